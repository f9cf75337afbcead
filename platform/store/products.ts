import { and, desc, eq, sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import type { ProductFacts } from './facts.ts';
import { productVersions, tdsVersions } from './schema.ts';
import type { TdsFacts } from './tds-facts.ts';

export type StoredProduct = NonNullable<Awaited<ReturnType<typeof findProduct>>>;

/** Without a name, for no connection of PostgreSQL need remember it. */
const productById = (database: Database) =>
  database.query.products
    .findFirst({
      where: (product) => eq(product.id, sql.placeholder('id')),
      with: {
        versions: {
          columns: { id: true, text: true, created: true, listed: true },
          orderBy: (version) => desc(version.number),
        },
        tdsVersions: { columns: { version: true, created: true }, orderBy: (tds) => desc(tds.version) },
        attachments: { columns: { content: false }, orderBy: (file) => file.position },
      },
    })
    .prepare('');

/** To write this query takes twice as long as to answer it, and most calls ask it: it is written once for a database. */
const productQueries = new WeakMap<Database, ReturnType<typeof productById>>();

/** A product in whatever state, with all but its facts: its versions and TDS versions newest first. */
export async function findProduct(database: Database, id: number) {
  const query = productQueries.get(database) ?? productById(database);
  productQueries.set(database, query);
  return query.execute({ id });
}

/** What the product's version says, as it was when the version was made. */
export async function findFacts(database: Database, productId: number, version: number): Promise<ProductFacts> {
  const [row] = await database
    .select({ facts: productVersions.facts })
    .from(productVersions)
    .where(and(eq(productVersions.productId, productId), eq(productVersions.id, version)));
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
