import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../database.ts';
import { catalogue, products } from '../schema.ts';
import { findBegunSubstances, findSimilarSubstances, findSubstances } from './named-substances.ts';
import { alikeFirst, editsOfOne, isFragment, readSearch, type TypedSearch } from './read-search.ts';

/** Maximum number of products that a search finds; the total says whether there are more. */
export const maxMatches = 1_000;
/** Maximum number of vocabulary words that are tried for all typed words together, and for a word of one or two letters. */
const maxReadings = { total: 120, shortWord: 10 };
/** With fewer matches, the search goes on to less similar products. */
const minMatches = 25;

/** A filter of the catalogue and its value, as `catalogue.facets` has it. */
export type Facet = `${'pictogram' | 'signal' | 'lang' | 'supplier' | 'audience'}:${string}`;

export interface Matches {
  /** Permalink ids, best first. */
  ids: number[];
  /** Whether there are more than `maxMatches`. */
  hasMore: boolean;
  /** Number of those that match as typed; the others, after them, are similar only. */
  exactCount: number;
}

/**
 * Searches the published products. Matches are ordered: the exact name; a number, code or synonym as a whole; the substance of a common
 * name; products with all words; products whose ingredients have them. Similar products follow: those with words that begin with the typed
 * ones, that contain them, and, if there is nothing else, that are spelled similarly. Every word must match except fragments, which match
 * nothing by themselves. Without words all products match, the newest sheet first.
 * @param workgroup only products in the list of the workgroup with this name
 */
export async function searchCatalogue(
  database: Database,
  search: string,
  facets: readonly Facet[] = [],
  workgroup?: string,
): Promise<Matches> {
  const typed = readSearch(search);
  const { words } = typed;
  if (words.length === 0 && search.trim()) return { ids: [], hasMore: false, exactCount: 0 };
  return database.transaction(async (transaction) => {
    // Without statistics, as in a new database, the planner would compare the arrays of all rows.
    await transaction.execute(sql`set local enable_seqscan = off`);
    const matchList = new MatchList(transaction, facets, workgroup);
    if (words.length === 0) {
      await matchList.add([sql`true`], sql`sds_date desc nulls last`);
      return matchList.matches(matchList.size);
    }
    const namedSubstances = findSubstances(typed.pieces);
    await matchList.add(exactConditions(typed, namedSubstances));
    const exactCount = matchList.size;
    // A number or code that exists is not searched for as a part of another one.
    const areNumbers = words.every((word) => /\d/.test(word));
    if (matchList.size >= (areNumbers ? 1 : minMatches)) return matchList.matches(exactCount);
    await addSimilar(matchList, transaction, typed, namedSubstances);
    return matchList.matches(exactCount);
  });
}

type NamedSubstances = ReturnType<typeof findSubstances>;

/** Whether the whole search is a known common name, and so neither a part of another name nor a typing error. */
const isName = ({ substances, rest }: NamedSubstances) => substances.length > 0 && rest.every(isFragment);

/** The conditions for products that match the whole search, the most precise first. */
function exactConditions(typed: TypedSearch, namedSubstances: NamedSubstances): SQL[] {
  const { substances, rest } = namedSubstances;
  const substanceConditions = substances.map((cas) => sql`keys && ${array(cas)}`);
  const substanceOrIngredientConditions = substances.map(
    (cas) => sql`(keys && ${array(cas)} or ingredients && ${array(cas)})`,
  );
  return [
    sql`keys && ${array([`=${typed.key}`])}`,
    sql`keys && ${array([typed.key])}`,
    ...(substanceConditions.length > 0 ? [conjunction([...substanceConditions, ...rest.map(hasWord)])] : []),
    // The words of a name are in the names of other substances, too: acetic acid, acetic acid butyl ester.
    // A fragment by itself names no product.
    ...(isName(namedSubstances) || typed.words.every(isFragment) ? [] : wordConditions(typed)),
    ...(substanceConditions.length > 0
      ? [conjunction([...substanceOrIngredientConditions, ...rest.map(hasWordOrIngredient)])]
      : []),
  ];
}

