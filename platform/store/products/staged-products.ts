import { randomBytes } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import { getTableName, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { type Database, rowsOf } from '../database.ts';
import { upsertConflict } from './product-rows.ts';
import { products, type ProductTables, productTables, productTablesNamed } from '../schema.ts';

const tableNames = Object.keys(productTables) as (keyof ProductTables)[];

/** Tables beside the catalogue's, whose rows become part of it at one moment, however many they are. */
export interface StagedProducts {
  tables: ProductTables;
  /** Makes the rows part of the catalogue. @throws CatalogueChangedError */
  move: (transaction: Database) => Promise<void>;
  drop: () => Promise<void>;
}

/** Somebody else changed products since the staging began: what was planned may no longer be right. */
export class CatalogueChangedError extends Error {
  override name = 'CatalogueChangedError';
}

export async function stageProducts(database: Database): Promise<StagedProducts> {
  await dropLeftOvers(database);
  const tables = productTablesNamed(`staged_${Date.now()}_${randomBytes(3).toString('hex')}`);
  const [begun] = await database
    .select(catalogueState(sql`pg_snapshot_xmin(pg_current_snapshot())::xid`))
    .from(products);
  // Unlogged: what a crash leaves of them is of no use to anyone.
  for (const name of tableNames)
    await database.execute(
      sql`create unlogged table ${tables[name]} (like ${productTables[name]} including defaults including indexes)`,
    );
  return {
    tables,
    move: async (transaction) => {
      const [now] = await transaction.select(catalogueState(sql`${begun!.since}::xid`)).from(products);
      if (now!.changed > 0 || now!.count !== begun!.count) throw new CatalogueChangedError();
      for (const name of tableNames) await moveRows(transaction, tables, name);
    },
    drop: () =>
      dropTables(
        database,
        tableNames.map((name) => getTableName(tables[name])),
      ),
  };
}

/** Rows of a statement: while it runs, the embedded database occupies the process. Attached files have up to 25 MiB each. */
const rowsAtOnce = (name: keyof ProductTables) => (name === 'attachments' ? 2 : 200);

/** By pages of the table rather than by keys: its rows stand where they were written, and none is written any more. */
async function moveRows(transaction: Database, tables: ProductTables, name: keyof ProductTables): Promise<void> {
  const table: PgTable = tables[name];
  const places = transaction.select({ place: sql<string>`ctid::text`.as('place') }).from(table);
  const all = await places.orderBy(sql`ctid`);
  const count = rowsAtOnce(name);
  for (let from = 0; from < all.length; from += count) {
    const some = all.slice(from, from + count);
    const rows = transaction
      .select()
      .from(table)
      .where(sql`ctid between ${some[0]!.place}::tid and ${some.at(-1)!.place}::tid`);
    await transaction
      .insert(productTables[name] as PgTable)
      .select(rows)
      .onConflictDoUpdate(upsertConflict(name));
    await turn();
  }
}

/** How many products there are, and how many of them a transaction wrote that had not ended at `since`. */
const catalogueState = (since: SQL) => ({
  since: sql<string>`${since}::text`,
  count: sql<number>`count(*)::int`,
  changed: sql<number>`count(*) filter (where age(${products}.xmin) <= age(${since}))::int`,
});

const dayMs = 24 * 60 * 60 * 1000;

/** What an import that was killed left, when none can be at it any more. */
async function dropLeftOvers(database: Database): Promise<void> {
  const found = rowsOf(
    await database.execute(
      sql`select tablename as name from pg_tables where schemaname = current_schema() and tablename like 'staged\\_%'`,
    ),
  ).map(({ name }) => String(name));
  await dropTables(
    database,
    found.filter((name) => Number(name.split('_')[1]) < Date.now() - dayMs),
  );
}

async function dropTables(database: Database, names: readonly string[]): Promise<void> {
  if (names.length === 0) return;
  await database.execute(
    sql`drop table ${sql.join(
      names.map((name) => sql.identifier(name)),
      sql`, `,
    )}`,
  );
}
