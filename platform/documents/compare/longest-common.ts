import { diffArrays } from 'diff';
import type { StepBudget } from './effort.ts';

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
