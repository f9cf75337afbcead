import { type SubstanceGroup, substanceGroupRows, substanceGroups } from '../law/substance-groups.ts';
import { shippedEntries } from '../tables/shipped-lists.ts';
import type { ProductFacts } from './facts.ts';
import type { reachListKinds } from '../tables/regulatory-lists.ts';

type Ingredient = ProductFacts['composition'][number];

/**
 * Whether the facts say what an ingredient is classified as: a class or statement, or that it has none. An empty classification says
 * that only with the source in which it was looked up, or with `isClassificationUnknown: false`; of water always, which has no hazardous
 * properties by its entry in REACH Annex IV (Art. 2(7)(a), 231-791-2).
 */
export const isClassificationStated = ({
  isClassificationUnknown,
  classification,
  euh,
  source,
  ...numbers
}: Pick<Ingredient, 'isClassificationUnknown' | 'classification' | 'euh' | 'source' | 'cas' | 'ec'>): boolean =>
  isClassificationUnknown === false ||
  (isClassificationUnknown === undefined &&
    (classification.length + euh.length > 0 || source !== undefined || isWater(numbers)));

export const isWater = ({ cas, ec }: Pick<Ingredient, 'cas' | 'ec'>): boolean =>
  cas === '7732-18-5' || (cas === undefined && ec === '231-791-2');

/** Whether there is a composition with a stated classification of each ingredient. */
export const areIngredientsKnown = ({ composition }: Pick<ProductFacts, 'composition'>): boolean =>
  composition.length > 0 && composition.every(isClassificationStated);

/** The number of an ingredient in the lists of REACH. */
export const listNumber = ({ cas, ec }: Pick<Ingredient, 'cas' | 'ec'>): string | undefined => cas ?? ec;

/** The numbers of a list check; the set of each check is cached. */
const checkedNumbers = new WeakMap<object, ReadonlySet<string>>();

/** Whether an ingredient was compared with the lists of REACH when the version was stored. */
export function isChecked({ listCheck }: Pick<ProductFacts, 'listCheck'>, ingredient: Ingredient): boolean {
  if (!listCheck) return false;
  const numbers = checkedNumbers.get(listCheck) ?? new Set(listCheck.checked);
  checkedNumbers.set(listCheck, numbers);
  return numbers.has(listNumber(ingredient) ?? '');
}

/**
 * Whether an ingredient is compared with one list of REACH: with a list that was loaded when the version was stored, or by its CAS number with
 * the rules of Annex XVII.
 */
export const isComparedWith = (
  facts: Pick<ProductFacts, 'listCheck'>,
  kind: (typeof reachListKinds)[number],
  ingredient: Ingredient,
): boolean =>
  (kind === 'annexXVII' && ingredient.cas !== undefined) || (hasList(facts, kind) && isChecked(facts, ingredient));

/** Whether a list of REACH was loaded when the version was stored. */
export const hasList = (
  { listCheck }: Pick<ProductFacts, 'listCheck'>,
  kind: (typeof reachListKinds)[number],
): boolean => listCheck?.lists.some(({ list }) => list === kind) === true;

type ReachList = NonNullable<ProductFacts['listCheck']>['lists'][number];

/** Whether a list had an entry on a day; null: the entry does not say since when. Applications are due before the sunset date (REACH Art. 58(1)(c)). */
function wasListed({ included, sunsetDate }: ReachList['entries'][number], day: string): boolean | null {
  if (included !== undefined) return included <= day;
  return sunsetDate !== undefined && sunsetDate <= day ? true : null;
}

/**
 * The lists of REACH with which a version was compared, as they were on a day. The Candidate List and Annex XIV are only added to, so that a later
 * state shows an earlier one, if its entries say since when they are there; else the list keeps its own date, as Annex XVII does.
 */
export const reachListsOn = ({ listCheck }: Pick<ProductFacts, 'listCheck'>, day: string): ReachList[] =>
  (listCheck?.lists ?? []).map((list) => {
    if (list.published <= day || list.list === 'annexXVII') return list;
    const entries = list.entries.filter((entry) => wasListed(entry, day) !== false);
    const isKnown = entries.every((entry) => wasListed(entry, day) === true);
    return { ...list, entries, published: isKnown ? day : list.published };
  });

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

/** A substance as its own ingredient, by its identifiers or, without a CAS number, as its only constituent. */
export function substanceItself({ kind, composition, ...facts }: ProductFacts): Ingredient[] {
  if (kind !== 'substance') return [];
  const { identifiers, name, classification, label } = facts;
  const known = identifiers.cas === undefined && composition.length === 1 ? composition[0]! : { ...identifiers, name };
  const { cas, ec, index } = known;
  return [{ name: known.name, cas, ec, index, contentRange: '100 %', classification, euh: label.euh, limits: [] }];
}

/** The ingredients of a product that belong to a group. */
export const membersOf = (facts: ProductFacts, group: SubstanceGroup): Ingredient[] =>
  (facts.composition.length > 0 ? facts.composition : substanceItself(facts)).filter((row) => isMember(row, group));
