import { type Marks, markValue } from '@/lib/domain/marks';

type NameOfValue<T> = { [Name in keyof T]: T[Name] extends string | number | null ? Name : never }[keyof T];

/** Some fields of a thing in two versions, either of which may lack it. */
export function markFields<T, Name extends NameOfValue<T>>(older: T | null, newer: T | null, names: readonly Name[]) {
  const marked = names.map((name) => [name, markValue(valueOf(older?.[name]), valueOf(newer?.[name]))]);
  return Object.fromEntries(marked) as { [Each in Name]: Marks<Extract<T[Each], string | number>> };
}

const valueOf = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? value : null);
