import type { Component } from './components.ts';
import { compare, divide, type Fraction, fraction, isAtLeast, multiply, sum, toNumber, zero } from './fraction.ts';
import type { HazardClass } from '../../hazard-classes.ts';
import type { Step, Verdict } from './model.ts';

/** A component with the limit it is compared with; `share` = content × factor ÷ limit, exact. */
export interface Part {
  component: Component;
  /** Null: the content is below the cut-off value and does not count. */
  limit: Fraction | null;
  factor: number;
  share: Fraction;
  from: Step['from'];
  /** It is judged by itself and is in no sum. */
  isAlone?: true;
}

export function part(
  component: Component,
  limit: Fraction,
  from: Step['from'],
  { factor = 1 }: { factor?: number } = {},
): Part {
  const weighted = factor === 1 ? component.content : multiply(component.content, fraction(factor));
  return { component, limit, factor, from, share: divide(weighted, limit) };
}

/** An ingredient that has the hazard but whose content is below the cut-off value. */
export const ignoredPart = (component: Component): Part => ({
  component,
  limit: null,
  factor: 1,
  share: zero,
  from: 'cutOff',
});

const stepOf = ({ component, limit, factor, share, from, isAlone }: Part): Step => ({
  ingredient: component.name,
  content: toNumber(component.content),
  limit: limit && toNumber(limit),
  factor,
  contribution: toNumber(share),
  ...(isAlone && { isAlone }),
  from,
});

/** Steps of the sum, then steps of ingredients that are judged by themselves, each with the largest contribution first. */
export const stepsOf = (parts: readonly Part[]): Step[] =>
  [...parts].sort((a, b) => compareAlone(a, b) || compare(b.share, a.share) || compareNames(a, b)).map(stepOf);
const compareAlone = (a: Part, b: Part) => Number(a.isAlone ?? false) - Number(b.isAlone ?? false);
const compareNames = (a: Part, b: Part) => (a.component.name < b.component.name ? -1 : 1);

/** Whether the ingredient is a cause of the class: it is not below the cut-off value. */
export const isCause = ({ content, from }: Step): boolean => content > 0 && from !== 'cutOff';

type Classified = Extract<Verdict, { kind: 'classified' }>;

/**
 * The steps of the ingredients that give a class, the largest share first, which the label and section 11.1 name: all that count in its sum or
 * estimate, and of those that are judged by themselves the ones that reach their limit.
 */
export const causesOf = ({ steps, unit }: Classified): Step[] =>
  steps.filter((step) => isCause(step) && ((unit !== '%' && !step.isAlone) || step.contribution >= 1));

type Unclassified = Exclude<Verdict, Classified>;

/** Codes of the notes on a verdict that is calculated from these parts. */
export const notesOf = (parts: readonly Part[]): string[] =>
  parts.some(({ component }) => component.isRange) ? ['worstCaseOfRange'] : [];

export function classified(
  hazardClass: HazardClass,
  category: string,
  h: readonly string[],
  provision: string,
  parts: readonly Part[],
  more: Partial<Omit<Classified, 'kind' | 'hazardClass' | 'category' | 'h' | 'provision' | 'steps'>> = {},
): Classified {
  const { notes = [], ...rest } = more;
  const all = [...notes, ...notesOf(parts)];
  return {
    hazardClass,
    kind: 'classified',
    category,
    h,
    basis: 'calculation',
    provision,
    value: null,
    limit: null,
    unit: null,
    steps: stepsOf(parts),
    ...rest,
    ...(all.length > 0 && { notes: all }),
  };
}

export const unclassified = (
  hazardClass: HazardClass,
  kind: Unclassified['kind'],
  reason: string,
  provision: string,
  parts: readonly Part[] = [],
  more: Partial<Omit<Unclassified, 'kind' | 'hazardClass' | 'reason' | 'provision' | 'steps'>> = {},
): Unclassified => ({ hazardClass, kind, reason, provision, steps: stepsOf(parts), ...more });

/** Whether the ingredients are the whole mixture, but for 0.5 % of rounding. */
export const isKnownInFull = (components: readonly Component[]): boolean =>
  isAtLeast(sum(components.map(({ minContent }) => minContent)), fraction(99.5));

/** Names of ingredients in a reason. */
export const namesOf = (components: readonly Component[]): string[] => components.map(({ name }) => name);

/**
 * The verdict below the limits: 'no data' when ingredients of unknown classification could reach the class; else conclusive, because no
 * ingredient has the hazard, all are below their cut-off values, or the limit is not reached.
 */
export function belowLimit(
  hazardClass: HazardClass,
  provision: string,
  parts: readonly Part[],
  unknown: readonly Component[],
  more: Parameters<typeof unclassified>[5] = {},
): Unclassified {
  const { values = {}, ...rest } = more;
  const [kind, reason, named] = whyBelow(parts, unknown);
  const allValues = { ...values, ...(named.length > 0 && { names: namesOf(named) }) };
  return unclassified(hazardClass, kind, reason, provision, parts, {
    ...rest,
    ...(Object.keys(allValues).length > 0 && { values: allValues }),
  });
}

function whyBelow(
  parts: readonly Part[],
  unknown: readonly Component[],
): [kind: Unclassified['kind'], reason: string, named: readonly Component[]] {
  if (unknown.length > 0) return ['noData', 'unknownIngredient', unknown];
  if (parts.length === 0) return ['conclusive', 'noHazardousIngredient', []];
  return parts.every(({ from }) => from === 'cutOff')
    ? ['conclusive', 'belowCutOff', parts.map(({ component }) => component)]
    : ['conclusive', 'belowLimit', []];
}
