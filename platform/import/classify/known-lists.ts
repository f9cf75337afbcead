import type { ProductFacts } from '../../product/facts.ts';
import { type ListedEntry, reachListKinds, type RegulatoryListKind } from '../../product/regulatory-lists.ts';
import type { Database } from '../../store/database.ts';
import { findLists, listEntriesFor } from '../../store/regulatory/lists.ts';

export type ListedIngredient = ProductFacts['composition'][number];
type ListCheck = NonNullable<ProductFacts['listCheck']>;

/** What the loaded lists say of some ingredients. */
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

/** The loaded lists with their entries for the numbers; no list in a database that is older than their tables. */
export async function findKnownLists(database: Database, { cas, ec }: Numbers, today: string): Promise<KnownLists> {
  const lists = await findLists(database);
  const loaded = lists.map(({ kind, published }) => ({ kind, published }));
  return { loaded, entries: loaded.length > 0 ? await listEntriesFor(database, cas, ec) : [], today };
}

/** The places of entries by their CAS and EC numbers, which have different forms. */
const placesByNumber = new WeakMap<readonly ListedEntry[], ReadonlyMap<string, readonly number[]>>();

function placesOf(entries: readonly ListedEntry[]): ReadonlyMap<string, readonly number[]> {
  const known = placesByNumber.get(entries);
  if (known) return known;
  const places = new Map<string, number[]>();
  for (const [place, { cas, ec }] of entries.entries())
    for (const number of new Set([cas, ec])) {
      const same = number === null ? undefined : places.get(number);
      if (same) same.push(place);
      else if (number !== null) places.set(number, [place]);
    }
  placesByNumber.set(entries, places);
  return places;
}

/** The entries of a substance: an entry with another CAS number is another substance, whatever its EC number. */
export function entriesOf(
  { cas, ec }: Pick<ListedIngredient, 'cas' | 'ec'>,
  entries: readonly ListedEntry[],
): ListedEntry[] {
  const byNumber = placesOf(entries);
  const places = new Set([cas, ec].flatMap((number) => (number === undefined ? [] : (byNumber.get(number) ?? []))));
  return [...places]
    .sort((a, b) => a - b)
    .map((place) => entries[place]!)
    .filter((entry) =>
      entry.cas !== null && cas !== undefined ? entry.cas === cas : entry.ec !== null && entry.ec === ec,
    );
}

/** Whether an entry applies on a day (ISO 8601): not before its first and not after its last. */
export const applies = ({ from, to }: ListedEntry['data'], today: string): boolean =>
  (from === undefined || from <= today) && (to === undefined || to >= today);

/** What the lists of REACH say of the ingredients, for section 15.1; undefined: none of them is loaded. */
export function listCheckOf(
  composition: readonly ListedIngredient[],
  { loaded, entries }: KnownLists,
): ListCheck | undefined {
  const numbered = composition.flatMap((one) => {
    const number = one.cas ?? one.ec;
    return number === undefined ? [] : [{ number, own: entriesOf(one, entries) }];
  });
  const lists = reachListKinds.flatMap((list) => {
    const published = loaded.find(({ kind }) => kind === list)?.published;
    if (published === undefined) return [];
    const found = numbered.flatMap(({ number, own }) =>
      own.filter(({ kind }) => kind === list).map((entry) => listed(number, entry)),
    );
    return [{ list, published, entries: withoutEqual(found) }];
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

/** A substance that stands in the composition twice has its entries once. */
const withoutEqual = (entries: readonly Listed[]): Listed[] => [
  ...new Map(entries.map((entry) => [JSON.stringify(entry), entry])).values(),
];
