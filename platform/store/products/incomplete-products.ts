import { desc, eq, inArray } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { setImmediate as turn } from 'node:timers/promises';
import { isClassificationComplete } from '../../product/not-classified.ts';
import type { Database } from '../database.ts';
import { products, productVersions } from '../schema.ts';
import { findFacts } from './stored-products.ts';

/** Caches by database whether the classification of a product's newest version is complete. */
const completeness = new WeakMap<Database, LRUCache<string, boolean>>();
const maxKnown = 20_000;

/**
 * Finds the products whose newest version leaves a hazard class open, or says nothing about hazards. Deriving it from the facts takes about
 * two milliseconds per product; results are cached by the product's last change and by day, since transition periods end on a day.
 */
export async function findIncomplete(database: Database, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const cache = completeness.get(database) ?? new LRUCache<string, boolean>({ max: maxKnown });
  completeness.set(database, cache);
  const day = new Date().toISOString().slice(0, 10);
  const newest = await database
    .selectDistinctOn([products.id], { id: products.id, updated: products.updated, version: productVersions.id })
    .from(products)
    .innerJoin(productVersions, eq(productVersions.productId, products.id))
    .where(inArray(products.id, [...ids]))
    .orderBy(products.id, desc(productVersions.number));
  const incomplete = new Set<number>();
  for (const { id, updated, version } of newest) {
    const key = `${id} ${version} ${updated.getTime()} ${day}`;
    const isComplete = cache.get(key) ?? (await isVersionComplete(database, id, version));
    cache.set(key, isComplete);
    if (!isComplete) incomplete.add(id);
  }
  return incomplete;
}

async function isVersionComplete(database: Database, id: number, version: number): Promise<boolean> {
  // Lets other calls run between two derivations.
  await turn();
  return isClassificationComplete(await findFacts(database, id, version));
}
