import { gravityOf, severityOf } from '../model/category-place.ts';
import type { Component } from '../model/components.ts';
import { fraction, isAtLeast, min } from '../model/fraction.ts';
import type { MeasuredFacts, Verdict } from '../model/model.ts';
import { namesOf, unclassified } from '../model/verdicts.ts';
import { isOf } from '../tables/named-substances.ts';
import { hasClass, lowestLimit } from './corrosion-parts.ts';
import { acidsWithoutPh, corrosiveOrIrritant, extremePhCategories } from './extreme-ph.ts';

const provisions = { skin: 'CLP Annex I 3.2.3.3.4', eye: 'CLP Annex I 3.3.3.3.4' } as const;

/** The number of ingredients whose additivity is varied; further ones are varied together with the last. */
const maxApart = 4;

type Judge = (components: readonly Component[]) => Verdict;

/**
 * The verdict for skin or eyes; an open one when the class depends on an unstated fact: whether additivity applies to an ingredient (its
 * `corrosion`), or the pH of a liquid with acids or bases (CLP Annex I 3.2.3.3.4, 3.3.3.3.4).
 */
export function withQuestions(
  hazardClass: keyof typeof provisions,
  measured: MeasuredFacts,
  components: readonly Component[],
  judge: Judge,
): Verdict {
  const openVerdict = additivityOpen(hazardClass, components, judge);
  if (openVerdict) return openVerdict;
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
  const bitOf = (index: number) => 1 << Math.min(index, maxApart - 1);
  const verdicts = Array.from({ length: 1 << Math.min(doubtful.length, maxApart) }, (_, bits) => {
    const apart = new Set(doubtful.filter((_component, index) => (bits & bitOf(index)) !== 0));
    return judge(withApart(components, apart));
  });
  const outcomes = verdicts.map(outcomeOf);
  const deciding = doubtful.filter((_, index) =>
    outcomes.some((outcome, bits) => outcome !== outcomes[bits | bitOf(index)]),
  );
  if (deciding.length === 0) return null;
  const sorted = [...verdicts].sort((a, b) => gravityOf(a) - gravityOf(b));
  const values = { needs: 'corrosion', names: namesOf(deciding), categories: categoriesOf(sorted) };
  return openOf(hazardClass, 'additivityOpen', values, sorted[0]!);
}

/** Whether a counted ingredient belongs to a group to which additivity may not apply, and its `corrosion` is not stated. */
function isDoubtful(component: Component): boolean {
  const limits = lowestLimit(component, corrosiveOrIrritant);
  return (
    component.source.corrosion === undefined &&
    hasClass(component, corrosiveOrIrritant) &&
    isAtLeast(component.content, limits ? min(limits, fraction(1)) : fraction(1)) &&
    (['acid', 'base', 'additivityDoubtful'] as const).some((group) => isOf(component, group))
  );
}

const withApart = (components: readonly Component[], apart: ReadonlySet<Component>): Component[] =>
  components.map((component) =>
    apart.has(component) ? { ...component, source: { ...component.source, corrosion: 'nonAdditive' } } : component,
  );

/** The outcome of a verdict; sub-categories count as equal because they have the statement of their category. */
const outcomeOf = (verdict: Verdict): string =>
  verdict.kind === 'classified' ? String(severityOf(verdict.category)) : verdict.kind;

const categoriesOf = (verdicts: readonly Verdict[]): string[] => [
  ...new Set(verdicts.flatMap((verdict) => (verdict.kind === 'classified' ? verdict.category : []))),
];

/** An open verdict with the possible categories, the most severe first, and the steps of a calculated verdict. */
const openOf = (
  hazardClass: keyof typeof provisions,
  reason: string,
  values: { needs: string; names: string[]; categories: string[] },
  { steps }: Verdict,
): Verdict => ({ ...unclassified(hazardClass, 'open', reason, provisions[hazardClass], [], { values }), steps });
