import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import type { ProductFacts } from '../../product/facts.ts';
import { changeProducts } from './change-products.ts';
import { attachments, products, productVersions, tdsVersions } from '../schema.ts';
import type { TdsFacts } from '../../product/tds-facts.ts';

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
  const queries = preparedQueries.get(database) ?? prepareQueries(database);
  preparedQueries.set(database, queries);
  return queries;
}

/** A product in any state without its facts; versions and TDS versions are ordered newest first. */
export const findProduct = (database: Database, id: number) => queriesOf(database).product.execute({ id });

/** A product in any state with the facts of its newest version. */
export const findNewest = (database: Database, id: number) => queriesOf(database).newest.execute({ id });

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

/** Publishes or removes products. Resolves to the ids of changed products; with unknown ids nothing is changed. */
export async function setProductState(
  database: Database,
  ids: number[],
  state: (typeof products.$inferSelect)['state'],
): Promise<{ changed: number[]; unknown: number[] }> {
  return changeProducts(database, async (transaction) => {
    const known = await transaction.select({ id: products.id }).from(products).where(inArray(products.id, ids));
    const unknown = ids.filter((id) => !known.some((product) => product.id === id));
    if (unknown.length > 0) return { changed: [], unknown };
    const changed = await transaction
      .update(products)
      .set({ state })
      .where(and(inArray(products.id, ids), ne(products.state, state)))
      .returning({ id: products.id });
    return { changed: changed.map(({ id }) => id), unknown: [] };
  });
}