/** The conditions that a product has all words: by itself, in its ingredients, or in both together. */
const wordConditions = ({ key, words, required }: TypedSearch): SQL[] => [
  sql`words @> ${array(required)}`,
  sql`ingredients @> ${array(required)}`,
  ...(words.length > 1 ? [sql`ingredients && ${array([key])}`] : []),
  // Fragments alone are in most products.
  ...(words.length > 1 && !words.every(isFragment) ? [conjunction(required.map(hasWordOrIngredient))] : []),
];

/** Adds products that are only similar to the search. */
async function addSimilar(
  matchList: MatchList,
  database: Database,
  typed: TypedSearch,
  namedSubstances: NamedSubstances,
): Promise<void> {
  const { words, pieces } = typed;
  const substantial = words.filter((word) => !isFragment(word));
  const counted = substantial.length > 0 ? substantial : words;
  const areNumbers = words.every((word) => /\d/.test(word));
  const begun = await findBegun(database, words);
  const begunOf = (word: string) => begun[words.indexOf(word)]!;
  // A short number is not treated as the beginning of another one.
  const isExact = (word: string) => words.length > 1 && /\d/.test(word) && isFragment(word);
  const isKnown = isName(namedSubstances);
  const areFragments = words.every(isFragment);
  const hasFragment = words.some(isFragment);
  await matchList.add([
    ...(isKnown || areFragments ? wordConditions(typed) : []),
    ...hasOneOf(isKnown ? namedSubstances.substances.flat() : findBegunSubstances(pieces)),
    // A known common name is not treated as the beginning of another word: Natron is not Natronlauge.
    ...(isKnown
      ? []
      : eachOf(
          words.map((word) => (isExact(word) ? [word] : begunOf(word))),
          hasFragment,
        )),
    ...(isKnown || counted.length === words.length ? [] : eachOf(counted.map(begunOf))),
  ]);
  if (matchList.size >= (areNumbers ? 1 : minMatches) || isKnown || areFragments) return;
  const inside = await findInside(database, counted);
  if (inside.some((list) => list.length > 0))
    await matchList.add(eachOf(counted.map((word, n) => [...begunOf(word), ...inside[n]!])));
  if (matchList.size > 0) return;
  const isWord = counted.map((word) => begunOf(word).includes(word));
  const similar = await findSimilarWords(
    database,
    counted.map((word, n) => (isWord[n] ? '' : word)),
  );
  const bestFirst = counted.map((word, n) => [...new Set([...(isWord[n] ? [word] : []), ...similar[n]!])]);
  await matchList.add([
    ...hasOneOf(findSimilarSubstances(pieces)),
    ...(bestFirst.every((list) => list.length > 0)
      ? [sql`keys && ${array(correctedKeys(bestFirst))}`, sql`words @> ${array(bestFirst.map(([best]) => best!))}`]
      : []),
    ...eachOf(counted.map((word, n) => [...begunOf(word), ...inside[n]!, ...similar[n]!])),
  ]);
}

/** The conditions that a product is one of the substances, or contains one of them. */
const hasOneOf = (cas: readonly string[]): SQL[] =>
  cas.length > 0 ? [sql`keys && ${array(cas)}`, sql`ingredients && ${array(cas)}`] : [];

const conjunction = (conditions: readonly SQL[]) => sql.join([...conditions], sql` and `);
const hasWord = (word: string) => sql`words @> ${array([word])}`;
const hasWordOrIngredient = (word: string) => sql`(words @> ${array([word])} or ingredients @> ${array([word])})`;

/**
 * The conditions that a product has a word of each list: by itself, then also in its ingredients. With a fragment among several words only
 * by itself, since the index returns nearly all products for a fragment.
 */
