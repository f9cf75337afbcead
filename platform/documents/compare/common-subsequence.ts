import { diffArrays } from 'diff';

/** Enough for any two sheets of a product; a section that uses all steps blocks the event loop for less than 100 ms. */
const stepsOfSection = 40_000;

/**
 * The remaining steps for the comparison of a section. Once exhausted, no more common items are found: what differs is marked
 * as deleted and inserted as a whole. It counts steps instead of time so that the result is deterministic.
 */
export class StepBudget {
  #left = stepsOfSection;

  get exhausted(): boolean {
    return this.#left <= 0;
  }

  /** The number of differences for which the steps suffice: each costs as many steps as there are differences before it. */
  get differences(): number {
    return Math.floor(Math.sqrt(2 * Math.max(0, this.#left)));
  }

  consume(steps: number): void {
    this.#left -= steps;
  }
}

/** Positions of an item in the older and in the newer sequence. */
export type Match = readonly [older: number, newer: number];

/** The longest common subsequence; empty if the budget does not suffice to find it. */
export function commonSubsequence<Item>(
  older: Item[],
  newer: Item[],
  isEqual: (older: Item, newer: Item) => boolean,
  budget: StepBudget,
): Match[] {
  if (!older.length || !newer.length) return [];
  const { differences } = budget;
  const parts = diffArrays(older, newer, { comparator: isEqual, maxEditLength: differences });
  const editCount = parts?.reduce((sum, part) => sum + (part.added || part.removed ? part.count : 0), 0) ?? differences;
  budget.consume((editCount * editCount) / 2);
  const matches: Match[] = [];
  let [olderIndex, newerIndex] = [0, 0];
  for (const { added, removed, count } of parts ?? []) {
    if (!added && !removed)
      matches.push(...Array.from({ length: count }, (_, step): Match => [olderIndex + step, newerIndex + step]));
    if (!added) olderIndex += count;
    if (!removed) newerIndex += count;
  }
  return matches;
}
