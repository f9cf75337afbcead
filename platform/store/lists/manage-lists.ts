import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { memberships, products, workgroupProducts, workgroups } from '../schema.ts';

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

/** Adds products to a workgroup's list; unknown ids are ignored. Resolves to the number of new ones; undefined: no such workgroup. */
export async function addToList(database: Database, name: string, ids: 'all' | number[]): Promise<number | undefined> {
  const [group] = await database.select({ id: workgroups.id }).from(workgroups).where(eq(workgroups.name, name));
  if (!group) return undefined;
  const chosen = await database
    .select({ productId: products.id })
    .from(products)
    .where(ids === 'all' ? undefined : inArray(products.id, ids));
  let added = 0;
  // A statement has at most 65,535 parameters.
  for (let from = 0; from < chosen.length; from += 10_000) {
    const rows = await database
      .insert(workgroupProducts)
      .values(chosen.slice(from, from + 10_000).map(({ productId }) => ({ workgroupId: group.id, productId })))
      .onConflictDoNothing()
      .returning({ id: workgroupProducts.productId });
    added += rows.length;
  }
  return added;
}