function eachOf(readings: readonly string[][], hasFragment = false): SQL[] {
  if (readings.length === 0 || readings.some((list) => list.length === 0)) return [];
  const isOwn = conjunction(readings.map((list) => sql`words && ${array(list)}`));
  if (readings.length === 1) return [isOwn, sql`ingredients && ${array(readings[0]!)}`];
  if (hasFragment) return [isOwn];
  return [isOwn, conjunction(readings.map((list) => sql`(words && ${array(list)} or ingredients && ${array(list)})`))];
}

/** The condition that a product of the catalogue is in the list of a workgroup, if there is one. */
const isOf = (workgroup: string | undefined): SQL =>
  workgroup === undefined
    ? sql``
    : sql`and catalogue.product_id in (select workgroup_products.product_id from workgroup_products
        join workgroups on workgroups.id = workgroup_id where workgroups.name = ${workgroup})`;

/** The products found so far, best first; further ones follow those that are there. */
class MatchList {
  readonly #ids = new Set<number>();
  readonly #database: Database;
  readonly #filter: SQL;

  constructor(database: Database, facets: readonly Facet[], workgroup: string | undefined) {
    this.#database = database;
    this.#filter = sql`${facets.length > 0 ? sql`and facets @> ${array(facets)}` : sql``} ${isOf(workgroup)}`;
  }

  get size(): number {
    return this.#ids.size;
  }

  get isFull(): boolean {
    return this.size > maxMatches;
  }

