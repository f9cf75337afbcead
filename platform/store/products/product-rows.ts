import { getTableColumns, inArray, sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../database.ts';
import { attachments, type ProductTables, productTables, workgroupProducts } from '../schema.ts';

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

/** Any number: it tells imports from other users of the database's advisory locks. */
const importLock = 0x696d7074;

/** One import after the other, on whichever platform, until the end of the transaction. */
export const lockImports = (transaction: Database) =>
  transaction.execute(sql`select pg_advisory_xact_lock(${importLock})`);

/** Removes attached files by their keys. */
export async function removeAttachments(database: Database, keys: readonly string[]): Promise<void> {
  if (keys.length > 0) await database.delete(attachments).where(inArray(attachments.key, [...keys]));
}

/** Puts products into the lists of workgroups. */
export async function listProducts(
  database: Database,
  rows: readonly { workgroupId: number; productId: number }[],
): Promise<void> {
  if (rows.length > 0) await database.insert(workgroupProducts).values([...rows]);
}
