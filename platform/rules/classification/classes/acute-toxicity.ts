import { estimatesOf, type Estimates, isFormUnknown } from './acute-estimates.ts';
import { acuteCutOffs, type AcuteRow, acuteRows } from '../tables/acute-limits.ts';
import type { Component } from '../model/components.ts';
import {
  add,
  compare,
  divide,
  type Fraction,
  fraction,
  isAtLeast,
  subtract,
  sum,
  toNumber,
  zero,
} from '../model/fraction.ts';
import type { Derived, HazardClass, Mixture, Verdict } from '../model/model.ts';
import { belowLimit, classified, namesOf, unclassified } from '../model/verdicts.ts';

const classes = { oral: 'acuteOral', dermal: 'acuteDermal', inhalation: 'acuteInhalation' } as const satisfies Record<
  AcuteRow['route'],
  HazardClass
>;
const hundred = fraction(100);
const ten = fraction(10);

/** The formula for one route and form. */
interface Result {
  row: AcuteRow;
  estimates: Estimates;
  /** Estimate of the mixture; null when no ingredient counts. */
  ate: Fraction | null;
  /** 1 to 4; 5: none. */
  category: number;
  provision: string;
}

export const acuteVerdicts = (mixture: Mixture, components: readonly Component[]): Verdict[] =>
  (['oral', 'dermal', 'inhalation'] as const).map((route) => {
    const results = acuteRows.filter((row) => row.route === route).map((row) => resultOf(row, mixture, components));
    return verdictOf(route, severest(results), components, mixture);
  });

/** The most severe category; of several the estimate that lies lowest within its table. */
function severest(results: readonly Result[]): Result {
  const place = ({ ate, row }: Result) => (ate ? divide(ate, fraction(row.upTo[3])) : null);
  return [...results].sort((a, b) => {
    const [left, right] = [place(a), place(b)];
    if (a.category !== b.category || !left || !right) return a.category - b.category || (left ? -1 : right ? 1 : 0);
    return compare(left, right);
  })[0]!;
}

/**
 * 100 ÷ ATE = Σ content ÷ ATE of each; when more than 10 % are of unknown toxicity, 100 less their content (CLP Annex I 3.1.3.6.1 and
 * 3.1.3.6.2.3).
 */
function resultOf(row: AcuteRow, mixture: Mixture, components: readonly Component[]): Result {
  const estimates = estimatesOf(row, components, mixture);
  const total = sum(estimates.parts.map(({ share }) => share));
  const unknown = sum(estimates.unknown.map(({ content }) => content));
  const isCorrected = compare(unknown, ten) > 0;
  const provision = `CLP Annex I ${isCorrected ? '3.1.3.6.2.3' : '3.1.3.6.1'}, Table 3.1.1`;
  if (estimates.parts.length === 0) return { row, estimates, ate: null, category: 5, provision };
  const known = isCorrected ? knownShare(unknown, estimates) : hundred;
  const ate = divide(known, total);
  const place = row.upTo.findIndex((bound) => isAtLeast(fraction(bound), ate));
  const calculated = place === -1 ? 5 : place + 1;
  const common = commonConverted(row, estimates);
  if (common !== null && calculated < common)
    return { row, estimates, ate, category: common, provision: 'CLP Annex I 3.1.3.3(c)' };
  return { row, estimates, ate, category: calculated, provision };
}

/**
 * The category of all ingredients that count, where each has the converted estimate of the same one; else null. Some converted estimates
 * lie on the edge of the next category, yet such a mixture is not more toxic than its ingredients (CLP Annex I 3.1.3.3(c)).
 */
function commonConverted({ converted }: AcuteRow, { parts }: Estimates): number | null {
  const [first] = parts;
  const isCommon = parts.every(
    ({ from, limit }) => from === 'converted' && limit !== null && compare(limit, first!.limit!) === 0,
  );
  const place = isCommon ? converted.findIndex((value) => compare(fraction(value), first!.limit!) === 0) : -1;
  return place === -1 ? null : place + 1;
}

/** Upper ends of ranges can leave less than the ingredients that count; then these are the known part. */
function knownShare(unknown: Fraction, { parts }: Estimates): Fraction {
  const rest = subtract(hundred, unknown);
  return compare(rest, zero) > 0 ? rest : sum(parts.map(({ component }) => component.content));
}

function verdictOf(
  route: AcuteRow['route'],
  result: Result,
  components: readonly Component[],
  mixture: Mixture,
): Verdict {
  const { row, estimates, ate, category, provision } = result;
  const hazardClass = classes[route];
  const parts = [...estimates.parts, ...estimates.ignored];
  const figures = { value: ate && toNumber(ate), unit: row.unit };
  const detail = row.form ?? route;
  const isGuessed =
    route === 'inhalation' && estimates.parts.some(({ component }) => isFormUnknown(component, mixture));
  const notes = [
    ...(estimates.unknown.length > 0 ? ['unknownToxicity'] : []),
    ...(isGuessed ? ['inhalationFormUnknown'] : []),
    ...(row.unit === 'ppmV' && estimates.parts.length > 0 ? ['volumePercentAssumed'] : []),
  ];
  if (category < 5) {
    const more = { ...figures, limit: row.upTo[category - 1]!, detail, notes };
    return classified(hazardClass, `Acute Tox. ${category}`, [row.h[category - 1]!], provision, parts, more);
  }
  const unknown = components.filter(
    (component) =>
      estimates.unknown.includes(component) ||
      (component.isUnknown &&
        !component.estimates.some((one) => one.route === route) &&
        isAtLeast(component.content, fraction(acuteCutOffs[0]))),
  );
  const more = { ...(ate && { ...figures, limit: row.upTo[3] }), ...(notes.length > 0 && { notes }) };
  if (unknown.some(({ isUnknown }) => !isUnknown))
    return unclassified(hazardClass, 'noData', 'unknownToxicity', provision, parts, {
      ...more,
      values: { names: namesOf(unknown) },
    });
  return belowLimit(hazardClass, provision, parts, unknown, more);
}

/** Share of the mixture of unknown acute toxicity, by route, mass %: ingredients of 1 % or more (CLP Annex I 3.1.3.6.2.2). */
export function unknownAcute(mixture: Mixture, components: readonly Component[]): Derived['unknownToxicity'] {
  return (['oral', 'dermal', 'inhalation'] as const).flatMap((route) => {
    const row = acuteRows.find((one) => one.route === route)!;
    const { unknown } = estimatesOf(row, components, mixture);
    const percent = unknown.reduce((total, { content }) => add(total, content), zero);
    return unknown.length > 0 ? [{ route, percent: Math.min(100, toNumber(percent)) }] : [];
  });
}
