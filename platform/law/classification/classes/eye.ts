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
import { fraction, isAtLeast, min } from '../model/fraction.ts';
import type { MeasuredFacts, Verdict } from '../model/model.ts';
import { classified, part, unclassified } from '../model/verdicts.ts';

const skinCorrosive = /^Skin Corr\. 1/;
const damaging = /^Eye Dam\. 1/;
const irritant = /^Eye Irrit\. 2/;
const anyEye = /^Eye /;
const provisions = {
  sum: 'CLP Annex I 3.3.3.3, Table 3.3.3',
  alone: 'CLP Annex I 3.3.3.3.4, Table 3.3.4',
  specific: 'CLP Annex I 3.3.3.3.4, Art. 10(1)',
  ph: 'CLP Annex I 3.3.3.1.2',
  skin: 'CLP Annex I 3.3.2.1, 3.2.4',
};

/**
 * Serious eye damage or eye irritation. A mixture of Skin Corr. 1 is Eye Dam. 1 as well; the note `coveredBySkinCorrosion` says that the
 * label does not repeat it. An ingredient that is both corrosive and damaging counts once.
 */
export function eyeVerdict(measured: MeasuredFacts, components: readonly Component[], skin: Verdict): Verdict {
  const damage = sumUp(
    components.flatMap((component) => damagingPart(component) ?? []),
    'eye',
  );
  const irritation = sumUp(
    components.flatMap((component) => irritantPart(component) ?? []),
    'eye',
  );
  const isCorrosive = skin.kind === 'classified' && skinCorrosive.test(skin.category);
  const notes = isCorrosive ? ['coveredBySkinCorrosion'] : [];
  if (damage.isReached) {
    const more = { ...figuresOf(damage), notes };
    return classified('eye', 'Eye Dam. 1', ['H318'], provisionOf(damage), withIgnored(damage), more);
  }
  const ph = extremePh(measured, components, 'eye');
  if (ph) {
    return classified('eye', 'Eye Dam. 1', ['H318'], provisions.ph, withIgnored(damage), {
      basis: 'measured',
      value: ph.ph,
      limit: ph.limit,
      unit: 'pH',
      reason: 'extremePh',
      notes: [ph.note, ...notes],
    });
  }
  if (isCorrosive) {
    const more = { basis: skin.basis, reason: 'skinCorrosion', ...figuresOf(damage), notes };
    return classified('eye', 'Eye Dam. 1', ['H318'], provisions.skin, withIgnored(damage), more);
  }
  if (isPhOpen(measured, components, 'eye')) return unclassified('eye', 'open', 'phOpen', provisions.ph, [], openPh);
  const unknown = components.filter(({ isUnknown, content }) => isUnknown && isAtLeast(content, fraction(1)));
  if (irritation.isReached) {
    return classified('eye', 'Eye Irrit. 2', ['H319'], provisionOf(irritation), withIgnored(irritation), {
      ...figuresOf(irritation),
      ...(unknown.length > 0 && { notes: ['unknownIngredient'] }),
    });
  }
  return belowLimits('eye', provisions.sum, irritation, unknown);
}

const provisionOf = (sum: CorrosionSum) => provisions[basisOf(sum)];

/**
 * The part for serious eye damage. Its limit is the ingredient's for Eye Dam. 1; else, when the ingredient has a limit for Eye Irrit. 2, its
 * limit for skin corrosion or the upper end of Eye Irrit. 2; else the generic limit, or a lower limit for skin corrosion, which damages eyes too.
 */
function damagingPart(component: Component): CorrosionPart | null {
  const limit = lowestLimit(component, damaging);
  if (limit) return specificPart(component, limit);
  const corrosion = lowestLimit(component, skinCorrosive);
  const irritation = component.limits.filter(({ category }) => irritant.test(category));
  if (corrosion && irritation.length > 0) return specificPart(component, corrosion);
  if (corrosion) {
    const generic = genericPart(component, 'eye', 'Skin Corr. 1', 'Eye Dam. 1')!;
    const isLower = min(corrosion, generic.part.limit!) === corrosion;
    return isLower ? specificPart(component, corrosion) : generic;
  }
  if (!hasClass(component, /^(Skin Corr\.|Eye Dam\.) 1/)) return null;
  const end = Math.max(...irritation.map(({ below }) => below ?? 0));
  if (irritation.length > 0 && end > 0) return specificPart(component, fraction(end));
  return genericPart(component, 'eye', hasClass(component, damaging) ? 'Eye Dam. 1' : 'Skin Corr. 1', 'Eye Dam. 1');
}

/** The part for eye irritation; a specific limit for damage alone leaves the generic limit for irritation in force, as for the skin. */
function irritantPart(component: Component): CorrosionPart | null {
  const limit = lowestLimit(component, irritant);
  if (limit) return specificPart(component, limit);
  if (hasClass(component, /^(Skin Corr\.|Eye Dam\.) 1/)) {
    const ingredient = hasClass(component, damaging) ? 'Eye Dam. 1' : 'Skin Corr. 1';
    return (
      genericPart(component, 'eye', ingredient, 'Eye Irrit. 2') ?? {
        part: part(component, fraction(1), 'generic'),
        mode: 'alone',
      }
    );
  }
  return hasClass(component, anyEye) ? genericPart(component, 'eye', 'Eye Irrit. 2', 'Eye Irrit. 2') : null;
}
