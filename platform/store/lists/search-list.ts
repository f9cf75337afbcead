import { and, asc, eq, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Database } from '../database.ts';
import { workgroupProducts, workgroups } from '../schema.ts';

/** Permalink ids, in the order of the list. */
type Matches = Float64Array;

export type SearchList = (workgroupId: number, search: string) => Promise<Matches>;

/** All kept results together: 4 million ids, 32 MB. */
const mostIds = 4_000_000;

/**
 * Searches in a workgroup's list: every word of `search` stands somewhere in the product's names, codes or numbers,
 * whatever its case and accents; no word finds them all. Results are kept until the list changes, so that a page far
 * back costs no more than the first, and the number of all matches nothing.
 */
export function createSearchList(database: Database): SearchList {
  const kept = new LRUCache<string, { stamp: number; matches: Promise<Matches> }>({
    maxSize: mostIds,
    max: 10_000,
  });
  return async function searchList(workgroupId, search) {
    const words = [...new Set(search.split(/\s+/).filter(Boolean))].sort();
    const key = JSON.stringify([workgroupId, words]);
    const stamp = await listStamp(database, workgroupId);
    const known = kept.get(key);
    if (known?.stamp === stamp) return known.matches;
    const matches = findMatches(database, workgroupId, words);
    kept.set(key, { stamp, matches }, { size: 1 });
    try {
      kept.set(key, { stamp, matches }, { size: (await matches).length + 1 });
    } catch (error) {
      kept.delete(key);
      throw error;
    }
    return matches;
  };
}

async function listStamp(database: Database, workgroupId: number): Promise<number> {
  const [row] = await database
    .select({ stamp: workgroups.listStamp })
    .from(workgroups)
    .where(eq(workgroups.id, workgroupId));
  return row?.stamp ?? 0;
}

async function findMatches(database: Database, workgroupId: number, words: string[]): Promise<Matches> {
  const { code, search, productId, listed } = workgroupProducts;
  const ordered = database
    .select({ productId })
    .from(workgroupProducts)
    .where(and(eq(workgroupProducts.workgroupId, workgroupId), listed, ...words.map((word) => contains(search, word))))
    .orderBy(sql`${code} collate "C"`, asc(productId))
    .as('ordered');
  // As one text: a hundred thousand rows cost more to hand over than to find.
  const [row] = await database
    .select({ ids: sql<string | null>`string_agg(${ordered.productId}::text, ',')` })
    .from(ordered);
  return Float64Array.from(row?.ids?.split(',') ?? [], Number);
}

const contains = (column: typeof workgroupProducts.search, word: string) =>
  sql`${column} like '%' || fold_text(${word.replace(/[\\%_]/g, '\\$&')}) || '%'`;
