import { acuteCutOffs, type AcuteRow, acuteRows } from '../tables/acute-limits.ts';
import type { Component } from '../model/components.ts';
import {
  add,
  compare,
  divide,
  type Fraction,
  fraction,
  isAtLeast,
  min,
  subtract,
  sum,
  toNumber,
  zero,
} from '../model/fraction.ts';
import type { HazardClass } from '../../hazard-classes.ts';
import type { Derived, Mixture, Verdict } from '../model/model.ts';
import { belowLimit, classified, ignoredPart, namesOf, part, type Part, unclassified } from '../model/verdicts.ts';

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
  /** ATE of the mixture; null when no ingredient counts. */
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

/** The result with the most severe category; among equals the lowest estimate relative to its table, else the form with more toxic ingredients. */
function severest(results: readonly Result[]): Result {
  const severity = ({ ate, row }: Result) => (ate ? divide(ate, fraction(row.upTo[3])) : null);
  return [...results].sort((a, b) => {
    const [left, right] = [severity(a), severity(b)];
    if (a.category !== b.category) return a.category - b.category;
    if (left && right) return compare(left, right);
    if (left || right) return left ? -1 : 1;
    return b.estimates.ignored.length - a.estimates.ignored.length;
  })[0]!;
}

/**
 * 100 ÷ ATE = Σ content ÷ ATE of each; when more than 10 % are of unknown toxicity, 100 less their content (CLP Annex I 3.1.3.6.1 and
 * 3.1.3.6.2.3).
 */
function resultOf(row: AcuteRow, mixture: Mixture, components: readonly Component[]): Result {
  const estimates = estimatesOf(row, components, mixture);
  const unknown = sum(estimates.unknown.map(({ content }) => content));
  const isCorrected = compare(unknown, ten) > 0;
  const provision = `CLP Annex I ${isCorrected ? '3.1.3.6.2.3' : '3.1.3.6.1'}, Table 3.1.1`;
  if (estimates.parts.length === 0) return { row, estimates, ate: null, category: 5, provision };
  const ate = estimateOfMixture(estimates, isCorrected ? subtract(hundred, unknown) : hundred);
  const index = row.upTo.findIndex((bound) => isAtLeast(fraction(bound), ate));
  const calculated = index === -1 ? 5 : index + 1;
  const common = commonConverted(row, estimates);
  if (common !== null && calculated < common)
    return { row, estimates, ate, category: common, provision: 'CLP Annex I 3.1.3.3(c)' };
  return { row, estimates, ate, category: calculated, provision };
}

/**
 * The category that all counted ingredients share when each has its converted estimate; else null. Some converted estimates lie on the edge
 * of the next category, but such a mixture is not more toxic than its ingredients (CLP Annex I 3.1.3.3(c)).
 */
function commonConverted({ converted }: AcuteRow, { parts }: Estimates): number | null {
  const [first] = parts;
  const isCommon = parts.every(
    ({ from, limit }) => from === 'converted' && limit !== null && compare(limit, first!.limit!) === 0,
  );
  const index = isCommon ? converted.findIndex((value) => compare(fraction(value), first!.limit!) === 0) : -1;
  return index === -1 ? null : index + 1;
}

/**
 * ATE of the mixture: the known share ÷ Σ (content ÷ ATE). When the upper ends of ranges exceed the known share, the most toxic ingredients
 * fill it, as in the most toxic mixture within the ranges.
 */
function estimateOfMixture({ parts }: Estimates, known: Fraction): Fraction {
  if (compare(sum(parts.map(({ component }) => component.content)), known) <= 0)
    return divide(known, sum(parts.map(({ share }) => share)));
  const ranked = [...parts].sort((a, b) => compare(a.limit!, b.limit!));
  if (compare(known, zero) <= 0) return ranked[0]!.limit!;
  let rest = known;
  const shares = ranked.map(({ component, limit }) => {
    const content = min(component.content, rest);
    rest = subtract(rest, content);
    return divide(content, limit!);
  });
  return divide(known, sum(shares));
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
    ...(row.unit === 'ppmV' && estimates.parts.some(({ component }) => component.source.content.isVolume !== true)
      ? ['volumePercentAssumed']
      : []),
  ];
  if (category < 5) {
    const more = { ...figures, limit: row.upTo[category - 1]!, detail, notes };
    return classified(hazardClass, `Acute Tox. ${category}`, [row.h[category - 1]!], provision, parts, more);
  }
  const isUnknownHere = new Set(estimates.unknown);
  const unknown = components.filter(
    (component) =>
      isUnknownHere.has(component) ||
      (component.isUnknown &&
        !component.estimates.some((estimate) => estimate.route === route) &&
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
    const row = acuteRows.find((candidate) => candidate.route === route)!;
    const { unknown } = estimatesOf(row, components, mixture);
    const percent = unknown.reduce((total, { content }) => add(total, content), zero);
    return unknown.length > 0 ? [{ route, percent: Math.min(100, toNumber(percent)) }] : [];
  });
}

