import { substanceGroupRows, type SubstanceGroup, substanceGroups } from '../law/substance-groups.ts';
import { shippedEntries } from '../tables/shipped-lists.ts';
import { sumOf } from './contents/sum-contents.ts';
import type { ProductFacts } from './facts.ts';
import { contentOf } from './mixture.ts';

type Ingredient = ProductFacts['composition'][number];

/** The numbers by which CLP Annex VI has an ingredient. */
const numbersOf = ({ cas, ec, index }: Pick<Ingredient, 'cas' | 'ec' | 'index'>): string[] =>
  [cas, ec, index].filter((number) => number !== undefined);

/** Whether CLP Annex VI names the substance of an ingredient. */
export const isInAnnexVI = (ingredient: Ingredient): boolean =>
  shippedEntries('annexVI', numbersOf(ingredient)).length > 0;

/** The groups that the data of an ingredient show; cached, since each document of the same facts asks. */
const shownGroups = new WeakMap<Ingredient, readonly SubstanceGroup[]>();

/** The groups of an ingredient by its numbers, names, statements and categories, without those that the author typed. */
export function groupsShownBy(ingredient: Ingredient): readonly SubstanceGroup[] {
  const known = shownGroups.get(ingredient);
  if (known) return known;
  const { cas, name, classification, euh, nanoform } = ingredient;
  const entries = shippedEntries('annexVI', numbersOf(ingredient));
  // An entry for several substances has the numbers of all of them.
  const casNumbers = cas === undefined ? entries.map((entry) => entry.cas ?? '') : [cas];
  const names = [...entries.flatMap((entry) => entry.name.split(';')), ...Object.values(name)].map((text) =>
    text.trim().toLowerCase(),
  );
  const codes = [...euh, ...classification.flatMap(({ h }) => h)];
  const shown = substanceGroups.filter((group) => {
    const row = substanceGroupRows[group];
    return (
      casNumbers.some((number) => row.cas?.includes(number)) ||
      names.some((text) => row.names?.test(text)) ||
      codes.some((code) => row.statements?.includes(code)) ||
      classification.some(({ category }) => row.categories?.test(category)) ||
      (row.isNanoform && nanoform !== undefined)
    );
  });
  shownGroups.set(ingredient, shown);
  return shown;
}

const isMember = (ingredient: Ingredient, group: SubstanceGroup): boolean =>
  ingredient.substanceGroups?.includes(group) === true || groupsShownBy(ingredient).includes(group);

/** A substance without a composition as its own ingredient, by its identifiers. */
const substanceItself = ({ kind, identifiers, name, classification, label }: ProductFacts): Ingredient[] => {
  if (kind !== 'substance') return [];
  const { cas, ec, index } = identifiers;
  return [{ name, cas, ec, index, contentRange: '100 %', classification, euh: label.euh, limits: [] }];
};

/** The ingredients of a product that belong to a group. */
export const membersOf = (facts: ProductFacts, group: SubstanceGroup): Ingredient[] =>
  (facts.composition.length > 0 ? facts.composition : substanceItself(facts)).filter((row) => isMember(row, group));

/**
 * The groups of which a product contains as much as their rows ask for, by the most that its ingredients can contain; those that the author
 * typed for the product, and those whose statement its label has, in any case.
 */
export const groupsOfProduct = (facts: ProductFacts): SubstanceGroup[] =>
  substanceGroups.filter((group) => {
    const { statements = [], minContent = 0 } = substanceGroupRows[group];
    if (facts.substanceGroups?.includes(group) || facts.label.euh.some((code) => statements.includes(code)))
      return true;
    const members = membersOf(facts, group);
    return members.length > 0 && sumOf(members.map((row) => contentOf(row, facts).max)) >= minContent;
  });

/**
 * Whether anything is known of the groups of a product, so that the reactions which the sheet derives are more than those of its classes:
 * it contains a group, or its author says which groups it has, or that it has none.
 */
export const areGroupsKnown = (facts: ProductFacts): boolean =>
  facts.substanceGroups !== undefined || groupsOfProduct(facts).length > 0;