  /**
   * Adds the products that meet the conditions, in order, in one statement: a statement costs more than most of the searches in it. A
   * condition is evaluated only if the previous ones leave room, since reading a table page for each product takes most of the time.
   */
  async add(conditions: readonly SQL[], order?: SQL): Promise<void> {
    if (this.isFull || conditions.length === 0) return;
    const limit = sql`limit ${maxMatches + 1}`;
    const lists = conditions.map((condition, n) => {
      const hasRoom = conditions.slice(0, n).map((_, index) => sql`and ${list(index)}.found <= ${maxMatches}::bigint`);
      const clause = sql`${condition} ${this.#filter} ${sql.join(hasRoom, sql` `)}`;
      const matching = order
        ? sql`select product_id from catalogue where ${clause} order by ${order}, product_id ${limit}`
        : sql`select product_id from (select product_id, name_length from catalogue where ${clause} ${limit}) as matching
            order by name_length, product_id`;
      // The ids are one text: transferring a thousand rows is slower than finding them.
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

  matches(exactCount: number): Matches {
    return {
      ids: [...this.#ids].slice(0, maxMatches),
      hasMore: this.isFull,
      exactCount: Math.min(exactCount, maxMatches),
    };
  }
}

const list = (n: number) => sql.identifier(`list_${n}`);

/** An array as one parameter: drizzle would expand it to a list of parameters. */
const array = (texts: readonly string[]) => sql`${sql.param(toArrayLiteral(texts))}::text[]`;
const toArrayLiteral = (texts: readonly string[]) =>
  `{${texts.map((text) => `"${text.replace(/[\\"]/g, '\\$&')}"`).join(',')}}`;

/** Maximum number of vocabulary words for a typed word. */
const maxOf = (words: readonly string[]) =>
  sql`case when length(typed.word) < 3 then ${maxReadings.shortWord}::bigint else ${Math.floor(maxReadings.total / words.length)}::bigint end`;

/**
 * Finds the vocabulary words that begin with each typed word, including the word itself. Words that continue with a letter come before
 * those that continue with a digit (':' follows '9'), since a single letter begins the number of every article. The words are in the order
 * of the index: without an order the planner reads all of them before it takes some.
 */
async function findBegun(database: Database, words: readonly string[]): Promise<string[][]> {
  const range = (lower: SQL, upper: SQL) => sql`(select word from catalogue_vocabulary as known
    where known.word ${lower} collate "C" and known.word < (typed.word || ${upper}) collate "C" order by known.word limit ${maxOf(words)})`;
  const rows = await database.execute(sql`
    select n, found.word from unnest(${array(words)}) with ordinality as typed (word, n) cross join lateral (
      (select word from catalogue_vocabulary as known where known.word = typed.word limit 1)
      union all (select word from (${range(sql`>= (typed.word || ':')`, sql`U&'\\+10FFFF'`)}
        union all ${range(sql`> typed.word`, sql`':'`)}) as begun limit ${maxOf(words)})) as found`);
  return groupByWord(words, rows);
}

/** Finds the vocabulary words that contain each typed word. Only the first number is searched: each takes as long as the rest of a search. */
async function findInside(database: Database, words: readonly string[]): Promise<string[][]> {
  const firstNumber = words.findIndex((word) => /\d/.test(word));
  const looked = words.map((word, n) => (/\d/.test(word) && n !== firstNumber ? '' : word));
  const rows = await database.execute(sql`
    select n, found.word from unnest(${array(looked)}) with ordinality as typed (word, n) cross join lateral (
      select word from catalogue_vocabulary as known
        where length(typed.word) >= 3 and known.word like '%' || typed.word || '%' limit ${maxOf(words)}) as found`);
  return groupByWord(words, rows);
}

/** Groups the found words by typed word. */
const groupByWord = (words: readonly string[], response: unknown): string[][] =>
  words.map((_, n) => [
    ...new Set(
      rowsOf(response)
        .filter((row) => Number(row.n) === n + 1)
        .map(({ word }) => String(word)),
    ),
  ]);

/**
 * Finds the vocabulary words that are spelled similarly to each typed word, best first; none for a word with a digit, since another number
 * is another product.
 */
async function findSimilarWords(database: Database, words: readonly string[]): Promise<string[][]> {
  const rows = await database.execute(sql`
    select n, found.word from unnest(${array(words)}) with ordinality as typed (word, n) cross join lateral (
      select distinct word, similarity(word, typed.word) as likeness from catalogue_vocabulary as known
        where length(typed.word) >= 3 and typed.word !~ '[0-9]' and known.word % typed.word
        order by likeness desc limit 50) as found
    union all select n, known.word from unnest(${array(words.flatMap((word, n) => editsOfOne(word).map((edit) => `${n + 1} ${edit}`)))}) as edit,
      lateral (select split_part(edit, ' ', 1)::bigint as n, split_part(edit, ' ', 2) as word) as edited
      join catalogue_vocabulary as known on known.word = edited.word`);
  return groupByWord(words, rows).map((list, n) => alikeFirst(words[n]!, list));
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
  return rows.toSorted((a, b) => positions.get(a.id)! - positions.get(b.id)!);
}

/**
 * The suppliers of published products by key, at most `max`. Skips from one to the next in the index.
 * @param workgroup only of products in the list of the workgroup with this name
 */
export async function findSuppliers(database: Database, max: number, workgroup?: string) {
  const rows = rowsOf(
    await database.execute(sql`
      with recursive keys as (
        select (select min(supplier_key) from catalogue where supplier_key > '' ${isOf(workgroup)}) as key
        union all
        select (select min(supplier_key) from catalogue where supplier_key > keys.key ${isOf(workgroup)}) from keys where keys.key is not null)
      select key, party from (select key from keys where key is not null limit ${max}) as listed cross join lateral (
        select supplier as party from catalogue join products on id = product_id where supplier_key = key ${isOf(workgroup)} order by product_id limit 1) as product`),
  );
  return rows.map(({ key, party }) => {
    const { name, city, country } = party as { name: string; city: string; country: string };
    return { key: String(key), name, city, country };
  });
}

/** The keys of a name with its words corrected: the three best readings of each, at most 81. */
function correctedKeys(bestFirst: readonly string[][]): string[] {
  let keys = [''];
  for (const readings of bestFirst)
    keys = keys.flatMap((key) => readings.slice(0, 3).map((reading) => key + reading)).slice(0, 81);
  return keys;
}
