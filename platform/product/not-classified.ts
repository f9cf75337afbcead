import { type HazardClass, hazardClasses } from '../rules/classification/model/model.ts';
import type { ProductFacts } from './facts.ts';
import { endpointsOfClass } from './studies.ts';

/** Whether the facts name data that show that a class is not met: the source, or a result of an endpoint of the class. */
export const hasDataFor = (
  { notClassified, studies }: Pick<ProductFacts, 'notClassified' | 'studies'>,
  hazardClass: HazardClass,
): boolean =>
  notClassified?.[hazardClass]?.source !== undefined ||
  studies.some(({ endpoint }) => endpointsOfClass(hazardClass).includes(endpoint));

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

const isWater = ({ cas, ec }: Pick<Ingredient, 'cas' | 'ec'>): boolean =>
  cas === '7732-18-5' || (cas === undefined && ec === '231-791-2');

/** There is a composition, and the facts say of each ingredient what it is classified as. */
export const areIngredientsKnown = ({ composition }: Pick<ProductFacts, 'composition'>): boolean =>
  composition.length > 0 && composition.every(isClassificationStated);

/**
 * Why it is not known whether a product without classes is hazardous: ingredients of which the facts do not say what they are classified
 * as, or nothing that speaks for all classes; null: it is known. Data on some of the classes say nothing of the others.
 */
export function unknownHazards({
  classification,
  label,
  overrides = [],
  ...facts
}: Pick<ProductFacts, 'classification' | 'composition' | 'overrides' | 'notClassified' | 'studies'> & {
  label: { h?: readonly string[] | undefined };
}): 'ingredients' | 'basis' | null {
  if (classification.length > 0 || (label.h ?? []).length > 0 || areIngredientsKnown(facts)) return null;
  const isShown = (one: HazardClass) =>
    overrides.some((override) => override.class === one && override.category === null) ||
    (facts.notClassified?.[one]?.reason === 'conclusive' && hasDataFor(facts, one));
  if (hazardClasses.every(isShown)) return null;
  return facts.composition.length > 0 ? 'ingredients' : 'basis';
}
