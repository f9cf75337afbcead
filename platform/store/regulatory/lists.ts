import { and, asc, eq, gt, inArray, or, sql } from 'drizzle-orm';
import type { ProductFacts } from '../../product/facts.ts';
import type { ListedEntry, RegulatoryEntry } from '../../tables/regulatory-lists.ts';
import type { Database } from '../database.ts';
import { products, productVersions, regulatoryListEntries, regulatoryLists } from '../schema.ts';

type LoadedList = typeof regulatoryLists.$inferSelect;
type NewList = Omit<typeof regulatoryLists.$inferInsert, 'imported'>;

const entriesPerInsert = 500;
const numbersPerQuery = 1000;

/** The loaded lists; empty in a database that is older than their tables. */
export async function findLists(database: Database): Promise<LoadedList[]> {
  return (await hasListTables(database)) ? database.select().from(regulatoryLists) : [];
}

/** Whether the tables exist: a command may open a database without migrating it. */
async function hasListTables(database: Database): Promise<boolean> {
  if (databasesWithLists.has(database)) return true;
  const [row] = await database
    .select({ found: sql<string | null>`to_regclass('regulatory_list_entries')::text` })
    .from(sql`(select 1) as one`);
  if (row?.found == null) return false;
  databasesWithLists.add(database);
  return true;
}

/** Databases that have the tables, which nothing removes. */
const databasesWithLists = new WeakSet<Database>();

/** Replaces the list of its kind with all its entries, or does nothing when `isReplaced` refuses the loaded one. */
export async function replaceList(
  database: Database,
  list: NewList,
  entries: readonly RegulatoryEntry[],
  isReplaced: (loaded: LoadedList) => boolean,
): Promise<{ loaded: LoadedList | null; wasReplaced: boolean }> {
  return database.transaction(async (transaction) => {
    // Two imports of one kind wait for each other, also when no list is loaded yet.
    await transaction.execute(sql`lock table ${regulatoryLists} in share row exclusive mode`);
    const [loaded = null] = await transaction.select().from(regulatoryLists).where(eq(regulatoryLists.kind, list.kind));
    if (loaded && !isReplaced(loaded)) return { loaded, wasReplaced: false };
    await transaction.delete(regulatoryLists).where(eq(regulatoryLists.kind, list.kind));
    await transaction.insert(regulatoryLists).values(list);
    for (let start = 0; start < entries.length; start += entriesPerInsert) {
      const rows = entries.slice(start, start + entriesPerInsert).map((entry) => ({ ...entry, kind: list.kind }));
      await transaction.insert(regulatoryListEntries).values(rows);
    }
    return { loaded, wasReplaced: true };
  });
}

/** The entries of all loaded lists with one of the CAS or EC numbers, in the order of the tables. */
export async function listEntriesFor(
  database: Database,
  cas: readonly string[],
  ec: readonly string[],
): Promise<ListedEntry[]> {
  if (cas.length + ec.length === 0) return [];
  const entriesById = new Map<number, ListedEntry>();
  for (let start = 0; start < Math.max(cas.length, ec.length); start += numbersPerQuery) {
    const [someCas, someEc] = [cas, ec].map((numbers) => numbers.slice(start, start + numbersPerQuery));
    const rows = await database
      .select({ entry: regulatoryListEntries, published: regulatoryLists.published })
      .from(regulatoryListEntries)
      .innerJoin(regulatoryLists, eq(regulatoryLists.kind, regulatoryListEntries.kind))
      .where(or(inArray(regulatoryListEntries.cas, someCas!), inArray(regulatoryListEntries.ec, someEc!)));
    for (const { entry, published } of rows) {
      const { id, ...listed } = entry;
      entriesById.set(id, { ...listed, published });
    }
  }
  return [...entriesById].sort(([a], [b]) => a - b).map(([, entry]) => entry);
}

interface NewestFacts {
  id: number;
  code: string;
  facts: ProductFacts;
}

/** Up to `max` products after an id, in the state or else in any, with the facts of their newest versions. */
export async function newestFactsAfter(
  database: Database,
  lastId: number,
  max: number,
  state?: 'published',
): Promise<NewestFacts[]> {
  return database
    .selectDistinctOn([products.id], { id: products.id, code: products.code, facts: productVersions.facts })
    .from(products)
    .innerJoin(productVersions, eq(productVersions.productId, products.id))
    .where(and(gt(products.id, lastId), state && eq(products.state, state)))
    .orderBy(asc(products.id), sql`${productVersions.number} desc`)
    .limit(max);
}
