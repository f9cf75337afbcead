import { and, asc, desc, eq, getTableColumns, gt, inArray, max, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { type Database, rowsOf } from '../database.ts';
import { fillHashes } from './attachments.ts';
import { attachments, confidentialData, products, productVersions, tdsVersions } from '../schema.ts';
import type { ProductFacts } from '../../product/facts.ts';
import type { Path } from '../../product/findings.ts';
import type { TdsFacts } from '../../product/tds-facts.ts';

/** A stored product; versions and TDS versions newest first. */
export type StoredForImport = typeof products.$inferSelect & {
  versions: (typeof productVersions.$inferSelect)[];
  tdsVersions: (typeof tdsVersions.$inferSelect)[];
  attachments: Omit<typeof attachments.$inferSelect, 'content'>[];
  confidential: typeof confidentialData.$inferSelect | null;
};

/**
 * Finds the stored products of product files, by their ids or else their codes, with all data that a plan compares. `comparesFiles`: also
 * compares attached files, whose missing hashes are computed.
 */
export async function findStored(
  database: Database,
  identities: readonly { id?: number | undefined; code: string }[],
  comparesFiles: boolean,
): Promise<StoredForImport[]> {
  const ids = identities.flatMap(({ id }) => id ?? []);
  const codes = identities.filter(({ id }) => id === undefined).map(({ code }) => code);
  const find = () =>
    database.query.products.findMany({
      where: sql`${inArray(products.id, ids.length > 0 ? ids : [-1])} or ${inArray(products.code, codes.length > 0 ? codes : [''])}`,
      with: {
        versions: { orderBy: desc(productVersions.number) },
        tdsVersions: { orderBy: desc(tdsVersions.version) },
        attachments: { columns: { content: false }, orderBy: attachments.position },
      },
    });
  let rows = await find();
  const foundIds = rows.map(({ id }) => id);
  if (comparesFiles && rows.some((row) => row.attachments.some(({ hash }) => hash === null))) {
    await fillHashes(database, foundIds);
    rows = await find();
  }
  const confidential = rows.length
    ? await database.select().from(confidentialData).where(inArray(confidentialData.productId, foundIds))
    : [];
  return rows.map((row) => ({
    ...row,
    confidential: confidential.find(({ productId }) => productId === row.id) ?? null,
  }));
}

/** Values of a product that must be unique. */
export interface Claim {
  id: number;
  numbers: ClaimedNumber[];
  /** Keys of attached files. */
  keys: string[];
}

/** A GTIN of a product or an article, or the `id` of an article that the stored product does not have, with the field of the product file. */
export type ClaimedNumber = { path: Path } & ({ gtin: string } | { id: number });

/** A claim that conflicts with another product: by the `key` of an attached file, or by a number. */
export type Conflict<C extends Claim> = { claim: C; otherId: number } & ({ key: string } | { number: ClaimedNumber });

/**
 * Finds claims to keys of other products' files. Call it before files are written: a row with a taken key would replace the other
 * product's file.
 */
export async function findTakenKeys<C extends Claim>(database: Database, claims: readonly C[]): Promise<Conflict<C>[]> {
  const keys = claims.flatMap((claim) => claim.keys);
  if (keys.length === 0) return [];
  const files = await database
    .select({ key: attachments.key, productId: attachments.productId })
    .from(attachments)
    .where(inArray(attachments.key, keys));
  return claims.flatMap((claim) =>
    files
      .filter(({ key, productId }) => claim.keys.includes(key) && productId !== claim.id)
      .map(({ key, productId }) => ({ claim, otherId: productId, key })),
  );
}

const numbersPerQuery = 1000;

/**
 * Claims to numbers of products that are not imported, and to article ids that two imported products claim. GTINs of imported products
 * were compared with each other while they were read.
 */
export async function findTakenNumbers<C extends Claim>(
  database: Database,
  claims: readonly C[],
): Promise<Conflict<C>[]> {
  const importedIds = new Set(claims.map(({ id }) => id));
  const conflicts: Conflict<C>[] = [];
  const claimedArticles = new Map<number, number>();
  const claimed = claims.flatMap((claim) => claim.numbers.map((number) => ({ claim, number })));
  for (const { claim, number } of claimed) {
    if (!('id' in number)) continue;
    const otherId = claimedArticles.get(number.id);
    if (otherId === undefined) claimedArticles.set(number.id, claim.id);
    else conflicts.push({ claim, otherId, number });
  }
  for (let start = 0; start < claimed.length; start += numbersPerQuery) {
    const batch = claimed.slice(start, start + numbersPerQuery);
    const holders = await findHolders(
      database,
      batch.map(({ number }) => number),
    );
    batch.forEach(({ claim, number }, index) => {
      for (const otherId of holders[index]!) if (!importedIds.has(otherId)) conflicts.push({ claim, otherId, number });
    });
  }
  return conflicts;
}

/** The ids of the products that have each of these numbers, or an article with it. */
async function findHolders(database: Database, numbers: readonly ClaimedNumber[]): Promise<Set<number>[]> {
  const values = numbers.map((number) => ('gtin' in number ? { gtin: number.gtin } : { id: number.id }));
  const holders = numbers.map(() => new Set<number>());
  const rows = rowsOf(
    await database.execute(sql`
      with claimed as (select value, position from jsonb_array_elements(${JSON.stringify(values)}::jsonb) with ordinality as each (value, position))
      select position, products.id from claimed join products on products.articles @> jsonb_build_array(claimed.value)
      union select position, products.id from claimed join products on products.gtin = claimed.value ->> 'gtin'`),
  );
  for (const { position, id } of rows) holders[Number(position) - 1]?.add(Number(id));
  return holders;
}

/** The highest id of a stored product; 0: none. */
export async function highestProductId(database: Database): Promise<number> {
  const [row] = await database.select({ id: max(products.id) }).from(products);
  return row?.id ?? 0;
}

/** A product in any state with all data of a product file, versions newest first; undefined: no such product. */
export async function findForExport(database: Database, id: number, includesConfidential: boolean) {
  const row = await database.query.products.findFirst({
    where: eq(products.id, id),
    with: {
      versions: { orderBy: desc(productVersions.number) },
      tdsVersions: { orderBy: desc(tdsVersions.version) },
      attachments: { columns: { content: false }, orderBy: attachments.position },
    },
  });
  if (!row) return undefined;
  const [confidential] = includesConfidential
    ? await database.select().from(confidentialData).where(eq(confidentialData.productId, id))
    : [];
  return { row, confidential };
}

/** Maximum number of ids per query. */
const maxIds = 500;

/** The next product ids after an id, in ascending order; none: it is the last. */
export async function productIdsAfter(database: Database, lastId: number): Promise<number[]> {
  const rows = await database
    .select({ id: products.id })
    .from(products)
    .where(gt(products.id, lastId))
    .orderBy(asc(products.id))
    .limit(maxIds);
  return rows.map(({ id }) => id);
}

export type StoredProduct = NonNullable<Awaited<ReturnType<typeof findProduct>>>;
export type NewestProduct = NonNullable<Awaited<ReturnType<typeof findNewest>>>;

/** Prepared queries by database: building these frequent queries takes longer than executing them. */
const preparedQueries = new WeakMap<Database, ReturnType<typeof prepareQueries>>();

/** The statements have no name, so that PostgreSQL connections do not store them. */
const prepareQueries = (database: Database) => ({
  product: database.query.products
    .findFirst({
      where: eq(products.id, sql.placeholder('id')),
      with: {
        versions: {
          columns: { id: true, text: true, number: true, created: true, listed: true },
          orderBy: desc(productVersions.number),
        },
        tdsVersions: { columns: { version: true, created: true }, orderBy: desc(tdsVersions.version) },
        attachments: { columns: { content: false, hash: false }, orderBy: attachments.position },
      },
    })
    .prepare(''),
  newest: database
    .select({
      ...getTableColumns(products),
      newest: sql<number | null>`(${database
        .select({ id: productVersions.id })
        .from(productVersions)
        .where(eq(productVersions.productId, products.id))
        .orderBy(desc(productVersions.number))
        .limit(1)})`,
      isIssued: sql<boolean>`exists (${database
        .select({ id: productVersions.id })
        .from(productVersions)
        .where(and(eq(productVersions.productId, products.id), productVersions.listed))})`,
    })
    .from(products)
    .where(eq(products.id, sql.placeholder('id')))
    .prepare(''),
  facts: database
    .select({ facts: productVersions.facts })
    .from(productVersions)
    .where(
      and(
        eq(productVersions.productId, sql.placeholder('productId')),
        eq(productVersions.id, sql.placeholder('version')),
      ),
    )
    .prepare(''),
});

function queriesOf(database: Database) {
  const queries = preparedQueries.get(database) ?? prepareQueries(database);
  preparedQueries.set(database, queries);
  return queries;
}

/** A product in any state without its facts; versions and TDS versions are ordered newest first. */
export const findProduct = (database: Database, id: number) => queriesOf(database).product.execute({ id });

/** A product in any state with the facts of its newest version, which must not be changed; `isIssued`: whether any version is. */
export async function findNewest(database: Database, id: number) {
  const [row] = await queriesOf(database).newest.execute({ id });
  if (!row) return undefined;
  const { newest, ...product } = row;
  return {
    ...product,
    versions: newest === null ? [] : [{ id: newest, facts: await readFacts(database, product, newest) }],
  };
}

/** Facts by database, and by product, version and the product's last change. */
const factCaches = new WeakMap<Database, LRUCache<string, ProductFacts>>();
/** Maximum size of a cache in characters of JSON: about fifty products. */
const maxFactsLength = 1_000_000;

/**
 * Reads the facts of a version, which must not be changed; they are cached until the product changes. Reading them takes as long as
 * reading the row, and `resultsOf` caches what it derives from the same object.
 * @throws Error when the product has no such version
 */
export async function readFacts(
  database: Database,
  { id, updated }: { id: number; updated: Date },
  version: number,
): Promise<ProductFacts> {
  const cache =
    factCaches.get(database) ??
    new LRUCache<string, ProductFacts>({
      maxSize: maxFactsLength,
      sizeCalculation: (facts) => JSON.stringify(facts).length,
    });
  factCaches.set(database, cache);
  const key = `${id} ${version} ${updated.getTime()}`;
  const read = cache.get(key);
  if (read) return read;
  const facts = await findFacts(database, id, version);
  cache.set(key, facts);
  return facts;
}

/** A product in any state with the facts of its newest versions: what is checked before it is published. */
export const findForCheck = (database: Database, id: number) =>
  database.query.products.findFirst({
    where: eq(products.id, id),
    with: {
      versions: { orderBy: desc(productVersions.number) },
      tdsVersions: { orderBy: desc(tdsVersions.version), limit: 1 },
    },
  });

/** The facts of a product's version. @throws Error when the product has no such version */
export async function findFacts(database: Database, productId: number, version: number): Promise<ProductFacts> {
  const [row] = await queriesOf(database).facts.execute({ productId, version });
  if (!row) throw new Error(`Product ${productId} has no version ${version}`);
  return row.facts;
}

/** The facts of a version of the technical data sheet. @throws Error when the product has no such version */
export async function findTdsFacts(database: Database, productId: number, version: number): Promise<TdsFacts> {
  const [row] = await database
    .select({ facts: tdsVersions.facts })
    .from(tdsVersions)
    .where(and(eq(tdsVersions.productId, productId), eq(tdsVersions.version, version)));
  if (!row) throw new Error(`Product ${productId} has no technical data sheet ${version}`);
  return row.facts;
}
