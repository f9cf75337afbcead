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
