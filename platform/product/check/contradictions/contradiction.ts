import { messageTexts, type Texts } from '../../../languages/messages.ts';
import type { ProductFacts } from '../../facts.ts';
import type { Path } from '../../findings.ts';
import type { TdsFacts } from '../../tds-facts.ts';
import type { HazardClass } from '../../../law/hazard-classes.ts';
import type { ContradictionId } from '../../../law/contradictions.ts';

/** The newest versions of the safety data sheet and the technical data sheet, which are compared. */
export interface Checked {
  facts: ProductFacts;
  tds: TdsFacts | null;
}

/** Two values that contradict each other. */
export interface Contradiction {
  rule: ContradictionId;
  /** Path below the facts; a path that begins with `tdsVersions` is from the file's root. */
  path: Path;
  /** Path of the second value. */
  other: Path;
  /** The first value: `section 2.1 has Flam. Liq. 3`. */
  says: Texts;
  /** The second value: `section 9.1 has a flash point of 12 °C`. */
  but: Texts;
}

/** `section 5.2 has 'Not combustible.'` */
export const quotes = (section: string, text: Texts | string): Texts => messageTexts('hasQuote', { section, text });

/** Finds the contradictions of one rule, without looking at justifications. */
export type Finder = (checked: Checked) => Omit<Contradiction, 'rule'>[];

export type Entry = ProductFacts['classification'][number];

/** Whether the author decided the class by other means than calculation (CLP Art. 9). */
export const isDetermined = ({ overrides = [] }: ProductFacts, hazardClass: HazardClass): boolean =>
  overrides.some((override) => override.class === hazardClass);

export const placeOfCategory = ({ classification }: ProductFacts, pattern: RegExp): number =>
  classification.findIndex(({ category }) => pattern.test(category));

/** The path of the first entry of the classification that matches; of the whole classification if none does. */
export function classPath(facts: ProductFacts, pattern: RegExp): Path {
  const index = placeOfCategory(facts, pattern);
  return index < 0 ? ['classification'] : ['classification', index];
}
