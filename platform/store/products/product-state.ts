import { and, inArray, ne } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { products } from '../schema.ts';

/** Publishes products or removes them from the public; the ids of those that were otherwise, or that there is not. */
export async function setProductState(
  database: Database,
  ids: number[],
  state: (typeof products.$inferSelect)['state'],
): Promise<{ changed: number[]; unknown: number[] }> {
  const known = await database.select({ id: products.id }).from(products).where(inArray(products.id, ids));
  const unknown = ids.filter((id) => !known.some((product) => product.id === id));
  if (unknown.length > 0) return { changed: [], unknown };
  const changed = await database
    .update(products)
    .set({ state })
    .where(and(inArray(products.id, ids), ne(products.state, state)))
    .returning({ id: products.id });
  return { changed: changed.map(({ id }) => id), unknown: [] };
}
