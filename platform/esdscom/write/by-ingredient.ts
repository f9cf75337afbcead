import type { Localised } from '../../languages/languages.ts';
import { type Sheet, textInLanguage } from '../../documents/sds/sheet/sheet.ts';
import type { ProductFacts } from '../../product/facts.ts';

type Ingredient = ProductFacts['composition'][number];

/**
 * Groups the entries of a sheet's facts by the ingredient that they name; undefined: those of the product, and of substances that are not
 * ingredients of a mixture. A sheet is grouped once, since it is asked for each of its ingredients.
 */
export function entriesByIngredient<Entry>(
  entriesOf: (facts: ProductFacts) => readonly Entry[],
  substanceOf: (entry: Entry) => Localised | undefined,
): (sheet: Sheet, ingredient: Ingredient | undefined) => readonly Entry[] {
  const groupsBySheet = new WeakMap<Sheet, ReadonlyMap<Ingredient | undefined, readonly Entry[]>>();
  function groupEntries(sheet: Sheet): ReadonlyMap<Ingredient | undefined, readonly Entry[]> {
    const { kind, composition } = sheet.facts;
    const ingredientsByName = new Map<string | null, Ingredient>();
    for (const ingredient of kind === 'mixture' ? composition : []) {
      const name = textInLanguage(sheet, ingredient.name);
      if (!ingredientsByName.has(name)) ingredientsByName.set(name, ingredient);
    }
    const groups = new Map<Ingredient | undefined, Entry[]>();
    for (const entry of entriesOf(sheet.facts)) {
      const substance = substanceOf(entry);
      const ingredient = substance && ingredientsByName.get(textInLanguage(sheet, substance));
      const group = groups.get(ingredient);
      if (group) group.push(entry);
      else groups.set(ingredient, [entry]);
    }
    groupsBySheet.set(sheet, groups);
    return groups;
  }
  return (sheet, ingredient) => (groupsBySheet.get(sheet) ?? groupEntries(sheet)).get(ingredient) ?? [];
}
