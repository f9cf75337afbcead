import type { Component } from '../model/components.ts';
import {
  basisOf,
  belowLimits,
  type CorrosionPart,
  type CorrosionSum,
  figuresOf,
  genericPart,
  hasClass,
  lowestLimit,
  specificPart,
  sumUp,
  withIgnored,
} from './corrosion-parts.ts';
import { extremePh, isPhOpen, openPh } from './extreme-ph.ts';
import { fraction, isAtLeast, sum, zero } from '../model/fraction.ts';
import type { MeasuredFacts, Verdict } from '../model/model.ts';
import { classified, part, type Part, unclassified } from '../model/verdicts.ts';

const corrosive = /^Skin Corr\. 1/;
const irritant = /^Skin Irrit\. 2/;
const provisions = {
  sum: 'CLP Annex I 3.2.3.3, Table 3.2.3',
  alone: 'CLP Annex I 3.2.3.3.4, Table 3.2.4',
  specific: 'CLP Annex I 3.2.3.3.4, Art. 10(1)',
  ph: 'CLP Annex I 3.2.3.1.2',
};

/** Skin corrosion or irritation of the mixture. */
export function skinVerdict(measured: MeasuredFacts, components: readonly Component[]): Verdict {
  const corrosion = sumUp(
    components.flatMap((component) => corrosivePart(component) ?? []),
    'skin',
  );
  const irritation = sumUp(
    components.flatMap((component) => irritantPart(component) ?? []),
    'skin',
  );
  const ph = extremePh(measured, components, 'skin');
  if (corrosion.isReached) {
    const decisive = { ...corrosion, ...subcategory(corrosion) };
    return classified(
      'skin',
      decisive.category,
      ['H314'],
      provisionOf(decisive),
      withIgnored(decisive),
      figuresOf(decisive),
    );
  }
  if (ph) {
    return classified('skin', 'Skin Corr. 1', ['H314'], provisions.ph, withIgnored(corrosion), {
      basis: 'measured',
      value: ph.ph,
      limit: ph.limit,
      unit: 'pH',
      reason: 'extremePh',
      notes: [ph.note],
    });
  }
  if (isPhOpen(measured, components, 'skin')) return unclassified('skin', 'open', 'phOpen', provisions.ph, [], openPh);
  const unknown = components.filter(({ isUnknown, content }) => isUnknown && isAtLeast(content, fraction(1)));
  if (irritation.isReached) {
    return classified('skin', 'Skin Irrit. 2', ['H315'], provisionOf(irritation), withIgnored(irritation), {
      ...figuresOf(irritation),
      ...(unknown.length > 0 && { notes: ['unknownIngredient'] }),
    });
  }
  return belowLimits('skin', provisions.sum, irritation, unknown);
}

const provisionOf = (sum: CorrosionSum) => provisions[basisOf(sum)];

function corrosivePart(component: Component): CorrosionPart | null {
  const limit = lowestLimit(component, corrosive);
  if (limit) return specificPart(component, limit);
  return hasClass(component, corrosive) ? genericPart(component, 'skin', 'Skin Corr. 1', 'Skin Corr. 1') : null;
}

/** A corrosive ingredient without a specific limit for irritation has the generic one, whatever its limit for corrosion. */
function irritantPart(component: Component): CorrosionPart | null {
  const limit = lowestLimit(component, irritant);
  if (limit) return specificPart(component, limit);
  if (hasClass(component, corrosive)) {
    return (
      genericPart(component, 'skin', 'Skin Corr. 1', 'Skin Irrit. 2') ??
        // Table 3.2.4 has no row for contents below its limit for corrosion.
        { part: part(component, fraction(1), 'generic'), mode: 'alone' }
    );
  }
  return hasClass(component, irritant) ? genericPart(component, 'skin', 'Skin Irrit. 2', 'Skin Irrit. 2') : null;
}

const letters = ['A', 'B', 'C'] as const;

/** A sub-category with the parts and the sum that it follows from. */
type Subcategory = Pick<CorrosionSum, 'parts' | 'total' | 'alone'> & { category: string };

/**
 * Sub-category: 1A when the ingredients of 1A reach the limit, 1B when those of 1A and 1B do, then 1C. None when an ingredient without
 * sub-category counts (note to Table 3.2.3). Table 3.2.4 gives category 1 without sub-category, which only 1A is not milder than.
 */
function subcategory({ parts, total, alone }: CorrosionSum): Subcategory {
  const plain = { category: 'Skin Corr. 1', parts, total, alone };
  if (parts.some(({ component }) => lettersOf(component).length === 0)) return plain;
  const summed = parts.filter((each) => !alone.includes(each));
  const specificLimits = alone.filter(({ from }) => from === 'specific');
  const possible = alone.length > specificLimits.length ? (['A'] as const) : letters;
  const sums = possible.map((letter, index): Subcategory => {
    const partsOf = (some: readonly Part[]) => some.flatMap((each) => partAs(each, letters.slice(0, index + 1)) ?? []);
    const counted = partsOf(summed);
    const reached = partsOf(specificLimits).filter(({ share }) => isAtLeast(share, fraction(1)));
    return {
      category: `Skin Corr. 1${letter}`,
      parts: [...counted, ...reached],
      total: sum(counted.map(({ share }) => share)),
      alone: reached,
    };
  });
  const found = sums.find((each) => each.alone.length > 0 || isAtLeast(each.total, fraction(1)));
  return found ? { ...found, parts: withOthers(found.parts, parts) } : plain;
}

/** Appends the parts of milder sub-categories to the counted ones, for information only. */
const withOthers = (counted: readonly Part[], all: readonly Part[]): Part[] => {
  const components = new Set(counted.map(({ component }) => component));
  const others = all.filter(({ component }) => !components.has(component));
  return [...counted, ...others.map((each) => ({ ...each, limit: null, factor: 1, share: zero }))];
};

const letterOf = (category: string) => /^Skin Corr\. 1([ABC])$/.exec(category)?.[1];
/** The sub-categories of the ingredient's limits or, where they have none, of its classification. */
function lettersOf({ limits, entries }: Component): string[] {
  const limitLetters = limits.flatMap(({ category }) => letterOf(category) ?? []);
  return limitLetters.length > 0 ? limitLetters : entries.flatMap(({ category }) => letterOf(category) ?? []);
}

/** The part for some sub-categories with the limit that applies to them; null when the ingredient has none of them. */
function partAs({ component, limit, from, factor, isAlone }: Part, counted: readonly string[]): Part | null {
  const specificLimit = lowestLimit(component, new RegExp(`^Skin Corr\\. 1[${counted.join('')}]$`));
  if (specificLimit) return { ...part(component, specificLimit, 'specific'), ...(isAlone && { isAlone }) };
  const hasLettered = component.limits.some(({ category }) => letterOf(category));
  if (hasLettered || !lettersOf(component).some((letter) => counted.includes(letter))) return null;
  return part(component, limit!, from, { factor });
}
