import { commonNames } from '../../languages/common-names.ts';
import { namesIn, normalise, rowsNamed } from '../../tables/find-substances.ts';
import type { ListRow } from '../../tables/regulatory-lists.ts';
import { numbersOfRow, shippedLists } from '../../tables/shipped-lists.ts';
import type { ListedIngredient } from './known-lists.ts';

type NamedSubstance = (typeof commonNames)[number];

let substancesByName: ReadonlyMap<string, readonly NamedSubstance[]> | undefined;

/** The substances with this common name in any language; the index is made on first use. */
export function findByCommonName(name: string): readonly NamedSubstance[] {
  if (!substancesByName) {
    const found = new Map<string, NamedSubstance[]>();
    for (const substance of commonNames)
      for (const text of new Set(substance.names.map(normalise))) {
        const same = found.get(text);
        if (same) same.push(substance);
        else found.set(text, [substance]);
      }
    substancesByName = found;
  }
  return substancesByName.get(normalise(name)) ?? [];
}

const casOf = ({ substances }: ListRow): string[] => substances.flatMap(({ cas }) => cas ?? []);

/**
 * What the name and what the CAS number of an ingredient mean by the shipped lists and the common names, if these are two substances; null: one
 * of both is not known there, a row for the name has no number and so may be the substance, the rows have a number in common, or a name of
 * the numbered row has the name in it, as that of an isomer, hydrate or salt (`d-limonene`).
 */
export function differingSubstances({
  name,
  cas,
}: Pick<ListedIngredient, 'name' | 'cas'>): { named: string; numbered: string } | null {
  if (cas === undefined) return null;
  const numberedRows = Object.values(shippedLists).flatMap((table) => table!.find([cas]));
  const [numbered] = numberedRows;
  if (!numbered) return null;
  const meanings = Object.values(name).flatMap((text) => [
    ...rowsNamed(text).map(({ row }) => ({ text, cas: casOf(row), numbers: numbersOfRow(row) })),
    ...findByCommonName(text).map((substance) => ({ text, cas: substance.cas, numbers: substance.cas })),
  ]);
  const [meaning] = meanings;
  if (!meaning || meanings.some((found) => found.cas.length === 0)) return null;
  const shares = (numbers: readonly string[], others: readonly string[]) =>
    numbers.some((number) => others.includes(number));
  const isOneSubstance = meanings.every(({ numbers }) => shares(numbers, meaning.numbers));
  const otherNumbers = numberedRows.flatMap(numbersOfRow);
  if (!isOneSubstance || meanings.some(({ numbers }) => shares(numbers, otherNumbers))) return null;
  const numberedNames = numberedRows.flatMap((row) =>
    [row.name, ...row.substances.flatMap((member) => member.name ?? [])].flatMap(namesIn),
  );
  if (meanings.some(({ text }) => numberedNames.some((other) => ` ${other} `.includes(` ${normalise(text)} `))))
    return null;
  const substance = numbered.substances.find((candidate) => candidate.cas === cas);
  const numberedName = (substance?.name ?? numbered.name).split(';')[0]!;
  return { named: `${meaning.text} (${meaning.cas[0]})`, numbered: `${numberedName} (${cas})` };
}
