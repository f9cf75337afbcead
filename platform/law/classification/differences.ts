import { decides, type Place, placesOf, severityOf } from './model/category-place.ts';
import { type HazardClass, hazardClasses } from '../hazard-classes.ts';
import type { Derived, Verdict } from './model/model.ts';

/** An entry of a typed classification. */
export interface TypedClass {
  category: string;
  h: readonly string[];
}

export interface Difference {
  hazardClass: HazardClass;
  /** `lacking`: the derived category that is not typed; `extra`: the typed one that is more than derived. */
  kind: 'lacking' | 'extra';
  category: string;
  /** The derived verdict; product/classification-reasons.ts has its texts. */
  verdict: Verdict;
  /** The statements that differ within the typed category; `milder`: a milder category is derived. */
  statement?: { derived: string; typed: string } | 'milder';
}

type Classified = Extract<Verdict, { kind: 'classified' }>;
interface TypedEffect {
  classEffect: Place;
  entry: TypedClass;
}

/**
 * The differences between a typed classification and the derived one, at most one for each hazard class and effect. A more severe typed
 * category covers a milder derived one. Skin Corr. 1 covers Eye Dam. 1 (CLP Annex I 3.3.2.1), as Annex VI omits it too.
 */
export function differencesOf(typed: readonly TypedClass[], { verdicts }: Pick<Derived, 'verdicts'>): Difference[] {
  const typedEffects = typed.flatMap((entry) => placesOf(entry).map((classEffect) => ({ classEffect, entry })));
  const lacking = verdicts.flatMap((verdict) =>
    verdict.kind === 'classified' ? lackingOf(verdict, typedEffects) : [],
  );
  const extra = gravest(typedEffects).flatMap((typedEffect) => extraOf(typedEffect, verdicts));
  const order = ({ hazardClass }: Difference) => hazardClasses.indexOf(hazardClass);
  return [...lacking, ...extra].sort((a, b) => order(a) - order(b));
}

/** The most severe entry of each hazard class and effect. */
function gravest(typedEffects: readonly TypedEffect[]): TypedEffect[] {
  const key = ({ classEffect }: TypedEffect) => `${classEffect.hazardClass} ${classEffect.effect ?? ''}`;
  const found = new Map<string, TypedEffect>();
  for (const typedEffect of typedEffects) {
    const earlier = found.get(key(typedEffect));
    if (!earlier || severityOf(typedEffect.entry.category) < severityOf(earlier.entry.category))
      found.set(key(typedEffect), typedEffect);
  }
  return [...found.values()];
}

function lackingOf(verdict: Classified, typedEffects: readonly TypedEffect[]): Difference[] {
  const { hazardClass, category } = verdict;
  const isCorrosive = typedEffects.some(({ entry }) => entry.category.startsWith('Skin Corr.'));
  if (hazardClass === 'eye' && isCorrosive) return [];
  const sameEffect = gravest(typedEffects.filter(({ classEffect }) => decides(verdict, classEffect)));
  const covering = sameEffect.find(({ entry }) => severityOf(entry.category) <= severityOf(category));
  if (!covering) return [{ hazardClass, kind: 'lacking', category, verdict }];
  const isEqual = severityOf(covering.entry.category) === severityOf(category);
  const statement = isEqual ? missingEffects(verdict, covering.entry) : null;
  return statement ? [{ hazardClass, kind: 'lacking', category, verdict, statement }] : [];
}

/** A derived statement whose suffix names more effects than the typed one: H360FD for H360F. No suffix covers all effects; F covers f. */
function missingEffects({ h }: Classified, entry: TypedClass): { derived: string; typed: string } | null {
  for (const code of h) {
    const [, plain = '', suffix = ''] = /^(H\d{3})([A-Za-z]*)$/.exec(code) ?? [];
    const suffixes = entry.h.filter((typedCode) => typedCode.startsWith(plain)).map((typedCode) => typedCode.slice(4));
    if (plain === '' || suffixes.length === 0 || suffixes.includes('')) continue;
    const all = suffixes.join('');
    const isCovered = (letter: string) => all.includes(letter) || all.includes(letter.toUpperCase());
    if (![...suffix].every(isCovered)) return { derived: code, typed: `${plain}${all}` };
  }
  return null;
}

function extraOf({ classEffect, entry }: TypedEffect, verdicts: readonly Verdict[]): Difference[] {
  const { hazardClass } = classEffect;
  const { category } = entry;
  const deciding = verdicts.filter((verdict) => decides(verdict, classEffect));
  const classified = deciding.find((verdict): verdict is Classified => verdict.kind === 'classified');
  if (classified)
    return severityOf(category) < severityOf(classified.category)
      ? [{ hazardClass, kind: 'extra', category, verdict: classified, statement: 'milder' }]
      : [];
  const [verdict] = deciding;
  return verdict ? [{ hazardClass, kind: 'extra', category, verdict }] : [];
}
