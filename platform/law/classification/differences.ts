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
  /** The one that decides; its words are in product/classification-reasons.ts. */
  verdict: Verdict;
  /** The statements that differ in a category which is typed; `milder`: what follows is a milder category. */
  statement?: { derived: string; typed: string } | 'milder';
}

type Classified = Extract<Verdict, { kind: 'classified' }>;
interface TypedPlace {
  place: Place;
  entry: TypedClass;
}

/**
 * What a typed classification has less and more than the derived one, at most one difference for each hazard class and effect. A typed
 * category that is graver covers a milder derived one. Skin Corr. 1 covers Eye Dam. 1 (CLP Annex I 3.3.2.1), as Annex VI omits it too.
 */
export function differencesOf(typed: readonly TypedClass[], { verdicts }: Pick<Derived, 'verdicts'>): Difference[] {
  const places = typed.flatMap((entry) => placesOf(entry).map((place) => ({ place, entry })));
  const lacking = verdicts.flatMap((verdict) => (verdict.kind === 'classified' ? lackingOf(verdict, places) : []));
  const extra = gravest(places).flatMap((one) => extraOf(one, verdicts));
  const order = ({ hazardClass }: Difference) => hazardClasses.indexOf(hazardClass);
  return [...lacking, ...extra].sort((a, b) => order(a) - order(b));
}

/** Of several entries in the same place the gravest. */
function gravest(places: readonly TypedPlace[]): TypedPlace[] {
  const key = ({ place }: TypedPlace) => `${place.hazardClass} ${place.effect ?? ''}`;
  const found = new Map<string, TypedPlace>();
  for (const one of places) {
    const earlier = found.get(key(one));
    if (!earlier || severityOf(one.entry.category) < severityOf(earlier.entry.category)) found.set(key(one), one);
  }
  return [...found.values()];
}

function lackingOf(verdict: Classified, places: readonly TypedPlace[]): Difference[] {
  const { hazardClass, category } = verdict;
  const isCorrosive = places.some(({ entry }) => entry.category.startsWith('Skin Corr.'));
  if (hazardClass === 'eye' && isCorrosive) return [];
  const own = gravest(places.filter(({ place }) => decides(verdict, place)));
  const covering = own.find(({ entry }) => severityOf(entry.category) <= severityOf(category));
  if (!covering) return [{ hazardClass, kind: 'lacking', category, verdict }];
  const isEqual = severityOf(covering.entry.category) === severityOf(category);
  const statement = isEqual ? missingEffects(verdict, covering.entry) : null;
  return statement ? [{ hazardClass, kind: 'lacking', category, verdict, statement }] : [];
}

/** Effects that the suffix of a statement lacks: H360F where H360FD follows. A statement without suffix says all; a capital its small letter. */
function missingEffects({ h }: Classified, entry: TypedClass): { derived: string; typed: string } | null {
  for (const code of h) {
    const [, plain = '', suffix = ''] = /^(H\d{3})([A-Za-z]*)$/.exec(code) ?? [];
    const own = entry.h.filter((one) => one.startsWith(plain)).map((one) => one.slice(4));
    if (plain === '' || own.length === 0 || own.includes('')) continue;
    const all = own.join('');
    const isSaid = (letter: string) => all.includes(letter) || all.includes(letter.toUpperCase());
    if (![...suffix].every(isSaid)) return { derived: code, typed: `${plain}${all}` };
  }
  return null;
}

function extraOf({ place, entry }: TypedPlace, verdicts: readonly Verdict[]): Difference[] {
  const { hazardClass } = place;
  const { category } = entry;
  const own = verdicts.filter((verdict) => decides(verdict, place));
  const classified = own.find((verdict): verdict is Classified => verdict.kind === 'classified');
  if (classified)
    return severityOf(category) < severityOf(classified.category)
      ? [{ hazardClass, kind: 'extra', category, verdict: classified, statement: 'milder' }]
      : [];
  const [verdict] = own;
  return verdict ? [{ hazardClass, kind: 'extra', category, verdict }] : [];
}
