import { commonSubsequence, type Match, type StepBudget } from './common-subsequence.ts';
import type { Change } from '../blocks/marked.ts';

/** A strategy that matches the items of two sequences. */
export type Pass<Item> = (older: readonly Item[], newer: readonly Item[], budget: StepBudget) => Match[];

/** Matches items with the same key. */
export function sameKey<Item>(key: (item: Item) => string): Pass<Item> {
  return (older, newer, budget) => {
    const keys = { older: older.map(key), newer: newer.map(key) };
    // Items that only one sequence has can't match and would use up the budget.
    const indexes = { older: positions(keys.older, keys.newer), newer: positions(keys.newer, keys.older) };
    return commonSubsequence(indexes.older, indexes.newer, (i, j) => keys.older[i] === keys.newer[j], budget).map(
      ([i, j]) => [indexes.older[i]!, indexes.newer[j]!],
    );
  };
}

function positions(keys: string[], others: string[]): number[] {
  const otherKeys = new Set(others);
  return keys.flatMap((key, index) => (otherKeys.has(key) ? [index] : []));
}

/** Matches items that have at least this share of their words in common, 0 to 1. */
export function alike<Item>(text: (item: Item) => string, share: number): Pass<Item> {
  return (older, newer, budget) => {
    if (!older.length || !newer.length) return [];
    const words = {
      older: older.map((item) => countWords(text(item))),
      newer: newer.map((item) => countWords(text(item))),
    };
    const isSimilar = (i: number, j: number) => {
      if (budget.exhausted) return false;
      const [a, b] = [words.older[i]!, words.newer[j]!];
      budget.consume(Math.min(a.words.size, b.words.size));
      return wordsInCommon(a, b) >= share;
    };
    return commonSubsequence([...older.keys()], [...newer.keys()], isSimilar, budget);
  };
}

/** `110-54-3`, `2,5`, `5 800` with its narrow space, and `don't` are one word each; combining marks belong to their letters. */
const parts =
  /[\p{L}\p{M}\p{N}\u00AD\u200C\u200D]+(?:(?:[-\u2010\u2011'’](?=[\p{L}\p{N}])|(?<=\p{N})[.,\u202F](?=\p{N}))[\p{L}\p{M}\p{N}\u00AD\u200C\u200D]+)*|\s+|[^]/gu;

/** Splits a text into words, spaces and single other characters, which join to the same text. */
export const splitWords = (text: string): string[] => text.match(parts) ?? [];

/** Whether a part of a text is a word, not a space or punctuation. */
export const isWord = (part: string): boolean => /[\p{L}\p{N}]/u.test(part);

interface WordCount {
  total: number;
  /** Number of occurrences of each word. */
  words: ReadonlyMap<string, number>;
}

export function countWords(text: string): WordCount {
  const all = splitWords(text).filter(isWord);
  const words = new Map<string, number>();
  for (const word of all) words.set(word, (words.get(word) ?? 0) + 1);
  return { total: all.length, words };
}

/** The share of common words of two texts, 0 to 1, in any order; 0 without words. */
export function wordsInCommon(first: WordCount, second: WordCount): number {
  const [few, many] = first.words.size < second.words.size ? [first, second] : [second, first];
  let common = 0;
  for (const [word, times] of few.words) common += Math.min(times, many.words.get(word) ?? 0);
  return common ? (2 * common) / (first.total + second.total) : 0;
}

interface Writer<Item, Merged> {
  /** Merges two matching items into one, or into several if they stay separate. */
  merge: (older: Item, newer: Item) => Merged[];
  /** Marks an item that only one version has. */
  mark: (item: Item, change: Change) => Merged;
}

/**
 * Merges two sequences in the order of both. Each pass matches the items that earlier passes left between their matches. Of
 * the unmatched items, deleted ones come first.
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
    return [...older.map((item) => writer.mark(item, 'del')), ...newer.map((item) => writer.mark(item, 'ins'))];
  }
  const merged: Merged[] = [];
  let [i, j] = [0, 0];
  const end: Match = [older.length, newer.length];
  for (const [nextI, nextJ] of [...pass(older, newer, budget), end]) {
    merged.push(...merge(older.slice(i, nextI), newer.slice(j, nextJ), finer, writer, budget));
    if (nextI < older.length) merged.push(...writer.merge(older[nextI]!, newer[nextJ]!));
    [i, j] = [nextI + 1, nextJ + 1];
  }
  return merged;
}
