import { getTableColumns, sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';
import { type ProductTables, productTables } from './schema.ts';

/** Of a row that is written over. */
const stays: Partial<Record<keyof ProductTables, string[]>> = { products: ['created', 'updated'] };
const rowsAtOnce = 500;

/** Writes rows into one of the tables, over those of the same key. */
export async function upsertRows<Name extends keyof ProductTables>(
  database: Database,
  tables: ProductTables,
  name: Name,
  rows: readonly ProductTables[Name]['$inferInsert'][],
): Promise<void> {
  const table: PgTable = tables[name];
  for (let from = 0; from < rows.length; from += rowsAtOnce)
    await database
      .insert(table)
      .values(rows.slice(from, from + rowsAtOnce))
      .onConflictDoUpdate(upsertConflict(name));
}

/** What an insert does where there is a row of the same key. */
export function upsertConflict(name: keyof ProductTables) {
  const { columns, primaryKeys } = getTableConfig(productTables[name]);
  const fields = Object.keys(getTableColumns(productTables[name])).filter((field) => !stays[name]?.includes(field));
  return {
    target: primaryKeys[0]?.columns ?? columns.filter(({ primary }) => primary),
    set: Object.fromEntries(fields.map((field) => [field, sql`excluded.${sql.identifier(toSnakeCase(field))}`])),
  };
}
