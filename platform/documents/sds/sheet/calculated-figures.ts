import { type AcuteRow, acuteRows } from '../../../law/classification/tables/acute-limits.ts';
import { acuteRoutes, type HazardClass } from '../../../law/hazard-classes.ts';
import type { UnknownRoute, Verdict } from '../../../law/classification/model/model.ts';
import { ingredientPlaces } from '../../../product/mixture.ts';
import { isContentPublic } from '../../../product/contents/printed-content.ts';
import { unknownIngredients, unknownShare } from '../../../product/label/unknown-toxicity.ts';
import { verdictsOfClass } from './class-results.ts';
import { sentencesAt } from './sentences.ts';
import { formatFigure, type Sheet } from './sheet.ts';
import { formTerms } from './studies.ts';

/*
 * Figures of the calculation in sections 11.1 and 12.1.
 *
 * Exact contents are confidential. A figure is printed only where the content of every ingredient that counts in it stands exactly in
 * section 3. Else the reader could calculate the content back from the figure and the ATE or M factor of section 3.2, for one ingredient
 * at once. Then the sheet gives what the class says anyway: the interval of the category (ATEmix), the method without the sum (aquatic
 * hazard), the upper end of the ranges of section 3 (share of unknown toxicity).
 */

/** The contents of all ingredients that count in a verdict are public; lines of the same substance count together. */
function isPublic({ facts: { composition } }: Sheet, { steps }: Verdict): boolean {
  const places = ingredientPlaces(composition);
  const notPublic = composition.filter((ingredient) => !isContentPublic(ingredient));
  const isHidden = new Set<unknown>([...notPublic, ...notPublic.flatMap(({ cas }) => cas ?? [])]);
  return steps
    .filter(({ from }) => from !== 'cutOff')
    .every(({ ingredient }) => {
      const line = composition[places.get(ingredient) ?? -1];
      return line !== undefined && !isHidden.has(line) && !isHidden.has(line.cas);
    });
}

/** Rounds to three digits, or to as many as keep the figure on the same side of all limits. */
function roundWithinLimits(value: number, limits: readonly number[]): number {
  const countAtOrAbove = (figure: number) => limits.filter((limit) => figure <= limit).length;
  const countAtOrBelow = (figure: number) => limits.filter((limit) => figure >= limit).length;
  for (let digits = 3; digits < 16; digits += 1) {
    const candidate = Number(value.toPrecision(digits));
    if (countAtOrAbove(candidate) === countAtOrAbove(value) && countAtOrBelow(candidate) === countAtOrBelow(value))
      return candidate;
  }
  return value;
}

/** The table of a verdict's estimate: by its form where it is classified, else by unit and upper limit. */
const rowOf = (verdict: Verdict, route: AcuteRow['route']): AcuteRow | undefined =>
  acuteRows
    .filter((row) => row.route === route && row.unit === verdict.unit)
    .find((row) =>
      verdict.kind === 'classified' ? row.form === null || row.form === verdict.detail : row.upTo[3] === verdict.limit,
    );

/**
 * `ATEmix (oral): 1 230 mg/kg`, for each route that was calculated (CLP Annex I 3.1.3.6); omitted if ingredients of unknown classification
 * could lower it.
 */
export const acuteEstimateLines = (sheet: Sheet): string[] =>
  acuteRoutes.flatMap(({ hazardClass, route }) => {
    const { phrases } = sheet;
    const [verdict] = verdictsOfClass(sheet, hazardClass);
    const row = verdict && rowOf(verdict, route);
    if (!verdict || !row || typeof verdict.value !== 'number') return [];
    if (verdict.kind === 'noData' && verdict.reason !== 'unknownToxicity') return [];
    const name = [phrases.hazardCategories.routes[route], row.form && phrases.terms[formTerms[row.form]]];
    const isExact =
      isPublic(sheet, verdict) &&
      (!hasUnknown(sheet, route) || unknownIngredients(sheet.facts, route).every(isContentPublic));
    const figure = isExact ? String(roundWithinLimits(verdict.value, row.upTo)) : interval(verdict.value, row);
    const estimate = formatFigure(sheet, `${figure} ${row.unit}`);
    return [`ATEmix (${name.filter(Boolean).join(', ')})${phrases.colon}${estimate}`];
  });

/** `> 300 – ≤ 2000`: the category's bounds (CLP Annex I, Table 3.1.1). */
function interval(value: number, { upTo }: AcuteRow): string {
  const index = upTo.findIndex((bound) => value <= bound);
  if (index === -1) return `> ${upTo[3]}`;
  return index === 0 ? `≤ ${upTo[0]}` : `> ${upTo[index - 1]} – ≤ ${upTo[index]}`;
}

const hasUnknown = ({ results }: Sheet, route: UnknownRoute): boolean =>
  results.unknownToxicity.some((unknown) => unknown.route === route);

/** The share of the mixture of unknown toxicity, as printed; null: none. */
function unknownPercent(sheet: Sheet, route: UnknownRoute): string | null {
  const share = unknownShare(sheet.facts, route);
  return share === null ? null : formatFigure(sheet, share);
}

/** The statements of unknown acute toxicity, by route (CLP Annex I 3.1.3.6.2.2, 3.1.4.2). */
export const unknownAcuteLines = (sheet: Sheet): string[] =>
  acuteRoutes.flatMap(({ route }) => {
    const percent = unknownPercent(sheet, route);
    return sentencesAt(sheet, '11.1.unknown', { percent, route: sheet.phrases.hazardCategories.routes[route] });
  });

/** The statement of unknown aquatic hazard (CLP Annex I 4.1.3.6.1). */
export const unknownAquaticLines = (sheet: Sheet): string[] =>
  sentencesAt(sheet, '12.1.unknown', unknownPercent(sheet, 'aquatic'));

/** Method and sum of an aquatic hazard as a multiple of the limit (CLP Annex I 4.1.3.5.5); none without a calculated sum, or where section 2.1 has another category. */
export function aquaticSumLines(sheet: Sheet, hazardClass: HazardClass, name: string): string[] {
  const [verdict] = verdictsOfClass(sheet, hazardClass);
  // A sum of zero says nothing: no ingredient counts.
  if (!verdict?.value || typeof verdict.value !== 'number' || verdict.unit !== '×') return [];
  const isStated = ({ category }: { category: string }) =>
    verdict.kind === 'classified' && category === verdict.category;
  if (verdict.kind === 'classified' ? !sheet.facts.classification.some(isStated) : verdict.kind !== 'conclusive')
    return [];
  const sum = { class: name, value: roundWithinLimits(verdict.value, [1]), isPublic: isPublic(sheet, verdict) };
  return sentencesAt(sheet, '12.1.sum', sum);
}
