import { classesOfCategory, type HazardClass, hazardClassRow, statementsOfClass } from '../../hazard-classes.ts';
import type { Verdict } from './model.ts';

/** The hazard class of a category, with the effect when the class has a verdict for each effect; routes have classes of their own. */
export interface Place {
  hazardClass: HazardClass;
  /** H335 or H336 of STOT SE 3; PBT, vPvB, PMT, vPvM. */
  effect?: string;
}

/**
 * The places of a typed entry: `Acute Tox. 3` with H301 and H311 has two, because its statements name two routes (CLP Annex I, Table
 * 3.1.3). Empty when CLP has no such class.
 */
export function placesOf({ category, h }: { category: string; h: readonly string[] }): Place[] {
  const codes = h.flatMap((code) => code.split('+')).map((code) => code.trim());
  const found = classesOfCategory(category);
  const isMeant = (hazardClass: HazardClass) =>
    found.length === 1 ||
    statementsOfClass(hazardClass).some((statement) => codes.some((code) => code.startsWith(statement)));
  return found.filter(isMeant).flatMap((hazardClass): Place[] => {
    const { effects, beginnings } = hazardClassRow(hazardClass);
    if (effects === 'statement')
      return statementsOfClass(hazardClass).flatMap((effect) =>
        codes.includes(effect) ? { hazardClass, effect } : [],
      );
    if (effects === 'category') return beginnings.includes(category) ? [{ hazardClass, effect: category }] : [];
    return [{ hazardClass }];
  });
}

/** Whether a verdict is about a place; a verdict without an effect is about its whole class. */
export function decides(verdict: Verdict, { hazardClass, effect }: Place): boolean {
  if (verdict.hazardClass !== hazardClass) return false;
  if (verdict.kind === 'classified') return effect === undefined || [verdict.category, ...verdict.h].includes(effect);
  const verdictEffect = verdict.values?.h ?? verdict.values?.category;
  return effect === undefined || verdictEffect === undefined || verdictEffect === effect;
}

/**
 * Severity within a class: the lowest is the gravest. Sub-categories with the statement of their category (Carc. 1A and 1B, Skin Corr.
 * 1A to 1C) are equal; those with statements of their own (Flam. Gas 1A and 1B) are not.
 */
export function severityOf(category: string): number {
  if (category.startsWith('Unst. Expl.')) return 0;
  const [, division] = /^Expl\. (\d\.\d)/.exec(category) ?? [];
  if (division) return Number(division);
  if (category.startsWith('Flam. Gas 1B')) return 1.5;
  const [, type] = /^(?:Self-react|Org\. Perox)\. ([A-G])/.exec(category) ?? [];
  if (type) return 'ABCDEFG'.indexOf(type) + 1;
  return Number(/ (\d)/.exec(category)?.[1] ?? 1);
}

/** Severity of verdicts without a category, after all categories; an open verdict may be any category. */
const severityOfKind = { open: 0, noData: 100, inconclusive: 101, conclusive: 102, notApplicable: 103 } as const;

/** Severity of a verdict: the lowest is the gravest. A category without a sub-category may be any of them but is not more than A. */
export function gravityOf(verdict: Verdict): number {
  if (verdict.kind !== 'classified') return severityOfKind[verdict.kind];
  const letter = /\d([A-C])$/.exec(verdict.category)?.[1] ?? '';
  return severityOf(verdict.category) + ['A', '', 'B', 'C'].indexOf(letter) / 100;
}

/** The most severe verdict at each index of lists of equal length. */
export const gravestOf = ([first = [], ...others]: readonly (readonly Verdict[])[]): Verdict[] =>
  first.map((verdict, index) =>
    others.reduce((a, verdicts) => (gravityOf(verdicts[index]!) < gravityOf(a) ? verdicts[index]! : a), verdict),
  );
