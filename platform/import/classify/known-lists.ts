import type { ProductFacts } from '../../product/facts.ts';
import {
  type ListedEntry,
  reachListKinds,
  type RegulatoryListKind,
  regulatoryListKinds,
} from '../../tables/regulatory-lists.ts';
import { shippedEntries, shippedLists } from '../../tables/shipped-lists.ts';
import type { Database } from '../../store/database.ts';
import { findLists, listEntriesFor } from '../../store/regulatory/lists.ts';

export type ListedIngredient = ProductFacts['composition'][number];
type ListCheck = NonNullable<ProductFacts['listCheck']>;

/** The lists in force with their entries for some ingredients. */
export interface KnownLists {
  loaded: readonly { kind: RegulatoryListKind; published: string }[];
  entries: readonly ListedEntry[];
  /** YYYY-MM-DD; entries of Annex VI that apply later, or no longer, do not count. */
  today: string;
}

/** The numbers by which ingredients are found in the lists. */
export interface Numbers {
  cas: string[];
  ec: string[];
}

/** The numbers of all ingredients. */
export function numbersOf(compositions: readonly (readonly Pick<ListedIngredient, 'cas' | 'ec'>[])[]): Numbers {
  const ingredients = compositions.flat();
  return {
    cas: [...new Set(ingredients.flatMap(({ cas }) => cas ?? []))],
    ec: [...new Set(ingredients.flatMap(({ ec }) => ec ?? []))],
  };
}

/** A list in force: of its kind the newer of the one that the platform ships and the one that the operator imported. */
export interface ListInForce {
  kind: RegulatoryListKind;
  /** The day of its state, YYYY-MM-DD. */
  published: string;
  isShipped: boolean;
}

/** The lists in force, by kind; an imported one of the same day as a shipped one counts. */
export async function findListsInForce(database: Database | null): Promise<ListInForce[]> {
  const imported = database ? await findLists(database) : [];
  return regulatoryListKinds.flatMap((kind): ListInForce[] => {
    const shipped = shippedLists[kind]?.meta.published;
    const published = imported.find((list) => list.kind === kind)?.published;
    if (published !== undefined && (shipped === undefined || published >= shipped))
      return [{ kind, published, isShipped: false }];
    return shipped === undefined ? [] : [{ kind, published: shipped, isShipped: true }];
  });
}

/**
 * The lists in force with their entries for the numbers.
 * @param database null: only the shipped lists
 */
export async function findKnownLists(
  database: Database | null,
  { cas, ec }: Numbers,
  today: string,
): Promise<KnownLists> {
  const lists = await findListsInForce(database);
  const imported = lists.some(({ isShipped }) => !isShipped);
  const importedEntries = database && imported ? await listEntriesFor(database, cas, ec) : [];
  const entries = lists.flatMap(({ kind, isShipped }) =>
    isShipped ? shippedEntries(kind, [...cas, ...ec]) : importedEntries.filter((entry) => entry.kind === kind),
  );
  return { loaded: lists.map(({ kind, published }) => ({ kind, published })), entries, today };
}

/** Caches the indexes of entries by CAS and EC number, which have different forms. */
const numberIndexes = new WeakMap<readonly ListedEntry[], ReadonlyMap<string, readonly number[]>>();

function indexByNumber(entries: readonly ListedEntry[]): ReadonlyMap<string, readonly number[]> {
  const cached = numberIndexes.get(entries);
  if (cached) return cached;
  const indexes = new Map<string, number[]>();
  for (const [index, { cas, ec }] of entries.entries())
    for (const number of new Set([cas, ec])) {
      const sameNumber = number === null ? undefined : indexes.get(number);
      if (sameNumber) sameNumber.push(index);
      else if (number !== null) indexes.set(number, [index]);
    }
  numberIndexes.set(entries, indexes);
  return indexes;
}

/** The entries of a substance. An entry with another CAS number is another substance, whatever its EC number. */
export function entriesOf(
  { cas, ec }: Pick<ListedIngredient, 'cas' | 'ec'>,
  entries: readonly ListedEntry[],
): ListedEntry[] {
  const indexesByNumber = indexByNumber(entries);
  const indexes = new Set(
    [cas, ec].flatMap((number) => (number === undefined ? [] : (indexesByNumber.get(number) ?? []))),
  );
  return [...indexes]
    .sort((a, b) => a - b)
    .map((index) => entries[index]!)
    .filter((entry) =>
      entry.cas !== null && cas !== undefined ? entry.cas === cas : entry.ec !== null && entry.ec === ec,
    );
}

/** What the lists of REACH say of the ingredients, for section 15.1; undefined: none of them is loaded. */
export function listCheckOf(
  composition: readonly ListedIngredient[],
  { loaded, entries }: KnownLists,
): ListCheck | undefined {
  const numbered = composition.flatMap((ingredient) => {
    const number = ingredient.cas ?? ingredient.ec;
    return number === undefined ? [] : [{ number, matches: entriesOf(ingredient, entries) }];
  });
  const lists = reachListKinds.flatMap((list) => {
    const published = loaded.find(({ kind }) => kind === list)?.published;
    if (published === undefined) return [];
    const listedEntries = numbered.flatMap(({ number, matches }) =>
      matches.filter(({ kind }) => kind === list).map((entry) => listed(number, entry)),
    );
    return [{ list, published, entries: removeDuplicates(listedEntries) }];
  });
  return lists.length > 0 ? { checked: [...new Set(numbered.map(({ number }) => number))], lists } : undefined;
}

type Listed = ListCheck['lists'][number]['entries'][number];

const listed = (number: string, { data: { entry, included, reason, sunsetDate } }: ListedEntry): Listed => ({
  number,
  ...(entry !== undefined && { entry }),
  ...(included !== undefined && { included }),
  ...(reason !== undefined && { reason }),
  ...(sunsetDate !== undefined && { sunsetDate }),
});

/** A substance that is in the composition twice has its entries once. */
const removeDuplicates = (entries: readonly Listed[]): Listed[] => [
  ...new Map(entries.map((entry) => [JSON.stringify(entry), entry])).values(),
];
