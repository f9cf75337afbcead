import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Localised } from '../../languages/languages.ts';
import type { Database } from '../database.ts';
import { memberships, products, workgroupProducts, workgroups } from '../schema.ts';

export interface ListedProduct {
  id: number;
  code: string;
  names: Localised;
  /** Codes of the label's pictograms, `GHS02`. */
  pictograms: string[];
  /** The newest issued SDS version; null: none. */
  version: { id: number; text: string; created: string } | null;
  validLangs: number[];
  /** Document language ids in which it has a valid SDS. */
  sdsLangs: number[];
}

const newest = (expression: string, condition = '') =>
  sql.raw(`(select ${expression} from product_versions
    where product_versions.product_id = products.id ${condition} order by product_versions.number desc limit 1)`);

/** The products with these ids in a workgroup's list, by code. */
export async function findListedProducts(
  database: Database,
  workgroupId: number,
  ids: readonly number[],
): Promise<ListedProduct[]> {
  if (ids.length === 0) return [];
  const rows = await database
    .select({
      id: products.id,
      code: products.code,
      facts: sql<{ names: Localised | null; pictograms: string[] | null } | null>`${newest(
        `json_build_object('names', product_versions.facts -> 'name',
          'pictograms', product_versions.facts #> '{label,pictograms}')`,
      )}`,
      version: sql<ListedProduct['version']>`${newest(
        `json_build_object('id', product_versions.id, 'text', product_versions.text, 'created', product_versions.created)`,
        'and product_versions.listed',
      )}`,
      validLangs: products.validLangs,
      sdsLangs: workgroupProducts.sdsLangs,
    })
    .from(workgroupProducts)
    .innerJoin(products, eq(products.id, workgroupProducts.productId))
    .where(
      and(
        eq(workgroupProducts.workgroupId, workgroupId),
        inArray(workgroupProducts.productId, [...ids]),
        workgroupProducts.listed,
      ),
    )
    .orderBy(sql`${workgroupProducts.code} collate "C"`, asc(workgroupProducts.productId));
  return rows.map(({ facts, ...row }) => ({
    ...row,
    names: facts?.names ?? {},
    pictograms: facts?.pictograms ?? [],
  }));
}

/** The ids that are in the list of one of the workgroups, including those of removed products. */
export async function findInLists(
  database: Database,
  workgroupIds: readonly number[],
  ids: readonly number[],
): Promise<Set<number>> {
  const rows = await database
    .select({ id: workgroupProducts.productId })
    .from(workgroupProducts)
    .where(
      and(inArray(workgroupProducts.workgroupId, [...workgroupIds]), inArray(workgroupProducts.productId, [...ids])),
    );
  return new Set(rows.map(({ id }) => id));
}

export const listWorkgroups = (database: Database) =>
  database
    .select({
      name: workgroups.name,
      users: sql<number>`(select count(*)::integer from ${memberships} where workgroup_id = ${sql.raw('workgroups.id')})`,
      products: sql<number>`(select count(*)::integer from ${workgroupProducts}
        where workgroup_id = ${sql.raw('workgroups.id')} and listed)`,
    })
    .from(workgroups)
    .orderBy(asc(workgroups.id));

/**
 * Adds products to a workgroup's list, none if one of the ids is unknown. Resolves to the number of new ones and the unknown ids;
 * undefined: no such workgroup. Fires store/triggers/workgroup-lists.sql, which fills the rows.
 */
export async function addToList(
  database: Database,
  name: string,
  ids: 'all' | number[],
): Promise<{ added: number; unknown: number[] } | undefined> {
  const [group] = await database.select({ id: workgroups.id }).from(workgroups).where(eq(workgroups.name, name));
  if (!group) return undefined;
  const chosen = await database
    .select({ productId: products.id })
    .from(products)
    .where(ids === 'all' ? undefined : inArray(products.id, ids));
  const knownIds = new Set(chosen.map(({ productId }) => productId));
  const unknown = ids === 'all' ? [] : ids.filter((id) => !knownIds.has(id));
  if (unknown.length > 0) return { added: 0, unknown };
  let added = 0;
  // A statement has at most 65,535 parameters.
  for (let start = 0; start < chosen.length; start += 10_000) {
    const rows = await database
      .insert(workgroupProducts)
      .values(chosen.slice(start, start + 10_000).map(({ productId }) => ({ workgroupId: group.id, productId })))
      .onConflictDoNothing()
      .returning({ id: workgroupProducts.productId });
    added += rows.length;
  }
  return { added, unknown };
}
