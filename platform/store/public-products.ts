import { asc, count, eq, sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { products } from './schema.ts';

const published = eq(products.state, 'published');

const isIssued = sql`exists (select from product_versions where product_versions.product_id = products.id and listed)
  and cardinality(valid_langs) > 0`;
const hasSds = sql<boolean>`${isIssued} and sds_document and sds_exists and language_exists`;

/** Which documents visitors can open. The specification, section 4, "Tab availability". */
const documents = {
  sds: hasSds,
  tds: sql<boolean>`exists (select from tds_versions where tds_versions.product_id = products.id)
    and cardinality(valid_tds_langs) > 0 and tds_enabled and tds_document`,
  label: sql<boolean>`${isIssued} and label_document`,
  ipi: sql<boolean>`${hasSds} and ipi_document`,
};

/** One page of the products that are published, by id; `total` over all pages. `lastmod` is a day, of what was issued last. */
export async function listPublicProducts(database: Database, page: number, pageSize: number) {
  const [counted] = await database.select({ total: count() }).from(products).where(published);
  const rows = await database
    .select({
      id: products.id,
      lastmod: sql<string | null>`greatest(
        (select max(created) from product_versions where product_versions.product_id = products.id),
        (select max(created) from tds_versions where tds_versions.product_id = products.id))::text`,
      validLangs: products.validLangs,
      validTdsLangs: products.validTdsLangs,
      ...documents,
    })
    .from(products)
    .where(published)
    .orderBy(asc(products.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return { total: counted?.total ?? 0, rows };
}

/** A product of this GTIN with its state; where several have it, a published one, the oldest. */
export async function findByGtin(database: Database, gtin: string) {
  const [found] = await database
    .select({ id: products.id, state: products.state })
    .from(products)
    .where(eq(products.gtin, gtin))
    .orderBy(asc(products.state), asc(products.id))
    .limit(1);
  return found;
}
