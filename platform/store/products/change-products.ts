import { and, eq, getTableColumns, getTableName, inArray, notInArray, or, type SQL, sql, ne } from 'drizzle-orm';
import { getTableConfig, type PgInsertValue, type PgTable } from 'drizzle-orm/pg-core';
import { type Database, rowsOf } from '../database.ts';
import { freeContentPieces, isEmbedded } from '../file-contents.ts';
import {
  attachments,
  memberships,
  products,
  type ProductTables,
  productTables,
  productTablesNamed,
  users,
  workgroupProducts,
  workgroups,
} from '../schema.ts';
import { toSnakeCase } from 'drizzle-orm/casing';
import { addEvents, operator } from '../trail.ts';

/**
 * Changes products. The embedded database has one connection, so that nobody else is served during a transaction: there a large import is
 * published in many short transactions, with a few whole products in each. The rows that are still to be moved are in tables, so that an
 * interrupted import is completed at the next start; until then no other change of products begins.
 *
 * Each change of a product or its versions fires triggers: it queues mails to followers (store/triggers/follower-notices.sql), fills the
 * public catalogue (store/triggers/catalogue.sql), the lists of workgroups (store/triggers/workgroup-lists.sql) and their suppliers
 * (store/triggers/suppliers.sql), remembers that it was shown (store/triggers/shown-products.sql), and marks the product as updated
 * (store/triggers/updated-products.sql).
 */

/** Maximum number of products per transaction, and bytes of attached files after which no product is added. */
const moveLimits = { products: 10, bytes: 2 ** 20 };
const tableNames = Object.keys(productTables) as (keyof ProductTables)[];

/** Databases with an import that is not completely published: its promise, or null after a failure. */
const unfinished = new WeakMap<Database, Promise<void> | null>();

/** Runs a transaction that changes products, one at a time and after unfinished imports. */
export async function changeProducts<Value>(
  database: Database,
  work: (transaction: Database) => Promise<Value>,
): Promise<Value> {
  await waitForImports(database);
  const changed = await database.transaction(async (transaction) => {
    await lockImports(transaction);
    return work(transaction);
  });
  await freeContentPieces(database);
  return changed;
}

/** Waits until an unfinished import is published. @throws when it cannot be completed */
async function waitForImports(database: Database): Promise<void> {
  while (unfinished.has(database))
    await (unfinished.get(database)?.catch(() => undefined) ?? trackImport(database, moveAll(database)));
}

function trackImport(database: Database, work: Promise<void>): Promise<void> {
  const tracked = work.then(
    () => void unfinished.delete(database),
    (reason: unknown) => {
      unfinished.set(database, null);
      throw reason;
    },
  );
  unfinished.set(database, tracked);
  return tracked;
}

/** Completes an import that was interrupted by the end of the program; called before other work on the database. */
export async function finishImports(database: Database): Promise<void> {
  if (isEmbedded(database)) await trackImport(database, moveAll(database));
}

/** What an import changes besides the rows of its tables. */
export interface FurtherChanges {
  removedFileKeys: readonly string[];
  /** New products and the workgroup whose list they join. */
  listed: readonly { workgroupId: number; productId: number }[];
}

/**
 * Publishes an import on the embedded database. `check` runs in the transaction that commits to the import, which is completed afterwards
 * even if the program ends.
 * @throws what `check` throws; nothing is imported then
 */
export async function moveInParts(
  database: Database,
  tables: ProductTables,
  furtherChanges: FurtherChanges,
  check: (transaction: Database) => Promise<void>,
): Promise<void> {
  await waitForImports(database);
  let isBegun = false;
  const work = async () => {
    await database.transaction(async (transaction) => {
      await check(transaction);
      await begin(transaction, tables, furtherChanges);
    });
    isBegun = true;
    await moveAll(database);
  };
  await trackImport(database, work()).catch((reason: unknown) => {
    if (!isBegun) unfinished.delete(database);
    throw reason;
  });
}

const begunPrefix = 'moving_';
const removedFiles = (prefix: string) => sql.identifier(`${prefix}_removed_files`);
const listedProducts = (prefix: string) => sql.identifier(`${prefix}_listed`);

