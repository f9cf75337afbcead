import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../database.ts';
import { catalogue, products } from '../schema.ts';
import { correctedKeys, editsOfOne, alikeFirst, typedKey, typedWords } from './typed-words.ts';

/** Maximum number of products that a search finds; the total says whether there are more. */
export const maxMatches = 1_000;
/** Maximum number of words of the vocabulary that stand for all typed ones, and for one of one or two letters. */
const maxReadings = { ofAll: 120, ofShort: 10 };
/** Only when fewer products match the words from their beginning on are words searched in their middle. */
const enough = 25;

/** A filter of the catalogue and its value, as `catalogue.facets` has it. */
export type Facet = `${'pictogram' | 'signal' | 'lang' | 'supplier' | 'audience'}:${string}`;

export interface Matches {
  /** Permalink ids, best first. */
  ids: number[];
  /** Whether there are more than `maxMatches`. */
  hasMore: boolean;
  /** Whether nothing matches as typed, and words were corrected or left out. */
  isSimilar: boolean;
}

/**
 * Searches the published products. What is a number, a code or a name as a whole comes first, then products that have all the words,
 * then those that have words that begin so, then words that contain it; each with short names first. When nothing matches, similar words
 * count, and words that no product has are left out. Without words all products match, the newest sheet first.
 */
export async function searchCatalogue(
  database: Database,
  search: string,
  facets: readonly Facet[] = [],
): Promise<Matches> {
  const words = typedWords(search);
  if (words.length === 0 && search.trim()) return { ids: [], hasMore: false, isSimilar: false };
  return database.transaction(async (transaction) => {
    // Without statistics, as in a new database, the planner would compare the arrays of all rows.
    await transaction.execute(sql`set local enable_seqscan = off`);
    const found = new Found(transaction, facets);
    if (words.length === 0) {
      await found.add([sql`true`], sql`sds_date desc nulls last`);
      return found.matches(false);
    }
    await found.add([sql`keys && ${array([typedKey(search)])}`, sql`words @> ${array(words)}`]);
    // A number or code that exists is no beginning or part of another one.
    const areNumbers = words.every((word) => /\d/.test(word));
    if (found.isFull || (areNumbers && found.size > 0)) return found.matches(false);
    const begun = await findBegun(transaction, words);
    // As typed they are found already.
    if (begun.some((list, n) => list.some((word) => word !== words[n]))) await found.add([eachOf(begun)]);
    if (found.size >= (areNumbers ? 1 : enough)) return found.matches(false);
    const inside = await findInside(transaction, words);
    if (inside.some((list) => list.length > 0))
      await found.add([eachOf(words.map((_, n) => [...begun[n]!, ...inside[n]!]))]);
    if (found.size > 0) return found.matches(false);
    const isKnown = words.map((word, n) => begun[n]!.includes(word));
    const similar = await findSimilarWords(
      transaction,
      isKnown.every(Boolean) ? words : words.map((word, n) => (isKnown[n] ? '' : word)),
    );
    const bestFirst = words.map((word, n) => [...new Set([...(isKnown[n] ? [word] : []), ...similar[n]!])]);
    const readings = words
      .map((_, n) => [...begun[n]!, ...inside[n]!, ...similar[n]!])
      .filter((list) => list.length > 0);
    if (readings.length > 0)
      await found.add([
        sql`keys && ${array(correctedKeys(bestFirst))}`,
        sql`words @> ${array(bestFirst.flatMap(([best]) => best ?? []))}`,
        eachOf(readings),
      ]);
    return found.matches(true);
  });
}

/** The condition that a product has one of the words of each list. */
const eachOf = (readings: readonly string[][]) =>
  readings.length === 0
    ? sql`false`
    : sql.join(
        readings.map((list) => sql`words && ${array(list)}`),
        sql` and `,
      );

/** The products found so far, best first; further ones follow those that are there. */
class Found {
  readonly #ids = new Set<number>();
  readonly #database: Database;
  readonly #filter: SQL;

  constructor(database: Database, facets: readonly Facet[]) {
    this.#database = database;
    this.#filter = facets.length > 0 ? sql`and facets @> ${array(facets)}` : sql``;
  }

  get size(): number {
    return this.#ids.size;
  }

  get isFull(): boolean {
    return this.size > maxMatches;
  }

