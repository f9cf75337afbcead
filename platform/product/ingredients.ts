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