/** Renames the tables of an import: the prefix marks an import that must be completed. */
async function begin(
  transaction: Database,
  tables: ProductTables,
  { removedFileKeys, listed }: FurtherChanges,
): Promise<void> {
  const prefix = getTableName(tables.products).replace(/^staged_(.*)_products$/, `${begunPrefix}$1`);
  const begun = productTablesNamed(prefix);
  for (const name of tableNames)
    await transaction.execute(
      sql`alter table ${tables[name]} rename to ${sql.identifier(getTableName(begun[name] as PgTable))}`,
    );
  await transaction.execute(sql`create table ${removedFiles(prefix)} (key text primary key)`);
  await transaction.execute(
    sql`insert into ${removedFiles(prefix)} select distinct * from jsonb_array_elements_text(${JSON.stringify(removedFileKeys)}::jsonb)`,
  );
  await transaction.execute(sql`create table ${listedProducts(prefix)} (product_id bigint, workgroup_id integer)`);
  await transaction.execute(
    sql`insert into ${listedProducts(prefix)} select (value ->> 'productId')::bigint, (value ->> 'workgroupId')::integer from jsonb_array_elements(${JSON.stringify(listed)}::jsonb)`,
  );
}

async function moveAll(database: Database): Promise<void> {
  const begun = rowsOf(
    await database.execute(
      sql`select tablename as name from pg_tables where schemaname = current_schema() and tablename like 'moving\\_%\\_products' order by 1`,
    ),
  );
  for (const { name } of begun) await move(database, String(name).replace(/_products$/, ''));
}

async function move(database: Database, prefix: string): Promise<void> {
  const tables = productTablesNamed(prefix);
  for (const ids of groupIntoParts(await findUnmoved(database, tables, prefix))) {
    await database.transaction((transaction) => moveProducts(transaction, tables, prefix, ids));
  }
  const allTables = [...tableNames.map((name) => sql`${tables[name]}`), removedFiles(prefix), listedProducts(prefix)];
  await database.execute(sql`drop table ${sql.join(allTables, sql`, `)}`);
}

/** The products that are still to be moved, with the bytes of their files. */
async function findUnmoved(database: Database, tables: ProductTables, prefix: string) {
  const changed = tableNames.map((name): SQL => {
    const bytes = name === 'attachments' ? sql`size_in_bytes` : sql`0`;
    return sql`select ${sql.identifier(name === 'products' ? 'id' : 'product_id')} as id, ${bytes} as bytes from ${tables[name]}`;
  });
  const fewer = sql`select product_id, 0 from ${attachments} where key in (select key from ${removedFiles(prefix)})`;
  const rows = rowsOf(
    await database.execute(
      sql`select id, sum(bytes) as bytes from (${sql.join([...changed, fewer], sql` union all `)}) as changed group by id order by id`,
    ),
  );
  return rows.map(({ id, bytes }) => ({ id: Number(id), bytes: Number(bytes) }));
}

function groupIntoParts(products: readonly { id: number; bytes: number }[]): number[][] {
  const parts: number[][] = [];
  let sum = 0;
  for (const { id, bytes } of products) {
    const last = parts.at(-1);
    if (last && last.length < moveLimits.products && sum < moveLimits.bytes) last.push(id);
    else {
      parts.push([id]);
      sum = 0;
    }
    sum += bytes;
  }
  return parts;
}

async function moveProducts(transaction: Database, tables: ProductTables, prefix: string, ids: number[]) {
  for (const name of tableNames) {
    const table: PgTable = tables[name];
    const { id, productId } = getTableColumns(table);
    const isMoved = inArray((name === 'products' ? id : productId)!, ids);
    for (const condition of name === 'attachments' ? await fileConditions(transaction, tables, isMoved) : [isMoved]) {
      const rows = transaction.select().from(table).where(condition);
      await transaction
        .insert(productTables[name] as PgTable)
        .select(rows)
        .onConflictDoUpdate(upsertConflict(name));
    }
    await transaction.delete(table).where(isMoved);
  }
  await transaction
    .delete(attachments)
    .where(sql`${inArray(attachments.productId, ids)} and key in (select key from ${removedFiles(prefix)})`);
  await transaction.execute(
    sql`insert into ${workgroupProducts} (workgroup_id, product_id) select workgroup_id, product_id from ${listedProducts(prefix)} where product_id in ${ids} on conflict do nothing`,
  );
}

