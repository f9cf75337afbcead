import { commonNames } from '../../languages/common-names.ts';
import { distanceOf, isConnector, maxErrors, nameKey, namePieces } from './read-search.ts';

/** The CAS numbers of a substance without hyphens, as in the catalogue. */
type Substance = readonly string[];

let index: ReadonlyMap<string, Substance> | undefined;

/** The CAS numbers by each common name. */
function substancesByName(): ReadonlyMap<string, Substance> {
  if (index) return index;
  const substances = new Map<string, Substance>();
  for (const { cas, names } of commonNames) {
    const numbers = cas.map((number) => number.replaceAll('-', ''));
    const keys = names.map((name) => nameKey(namePieces(name)));
    for (const key of new Set(keys)) substances.set(key, [...(substances.get(key) ?? []), ...numbers]);
  }
  index = substances;
  return substances;
}

/** Finds the substances that a search names, by the longest names, and the remaining pieces. */
export function findSubstances(pieces: readonly string[]): { substances: Substance[]; rest: string[] } {
  const names = substancesByName();
  const rest: string[] = [];
  const substances: Substance[] = [];
  for (let start = 0; start < pieces.length; start += 1) {
    let end = pieces.length;
    while (end > start && !names.has(nameKey(pieces.slice(start, end)))) end -= 1;
    if (end > start) {
      substances.push(names.get(nameKey(pieces.slice(start, end)))!);
      start = end - 1;
    } else rest.push(pieces[start]!);
  }
  return { substances, rest: rest.filter((piece) => !isConnector(piece)) };
}

/** Minimum number of typed letters for a search by a part of a name. */
const minLetters = 4;

/** Finds the substances whose names begin with the typed text. */
export function findBegunSubstances(pieces: readonly string[]): string[] {
  const typed = nameKey(pieces);
  if (typed.length < minLetters) return [];
  return [...substancesByName()].flatMap(([name, numbers]) => (name.startsWith(typed) ? numbers : []));
}

/** Finds the substances whose names are spelled most similarly to the typed text. */
export function findSimilarSubstances(pieces: readonly string[]): string[] {
  const typed = nameKey(pieces);
  if (typed.length < minLetters || /^\d+$/.test(typed)) return [];
  let closest = maxErrors(typed);
  let closestNumbers: string[] = [];
  for (const [name, numbers] of substancesByName()) {
    if (Math.abs(name.length - typed.length) > closest) continue;
    const distance = distanceOf(typed, name, closest);
    if (distance > closest) continue;
    closestNumbers = distance < closest ? [...numbers] : [...closestNumbers, ...numbers];
    closest = distance;
  }
  return closestNumbers;
}
