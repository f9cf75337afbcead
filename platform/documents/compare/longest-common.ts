import { diffArrays } from 'diff';

/** Enough for any two sheets of a product; used up, a section occupies the event loop for less than 100 ms. */
const stepsOfSection = 40_000;

/**
 * What is left of the steps that the comparison of a section may take. Where nothing is left, nothing more is found in
 * common: what differs is then wholly deleted and wholly inserted. Steps and not time, so that two sheets always compare
 * in the same way.
 */
export class StepBudget {
  #left = stepsOfSection;

  get exhausted(): boolean {
    return this.#left <= 0;
  }

  /** So many differences can still be looked for: each costs as many steps as there were before it. */
  get differences(): number {
    return Math.floor(Math.sqrt(2 * Math.max(0, this.#left)));
  }

  consume(steps: number): void {
    this.#left -= steps;
  }
}

/** Positions of what is the same in the older and in the newer sequence. */
export type Match = readonly [older: number, newer: number];

/** The longest sequence that two have in common, in order; none where finding it would take more than the effort left. */
export function longestCommon<Item>(
  older: Item[],
  newer: Item[],
  same: (older: Item, newer: Item) => boolean,
  budget: StepBudget,
): Match[] {
  if (!older.length || !newer.length) return [];
  const { differences } = budget;
  const parts = diffArrays(older, newer, { comparator: same, maxEditLength: differences });
  const found = parts?.reduce((sum, part) => sum + (part.added || part.removed ? part.count : 0), 0) ?? differences;
  budget.consume((found * found) / 2);
  const matches: Match[] = [];
  let [from, to] = [0, 0];
  for (const { added, removed, count } of parts ?? []) {
    if (!added && !removed)
      matches.push(...Array.from({ length: count }, (_, step): Match => [from + step, to + step]));
    if (!added) from += count;
    if (!removed) to += count;
  }
  return matches;
}
