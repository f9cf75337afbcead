import { hazardCategories, hazardCategory } from '../../hazard-classes.ts';

/** `Skin. Corr. 1b`, `Skin Corr.1B` and `Skin Corr. 1B` are the same. */
const keyOf = (category: string): string => category.toLowerCase().replace(/[^a-z0-9]/g, '');

const known = new Map<string, string>([
  ...hazardCategories.map(({ category }) => [keyOf(category), category] as const),
  // Entries of Annex VI from before the sub-categories name the class alone: `Resp. Sens.; H334: C ≥ 0,2 %`.
  ['respsens', 'Resp. Sens. 1'],
  ['skinsens', 'Skin Sens. 1'],
  ['lact', 'Lact.'],
  ['ozone', 'Ozone 1'],
]);

/** The category as CLP Annex I abbreviates it, whatever the dots, spaces and capitals of the text. Null: no such category. */
export const readCategory = (text: string): string | null => known.get(keyOf(text)) ?? null;

/** `H360Df ***` → `H360Df`, `h318` → `H318`. */
export const readCode = (text: string): string =>
  text.replace(/\s/g, '').replace(/^(?:euh|h)/i, (prefix) => prefix.toUpperCase());

/**
 * The hazard statements of a category in a limit. Those that the text leaves out (some exports of Annex VI have
 * `Skin Corr. 1C; : C ≥ 0,6 %`) follow from the category if it has only one. Null: unknown, or not of this category.
 */
export function statementsOf(category: string, codes: readonly string[]): string[] | null {
  if (codes.length > 0) return hazardCategory(category, codes) ? [...codes] : null;
  const rows = hazardCategories.filter((row) => row.category === category);
  return rows.length === 1 ? [...rows[0]!.h] : null;
}