  /** Adds those that meet the conditions, one after the other, in one statement: each costs more than most of the searches in it. */
  async add(conditions: readonly SQL[], order?: SQL): Promise<void> {
    if (this.isFull) return;
    const limit = sql`limit ${maxMatches + 1}`;
    const lists = conditions.map((condition, n) => {
      const matching = order
        ? sql`select product_id from catalogue where ${condition} ${this.#filter} order by ${order}, product_id ${limit}`
        : sql`select product_id from (select product_id, name_length from catalogue where ${condition} ${this.#filter} ${limit}) as matching
            order by name_length, product_id`;
      // As one text: transferring a thousand rows is slower than finding them.
      return sql`(select string_agg(product_id::text, ',') from (${matching}) as ordered) as ${sql.identifier(`ids_${n}`)}`;
    });
    const [row] = rowsOf(await this.#database.execute(sql`select ${sql.join(lists, sql`, `)}`));
    for (const n of conditions.keys())
      for (const id of String(row?.[`ids_${n}`] ?? '').split(',')) if (id) this.#ids.add(Number(id));
  }

  matches(isSimilar: boolean): Matches {
    return {
      ids: [...this.#ids].slice(0, maxMatches),
      hasMore: this.isFull,
      isSimilar: isSimilar && this.size > 0,
    };
  }
}

/** A parameter of its own for each array: drizzle would make a list of parameters. */
const array = (texts: readonly string[]) => sql`${sql.param(toArrayLiteral(texts))}::text[]`;
const toArrayLiteral = (texts: readonly string[]) =>
  `{${texts.map((text) => `"${text.replace(/[\\"]/g, '\\$&')}"`).join(',')}}`;

/** The number of readings of a typed word. */
const maxOf = (words: readonly string[]) =>
  sql`case when length(typed.word) < 3 then ${maxReadings.ofShort}::bigint else ${Math.floor(maxReadings.ofAll / words.length)}::bigint end`;

/** The words of the vocabulary that begin with a typed word, itself included. */
async function findBegun(database: Database, words: readonly string[]): Promise<string[][]> {
  const rows = await database.execute(sql`
    select n, found.word from unnest(${array(words)}) with ordinality as typed (word, n) cross join lateral (
      (select word from catalogue_vocabulary as known where known.word = typed.word limit 1)
      union all (select word from catalogue_vocabulary as known
        where known.word > typed.word collate "C" and known.word < (typed.word || U&'\\+10FFFF') collate "C" limit ${maxOf(words)})) as found`);
  return byWord(words, rows);
}

/** Those that contain a typed word. */
async function findInside(database: Database, words: readonly string[]): Promise<string[][]> {
  const rows = await database.execute(sql`
    select n, found.word from unnest(${array(words)}) with ordinality as typed (word, n) cross join lateral (
      select word from catalogue_vocabulary as known
        where length(typed.word) >= 3 and known.word like '%' || typed.word || '%' limit ${maxOf(words)}) as found`);
  return byWord(words, rows);
}

/** The words found for each of the typed ones. */
const byWord = (words: readonly string[], response: unknown): string[][] =>
  words.map((_, n) => [
    ...new Set(
      rowsOf(response)
        .filter((row) => Number(row.n) === n + 1)
        .map(({ word }) => String(word)),
    ),
  ]);

/** The words of the vocabulary that are spelled like a typed one, best first; none for one with a digit: another number is another product. */
async function findSimilarWords(database: Database, words: readonly string[]): Promise<string[][]> {
  const rows = await database.execute(sql`
    select n, found.word from unnest(${array(words)}) with ordinality as typed (word, n) cross join lateral (
      select distinct word, similarity(word, typed.word) as likeness from catalogue_vocabulary as known
        where length(typed.word) >= 3 and typed.word !~ '[0-9]' and known.word % typed.word
        order by likeness desc limit 50) as found
    union all select n, known.word from unnest(${array(words.flatMap((word, n) => editsOfOne(word).map((edit) => `${n + 1} ${edit}`)))}) as edit,
      lateral (select split_part(edit, ' ', 1)::bigint as n, split_part(edit, ' ', 2) as word) as edited
      join catalogue_vocabulary as known on known.word = edited.word`);
  return byWord(words, rows).map((list, n) => alikeFirst(words[n]!, list));
}

/** What the catalogue shows of these products, in the given order. */
export async function findCatalogueRows(database: Database, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const rows = await database
    .select({
      id: catalogue.productId,
      code: products.code,
      names: catalogue.names,
      supplier: { key: catalogue.supplierKey, name: sql<string | null>`${products.supplier} ->> 'name'` },
      signalWord: catalogue.signalWord,
      pictograms: catalogue.pictograms,
      sdsLangs: catalogue.sdsLangs,
      sdsDate: catalogue.sdsDate,
      hasEmergency: catalogue.hasEmergency,
    })
    .from(catalogue)
    .innerJoin(products, eq(products.id, catalogue.productId))
    .where(inArray(catalogue.productId, [...ids]));
  const positions = new Map(ids.map((id, position) => [id, position]));
  return rows.toSorted((one, other) => positions.get(one.id)! - positions.get(other.id)!);
}

/** The suppliers of published products by key, at most `max`. Skips from one to the next in the index. */
export async function findSuppliers(database: Database, max: number) {
  const rows = rowsOf(
    await database.execute(sql`
      with recursive keys as (
        select (select min(supplier_key) from catalogue where supplier_key > '') as key
        union all
        select (select min(supplier_key) from catalogue where supplier_key > keys.key) from keys where keys.key is not null)
      select key, party from (select key from keys where key is not null limit ${max}) as listed cross join lateral (
        select supplier as party from catalogue join products on id = product_id where supplier_key = key order by product_id limit 1) as product`),
  );
  return rows.map(({ key, party }) => {
    const { name, city, country } = party as { name: string; city: string; country: string };
    return { key: String(key), name, city, country };
  });
}
