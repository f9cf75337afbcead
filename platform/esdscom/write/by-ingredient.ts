import type { Localised } from '../../languages/languages.ts';
import { type Sheet, textInLanguage } from '../../documents/sds/sheet/sheet.ts';
import type { ProductFacts } from '../../product/facts.ts';

type Ingredient = ProductFacts['composition'][number];

/**
 * Reads the entries of a sheet's facts by the ingredient that they name; those of the product, and of what is no ingredient of a mixture, by
 * undefined. A sheet is sorted once, since each of its ingredients asks.
 */
export function entriesByIngredient<Entry>(
  entriesOf: (facts: ProductFacts) => readonly Entry[],
  substanceOf: (entry: Entry) => Localised | undefined,
): (sheet: Sheet, ingredient: Ingredient | undefined) => readonly Entry[] {
  const sorted = new WeakMap<Sheet, ReadonlyMap<Ingredient | undefined, readonly Entry[]>>();
  function sort(sheet: Sheet): ReadonlyMap<Ingredient | undefined, readonly Entry[]> {
    const { kind, composition } = sheet.facts;
    const byName = new Map<string | null, Ingredient>();
    for (const one of kind === 'mixture' ? composition : []) {
      const name = textInLanguage(sheet, one.name);
      if (!byName.has(name)) byName.set(name, one);
    }
    const found = new Map<Ingredient | undefined, Entry[]>();
    for (const entry of entriesOf(sheet.facts)) {
      const substance = substanceOf(entry);
      const own = substance && byName.get(textInLanguage(sheet, substance));
      const same = found.get(own);
      if (same) same.push(entry);
      else found.set(own, [entry]);
    }
    sorted.set(sheet, found);
    return found;
  }
  return (sheet, ingredient) => (sorted.get(sheet) ?? sort(sheet)).get(ingredient) ?? [];
}
