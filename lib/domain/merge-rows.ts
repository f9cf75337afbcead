import type { Change } from '@/lib/domain/marks';

/** What a row is known by; null where it has nothing of the kind. */
export type RowKey<T> = (row: T) => string | null;

/** A row of two versions: `before` is null when it came, `after` when it went; `row` is the current one, else the older. */
export interface MergedRow<T> {
  change: Change;
  before: T | null;
  after: T | null;
  row: T;
}

/**
 * The rows of two versions in one list: in the current order, rows that went where they stood. A row's partner
 * is an equal one, else one with the same first key, else second key, and so on; a new order alone is no change.
 */
export function mergeRows<T>(older: readonly T[], newer: readonly T[], keys: readonly RowKey<T>[]): MergedRow<T>[] {
  const partners = pairRows(older, newer, keys);
  const paired = new Set(partners.values());
  const wentAfter = new Map<number, T[]>();
  let anchor = -1;
  older.forEach((row, index) => {
    if (paired.has(index)) anchor = index;
    else gather(wentAfter, anchor, row);
  });
  const gone = (index: number) =>
    (wentAfter.get(index) ?? []).map((before) => ({ change: 'deleted' as const, before, after: null, row: before }));
  return [
    ...gone(-1),
    ...newer.flatMap((after, index): MergedRow<T>[] => {
      const partner = partners.get(index);
      if (partner === undefined) return [{ change: 'added', before: null, after, row: after }];
      return [{ change: null, before: older[partner]!, after, row: after }, ...gone(partner)];
    }),
  ];
}

/** Positions in the current version → positions in the older one. */
function pairRows<T>(older: readonly T[], newer: readonly T[], keys: readonly RowKey<T>[]): Map<number, number> {
  const partners = new Map<number, number>();
  const equal: RowKey<T> = (row) => JSON.stringify(row);
  const free = new Set(older.keys());
  for (const keyOf of [equal, ...keys]) {
    const waiting = new Map<string, number[]>();
    for (const index of free) {
      const key = keyOf(older[index]!);
      if (key !== null) gather(waiting, key, index);
    }
    newer.forEach((row, index) => {
      const key = partners.has(index) ? null : keyOf(row);
      const partner = key === null ? undefined : waiting.get(key)?.shift();
      if (partner === undefined) return;
      partners.set(index, partner);
      free.delete(partner);
    });
  }
  return partners;
}

function gather<Key, Value>(lists: Map<Key, Value[]>, key: Key, value: Value) {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}
