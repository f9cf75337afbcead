import type { StepBudget } from './effort.ts';
import { longestCommon, type Match } from './longest-common.ts';
import { countWords, wordsInCommon } from './words.ts';

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
