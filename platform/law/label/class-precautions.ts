import { hazardCategories, hazardCategory, labelledClasses } from '../hazard-classes.ts';
import type { PrecautionCase } from './precautions.ts';

/** Additional statements on packs for the public (CLP Annex IV, Part 1, Table 6.1; Art. 28(2)). */
const forPublic = ['P101', 'P102', 'P103', 'P501'];

type Classification = readonly { category: string; h: readonly string[] }[];

/** The rows of a classification. A category without its statement or sub-category has a row only if all matching rows have the same statements. */
const rowsOf = (classification: Classification) =>
  classification.flatMap(({ category, h }) => {
    const exact = hazardCategory(category, h);
    if (exact) return exact;
    const named = hazardCategories.filter((row) => row.category === category);
    const similar = hazardCategories.filter(
      (row) => row.category.startsWith(category) || category.startsWith(row.category),
    );
    const [first, ...others] = named.length > 0 ? named : similar;
    return first && others.every(({ p }) => p === first.p) ? first : [];
  });

/** The precautionary statements of a classification, in the order of their codes; empty without a class. */
export function precautionsOf(classification: Classification, audience: PrecautionCase['audience']): string[] {
  const derived = rowsOf(labelledClasses(classification)).flatMap(({ p }) => p);
  if (classification.length > 0 && audience === 'public') derived.push(...forPublic);
  return [...new Set(derived)].sort();
}

/**
 * The statements among `codes` that follow from no class of the product. Those for the public are allowed for every product, and statements
 * may be combined in other ways than in the tables (CLP Annex IV, introduction).
 */
export function foreignPrecautions(codes: readonly string[], classification: Classification): string[] {
  const derived = rowsOf(classification).flatMap(({ p, conditionalP }) => [...p, ...conditionalP]);
  const known = new Set([...forPublic, ...derived].flatMap((code) => code.split('+')));
  return codes.filter((code) => !code.split('+').every((part) => known.has(part)));
}

/** Parts of statements that no table of label elements has alone: `P302`, `P352`. */
const onlyCombined = (() => {
  const all = new Set(hazardCategories.flatMap(({ p, conditionalP }) => [...p, ...conditionalP]));
  const parts = [...all].filter((code) => code.includes('+')).flatMap((code) => code.split('+'));
  return new Map(
    parts
      .filter((part) => !all.has(part))
      .map((part) => [part, [...all].filter((code) => code.split('+').includes(part)).sort()] as const),
  );
})();

/** The combined statements of Annex I, Parts 2 to 5, that contain a code which no class has alone; else none. */
export const combinationsOf = (code: string): readonly string[] => onlyCombined.get(code) ?? [];
