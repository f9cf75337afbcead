import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../database.ts';
import { catalogue, products } from '../schema.ts';

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
    // Without a word that is known or corrected, all products would have all of them.
    const best = bestFirst.flatMap(([first]) => first ?? []);
    await found.add([
      ...(best.length > 0 ? [sql`keys && ${array(correctedKeys(bestFirst))}`, sql`words @> ${array(best)}`] : []),
      ...(readings.length > 0 ? [eachOf(readings)] : []),
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

  /**
   * Adds those that meet the conditions, one after the other, in one statement: each costs more than most of the searches in it. A
   * condition is looked at only if those before it leave room, since reading a page of the table for each product takes most of the time.
   */
  async add(conditions: readonly SQL[], order?: SQL): Promise<void> {
    if (this.isFull || conditions.length === 0) return;
    const limit = sql`limit ${maxMatches + 1}`;
    const lists = conditions.map((condition, n) => {
      const hasRoom = conditions
        .slice(0, n)
        .map((_, before) => sql`and ${list(before)}.found <= ${maxMatches}::bigint`);
      const where = sql`${condition} ${this.#filter} ${sql.join(hasRoom, sql` `)}`;
      const matching = order
        ? sql`select product_id from catalogue where ${where} order by ${order}, product_id ${limit}`
        : sql`select product_id from (select product_id, name_length from catalogue where ${where} ${limit}) as matching
            order by name_length, product_id`;
      // As one text: transferring a thousand rows is slower than finding them.
      return sql`lateral (select string_agg(product_id::text, ',') as ids, count(*) as found from (${matching}) as ordered) as ${list(n)}`;
    });
    const ids = sql.join(
      conditions.map((_, n) => sql`${list(n)}.ids`),
      sql`, `,
    );
    const [row] = rowsOf(
      await this.#database.execute(sql`select concat_ws(',', ${ids}) as ids from ${sql.join(lists, sql`, `)}`),
    );
    for (const id of String(row?.ids ?? '').split(',')) if (id) this.#ids.add(Number(id));
  }

  matches(isSimilar: boolean): Matches {
    return {
      ids: [...this.#ids].slice(0, maxMatches),
      hasMore: this.isFull,
      isSimilar: isSimilar && this.size > 0,
    };
  }
}

const list = (n: number) => sql.identifier(`list_${n}`);

/** A parameter of its own for each array: drizzle would make a list of parameters. */
const array = (texts: readonly string[]) => sql`${sql.param(toArrayLiteral(texts))}::text[]`;
const toArrayLiteral = (texts: readonly string[]) =>
  `{${texts.map((text) => `"${text.replace(/[\\"]/g, '\\$&')}"`).join(',')}}`;

/** The number of readings of a typed word. */
const maxOf = (words: readonly string[]) =>
  sql`case when length(typed.word) < 3 then ${maxReadings.ofShort}::bigint else ${Math.floor(maxReadings.ofAll / words.length)}::bigint end`;

/**
 * The words of the vocabulary that begin with a typed word, itself included; before those that go on with a digit (':' follows '9') those
 * that go on with a letter, since a letter alone begins the number of every article. In the order of the index: without an order the
 * planner reads all words that begin so before it takes some of them.
 */
async function findBegun(database: Database, words: readonly string[]): Promise<string[][]> {
  const range = (from: SQL, to: SQL) => sql`(select word from catalogue_vocabulary as known
    where known.word ${from} collate "C" and known.word < (typed.word || ${to}) collate "C" order by known.word limit ${maxOf(words)})`;
  const rows = await database.execute(sql`
    select n, found.word from unnest(${array(words)}) with ordinality as typed (word, n) cross join lateral (
      (select word from catalogue_vocabulary as known where known.word = typed.word limit 1)
      union all (select word from (${range(sql`>= (typed.word || ':')`, sql`U&'\\+10FFFF'`)}
        union all ${range(sql`> typed.word`, sql`':'`)}) as begun limit ${maxOf(words)})) as found`);
  return byWord(words, rows);
}

