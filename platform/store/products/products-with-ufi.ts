import { and, arrayOverlaps, inArray, like, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import { localise, type Localised } from '../../languages/languages.ts';
import type { ProductWithUfi } from '../../product/check/check-ufi.ts';
import type { Database } from '../database.ts';
import { catalogue, products, workgroupProducts } from '../schema.ts';

/**
 * The products whose newest version has one of these UFIs, as far as somebody may see them: the public ones and those in the lists of
 * `workgroupIds`; undefined: an operator, who sees every list.
 */
export async function findProductsWithUfi(
  database: Database,
  ufis: readonly string[],
  workgroupIds: readonly number[] | undefined,
): Promise<ProductWithUfi[]> {
  if (ufis.length === 0) return [];
  const keys = ufis.map((ufi) => ufi.replaceAll('-', '').toLowerCase());
  const isNamed = or(...ufis.map((ufi) => like(workgroupProducts.search, `%${ufi.toLowerCase()}%`)));
  const listedIds = database
    .select({ id: workgroupProducts.productId })
    .from(workgroupProducts)
    .where(workgroupIds ? and(inArray(workgroupProducts.workgroupId, [...workgroupIds]), isNamed) : isNamed);
  const catalogueIds = database
    .select({ id: catalogue.productId })
    .from(catalogue)
    .where(arrayOverlaps(catalogue.keys, keys));
  const newest = (path: string) =>
    sql.raw(`(select product_versions.facts -> '${path}' from product_versions
      where product_versions.product_id = products.id order by product_versions.number desc limit 1)`);
  const candidates = await database
    .select({
      id: products.id,
      code: products.code,
      ufi: sql<string | null>`${newest('ufi')} #>> '{}'`,
      name: sql<Localised | null>`${newest('name')}`,
      composition: sql<unknown>`${newest('composition')}`,
    })
    .from(products)
    .where(or(inArray(products.id, listedIds), inArray(products.id, catalogueIds)));
  return candidates.flatMap(({ ufi, name, composition, ...row }) =>
    ufi !== null && ufis.includes(ufi)
      ? [{ ...row, ufi, name: name ?? {}, composition: compositionKey(composition) }]
      : [],
  );
}

const number = z.string().optional().catch(undefined);
const rows = z
  .array(
    z.object({
      cas: number,
      ec: number,
      name: z.record(z.string(), z.string()).catch({}),
      content: z.number().optional().catch(undefined),
      contentRange: number,
    }),
  )
  .catch([]);

/** Equal for two compositions with the same ingredients in the same contents, in any order. The composition of a draft may be any value. */
export const compositionKey = (composition: unknown): string =>
  rows
    .parse(composition)
    .map(({ cas, ec, name, content, contentRange }) => {
      const ingredient =
        cas ??
        ec ??
        localise(name as Localised, 'en')
          ?.trim()
          .toLowerCase();
      return `${ingredient} ${content ?? contentRange?.replace(/[\s%]/g, '')}`;
    })
    .sort()
    .join('; ');
