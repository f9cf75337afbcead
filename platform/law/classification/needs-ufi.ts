import { placesOf } from './model/category-place.ts';
import { isNotified } from './consequences/poison-centres.ts';

/** Whether a mixture of this classification has a UFI. */
export const needsUfi = (classification: readonly { category: string; h: readonly string[] }[]): boolean =>
  isNotified(classification.flatMap((entry) => placesOf(entry).map(({ hazardClass }) => hazardClass)));
