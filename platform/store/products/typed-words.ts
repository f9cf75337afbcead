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
export const typedKey = (text: string): string => partsOf(text).join('').split(separators).join('').slice(0, 200);

/**
 * The words of a search, at most eight. What has digits between its separators and no longer word is one word, so that a number
 * with a wrong digit does not match by its other parts.
 */
export function typedWords(text: string): string[] {
  const words = partsOf(text).flatMap((part) => {
    const pieces = part.split(separators).filter(Boolean);
    return /\d/.test(part) && !/\p{L}{3}/u.test(part) ? [pieces.join('')] : pieces;
  });
  return [...new Set(words.map((word) => [...word].slice(0, maxWordLength).join('')))].slice(0, maxWords);
}

/** A word without one of its letters or with two of them swapped; none for one with a digit. */
export function editsOfOne(word: string): string[] {
  const signs = [...word];
  if (signs.length < 3 || signs.length > 20 || /\d/.test(word)) return [];
  const without = signs.map((_, at) => signs.toSpliced(at, 1).join(''));
  const swapped = signs.slice(1).map((sign, at) => signs.toSpliced(at, 2, sign, signs[at]!).join(''));
  return [...without, ...swapped];
}

/** The candidates that differ from the word by few letters, the closest first. */
export function alikeFirst(word: string, candidates: readonly string[]): string[] {
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
export function correctedKeys(bestFirst: readonly string[][]): string[] {
  let keys = [''];
  for (const readings of bestFirst.filter((list) => list.length > 0))
    keys = keys.flatMap((key) => readings.slice(0, 3).map((reading) => key + reading)).slice(0, 81);
  return keys;
}
