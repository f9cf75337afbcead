import { messageTexts, type Texts } from '../../../languages/messages.ts';
import type { ProductFacts } from '../../facts.ts';
import type { Path } from '../../findings.ts';
import type { TdsFacts } from '../../tds-facts.ts';
import type { HazardClass } from '../../../law/hazard-classes.ts';
import type { ContradictionId } from '../../../law/contradictions.ts';

/** What is compared: the newest version of a safety data sheet and of the technical data sheet. */
export interface Checked {
  facts: ProductFacts;
  tds: TdsFacts | null;
}

/** Two places that contradict each other. */
export interface Contradiction {
  rule: ContradictionId;
  /** Paths from the facts; one that begins with `tdsVersions` is from the file's root. */
  at: Path;
  other: Path;
  /** The first place with its value: `section 2.1 has Flam. Liq. 3`. */
  says: Texts;
  /** The second place with its value: `section 9.1 has a flash point of 12 °C`. */
  but: Texts;
}

/** `section 5.2 has 'Not combustible.'` */
export const quotes = (section: string, text: Texts | string): Texts => messageTexts('hasQuote', { section, text });

/** Finds the contradictions of one rule, without looking at justifications. */
export type Finder = (checked: Checked) => Omit<Contradiction, 'rule'>[];

export type Entry = ProductFacts['classification'][number];

/** The author decided the class by other means and says why (CLP Art. 9). */
export const isDetermined = ({ overrides = [] }: ProductFacts, hazardClass: HazardClass): boolean =>
  overrides.some((one) => one.class === hazardClass);

export const placeOfCategory = ({ classification }: ProductFacts, pattern: RegExp): number =>
  classification.findIndex(({ category }) => pattern.test(category));

/** The path of the first entry of the classification that matches; of the whole classification if none does. */
export function classPath(facts: ProductFacts, pattern: RegExp): Path {
  const place = placeOfCategory(facts, pattern);
  return place < 0 ? ['classification'] : ['classification', place];
}
