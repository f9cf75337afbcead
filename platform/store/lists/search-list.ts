import { and, asc, desc, eq, sql, type SQL } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { LanguageCode } from '../../languages/languages.ts';
import { containsWord } from '../contains-word.ts';
import type { Database } from '../database.ts';
import { workgroupProducts, workgroups } from '../schema.ts';

/** Permalink ids, in the order of the list. */
type Matches = Float64Array;

/** Sort orders of a list; a minus sign means descending. */
export const listOrders = ['name', '-name', 'code', '-code', 'date', '-date'] as const;

interface ListSearch {
  /** Words that all must occur in names, codes or numbers. */
  search: string;
  sort: (typeof listOrders)[number];
  /** Language of the names for sorting. */
  language: LanguageCode;
  /** Only products with this pictogram on the label, `GHS02`. */
  pictogram?: string;
  /** Only products with a valid SDS in this document language. */
  lang?: number;
  /** Only products without a valid SDS. */
  sds?: 'none';
}

type SearchList = (workgroupId: number, query: ListSearch) => Promise<Matches>;

/** Maximum number of cached ids: 4 million, 32 MB. */
const maxIds = 4_000_000;

/**
 * Searches a workgroup's list: every word of `search` must occur in the product's names, codes or numbers, without regard to case and
 * accents; without words all products match. Filters narrow the matches. Results are cached until the list changes, so that later pages
 * and the total are cheap.
 */
export function createSearchList(database: Database): SearchList {
  const cache = new LRUCache<string, { stamp: number; matches: Promise<Matches> }>({
    maxSize: maxIds,
    max: 10_000,
  });
  return async function searchList(workgroupId, query) {
    const words = [...new Set(query.search.split(/\s+/).filter(Boolean))].sort();
    // Only an order by name depends on the language.
    const language = query.sort.endsWith('name') ? query.language : null;
    const key = JSON.stringify([workgroupId, words, query.sort, language, query.pictogram, query.lang, query.sds]);
    const stamp = await listStamp(database, workgroupId);
    const cached = cache.get(key);
    if (cached?.stamp === stamp) return cached.matches;
    const matches = findMatches(database, workgroupId, words, query);
    cache.set(key, { stamp, matches }, { size: 1 });
    try {
      cache.set(key, { stamp, matches }, { size: (await matches).length + 1 });
    } catch (error) {
      cache.delete(key);
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

async function findMatches(
  database: Database,
  workgroupId: number,
  words: string[],
  { pictogram, lang, sds, ...order }: ListSearch,
): Promise<Matches> {
  const { search, productId, listed, pictograms, sdsLangs } = workgroupProducts;
  const ordered = database
    .select({ productId })
    .from(workgroupProducts)
    .where(
      and(
        eq(workgroupProducts.workgroupId, workgroupId),
        listed,
        ...words.map((word) => containsWord(search, word)),
        pictogram === undefined ? undefined : sql`${pictogram} = any(${pictograms})`,
        lang === undefined ? undefined : sql`${lang}::integer = any(${sdsLangs})`,
        sds === undefined ? undefined : sql`cardinality(${sdsLangs}) = 0`,
      ),
    )
    .orderBy(...orderBy(order), asc(productId))
    .as('ordered');
  // As one text, since transferring a hundred thousand rows is slower than finding them.
  const [row] = await database
    .select({ ids: sql<string | null>`string_agg(${ordered.productId}::text, ',')` })
    .from(ordered);
  return Float64Array.from(row?.ids?.split(',') ?? [], Number);
}

/** The sort order of the matches; products without a date come last. */
function orderBy({ sort, language }: Pick<ListSearch, 'sort' | 'language'>): SQL[] {
  const { code, names, sdsDate } = workgroupProducts;
  const direction = sort.startsWith('-') ? desc : asc;
  if (sort.endsWith('code')) return [direction(sql`${code} collate "C"`)];
  // Selects the name like `localise`; a product without a name is shown by its code.
  const name = sql`coalesce(${names} ->> ${language}, ${names} ->> 'en',
    (select value from jsonb_each_text(${names}) limit 1), fold_text(${code})) collate "C"`;
  if (sort.endsWith('name')) return [direction(name)];
  return [sql`${direction(sdsDate)} nulls last`, asc(name)];
}
