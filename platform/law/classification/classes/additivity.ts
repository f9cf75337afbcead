import { gravityOf, severityOf } from '../model/category-place.ts';
import type { Component } from '../model/components.ts';
import { isAtLeast, min, one } from '../model/fraction.ts';
import type { MeasuredFacts, Verdict } from '../model/model.ts';
import { namesOf, unclassified } from '../model/verdicts.ts';
import { isOf } from '../tables/named-substances.ts';
import { hasClass, lowestLimit } from './corrosion-parts.ts';
import { acidsWithoutPh, corrosiveOrIrritant, extremePhCategories } from './extreme-ph.ts';

const provisions = { skin: 'CLP Annex I 3.2.3.3.4', eye: 'CLP Annex I 3.3.3.3.4' } as const;

/** Assignments of ingredients to the sum or to themselves are tried for so many of them; further ones go with the last. */
const maxApart = 4;

type Judge = (components: readonly Component[]) => Verdict;

/**
 * The verdict for skin or eyes, or its question where the law leaves it open: whether an ingredient of a group to which additivity may not
 * apply counts in the sum (`corrosion` is not stated) and that decides the class, and which pH a liquid with acids or bases has, since it is
 * the criterion for them (CLP Annex I 3.2.3.3.4, 3.3.3.3.4).
 */
export function withQuestions(
  hazardClass: keyof typeof provisions,
  measured: MeasuredFacts,
  components: readonly Component[],
  judge: Judge,
): Verdict {
  const byCorrosion = additivityOpen(hazardClass, components, judge);
  if (byCorrosion) return byCorrosion;
  const verdict = judge(components);
  const causes = acidsWithoutPh(measured, components, hazardClass);
  const isGravest = verdict.kind === 'open' || outcomeOf(verdict) === '1';
  if (causes.length === 0 || isGravest) return verdict;
  const categories = [extremePhCategories[hazardClass], ...categoriesOf([verdict])];
  return openOf(hazardClass, 'phUnknown', { needs: 'ph', names: namesOf(causes), categories }, verdict);
}

function additivityOpen(
  hazardClass: keyof typeof provisions,
  components: readonly Component[],
  judge: Judge,
): Verdict | null {
  const doubtful = components.filter(isDoubtful);
  if (doubtful.length === 0) return null;
  const bitOf = (place: number) => 1 << Math.min(place, maxApart - 1);
  const verdicts = Array.from({ length: 1 << Math.min(doubtful.length, maxApart) }, (_, bits) => {
    const apart = new Set(doubtful.filter((_component, place) => (bits & bitOf(place)) !== 0));
    return judge(withApart(components, apart));
  });
  const outcomes = verdicts.map(outcomeOf);
  const deciding = doubtful.filter((_, place) =>
    outcomes.some((outcome, bits) => outcome !== outcomes[bits | bitOf(place)]),
  );
  if (deciding.length === 0) return null;
  const sorted = [...verdicts].sort((a, b) => gravityOf(a) - gravityOf(b));
  const values = { needs: 'corrosion', names: namesOf(deciding), categories: categoriesOf(sorted) };
  return openOf(hazardClass, 'additivityOpen', values, sorted[0]!);
}

/** Additivity may not apply to it, it counts, and nobody says how. */
function isDoubtful(component: Component): boolean {
  const limits = lowestLimit(component, corrosiveOrIrritant);
  return (
    component.source.corrosion === undefined &&
    hasClass(component, corrosiveOrIrritant) &&
    isAtLeast(component.content, limits ? min(limits, one) : one) &&
    (['acid', 'base', 'additivityDoubtful'] as const).some((group) => isOf(component, group))
  );
}

const withApart = (components: readonly Component[], apart: ReadonlySet<Component>): Component[] =>
  components.map((component) =>
    apart.has(component) ? { ...component, source: { ...component.source, corrosion: 'nonAdditive' } } : component,
  );

/** Sub-categories have the statement of their category: they are no difference. */
const outcomeOf = (verdict: Verdict): string =>
  verdict.kind === 'classified' ? String(severityOf(verdict.category)) : verdict.kind;

const categoriesOf = (verdicts: readonly Verdict[]): string[] => [
  ...new Set(verdicts.flatMap((verdict) => (verdict.kind === 'classified' ? verdict.category : []))),
];

/** The question with the categories that are possible, the gravest first, and the arithmetic of a verdict. */
const openOf = (
  hazardClass: keyof typeof provisions,
  reason: string,
  values: { needs: string; names: string[]; categories: string[] },
  { steps }: Verdict,
): Verdict => ({ ...unclassified(hazardClass, 'open', reason, provisions[hazardClass], [], { values }), steps });
