import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from './database.ts';

export async function databaseVersion(database: Database): Promise<string> {
  const [row] = rowsOf(await database.execute(sql`select version() as version`));
  return String(row?.version);
}

/** Tables and their numbers of rows. */
export async function countRows(database: Database): Promise<Record<string, number>> {
  const tables = rowsOf(
    await database.execute(sql`select tablename as name from pg_tables where schemaname = current_schema() order by 1`),
  );
  const counts: Record<string, number> = {};
  for (const { name } of tables) {
    const [row] = rowsOf(
      await database.execute(sql`select count(*)::int as count from ${sql.identifier(String(name))}`),
    );
    counts[String(name)] = Number(row?.count);
  }
  return counts;
}
