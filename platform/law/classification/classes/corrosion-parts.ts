import type { Component } from '../model/components.ts';
import { compare, type Fraction, fraction, isAtLeast, min, one, sum, toNumber } from '../model/fraction.ts';
import type { HazardClass } from '../../hazard-classes.ts';
import type { Verdict } from '../model/model.ts';
import { nonAdditiveLimits, sumLimits } from '../tables/sum-limits.ts';
import { belowLimit, ignoredPart, part, type Part } from '../model/verdicts.ts';

/** How an ingredient counts for a category of the mixture: in the sum or by itself. */
export interface CorrosionPart {
  part: Part;
  by: 'sum' | 'alone';
}

/** Result for one category: the sum of the shares is 1 or more, or an ingredient by itself reaches its limit. */
export interface CorrosionSum {
  isReached: boolean;
  /** Those which count, mass % at the cut-off value or over it. */
  parts: Part[];
  total: Fraction;
  /** Below the cut-off value or, where additivity does not apply, below their limit. */
  ignored: Part[];
  /** Of these the ones whose content counts, but stays below the limit that they have by themselves. */
  below: Part[];
  /** The ingredients to which additivity does not apply and that reach the limit. */
  alone: Part[];
}

const isAdditive = ({ source }: Component) => (source.corrosion ?? 'additive') === 'additive';

/** Specific limits of a component for categories that match: the lowest. */
export function lowestLimit({ limits }: Component, pattern: RegExp): Fraction | null {
  const own = limits.filter(({ category }) => pattern.test(category)).map(({ limit }) => limit);
  return own.length > 0 ? own.reduce(min) : null;
}

/** The component has the class, or a limit for it. */
export const hasClass = ({ entries, limits }: Component, pattern: RegExp): boolean =>
  entries.some(({ category }) => pattern.test(category)) || limits.some(({ category }) => pattern.test(category));

/** A part with a specific limit: content ÷ limit in the sum or, where additivity does not hold for the ingredient, by itself. */
export const specificPart = (component: Component, limit: Fraction): CorrosionPart => ({
  part: part(component, limit, 'specific'),
  by: isAdditive(component) ? 'sum' : 'alone',
});

/** A part with the generic limit of the tables, by the ingredient's category and the mixture's. */
export function genericPart(
  component: Component,
  hazardClass: HazardClass,
  ingredient: string,
  as: string,
): CorrosionPart | null {
  const isRow = (row: { hazardClass: HazardClass; ingredient: string; as: string }) =>
    row.hazardClass === hazardClass && row.ingredient === ingredient && row.as === as;
  if (!isAdditive(component)) {
    const row = nonAdditiveLimits.find(isRow);
    return row ? { part: part(component, fraction(row.limit), 'generic'), by: 'alone' } : null;
  }
  const row = sumLimits.find(isRow);
  return row ? { part: part(component, fraction(row.limit), 'generic', { factor: row.weight }), by: 'sum' } : null;
}

/** Categories of the class; from the lowest specific limit of any of them on an ingredient counts for each. */
const categoriesOf = { skin: /^Skin (Corr|Irrit)\. /, eye: /^Eye (Dam|Irrit)\. / } as const;

/**
 * Adds up what counts: from 1 %, or from the ingredient's lowest specific limit of the class where that is lower, whatever the category
 * (CLP Art. 11(3), Annex I 1.1.2.2.2(a)(i) and 3.2.3.3.1). The eyes are damaged by what corrodes the skin, so that limit counts there too.
 */
export function sumUp(all: readonly CorrosionPart[], hazardClass: keyof typeof categoriesOf): CorrosionSum {
  const isRelevant = ({ part: { component, limit, from } }: CorrosionPart) => {
    const own = from === 'specific' ? limit : null;
    const limits = [own, lowestLimit(component, categoriesOf[hazardClass])].flatMap((each) => each ?? []);
    return isAtLeast(component.content, limits.reduce(min, one));
  };
  const isCounted = (each: CorrosionPart) =>
    each.by === 'alone' ? isAtLeast(each.part.component.content, each.part.limit ?? one) : isRelevant(each);
  const counts = all.filter(isCounted);
  const others = all.filter((each) => !counts.includes(each));
  const summed = counts.filter(({ by }) => by === 'sum').map((counted) => counted.part);
  const total = sum(summed.map(({ share }) => share));
  const alone = counts.filter(({ by }) => by === 'alone').map(aloneOf);
  return {
    isReached: alone.length > 0 || isAtLeast(total, one),
    parts: [...summed, ...alone],
    total,
    alone,
    ignored: others.map((each) => ignoredPart(each.part.component)),
    below: others.filter((each) => each.by === 'alone' && isRelevant(each)).map(aloneOf),
  };
}

const aloneOf = ({ part: own }: CorrosionPart): Part => ({ ...own, isAlone: true });

/** All ingredients with the hazard, those below the cut-off value last. */
export const withIgnored = ({ parts, ignored }: CorrosionSum): Part[] => [...parts, ...ignored];

/** Whether an ingredient by itself decides, and not the sum. */
const isByItself = ({ total, alone }: CorrosionSum): boolean => alone.length > 0 && !isAtLeast(total, one);

/** What decides: the sum, or an ingredient by itself, by its own limit or by that of the table. */
export function basisOf(result: CorrosionSum): 'sum' | 'own' | 'alone' {
  if (!isByItself(result)) return 'sum';
  return result.alone[0]!.from === 'specific' ? 'own' : 'alone';
}

const contentOf = ({ component, limit }: Part) => ({
  value: toNumber(component.content),
  limit: limit && toNumber(limit),
  unit: '%',
});

/** What was compared with the limit: the content of the ingredient that decides, else the sum. */
export const figuresOf = (result: CorrosionSum) =>
  isByItself(result) ? contentOf(result.alone[0]!) : { value: toNumber(result.total), limit: 1, unit: '×' };

/** The verdict where neither the sum nor an ingredient by itself reaches the limit. */
export function belowLimits(
  hazardClass: keyof typeof categoriesOf,
  provision: string,
  { parts, below, ignored, total }: CorrosionSum,
  unknown: readonly Component[],
): Verdict {
  const shown = [...parts, ...below].sort((a, b) => compare(b.share, a.share));
  const rest = ignored.filter(({ component }) => !shown.some((each) => each.component === component));
  const sumFigures = { value: toNumber(total), limit: 1, unit: '×' };
  const figures = parts.length === 0 && below.length > 0 ? contentOf(shown[0]!) : sumFigures;
  return belowLimit(hazardClass, provision, [...shown, ...rest], unknown, figures);
}