/** Those that contain a typed word. Of numbers only the first is looked for so: each takes as long as the rest of a search. */
async function findInside(database: Database, words: readonly string[]): Promise<string[][]> {
  const firstNumber = words.findIndex((word) => /\d/.test(word));
  const looked = words.map((word, n) => (/\d/.test(word) && n !== firstNumber ? '' : word));
  const rows = await database.execute(sql`
    select n, found.word from unnest(${array(looked)}) with ordinality as typed (word, n) cross join lateral (
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

/** How a search of the catalogue reads what somebody typed: folded like the index, which the function `catalogue_fold` does. */

const maxWords = 8;
const maxWordLength = 40;
/** As in the function `fill_catalogue` of the database. */
const separators = /[\s!-/:-@[-`{-~\u00a0-\u00bf\u00d7\u00f7\u2000-\u206f]+/u;
const letters: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ł: 'l', ø: 'o', đ: 'd', ς: 'σ' };

const fold = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[ßæœłøđς]/g, (letter) => letters[letter]!);

/** What stands before a number and says which one it is; no product is found by it. */
const numberNames = new Set(['cas', 'ec', 'eg', 'gtin', 'ean', 'ufi', 'reach', 'index', 'no', 'nr']);

function partsOf(text: string): string[] {
  const parts = fold(text)
    .split(/\s+/)
    .filter((part) => part.split(separators).some(Boolean));
  const others = parts.filter((part) => !numberNames.has(part.split(separators).join('')));
  return others.length > 0 ? others : parts;
}

/** The text without separators, for numbers, codes and names as a whole. */
const typedKey = (text: string): string => partsOf(text).join('').split(separators).join('').slice(0, 200);

/**
 * The words of a search, at most eight. What has digits between its separators and no longer word is one word, so that a number
 * with a wrong digit does not match by its other parts.
 */
function typedWords(text: string): string[] {
  const words = partsOf(text).flatMap((part) => {
    const pieces = part.split(separators).filter(Boolean);
    return /\d/.test(part) && !/\p{L}{3}/u.test(part) ? [pieces.join('')] : pieces;
  });
  return [...new Set(words.map((word) => [...word].slice(0, maxWordLength).join('')))].slice(0, maxWords);
}

/** A word without one of its letters or with two of them swapped; none for one with a digit. */
function editsOfOne(word: string): string[] {
  const signs = [...word];
  if (signs.length < 3 || signs.length > 20 || /\d/.test(word)) return [];
  const without = signs.map((_, at) => signs.toSpliced(at, 1).join(''));
  const swapped = signs.slice(1).map((sign, at) => signs.toSpliced(at, 2, sign, signs[at]!).join(''));
  return [...without, ...swapped];
}

/** The candidates that differ from the word by few letters, the closest first. */
function alikeFirst(word: string, candidates: readonly string[]): string[] {
  const max = word.length <= 4 ? 1 : word.length <= 8 ? 2 : 3;
  return [...new Set(candidates)]
    .map((candidate) => ({ candidate, distance: distanceOf(word, candidate) }))
    .filter(({ distance }) => distance <= max)
    .sort((one, other) => one.distance - other.distance)
    .map(({ candidate }) => candidate)
    .slice(0, 12);
}

/** Insertions, deletions, replacements and swaps of neighbours between two words. */
function distanceOf(one: string, other: string): number {
  let older: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const replaced = last[j - 1]! + (one[i - 1] === other[j - 1] ? 0 : 1);
      row[j] = Math.min(last[j]! + 1, row[j - 1]! + 1, replaced);
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        row[j] = Math.min(row[j]!, older[j - 2]! + 1);
    }
    [older, last] = [last, row];
  }
  return last[other.length]!;
}

/** The keys of a name with its words corrected: the three best readings of each, at most 81. */
function correctedKeys(bestFirst: readonly string[][]): string[] {
  let keys = [''];
  for (const readings of bestFirst.filter((list) => list.length > 0))
    keys = keys.flatMap((key) => readings.slice(0, 3).map((reading) => key + reading)).slice(0, 81);
  return keys;
}
