import { and, desc, eq } from 'drizzle-orm';
import type { Database } from './database.ts';
import type { ProductFacts } from './facts.ts';
import { productVersions, tdsVersions } from './schema.ts';
import type { TdsFacts } from './tds-facts.ts';

export type StoredProduct = NonNullable<Awaited<ReturnType<typeof findProduct>>>;

/** A product in whatever state, with all but its facts: its versions and TDS versions newest first. */
export const findProduct = (database: Database, id: number) =>
  database.query.products.findFirst({
    where: (product) => eq(product.id, id),
    with: {
      versions: {
        columns: { id: true, text: true, created: true, listed: true },
        orderBy: (version) => desc(version.number),
      },
      tdsVersions: { columns: { version: true, created: true }, orderBy: (tds) => desc(tds.version) },
      attachments: { columns: { content: false }, orderBy: (file) => file.position },
    },
  });

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
