import { commonNames } from '../../languages/common-names.ts';
import { distanceOf, isConnector, maxErrors, nameKey, namePieces } from './read-search.ts';

/** The CAS numbers of a substance, as the catalogue has them: without hyphens. */
type Substance = readonly string[];

let index: ReadonlyMap<string, Substance> | undefined;

/** The CAS numbers by each common name. */
function substancesByName(): ReadonlyMap<string, Substance> {
  if (index) return index;
  const made = new Map<string, Substance>();
  for (const { cas, names } of commonNames) {
    const numbers = cas.map((number) => number.replaceAll('-', ''));
    const keys = names.map((name) => nameKey(namePieces(name)));
    for (const key of new Set(keys)) made.set(key, [...(made.get(key) ?? []), ...numbers]);
  }
  index = made;
  return made;
}

/** What a search names, its longest names first: substances, and what is left of it. */
export function findSubstances(pieces: readonly string[]): { substances: Substance[]; rest: string[] } {
  const names = substancesByName();
  const rest: string[] = [];
  const substances: Substance[] = [];
  for (let from = 0; from < pieces.length; from += 1) {
    let to = pieces.length;
    while (to > from && !names.has(nameKey(pieces.slice(from, to)))) to -= 1;
    if (to > from) {
      substances.push(names.get(nameKey(pieces.slice(from, to)))!);
      from = to - 1;
    } else rest.push(pieces[from]!);
  }
  return { substances, rest: rest.filter((piece) => !isConnector(piece)) };
}

/** At least so many letters of a name are typed before it is found by them. */
const minLetters = 4;

/** The substances whose names begin as typed. */
export function findBegunSubstances(pieces: readonly string[]): string[] {
  const typed = nameKey(pieces);
  if (typed.length < minLetters) return [];
  return [...substancesByName()].flatMap(([name, numbers]) => (name.startsWith(typed) ? numbers : []));
}

/** The substances whose names are spelled like what is typed; of these the closest. */
export function findSimilarSubstances(pieces: readonly string[]): string[] {
  const typed = nameKey(pieces);
  if (typed.length < minLetters || /^\d+$/.test(typed)) return [];
  let closest = maxErrors(typed);
  let found: string[] = [];
  for (const [name, numbers] of substancesByName()) {
    if (Math.abs(name.length - typed.length) > closest) continue;
    const distance = distanceOf(typed, name, closest);
    if (distance > closest) continue;
    found = distance < closest ? [...numbers] : [...found, ...numbers];
    closest = distance;
  }
  return found;
}
