import { acuteCutOffs, type AcuteRow } from '../tables/acute-limits.ts';
import type { Component } from '../model/components.ts';
import { type Fraction, fraction, isAtLeast, one } from '../model/fraction.ts';
import type { Mixture } from '../model/model.ts';
import { ignoredPart, part, type Part } from '../model/verdicts.ts';

type Route = AcuteRow['route'];
type Form = Exclude<AcuteRow['form'], null>;

const codes: Readonly<Record<Route, RegExp>> = { oral: /^H30[0-2]/, dermal: /^H31[0-2]/, inhalation: /^H33[0-2]/ };

/** Category 1 to 4 of the component for the route by its classification; null without one. */
export function acuteCategory({ entries }: Component, route: Route): number | null {
  const own = entries
    .filter(
      (entry) => entry.h.some((code) => codes[route].test(code)) || (entry.h.length === 0 && entry.detail === route),
    )
    .flatMap(({ category }) => /^Acute Tox\. ([1-4])$/.exec(category)?.[1] ?? []);
  return own.length > 0 ? Math.min(...own.map(Number)) : null;
}

/** An entry `Acute Tox.` that says neither by its statements nor by its detail which route it is of. */
export const hasUnknownRoute = ({ entries }: Component): boolean =>
  entries.some(
    ({ category, h, detail }) =>
      category.startsWith('Acute Tox.') &&
      !h.some((code) => /^H3[013][0-2]/.test(code)) &&
      !['oral', 'dermal', 'inhalation'].includes(detail ?? ''),
  );

/** The forms of exposure in which the component's inhalation toxicity can be meant. */
function formsOf(component: Component, { measured }: Mixture): readonly Form[] {
  const ofEstimates = component.estimates.flatMap(({ route, form, unit }) =>
    route !== 'inhalation' ? [] : unit === 'ppmV' ? ['gas' as const] : (form ?? []),
  );
  if (ofEstimates.length > 0) return ofEstimates;
  const { inhalationForm } = component.source;
  if (inhalationForm) return [inhalationForm];
  if (component.estimates.some(({ route }) => route === 'inhalation')) return massForms(measured.physicalState);
  return measured.physicalState === 'gas' ? ['gas'] : massForms(measured.physicalState);
}
const massForms = (state: Mixture['measured']['physicalState']): Form[] =>
  state === 'solid' ? ['dustOrMist'] : ['vapour', 'dustOrMist'];

/** The form is a guess: the more severe of vapours and of dusts or mists is taken. */
export const isFormUnknown = (component: Component, mixture: Mixture): boolean =>
  formsOf(component, mixture).length > 1 &&
  component.estimates.every(({ form, unit }) => form === null && unit !== 'ppmV');

export interface Estimates {
  /** Those that count: acutely toxic, at the cut-off value or over it; `limit` is the estimate. */
  parts: Part[];
  ignored: Part[];
  /** 1 % or more each, of unknown toxicity by the route (CLP Annex I 3.1.3.6.2.2). */
  unknown: Component[];
}

/** What each component adds to the formula of a route and form. Forms never mix. */
export function estimatesOf(row: AcuteRow, components: readonly Component[], mixture: Mixture): Estimates {
  const result: Estimates = { parts: [], ignored: [], unknown: [] };
  for (const component of components) {
    if (isUnknownBy(component, row.route)) {
      if (isAtLeast(component.content, one)) result.unknown.push(component);
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

/** The component's own estimate, else that converted from its category; null when it is not toxic by this route and form. */
function estimateOf(
  row: AcuteRow,
  component: Component,
  mixture: Mixture,
): { value: Fraction; category: number; from: 'ate' | 'converted' } | null {
  const { route, form, unit, upTo, converted } = row;
  const isForm = form === null || formsOf(component, mixture).includes(form);
  if (!isForm) return null;
  const own = component.estimates
    .filter(
      (one) => one.route === route && one.unit === unit && (one.form === null || form === null || one.form === form),
    )
    .map(({ value }) => value);
  if (own.length > 0) {
    const value = Math.min(...own);
    const category = upTo.findIndex((bound) => value <= bound) + 1;
    // CLP Annex I 3.1.3.6.1 (a): only estimates within a category count.
    return category > 0 ? { value: fraction(value), category, from: 'ate' } : null;
  }
  const category = acuteCategory(component, route);
  return category ? { value: fraction(converted[category - 1]!), category, from: 'converted' } : null;
}
