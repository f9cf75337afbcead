import type { ProductFacts } from './facts.ts';

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

/** There is a composition, and the facts say of each ingredient what it is classified as. */
export const areIngredientsKnown = ({ composition }: Pick<ProductFacts, 'composition'>): boolean =>
  composition.length > 0 && composition.every(isClassificationStated);
