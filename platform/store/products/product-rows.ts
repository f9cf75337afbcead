import { getTableColumns, inArray, sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import { getTableConfig, type PgInsertValue, type PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../database.ts';
import { attachments, type ProductTables, productTables, workgroupProducts } from '../schema.ts';

/** Columns that an update does not change. */
const preservedColumns: Partial<Record<keyof ProductTables, string[]>> = { products: ['created', 'updated'] };
const rowsPerInsert = 500;

/** Inserts rows into one of the tables, or updates those with the same key. */
export async function upsertRows<Name extends keyof ProductTables>(
  database: Database,
  tables: ProductTables,
  name: Name,
  rows: readonly PgInsertValue<ProductTables[Name]>[],
): Promise<void> {
  const table: PgTable = tables[name];
  for (let from = 0; from < rows.length; from += rowsPerInsert)
    await database
      .insert(table)
      .values(rows.slice(from, from + rowsPerInsert))
      .onConflictDoUpdate(upsertConflict(name));
}

/** The conflict clause of an insert, which updates the row with the same key. */
export function upsertConflict(name: keyof ProductTables) {
  const { columns, primaryKeys } = getTableConfig(productTables[name]);
  const fields = Object.keys(getTableColumns(productTables[name])).filter(
    (field) => !preservedColumns[name]?.includes(field),
  );
  return {
    target: primaryKeys[0]?.columns ?? columns.filter(({ primary }) => primary),
    set: Object.fromEntries(fields.map((field) => [field, sql`excluded.${sql.identifier(toSnakeCase(field))}`])),
  };
}

/** Arbitrary key of the advisory lock for imports. */
const importLock = 0x696d7074;

/** Serialises imports of all platforms until the end of the transaction. */
export const lockImports = (transaction: Database) =>
  transaction.execute(sql`select pg_advisory_xact_lock(${importLock})`);

/** Removes attached files by their keys. */
export async function removeAttachments(database: Database, keys: readonly string[]): Promise<void> {
  if (keys.length > 0) await database.delete(attachments).where(inArray(attachments.key, [...keys]));
}

/** Adds products to the lists of workgroups. */
export async function listProducts(
  database: Database,
  rows: readonly { workgroupId: number; productId: number }[],
): Promise<void> {
  if (rows.length > 0) await database.insert(workgroupProducts).values([...rows]);
}
