/** The change of a value from an older version to the current one; null: unchanged. */
export type Change = 'added' | 'deleted' | null;

/** The values of two versions in one list, each once with its change; empty if neither version has one. */
export type Marks<T = string> = { value: T; change: Change }[];

/** A single value of two versions: once if unchanged, else the old and the new value. */
export function markValue<T extends string | number>(older: T | null, newer: T | null): Marks<T> {
  if (newer !== null && older === newer) return [{ value: newer, change: null }];
  const marks: Marks<T> = [];
  if (older !== null) marks.push({ value: older, change: 'deleted' });
  if (newer !== null) marks.push({ value: newer, change: 'added' });
  return marks;
}

type NameOfValue<T> = { [Name in keyof T]: T[Name] extends string | number | null ? Name : never }[keyof T];

/** Fields of an object in two versions, either of which may lack the object. */
export function markFields<T, Name extends NameOfValue<T>>(older: T | null, newer: T | null, names: readonly Name[]) {
  const marked = names.map((name) => [name, markValue(valueOf(older?.[name]), valueOf(newer?.[name]))]);
  return Object.fromEntries(marked) as { [Each in Name]: Marks<Extract<T[Each], string | number>> };
}

const valueOf = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? value : null);

/** A key that identifies a row; null if the row does not have it. */
type RowKey<T> = (row: T) => string | null;

/**
 * A row of two versions: `oldRow` is null if it was added, `newRow` if it was deleted; `row` is the current one, else
 * the older.
 */
interface MergedRow<T> {
  change: Change;
  oldRow: T | null;
  newRow: T | null;
  row: T;
}

/**
 * The rows of two versions in one list: in the current order, deleted rows at their old places. Rows are paired if they
 * are equal, else if their first keys are, else their second keys, and so on; a new order alone is no change.
 */
export function mergeRows<T>(older: readonly T[], newer: readonly T[], keys: readonly RowKey<T>[]): MergedRow<T>[] {
  const partners = pairRows(older, newer, keys);
  const paired = new Set(partners.values());
  const wentAfter = new Map<number, T[]>();
  let anchor = -1;
  older.forEach((row, index) => {
    if (paired.has(index)) anchor = index;
    else append(wentAfter, anchor, row);
  });
  const deletedAfter = (index: number) =>
    (wentAfter.get(index) ?? []).map((oldRow) => ({
      change: 'deleted' as const,
      oldRow,
      newRow: null,
      row: oldRow,
    }));
  return [
    ...deletedAfter(-1),
    ...newer.flatMap((newRow, index): MergedRow<T>[] => {
      const partner = partners.get(index);
      if (partner === undefined) return [{ change: 'added', oldRow: null, newRow, row: newRow }];
      return [{ change: null, oldRow: older[partner]!, newRow, row: newRow }, ...deletedAfter(partner)];
    }),
  ];
}

/** Positions in the current version → positions in the older one. */
function pairRows<T>(older: readonly T[], newer: readonly T[], keys: readonly RowKey<T>[]): Map<number, number> {
  const partners = new Map<number, number>();
  const equal: RowKey<T> = (row) => JSON.stringify(row);
  const unpaired = new Set(older.keys());
  for (const keyOf of [equal, ...keys]) {
    const indexesByKey = new Map<string, number[]>();
    for (const index of unpaired) {
      const key = keyOf(older[index]!);
      if (key !== null) append(indexesByKey, key, index);
    }
    newer.forEach((row, index) => {
      const key = partners.has(index) ? null : keyOf(row);
      const partner = key === null ? undefined : indexesByKey.get(key)?.shift();
      if (partner === undefined) return;
      partners.set(index, partner);
      unpaired.delete(partner);
    });
  }
  return partners;
}

function append<Key, Value>(lists: Map<Key, Value[]>, key: Key, value: Value) {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}

/** The rows of two versions with marked fields; an added or deleted row carries the change itself. */
export function markRows<T, Fields>(
  older: readonly T[],
  newer: readonly T[],
  keys: readonly RowKey<T>[],
  fields: (merged: MergedRow<T>) => Fields,
): (Fields & { change: Change })[] {
  return mergeRows(older, newer, keys).map((merged) => ({ ...fields(merged), change: merged.change }));
}

/** The texts of two versions, each with its change. */
export function markList(older: readonly string[] = [], newer: readonly string[] = []): Marks {
  return mergeRows(older, newer, []).map(({ row, change }) => ({ value: row, change }));
}