type Route = AcuteRow['route'];
type Form = Exclude<AcuteRow['form'], null>;

const codes: Readonly<Record<Route, RegExp>> = { oral: /^H30[0-2]/, dermal: /^H31[0-2]/, inhalation: /^H33[0-2]/ };

/** Category 1 to 4 of the component's classification for a route; null without one. */
function acuteCategory({ entries }: Component, route: Route): number | null {
  const categories = entries
    .filter(
      (entry) => entry.h.some((code) => codes[route].test(code)) || (entry.h.length === 0 && entry.detail === route),
    )
    .flatMap(({ category }) => /^Acute Tox\. ([1-4])$/.exec(category)?.[1] ?? []);
  return categories.length > 0 ? Math.min(...categories.map(Number)) : null;
}

/** Whether an entry `Acute Tox.` names its route neither by a statement nor by its detail. */
const hasUnknownRoute = ({ entries }: Component): boolean =>
  entries.some(
    ({ category, h, detail }) =>
      category.startsWith('Acute Tox.') &&
      !h.some((code) => /^H3[013][0-2]/.test(code)) &&
      !['oral', 'dermal', 'inhalation'].includes(detail ?? ''),
  );

/** The forms of exposure to which the component's inhalation toxicity can refer. */
function formsOf(component: Component, { measured }: Mixture): readonly Form[] {
  const estimatedForms = component.estimates.flatMap(({ route, form, unit }) =>
    route !== 'inhalation' ? [] : unit === 'ppmV' ? ['gas' as const] : (form ?? []),
  );
  if (estimatedForms.length > 0) return estimatedForms;
  const { inhalationForm } = component.source;
  if (inhalationForm) return [inhalationForm];
  if (component.estimates.some(({ route }) => route === 'inhalation')) return massForms(measured.physicalState);
  if (measured.physicalState === 'gas') return ['gas'];
  const canBeGas = measured.physicalState === null && !measured.isAerosol;
  return [...(canBeGas ? (['gas'] as const) : []), ...massForms(measured.physicalState)];
}
const massForms = (state: Mixture['measured']['physicalState']): Form[] =>
  state === 'solid' ? ['dustOrMist'] : ['vapour', 'dustOrMist'];

/** Whether the form is unknown; the more severe of vapours and of dusts or mists is then assumed. */
const isFormUnknown = (component: Component, mixture: Mixture): boolean =>
  formsOf(component, mixture).length > 1 &&
  component.estimates.every(({ form, unit }) => form === null && unit !== 'ppmV');

interface Estimates {
  /** Acutely toxic ingredients at or over the cut-off value; `limit` is the estimate. */
  parts: Part[];
  ignored: Part[];
  /** Ingredients of 1 % or more with unknown toxicity by the route (CLP Annex I 3.1.3.6.2.2). */
  unknown: Component[];
}

/** The components sorted for the formula of one route and form; forms are never mixed. */
function estimatesOf(row: AcuteRow, components: readonly Component[], mixture: Mixture): Estimates {
  const result: Estimates = { parts: [], ignored: [], unknown: [] };
  for (const component of components) {
    if (isUnknownBy(component, row.route)) {
      if (isAtLeast(component.content, fraction(1))) result.unknown.push(component);
      continue;
    }
    const estimate = estimateOf(row, component, mixture);
    if (!estimate) continue;
    const counts = isAtLeast(component.content, fraction(acuteCutOffs[estimate.category - 1]!));
    if (counts) result.parts.push(part(component, estimate.value, estimate.from));
    else result.ignored.push(ignoredPart(component));
  }
  return result;
}

function isUnknownBy(component: Component, route: Route): boolean {
  const { isUnknown, source } = component;
  if (component.estimates.some((estimate) => estimate.route === route)) return false;
  if (hasUnknownRoute(component)) return true;
  return (isUnknown || source.unknownAcute?.includes(route) === true) && acuteCategory(component, route) === null;
}

/** The component's estimate, else the one converted from its category; null when it is not toxic by this route and form. */
function estimateOf(
  row: AcuteRow,
  component: Component,
  mixture: Mixture,
): { value: Fraction; category: number; from: 'ate' | 'converted' } | null {
  const { route, form, unit, upTo, converted } = row;
  const isForm = form === null || formsOf(component, mixture).includes(form);
  if (!isForm) return null;
  const values = component.estimates
    .filter(
      (estimate) =>
        estimate.route === route &&
        estimate.unit === unit &&
        (estimate.form === null || form === null || estimate.form === form),
    )
    .map(({ value }) => value);
  if (values.length > 0) {
    const value = Math.min(...values);
    const category = upTo.findIndex((bound) => value <= bound) + 1;
    // CLP Annex I 3.1.3.6.1 (a): only estimates within a category count.
    return category > 0 ? { value: fraction(value), category, from: 'ate' } : null;
  }
  const category = acuteCategory(component, route);
  return category ? { value: fraction(converted[category - 1]!), category, from: 'converted' } : null;
}
