import type { Component } from '../model/components.ts';
import { hasClass } from './corrosion-parts.ts';
import { add, compare, divide, fraction, isAtLeast, subtract, sum } from '../model/fraction.ts';
import type { MeasuredFacts } from '../model/model.ts';
import { namesOf } from '../model/verdicts.ts';
import { isOf } from '../tables/named-substances.ts';

/** pH from which a mixture counts as corrosive (CLP Annex I, 3.2.3.1.2 and 3.3.3.1.2). */
export const extremePhLimits = { acid: 2, base: 11.5 } as const;

interface ExtremePh {
  ph: number;
  limit: number;
  /** `reserveUnknown`, `reserveCorrosive` or `reserveNeedsConfirmation`. */
  note: string;
}

/** Classes of local effects on skin and eyes. */
export const corrosiveOrIrritant = /^(Skin|Eye) (Corr|Irrit|Dam)\./;
const classPatterns = { skin: /^Skin (Corr|Irrit)\./, eye: /^Eye (Dam|Irrit)\./ } as const;

/**
 * An extreme pH, which makes the mixture corrosive in the absence of other information. A low acid or alkaline reserve (Young et al.:
 * pH − reserve ÷ 12 > −0.5, pH + reserve ÷ 12 < 14.5; g NaOH per 100 g) alone does not: it has to be confirmed by other data, which a
 * determination states. Null when the pH is not extreme, or when the only corrosive or irritant ingredient is an acid (of a low pH) or a base
 * (of a high one) with specific limits for the class: they take the pH into account (ECHA, Guidance on the Application of the CLP Criteria,
 * 3.2.3.2.1.1). The limits of another ingredient, which does not cause the pH, have no such effect.
 */
export function extremePh(
  { ph, reserve }: MeasuredFacts,
  components: readonly Component[],
  effect: keyof typeof classPatterns,
): ExtremePh | null {
  const isAcid = ph !== null && ph <= extremePhLimits.acid;
  if (ph === null || !(isAcid || ph >= extremePhLimits.base)) return null;
  if (isCoveredBySpecificLimit(components, classPatterns[effect], isAcid ? 'acid' : 'base')) return null;
  const limit = isAcid ? extremePhLimits.acid : extremePhLimits.base;
  if (reserve === null) return { ph, limit, note: 'reserveUnknown' };
  const buffer = divide(fraction(reserve), fraction(12));
  const isCorrosive = isAcid
    ? isAtLeast(fraction(-0.5), subtract(fraction(ph), buffer))
    : isAtLeast(add(fraction(ph), buffer), fraction(14.5));
  return { ph, limit, note: isCorrosive ? 'reserveCorrosive' : 'reserveNeedsConfirmation' };
}

/** The category of a mixture with an extreme pH. */
export const extremePhCategories = { skin: 'Skin Corr. 1', eye: 'Eye Dam. 1' } as const;

/**
 * The stated acids and bases of a liquid whose pH, the criterion for them (CLP Annex I 3.2.3.3.4.2), is not known; none when a single
 * ingredient has specific limits, which take the pH into account.
 */
export function acidsWithoutPh(
  { ph, isPhOpen: isOpen, physicalState }: MeasuredFacts,
  components: readonly Component[],
  effect: keyof typeof classPatterns,
): Component[] {
  if (ph !== null || isOpen || physicalState === 'solid' || physicalState === 'gas') return [];
  const sides = (['acid', 'base'] as const).filter((side) =>
    components.some(({ source }) => source.corrosion === side),
  );
  if (sides.some((side) => isCoveredBySpecificLimit(components, classPatterns[effect], side))) return [];
  return components.filter(
    (component) =>
      sides.some((side) => component.source.corrosion === side) && hasClass(component, corrosiveOrIrritant),
  );
}

/** The values of a verdict whose pH is a bound that may be extreme. */
export const openPh = { values: { needs: 'ph' } } as const;

/** Whether the pH is only known as a bound that can be extreme and would then decide the class. */
export const isPhOpen = (
  { isPhOpen: isOpen }: MeasuredFacts,
  components: readonly Component[],
  effect: keyof typeof classPatterns,
): boolean =>
  isOpen === true &&
  !(['acid', 'base'] as const).some((side) => isCoveredBySpecificLimit(components, classPatterns[effect], side));

/** Mass % of acids and bases together from which a liquid needs a pH to show that it does not corrode metals (decision 087). */
const minAcidsAndBases = 1;

/**
 * Why a liquid can corrode metals, which only a test shows (CLP Annex I 2.16.2): its pH is extreme, a bound leaves open whether it is, or it
 * contains acids or bases and has no pH. Null: nothing of this is known.
 */
export function corrodesMetalsByPh(
  { ph, isPhOpen: isOpen, physicalState }: MeasuredFacts,
  components: readonly Component[],
): { reason: 'phExtreme' | 'phOpen' | 'phUnknown'; names: string[] } | null {
  if (physicalState === 'solid' || physicalState === 'gas') return null;
  if (isOpen) return { reason: 'phOpen', names: [] };
  if (ph !== null)
    return ph <= extremePhLimits.acid || ph >= extremePhLimits.base ? { reason: 'phExtreme', names: [] } : null;
  const causes = components.filter((component) =>
    (['acid', 'base'] as const).some((side) => isOfSide(component, side)),
  );
  const isEnough = isAtLeast(sum(causes.map(({ content }) => content)), fraction(minAcidsAndBases));
  return isEnough ? { reason: 'phUnknown', names: namesOf(causes) } : null;
}

const corrodes = /^(Skin Corr|Eye Dam|Met\. Corr)\./;
const opposites = { acid: 'base', base: 'acid' } as const;

/** Whether an ingredient is stated or recognised as an acid or a base. */
const isOfSide = (component: Component, kind: 'acid' | 'base'): boolean =>
  component.source.corrosion === kind || (component.source.corrosion !== opposites[kind] && isOf(component, kind));

/**
 * The ingredients that cause an extreme pH, the largest content first: those stated or recognised as acids (of a low pH) or bases (of a high
 * one); without any, those that corrode and are not the opposite.
 */
export function phCauses(components: readonly Component[], ph: number): Component[] {
  const side = ph <= extremePhLimits.acid ? 'acid' : 'base';
  const contained = components.filter(({ content }) => content.n > 0n);
  const recognised = contained.filter((component) => isOfSide(component, side));
  const causes =
    recognised.length > 0
      ? recognised
      : contained.filter((component) => hasClass(component, corrodes) && !isOfSide(component, opposites[side]));
  return causes.toSorted((a, b) => compare(b.content, a.content));
}

function isCoveredBySpecificLimit(components: readonly Component[], pattern: RegExp, side: 'acid' | 'base'): boolean {
  if (components.some(({ isUnknown }) => isUnknown)) return false;
  const [only, ...others] = components.filter((component) => hasClass(component, corrosiveOrIrritant));
  if (!only || others.length > 0 || only.source.corrosion !== side) return false;
  return only.limits.some(({ category }) => pattern.test(category));
}