/** One condition per file, since a statement that writes 100 MiB blocks the embedded database's process for several seconds. */
async function fileConditions(
  transaction: Database,
  { attachments: files }: ProductTables,
  isMoved: SQL,
): Promise<SQL[]> {
  const keys = await transaction.select({ key: files.key }).from(files).where(isMoved);
  return keys.map(({ key }) => eq(files.key, key));
}

/**
 * Permanently deletes the demo catalogue with its account and workgroups. Products with another code and workgroups with other members
 * are not deleted. Resolves to the ids of the deleted products.
 */
export async function removeDemo(
  database: Database,
  catalogue: readonly { id: number; code: string }[],
  { user, groups }: { user: string; groups: string[] },
): Promise<number[]> {
  return changeProducts(database, async (transaction) => {
    const removed = await transaction
      .delete(products)
      .where(or(...catalogue.map(({ id, code }) => and(eq(products.id, id), eq(products.code, code)))))
      .returning({ id: products.id });
    for (const { id } of removed)
      await addEvents(transaction, { draftId: null, productId: id, workgroupId: null }, operator, [
        { action: 'deleted', comment: 'the demo catalogue' },
      ]);
    await transaction.delete(users).where(eq(users.name, user));
    const usedGroupIds = transaction.select({ id: memberships.workgroupId }).from(memberships);
    await transaction
      .delete(workgroups)
      .where(and(inArray(workgroups.name, groups), notInArray(workgroups.id, usedGroupIds)));
    return removed.map(({ id }) => id);
  });
}

/** Columns that an update does not change. */
const preservedColumns: Partial<Record<keyof ProductTables, string[]>> = { products: ['created', 'updated'] };
const rowsPerInsert = 500;

/**
 * Inserts rows into one of the tables, or updates those with the same key. In the catalogue's tables, not in those of an import, that fires
 * the triggers of a change (above).
 */
export async function upsertRows<Name extends keyof ProductTables>(
  database: Database,
  tables: ProductTables,
  name: Name,
  rows: readonly PgInsertValue<ProductTables[Name]>[],
): Promise<void> {
  const table: PgTable = tables[name];
  for (let start = 0; start < rows.length; start += rowsPerInsert)
    await database
      .insert(table)
      .values(rows.slice(start, start + rowsPerInsert))
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

/** Adds products to the lists of workgroups; fires store/triggers/workgroup-lists.sql, which fills the rows. */
export async function listProducts(
  database: Database,
  rows: readonly { workgroupId: number; productId: number }[],
): Promise<void> {
  if (rows.length > 0) await database.insert(workgroupProducts).values([...rows]);
}

/**
 * Publishes or removes products: the change of `state` fires store/triggers/follower-notices.sql, shown-products.sql, catalogue.sql and
 * workgroup-lists.sql. Resolves to the ids of changed products; with unknown ids nothing is changed.
 */
export async function setProductState(
  database: Database,
  ids: number[],
  state: (typeof products.$inferSelect)['state'],
): Promise<{ changed: number[]; unknown: number[] }> {
  return changeProducts(database, async (transaction) => {
    const rows = await transaction.select({ id: products.id }).from(products).where(inArray(products.id, ids));
    const unknown = ids.filter((id) => !rows.some((product) => product.id === id));
    if (unknown.length > 0) return { changed: [], unknown };
    const changed = await transaction
      .update(products)
      .set({ state })
      .where(and(inArray(products.id, ids), ne(products.state, state)))
      .returning({ id: products.id });
    for (const { id } of changed)
      await addEvents(transaction, { draftId: null, productId: id, workgroupId: null }, operator, [{ action: state }]);
    return { changed: changed.map(({ id }) => id), unknown: [] };
  });
}
