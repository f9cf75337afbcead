import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import type { ProductFacts } from '../../product/facts.ts';
import { attachments, products, productVersions, tdsVersions } from '../schema.ts';
import type { TdsFacts } from '../../product/tds-facts.ts';

export type StoredProduct = NonNullable<Awaited<ReturnType<typeof findProduct>>>;
export type NewestProduct = NonNullable<Awaited<ReturnType<typeof findNewest>>>;

/** To write a query takes longer than to answer it, and most calls ask these: they are written once for a database. */
const written = new WeakMap<Database, ReturnType<typeof writeQueries>>();

/** Without a name, for no connection of PostgreSQL need remember them. */
const writeQueries = (database: Database) => ({
  product: database.query.products
    .findFirst({
      where: eq(products.id, sql.placeholder('id')),
      with: {
        versions: {
          columns: { id: true, text: true, created: true, listed: true },
          orderBy: desc(productVersions.number),
        },
        tdsVersions: { columns: { version: true, created: true }, orderBy: desc(tdsVersions.version) },
        attachments: { columns: { content: false }, orderBy: attachments.position },
      },
    })
    .prepare(''),
  newest: database.query.products
    .findFirst({
      where: eq(products.id, sql.placeholder('id')),
      with: { versions: { columns: { id: true, facts: true }, orderBy: desc(productVersions.number), limit: 1 } },
    })
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
  const queries = written.get(database) ?? writeQueries(database);
  written.set(database, queries);
  return queries;
}

/** A product in whatever state, with all but its facts: its versions and TDS versions newest first. */
export const findProduct = (database: Database, id: number) => queriesOf(database).product.execute({ id });

/** A product in whatever state with its newest version and what that says: the one question of a label. */
export const findNewest = (database: Database, id: number) => queriesOf(database).newest.execute({ id });

/** What the product's version says, as it was when the version was made. */
export async function findFacts(database: Database, productId: number, version: number): Promise<ProductFacts> {
  const [row] = await queriesOf(database).facts.execute({ productId, version });
  if (!row) throw new Error(`Product ${productId} has no version ${version}`);
  return row.facts;
}

/** What the technical data sheet of this version says. @throws Error when the product has no such version */
export async function findTdsFacts(database: Database, productId: number, version: number): Promise<TdsFacts> {
  const [row] = await database
    .select({ facts: tdsVersions.facts })
    .from(tdsVersions)
    .where(and(eq(tdsVersions.productId, productId), eq(tdsVersions.version, version)));
  if (!row) throw new Error(`Product ${productId} has no technical data sheet ${version}`);
  return row.facts;
}

/** Publishes products or removes them from the public; the ids of those that were otherwise, or that there is not. */
export async function setProductState(
  database: Database,
  ids: number[],
  state: (typeof products.$inferSelect)['state'],
): Promise<{ changed: number[]; unknown: number[] }> {
  const known = await database.select({ id: products.id }).from(products).where(inArray(products.id, ids));
  const unknown = ids.filter((id) => !known.some((product) => product.id === id));
  if (unknown.length > 0) return { changed: [], unknown };
  const changed = await database
    .update(products)
    .set({ state })
    .where(and(inArray(products.id, ids), ne(products.state, state)))
    .returning({ id: products.id });
  return { changed: changed.map(({ id }) => id), unknown: [] };
}
