/** What became of a value from an older version to the current one; null: it stayed. */
export type Change = 'added' | 'deleted' | null;

/** Values of two versions in one list, each once and with what became of it; nothing where neither version has one. */
export type Marks<T = string> = { value: T; change: Change }[];

/** One value of two versions: once when it stayed, else what it was and what it is. */
export function markValue<T extends string | number>(older: T | null, newer: T | null): Marks<T> {
  if (newer !== null && older === newer) return [{ value: newer, change: null }];
  const marks: Marks<T> = [];
  if (older !== null) marks.push({ value: older, change: 'deleted' });
  if (newer !== null) marks.push({ value: newer, change: 'added' });
  return marks;
}
