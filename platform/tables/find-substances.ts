import { LRUCache } from 'lru-cache';
import { entriesOfRow, shippedLists } from './shipped-lists.ts';
import type { ListedEntry, ListRow, RegulatoryListKind } from './regulatory-lists.ts';
import { isNotOtherwiseSpecified, properShippingNames, roadRowsOf } from './transport.ts';

/** A name in a list, with the position of its row. */
interface ListedName {
  kind: RegulatoryListKind;
  row: number;
  /** As `normalise` gives it. */
  text: string;
}

/** Letters and digits of a name, in lower case, without accents, with the words apart: `2-Ethylhexan-1-ol` → `2 ethylhexan 1 ol`. */
export const normalise = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The names of a row: synonyms are separated by semicolons, except in a reaction mass. A description in brackets is no name. */
export const namesIn = (name: string): string[] => {
  const text = name.replace(/\[[^[\]]{0,2000}\]/g, ' ');
  const names = /^reaction (?:mass|product)/i.test(text) ? [text] : text.split(';');
  return names.map(normalise).filter((part) => part.length > 1);
};

const trigramsOf = (text: string): string[] => {
  const padded = ` ${text} `;
  return [...new Set(Array.from({ length: padded.length - 2 }, (_, start) => padded.slice(start, start + 3)))];
};

interface NameIndex {
  names: readonly ListedName[];
  /** Positions in `names`, by trigram. */
  positions: ReadonlyMap<string, readonly number[]>;
  /** Number of different trigrams of each name. */
  sizes: readonly number[];
  /** Positions in `names`, by the whole name. */
  positionsByText: ReadonlyMap<string, readonly number[]>;
}

let nameIndex: NameIndex | undefined;

/** The index of all names of the shipped lists, made on first use: some 10,000 names, 50 ms. */
function indexOfNames(): NameIndex {
  if (nameIndex) return nameIndex;
  const names: ListedName[] = [];
  for (const [kind, table] of Object.entries(shippedLists) as [
    RegulatoryListKind,
    (typeof shippedLists)['annexVI'],
  ][]) {
    let position = 0;
    for (const row of table!.rows()) {
      const texts = new Set([row.name, ...row.substances.map(({ name = '' }) => name)].flatMap(namesIn));
      for (const text of texts) names.push({ kind, row: position, text });
      position += 1;
    }
  }
  const positions = new Map<string, number[]>();
  const sizes = names.map(({ text }, position) => {
    const trigrams = trigramsOf(text);
    for (const trigram of trigrams) {
      const same = positions.get(trigram);
      if (same) same.push(position);
      else positions.set(trigram, [position]);
    }
    return trigrams.length;
  });
  const positionsByText = new Map<string, number[]>();
  names.forEach(({ text }, position) => {
    const same = positionsByText.get(text);
    if (same) same.push(position);
    else positionsByText.set(text, [position]);
  });
  nameIndex = { names, positions, sizes, positionsByText };
  return nameIndex;
}

/** The rows of the shipped lists with exactly this name, whatever its case, accents and punctuation. */
export function rowsNamed(name: string): { kind: RegulatoryListKind; row: ListRow }[] {
  const { names, positionsByText } = indexOfNames();
  return (positionsByText.get(normalise(name)) ?? []).map((position) => {
    const { kind, row } = names[position]!;
    return { kind, row: shippedLists[kind]!.rowAt(row) };
  });
}

/** The rows of the shipped lists with a proper shipping name of a UN number, also in the singular; an entry n.o.s. names no substance. */
const rowsOfUnNumber = (un: string) =>
  roadRowsOf(un)
    .filter((row) => !isNotOtherwiseSpecified(row))
    .flatMap(({ n }) => properShippingNames(n.en))
    .flatMap((name) => [name, name.replace(/S$/, '')])
    .flatMap(rowsNamed);

/** Maximum length of a searched text in characters. */
const maxLength = 200;
/** The least likeness of a name that is found in spite of typing errors, 0 to 1. */
const minLikeness = 0.4;

const recent = new LRUCache<string, readonly ListedName[]>({ max: 200 });

/** The names most like a text, best first: the same, those that begin with it, those that contain it, those that are spelled similarly. */
function findNames(text: string, max: number): readonly ListedName[] {
  const searched = normalise(text.slice(0, maxLength));
  if (searched.length < 2) return [];
  const key = `${max} ${searched}`;
  const known = recent.get(key);
  if (known) return known;
  const { names, positions, sizes } = indexOfNames();
  const trigrams = trigramsOf(searched);
  const counts = new Map<number, number>();
  for (const trigram of trigrams)
    for (const position of positions.get(trigram) ?? []) counts.set(position, (counts.get(position) ?? 0) + 1);
  const scored = [...counts].flatMap(([position, count]) => {
    const { text: name } = names[position]!;
    const likeness = (2 * count) / (trigrams.length + sizes[position]!);
    const rank = name === searched ? 3 : name.startsWith(searched) ? 2 : ` ${name}`.includes(` ${searched}`) ? 1 : 0;
    return rank > 0 || likeness >= minLikeness ? [{ position, score: rank + likeness }] : [];
  });
  const found = scored
    .sort((a, b) => b.score - a.score || names[a.position]!.text.length - names[b.position]!.text.length)
    .slice(0, max)
    .map(({ position }) => names[position]!);
  recent.set(key, found);
  return found;
}

/** A row of a shipped list that a search found. */
export interface FoundRow {
  kind: RegulatoryListKind;
  published: string;
  entries: ListedEntry[];
}

/**
 * The rows of the shipped lists for a text: of a CAS, EC or index number those with the number, of a UN number (`UN1090`, `1090`) those that
 * the dangerous goods list names, of another text those whose names are most like it, whatever its case, punctuation and small typing errors.
 * @param max number of rows
 */
export function findSubstances(text: string, max = 20): FoundRow[] {
  const number = text.trim().toUpperCase();
  const isNumber = /^\d{2,7}-\d{2}-\d$|^\d{3}-\d{3}-\d$|^\d{3}-\d{3}-\d{2}-[\dX]$/.test(number);
  const found = (kind: RegulatoryListKind, row: Parameters<typeof entriesOfRow>[2]): FoundRow => {
    const { published } = shippedLists[kind]!.meta;
    return { kind, published, entries: entriesOfRow(kind, published, row) };
  };
  if (isNumber)
    return (Object.keys(shippedLists) as RegulatoryListKind[])
      .flatMap((kind) => shippedLists[kind]!.find([number]).map((row) => found(kind, row)))
      .slice(0, max);
  const [, un] = /^(?:UN\s?)?(\d{4})$/.exec(number) ?? [];
  if (un !== undefined) {
    const rows = new Map(rowsOfUnNumber(un).map((named) => [JSON.stringify(named.row), named]));
    return [...rows.values()].slice(0, max).map(({ kind, row }) => found(kind, row));
  }
  const seen = new Set<string>();
  return findNames(text, 3 * max)
    .filter(({ kind, row }) => !seen.has(`${kind} ${row}`) && seen.add(`${kind} ${row}`))
    .slice(0, max)
    .map(({ kind, row }) => found(kind, shippedLists[kind]!.rowAt(row)));
}
