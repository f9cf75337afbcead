import { randomBytes } from 'node:crypto';
import { getTableName, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { type Database, rowsOf } from '../database.ts';
import { freeContentPieces, isEmbedded } from '../file-contents.ts';
import {
  listProducts,
  lockImports,
  moveInParts,
  type FurtherChanges,
  removeAttachments,
  upsertConflict,
} from './change-products.ts';
import { products, type ProductTables, productTables, productTablesNamed } from '../schema.ts';

const tableNames = Object.keys(productTables) as (keyof ProductTables)[];

/** Staging tables, whose rows become part of the catalogue. */
export interface StagedProducts {
  tables: ProductTables;
  /**
   * Moves the rows into the catalogue, with the import's other changes: in one transaction, or on the embedded database in many. The rows fire
   * the triggers of a change of products (change-products.ts), such as store/triggers/follower-notices.sql.
   * `record` runs in that transaction, or in the one that commits to the import (`moveInParts`).
   * @throws CatalogueChangedError
   */
  move: (furtherChanges: FurtherChanges, record: (transaction: Database) => Promise<void>) => Promise<void>;
  drop: () => Promise<void>;
}

/** Products were changed since the staging started, so that the plan may be outdated. */
export class CatalogueChangedError extends Error {
  override name = 'CatalogueChangedError';
}

export async function stageProducts(database: Database): Promise<StagedProducts> {
  await dropOrphanedTables(database);
  const tables = productTablesNamed(`staged_${Date.now()}_${randomBytes(3).toString('hex')}`);
  const [initial] = await database
    .select(catalogueState(sql`pg_snapshot_xmin(pg_current_snapshot())::xid`))
    .from(products);
  // PostgreSQL's tables are unlogged, since they are useless after a crash.
  const kind = isEmbedded(database) ? sql`table` : sql`unlogged table`;
  for (const name of tableNames)
    await database.execute(
      sql`create ${kind} ${tables[name]} (like ${productTables[name]} including defaults including indexes including storage)`,
    );
  const check = async (transaction: Database) => {
    const [now] = await transaction.select(catalogueState(sql`${initial!.since}::xid`)).from(products);
    if (now!.changed > 0 || now!.count !== initial!.count) throw new CatalogueChangedError();
  };
  return {
    tables,
    move: (furtherChanges, record) =>
      isEmbedded(database)
        ? moveInParts(database, tables, furtherChanges, async (transaction) => {
            await check(transaction);
            await record(transaction);
          })
        : database.transaction(async (transaction) => {
            await lockImports(transaction);
            await check(transaction);
            await record(transaction);
            for (const name of tableNames) await moveRows(transaction, tables, name);
            await removeAttachments(transaction, furtherChanges.removedFileKeys);
            await listProducts(transaction, furtherChanges.listed);
          }),
    drop: async () => {
      await dropTables(
        database,
        tableNames.map((name) => getTableName(tables[name])),
      );
      await freeContentPieces(database);
    },
  };
}

/** Number of rows per statement. Attached files have up to 25 MiB each. */
const rowsPerStatement = (name: keyof ProductTables) => (name === 'attachments' ? 2 : 200);

/** Reads the rows by their physical location (ctid), which is stable because the table no longer changes. */
async function moveRows(transaction: Database, tables: ProductTables, name: keyof ProductTables): Promise<void> {
  const table: PgTable = tables[name];
  const locations = transaction.select({ location: sql<string>`ctid::text`.as('location') }).from(table);
  const allLocations = await locations.orderBy(sql`ctid`);
  const count = rowsPerStatement(name);
  for (let start = 0; start < allLocations.length; start += count) {
    const batch = allLocations.slice(start, start + count);
    const rows = transaction
      .select()
      .from(table)
      .where(sql`ctid between ${batch[0]!.location}::tid and ${batch.at(-1)!.location}::tid`);
    await transaction
      .insert(productTables[name] as PgTable)
      .select(rows)
      .onConflictDoUpdate(upsertConflict(name));
  }
}

/** The number of products, and how many of them were written by transactions that had not ended at `since`. */
const catalogueState = (since: SQL) => ({
  since: sql<string>`${since}::text`,
  count: sql<number>`count(*)::int`,
  changed: sql<number>`count(*) filter (where age(${products}.xmin) <= age(${since}))::int`,
});

const dayMs = 24 * 60 * 60 * 1000;

/** Drops staging tables of killed imports after a day, when no import can use them any more. */
async function dropOrphanedTables(database: Database): Promise<void> {
  const stagedNames = rowsOf(
    await database.execute(
      sql`select tablename as name from pg_tables where schemaname = current_schema() and tablename like 'staged\\_%'`,
    ),
  ).map(({ name }) => String(name));
  await dropTables(
    database,
    stagedNames.filter((name) => Number(name.split('_')[1]) < Date.now() - dayMs),
  );
}

async function dropTables(database: Database, names: readonly string[]): Promise<void> {
  if (names.length === 0) return;
  await database.execute(
    sql`drop table if exists ${sql.join(
      names.map((name) => sql.identifier(name)),
      sql`, `,
    )}`,
  );
}
