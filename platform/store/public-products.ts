import { asc, count, eq, sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { products } from './schema.ts';

const published = eq(products.state, 'published');

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
    })
    .from(products)
    .where(published)
    .orderBy(asc(products.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return { total: counted?.total ?? 0, rows };
}
