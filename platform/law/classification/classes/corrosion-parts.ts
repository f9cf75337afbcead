import type { Component } from '../model/components.ts';
import { compare, type Fraction, fraction, isAtLeast, min, sum, toNumber } from '../model/fraction.ts';
import type { HazardClass } from '../../hazard-classes.ts';
import type { Verdict } from '../model/model.ts';
import { nonAdditiveLimits, sumLimits } from '../tables/sum-limits.ts';
import { belowLimit, ignoredPart, part, type Part } from '../model/verdicts.ts';

/** The part of an ingredient in a category of the mixture; `mode` tells whether it counts in the sum or by itself. */
export interface CorrosionPart {
  part: Part;
  mode: 'sum' | 'alone';
}

/** Result for one category; it is reached when the shares add up to 1 or more, or when one ingredient alone reaches its limit. */
export interface CorrosionSum {
  isReached: boolean;
  /** Parts at or over the cut-off value. */
  parts: Part[];
  total: Fraction;
  /** Parts below the cut-off value or, where additivity does not apply, below their limit. */
  ignored: Part[];
  /** The ignored parts that are over the cut-off value but below the limit of an ingredient to which additivity does not apply. */
  below: Part[];
  /** Parts of ingredients to which additivity does not apply and that reach their limit. */
  alone: Part[];
}

const isAdditive = ({ source }: Component) => (source.corrosion ?? 'additive') === 'additive';

/** The lowest specific limit of a component for the categories that match. */
export function lowestLimit({ limits }: Component, pattern: RegExp): Fraction | null {
  const matching = limits.filter(({ category }) => pattern.test(category)).map(({ limit }) => limit);
  return matching.length > 0 ? matching.reduce(min) : null;
}

/** Whether the component has the class, or a limit for it. */
export const hasClass = ({ entries, limits }: Component, pattern: RegExp): boolean =>
  entries.some(({ category }) => pattern.test(category)) || limits.some(({ category }) => pattern.test(category));

/** A part with a specific limit; an ingredient to which additivity does not apply counts by itself. */
export const specificPart = (component: Component, limit: Fraction): CorrosionPart => ({
  part: part(component, limit, 'specific'),
  mode: isAdditive(component) ? 'sum' : 'alone',
});

/** A part with the generic limit of the tables for the category of the ingredient and the resulting category of the mixture. */
export function genericPart(
  component: Component,
  hazardClass: HazardClass,
  ingredient: string,
  result: string,
): CorrosionPart | null {
  const isRow = (row: { hazardClass: HazardClass; ingredient: string; result: string }) =>
    row.hazardClass === hazardClass && row.ingredient === ingredient && row.result === result;
  if (!isAdditive(component)) {
    const row = nonAdditiveLimits.find(isRow);
    return row ? { part: part(component, fraction(row.limit), 'generic'), mode: 'alone' } : null;
  }
  const row = sumLimits.find(isRow);
  return row ? { part: part(component, fraction(row.limit), 'generic', { factor: row.weight }), mode: 'sum' } : null;
}

/** The categories of each class; an ingredient counts for all of them from its lowest specific limit for any of them. */
const categoriesOf = { skin: /^Skin (Corr|Irrit)\. /, eye: /^Eye (Dam|Irrit)\. / } as const;

/**
 * Adds up what counts: from 1 %, or from the ingredient's lowest specific limit of the class where that is lower, whatever the category
 * (CLP Art. 11(3), Annex I 1.1.2.2.2(a)(i) and 3.2.3.3.1). The eyes are damaged by what corrodes the skin, so that limit counts there too.
 */
export function sumUp(all: readonly CorrosionPart[], hazardClass: keyof typeof categoriesOf): CorrosionSum {
  const isRelevant = ({ part: { component, limit, from } }: CorrosionPart) => {
    const specificLimit = from === 'specific' ? limit : null;
    const limits = [specificLimit, lowestLimit(component, categoriesOf[hazardClass])].flatMap((each) => each ?? []);
    return isAtLeast(component.content, limits.reduce(min, fraction(1)));
  };
  const isCounted = (each: CorrosionPart) =>
    each.mode === 'alone' ? isAtLeast(each.part.component.content, each.part.limit ?? fraction(1)) : isRelevant(each);
  const counts = all.filter(isCounted);
  const others = all.filter((each) => !counts.includes(each));
  const summed = counts.filter(({ mode }) => mode === 'sum').map((counted) => counted.part);
  const total = sum(summed.map(({ share }) => share));
  const alone = counts.filter(({ mode }) => mode === 'alone').map(aloneOf);
  return {
    isReached: alone.length > 0 || isAtLeast(total, fraction(1)),
    parts: [...summed, ...alone],
    total,
    alone,
    ignored: others.map((each) => ignoredPart(each.part.component)),
    below: others.filter((each) => each.mode === 'alone' && isRelevant(each)).map(aloneOf),
  };
}

const aloneOf = ({ part: counted }: CorrosionPart): Part => ({ ...counted, isAlone: true });

/** All ingredients with the hazard, those below the cut-off value last. */
export const withIgnored = ({ parts, ignored }: CorrosionSum): Part[] => [...parts, ...ignored];

/** Whether one ingredient decides the class, and not the sum. */
const isByItself = ({ total, alone }: CorrosionSum): boolean => alone.length > 0 && !isAtLeast(total, fraction(1));

/** What decides the class: the sum, or one ingredient by its specific limit or by the limit of the table. */
export function basisOf(result: CorrosionSum): 'sum' | 'specific' | 'alone' {
  if (!isByItself(result)) return 'sum';
  return result.alone[0]!.from === 'specific' ? 'specific' : 'alone';
}

const contentOf = ({ component, limit }: Part) => ({
  value: toNumber(component.content),
  limit: limit && toNumber(limit),
  unit: '%',
});

/** The figures that were compared: the content of the ingredient that decides the class, else the sum. */
export const figuresOf = (result: CorrosionSum) =>
  isByItself(result) ? contentOf(result.alone[0]!) : { value: toNumber(result.total), limit: 1, unit: '×' };

/** The verdict when neither the sum nor a single ingredient reaches the limit. */
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
