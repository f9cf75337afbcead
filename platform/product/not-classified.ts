import type { HazardClass } from '../rules/classification/model/model.ts';
import type { ProductFacts } from './facts.ts';
import { endpointsOfClass } from './studies.ts';

/** Whether the facts name data that show that a class is not met: the source, or a result of an endpoint of the class. */
export const hasDataFor = (
  { notClassified, studies }: Pick<ProductFacts, 'notClassified' | 'studies'>,
  hazardClass: HazardClass,
): boolean =>
  notClassified?.[hazardClass]?.source !== undefined ||
  studies.some(({ endpoint }) => endpointsOfClass(hazardClass).includes(endpoint));

/**
 * Why it is not known whether a product without classes is hazardous: an ingredient of unknown classification, or nothing on which its
 * harmlessness could rest, neither a composition nor a reason of the author with data; null: it is known.
 */
export function unknownHazards({
  classification,
  label,
  composition,
  overrides = [],
  ...facts
}: Pick<ProductFacts, 'classification' | 'composition' | 'overrides' | 'notClassified' | 'studies'> & {
  label: { h?: readonly string[] | undefined };
}): 'ingredients' | 'basis' | null {
  if (classification.length > 0 || (label.h ?? []).length > 0) return null;
  if (composition.some(({ isClassificationUnknown }) => isClassificationUnknown === true)) return 'ingredients';
  const reasons = Object.entries(facts.notClassified ?? {}) as [HazardClass, { reason: string }][];
  const isShown =
    composition.length > 0 ||
    overrides.some(({ category }) => category === null) ||
    reasons.some(([hazardClass, { reason }]) => reason === 'conclusive' && hasDataFor(facts, hazardClass));
  return isShown ? null : 'basis';
}
