import { longestCommon, type Match, type StepBudget } from './longest-common.ts';
import type { Change } from '../blocks/marked.ts';

/** One way to see what in two sequences belongs together. */
export type Pass<Item> = (older: readonly Item[], newer: readonly Item[], budget: StepBudget) => Match[];

/** Items with the same key belong together. */
export function sameKey<Item>(key: (item: Item) => string): Pass<Item> {
  return (older, newer, budget) => {
    const keys = { older: older.map(key), newer: newer.map(key) };
    // What only one of both has would cost effort and can't match.
    const shared = { older: positions(keys.older, keys.newer), newer: positions(keys.newer, keys.older) };
    return longestCommon(shared.older, shared.newer, (i, j) => keys.older[i] === keys.newer[j], budget).map(
      ([i, j]) => [shared.older[i]!, shared.newer[j]!],
    );
  };
}

function positions(keys: string[], others: string[]): number[] {
  const known = new Set(others);
  return keys.flatMap((key, index) => (known.has(key) ? [index] : []));
}

/** Items of which at least this share of the words, 0 to 1, is the same belong together. */
export function alike<Item>(text: (item: Item) => string, share: number): Pass<Item> {
  return (older, newer, budget) => {
    if (!older.length || !newer.length) return [];
    const words = {
      older: older.map((item) => countWords(text(item))),
      newer: newer.map((item) => countWords(text(item))),
    };
    const same = (i: number, j: number) => {
      if (budget.exhausted) return false;
      const [a, b] = [words.older[i]!, words.newer[j]!];
      budget.consume(Math.min(a.words.size, b.words.size));
      return wordsInCommon(a, b) >= share;
    };
    return longestCommon([...older.keys()], [...newer.keys()], same, budget);
  };
}

/** `110-54-3`, `2,5`, `5 800` with its narrow space, and `don't` are one word each; marks stay with their letters. */
const parts =
  /[\p{L}\p{M}\p{N}\u00AD\u200C\u200D]+(?:(?:[-\u2010\u2011'’](?=[\p{L}\p{N}])|(?<=\p{N})[.,\u202F](?=\p{N}))[\p{L}\p{M}\p{N}\u00AD\u200C\u200D]+)*|\s+|[^]/gu;

/** A text as words, spaces and single other characters; joined, they are the text again. */
export const splitWords = (text: string): string[] => text.match(parts) ?? [];

/** Whether a part of a text is a word and not a space or punctuation. */
export const isWord = (part: string): boolean => /[\p{L}\p{N}]/u.test(part);

export interface WordCount {
  total: number;
  /** How often each word occurs. */
  words: ReadonlyMap<string, number>;
}

export function countWords(text: string): WordCount {
  const all = splitWords(text).filter(isWord);
  const words = new Map<string, number>();
  for (const word of all) words.set(word, (words.get(word) ?? 0) + 1);
  return { total: all.length, words };
}

/** The share, 0 to 1, of the words of two texts that both have, in whatever order; 0 without words. */
export function wordsInCommon(one: WordCount, other: WordCount): number {
  const [few, many] = one.words.size < other.words.size ? [one, other] : [other, one];
  let common = 0;
  for (const [word, times] of few.words) common += Math.min(times, many.words.get(word) ?? 0);
  return common ? (2 * common) / (one.total + other.total) : 0;
}

interface Writer<Item, Merged> {
  /** Two items that belong together, as one or, where they should stand apart, as several. */
  both: (older: Item, newer: Item) => Merged[];
  /** An item that only one version has. */
  one: (item: Item, change: Change) => Merged;
}

/**
 * Two sequences as one, in the order of both. Each pass pairs what the passes before it left between their pairs; of what
 * stays alone, the deleted comes first.
 */
export function merge<Item, Merged>(
  older: readonly Item[],
  newer: readonly Item[],
  passes: readonly Pass<Item>[],
  writer: Writer<Item, Merged>,
  budget: StepBudget,
): Merged[] {
  const [pass, ...finer] = passes;
  if (!pass || !older.length || !newer.length) {
    return [...older.map((item) => writer.one(item, 'del')), ...newer.map((item) => writer.one(item, 'ins'))];
  }
  const merged: Merged[] = [];
  let [i, j] = [0, 0];
  const end: Match = [older.length, newer.length];
  for (const [nextI, nextJ] of [...pass(older, newer, budget), end]) {
    merged.push(...merge(older.slice(i, nextI), newer.slice(j, nextJ), finer, writer, budget));
    if (nextI < older.length) merged.push(...writer.both(older[nextI]!, newer[nextJ]!));
    [i, j] = [nextI + 1, nextJ + 1];
  }
  return merged;
}
