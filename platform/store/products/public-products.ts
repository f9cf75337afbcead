import { and, asc, count, eq, inArray, max, or, sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import {
  catalogue,
  products,
  productVersions,
  tdsVersions,
  translations,
  workgroupProducts,
  workgroups,
} from '../schema.ts';

/**
 * One page of the published products, by id; `total` over all pages. `lastmod` is the day of the last issue. `workgroup` is the name of the
 * workgroup in whose list they are; undefined: all.
 */
export async function listPublicProducts(
  database: Database,
  number: number,
  pageSize: number,
  workgroup: string | undefined,
) {
  const listed = database
    .select({ id: workgroupProducts.productId })
    .from(workgroupProducts)
    .innerJoin(workgroups, eq(workgroups.id, workgroupProducts.workgroupId))
    .where(eq(workgroups.name, workgroup ?? ''));
  const published = and(
    eq(products.state, 'published'),
    workgroup === undefined ? undefined : inArray(products.id, listed),
  );
  const [counted] = await database.select({ total: count() }).from(products).where(published);
  // The page is a subquery, so that the joins do not run for products of earlier pages.
  const page = database
    .select()
    .from(products)
    .where(published)
    .orderBy(asc(products.id))
    .limit(pageSize)
    .offset((number - 1) * pageSize)
    .as('page');
  const sds = database
    .select({
      newest: sql`max(${productVersions.created}) filter (where ${productVersions.listed})`.as('sds_newest'),
      isIssued: sql<boolean>`coalesce(bool_or(${productVersions.listed}), false)`.as('sds_is_issued'),
    })
    .from(productVersions)
    .where(eq(productVersions.productId, page.id))
    .as('sds');
  const tds = database
    .select({ newest: max(tdsVersions.created).as('tds_newest') })
    .from(tdsVersions)
    .where(eq(tdsVersions.productId, page.id))
    .as('tds');
  // Which documents a visitor can open: Spec §4 "Tab availability".
  const isIssued = sql<boolean>`${sds.isIssued} and cardinality(${page.validLangs}) > 0`;
  const hasSds = sql<boolean>`coalesce(cardinality(${catalogue.sdsLangs}) > 0, false)`;
  const hasTds = sql<boolean>`${tds.newest} is not null and cardinality(${page.validTdsLangs}) > 0`;
  const rows = await database
    .select({
      id: page.id,
      lastmod: sql<string | null>`greatest(${sds.newest}, ${tds.newest})::text`,
      validLangs: page.validLangs,
      validTdsLangs: page.validTdsLangs,
      sds: hasSds,
      tds: sql<boolean>`${hasTds} and ${page.tdsEnabled} and ${page.tdsDocument}`,
      label: sql<boolean>`${isIssued} and ${page.labelDocument}`,
      ipi: sql<boolean>`${hasSds} and ${page.ipiDocument}`,
    })
    .from(page)
    .leftJoin(catalogue, eq(catalogue.productId, page.id))
    .innerJoinLateral(sds, sql`true`)
    .innerJoinLateral(tds, sql`true`)
    .orderBy(asc(page.id));
  return { total: counted?.total ?? 0, rows };
}

/** The product with a GTIN, or with an article that has it, and its state; among several, the oldest published one. */
export async function findByGtin(database: Database, gtin: string) {
  const [product] = await database
    .select({ id: products.id, state: products.state, articles: products.articles })
    .from(products)
    .where(or(eq(products.gtin, gtin), sql`${products.articles} @> ${JSON.stringify([{ gtin }])}::jsonb`))
    .orderBy(asc(products.state), asc(products.id))
    .limit(1);
  if (!product) return undefined;
  const { articles, ...others } = product;
  return { ...others, article: articles.find((article) => article.gtin === gtin) ?? null };
}

/** The provider's own interface texts in a language: `{key: text}`, without `app.` before the key. */
export async function findTranslations(database: Database, language: string): Promise<Record<string, string>> {
  const rows = await database.select().from(translations).where(eq(translations.language, language));
  return Object.fromEntries(rows.map(({ key, text }) => [key, text]));
}
