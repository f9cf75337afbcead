import type { StepBudget } from './effort.ts';
import type { Match } from './longest-common.ts';
import type { Change } from './marked.ts';
import type { Pass } from './passes.ts';

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
