/** Spec §9 "Pluralization suffix rule"; whatever is in no range is `zero`. */
const ranges = [
  { from: 1, to: 1, suffix: 'one' },
  { from: 2, to: 2, suffix: 'two' },
  { from: 3, to: 10, suffix: 'few' },
  { from: 11, to: 99, suffix: 'many' },
  { from: 100, to: Infinity, suffix: 'other' },
] as const;

export type PluralSuffix = (typeof ranges)[number]['suffix'] | 'zero';

export const pluralSuffixes: PluralSuffix[] = ['zero', ...ranges.map(({ suffix }) => suffix)];

/** The suffix of the message key for a whole number of things. */
export function pluralSuffix(count: number): PluralSuffix {
  return ranges.find(({ from, to }) => count >= from && count <= to)?.suffix ?? 'zero';
}
