import { gravityOf, severityOf } from '../category-place.ts';
import type { Component } from '../model/components.ts';
import { isAtLeast, min, one } from '../model/fraction.ts';
import type { Ingredient, MeasuredFacts, Verdict } from '../model/model.ts';
import { namesOf, unclassified } from '../model/verdicts.ts';
import { isOf } from '../tables/named-substances.ts';
import { hasClass, lowestLimit } from './corrosion-parts.ts';

const local = /^(Skin|Eye) /;
const provisions = { skin: 'CLP Annex I 3.2.3.3.4', eye: 'CLP Annex I 3.3.3.3.4' } as const;

/** Assignments of ingredients to the sum or to themselves are tried for so many of them; further ones go with the last. */
const maxApart = 6;

/**
 * The verdict for skin or eyes, or its question where the law leaves open how ingredients count and that decides the class: whether one of a
 * group to which additivity may not apply counts in the sum (`corrosion` is not stated), or what acids and bases with a limit of their own do
 * together, of which the pH is the criterion (CLP Annex I 3.2.3.3.4, 3.3.3.3.4).
 */
export function withQuestions(
  hazardClass: keyof typeof provisions,
  { ph, isPhOpen, physicalState }: MeasuredFacts,
  components: readonly Component[],
  judge: (components: readonly Component[]) => Verdict,
): Verdict {
  const byCorrosion = additivityOpen(hazardClass, components, judge);
  if (byCorrosion) return byCorrosion;
  const verdict = judge(components);
  const acids = components.filter(
    (component) => ['acid', 'base'].includes(component.source.corrosion ?? '') && hasClass(component, local),
  );
  if (ph !== null || isPhOpen || physicalState === 'solid' || physicalState === 'gas' || acids.length === 0)
    return verdict;
  const together = judge(withCorrosion(components, acids, 'additive'));
  const isGraver = Math.floor(gravityOf(together)) < Math.floor(gravityOf(verdict));
  return isGraver ? openOf(hazardClass, 'phUnknown', 'ph', acids, [together, verdict]) : verdict;
}

function additivityOpen(
  hazardClass: keyof typeof provisions,
  components: readonly Component[],
  judge: (components: readonly Component[]) => Verdict,
): Verdict | null {
  const doubtful = components.filter(isDoubtful);
  if (doubtful.length === 0) return null;
  const bitOf = (place: number) => 1 << Math.min(place, maxApart - 1);
  const verdicts = Array.from({ length: 1 << Math.min(doubtful.length, maxApart) }, (_, bits) => {
    const apart = doubtful.filter((_component, place) => (bits & bitOf(place)) !== 0);
    return judge(withCorrosion(components, apart, 'nonAdditive'));
  });
  const outcomes = verdicts.map(outcomeOf);
  const deciding = doubtful.filter((_, place) =>
    outcomes.some((outcome, bits) => outcome !== outcomes[bits | bitOf(place)]),
  );
  return deciding.length > 0 ? openOf(hazardClass, 'additivityOpen', 'corrosion', deciding, verdicts) : null;
}

/** Additivity may not apply to it, it counts, and nobody says how. */
function isDoubtful(component: Component): boolean {
  const limits = lowestLimit(component, local);
  return (
    component.source.corrosion === undefined &&
    hasClass(component, local) &&
    isAtLeast(component.content, limits ? min(limits, one) : one) &&
    (['acid', 'base', 'additivityDoubtful'] as const).some((group) => isOf(component, group))
  );
}

const withCorrosion = (
  components: readonly Component[],
  some: readonly Component[],
  corrosion: NonNullable<Ingredient['corrosion']>,
): Component[] =>
  components.map((component) =>
    some.includes(component) ? { ...component, source: { ...component.source, corrosion } } : component,
  );

/** Sub-categories have the statement of their category: they are no difference. */
const outcomeOf = (verdict: Verdict): string =>
  verdict.kind === 'classified' ? String(severityOf(verdict.category)) : verdict.kind;

/** The question, with the categories that are possible, the gravest first, and how the gravest would follow. */
function openOf(
  hazardClass: keyof typeof provisions,
  reason: string,
  needs: string,
  causes: readonly Component[],
  verdicts: readonly Verdict[],
): Verdict {
  const sorted = [...verdicts].sort((a, b) => gravityOf(a) - gravityOf(b));
  const categories = [...new Set(sorted.flatMap((verdict) => (verdict.kind === 'classified' ? verdict.category : [])))];
  const values = { needs, names: namesOf(causes), categories };
  return {
    ...unclassified(hazardClass, 'open', reason, provisions[hazardClass], [], { values }),
    steps: sorted[0]!.steps,
  };
}
