import { and, eq, inArray, notInArray, or } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { changeProducts } from './change-products.ts';
import { memberships, products, users, workgroups } from '../schema.ts';

/**
 * Permanently deletes the demo catalogue with its account and workgroups. Products with another code and workgroups with other members
 * are not deleted. Resolves to the ids of the deleted products.
 */
export async function removeDemo(
  database: Database,
  catalogue: readonly { id: number; code: string }[],
  { user, groups }: { user: string; groups: string[] },
): Promise<number[]> {
  return changeProducts(database, async (transaction) => {
    const removed = await transaction
      .delete(products)
      .where(or(...catalogue.map(({ id, code }) => and(eq(products.id, id), eq(products.code, code)))))
      .returning({ id: products.id });
    await transaction.delete(users).where(eq(users.name, user));
    const inUse = transaction.select({ id: memberships.workgroupId }).from(memberships);
    await transaction.delete(workgroups).where(and(inArray(workgroups.name, groups), notInArray(workgroups.id, inUse)));
    return removed.map(({ id }) => id);
  });
}
