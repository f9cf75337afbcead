import type { Change, Marks } from '@/lib/domain/marks';
import { type MergedRow, mergeRows, type RowKey } from '@/lib/domain/merge-rows';

/** Rows of two versions with their fields marked: a row that came or went carries the change itself. */
export function markRows<T, Fields>(
  older: readonly T[],
  newer: readonly T[],
  keys: readonly RowKey<T>[],
  fields: (merged: MergedRow<T>) => Fields,
): (Fields & { change: Change })[] {
  return mergeRows(older, newer, keys).map((merged) => ({ ...fields(merged), change: merged.change }));
}

/** Texts of two versions, each of which stayed, came or went. */
export function markList(older: readonly string[] = [], newer: readonly string[] = []): Marks {
  return mergeRows(older, newer, []).map(({ row, change }) => ({ value: row, change }));
}
