import { decides, type Place, placesOf, severityOf } from './category-place.ts';
import { figuresText } from './figures.ts';
import { basisText, reasonText } from './reason-texts.ts';
import { type Derived, type HazardClass, hazardClasses, type Verdict } from './model/model.ts';

/** An entry of a typed classification. */
interface TypedClass {
  category: string;
  h: readonly string[];
}

export interface Difference {
  hazardClass: HazardClass;
  /** `lacking`: the derived category that is not typed; `extra`: the typed one that is more than derived. */
  kind: 'lacking' | 'extra';
  category: string;
  /** English, with figures and provision: `formaldehyde has 0.5 %, the limit is 0.1 % (CLP Annex I …)`. */
  because: string;
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
  if (!covering) return [{ hazardClass, kind: 'lacking', category, because: because(verdict) }];
  const isEqual = severityOf(covering.entry.category) === severityOf(category);
  const statement = isEqual ? missingEffects(verdict, covering.entry) : null;
  return statement ? [{ hazardClass, kind: 'lacking', category, because: `${statement}; ${because(verdict)}` }] : [];
}

/** Effects that the suffix of a statement lacks: H360F where H360FD follows. A statement without suffix says all; a capital its small letter. */
function missingEffects({ h }: Classified, entry: TypedClass): string | null {
  for (const code of h) {
    const [, plain = '', suffix = ''] = /^(H\d{3})([A-Za-z]*)$/.exec(code) ?? [];
    const own = entry.h.filter((one) => one.startsWith(plain)).map((one) => one.slice(4));
    if (plain === '' || own.length === 0 || own.includes('')) continue;
    const all = own.join('');
    const isSaid = (letter: string) => all.includes(letter) || all.includes(letter.toUpperCase());
    if (![...suffix].every(isSaid)) return `the statement is ${code}, not ${plain}${all}`;
  }
  return null;
}

function extraOf({ place, entry }: TypedPlace, verdicts: readonly Verdict[]): Difference[] {
  const { hazardClass } = place;
  const { category } = entry;
  const own = verdicts.filter((verdict) => decides(verdict, place));
  const classified = own.find((verdict): verdict is Classified => verdict.kind === 'classified');
  const extra = (text: string): Difference[] => [{ hazardClass, kind: 'extra', category, because: text }];
  if (classified)
    return severityOf(category) < severityOf(classified.category)
      ? extra(`${classified.category} follows: ${because(classified)}`)
      : [];
  const [verdict] = own;
  if (!verdict || verdict.kind === 'classified') return [];
  const why = `${reasonText(verdict)} (${verdict.provision})`;
  const isOpen = verdict.kind === 'noData' || verdict.kind === 'inconclusive';
  return extra(isOpen ? `${why}; an override should say how it was found` : why);
}

/** Why a class follows, in one sentence: figures, or how else the category was found, with the provision. */
export function because(verdict: Classified): string {
  const { basis, reason, provision, hazardClass } = verdict;
  if (!['calculation', 'measured'].includes(basis) && provision === 'CLP Art. 9')
    return `the override says so by ${basisText(basis)}${reason ? `: ${reason}` : ''} (${provision})`;
  const notes: Readonly<Record<string, string>> = {
    skinCorrosion: 'what is corrosive to the skin damages the eyes',
    boilingPointUnknown: 'the initial boiling point is unknown',
    flashPointRange: 'the flash point leaves graver categories open',
    notSubmitted: 'without a test of its flammability the gravest category holds',
    enclosedSpaceUnknown: 'the enclosed space test is missing',
  };
  const figures = reason === 'skinCorrosion' ? null : figuresText(verdict);
  const parts = [figures, notes[reason ?? '']].filter((part) => part !== null && part !== undefined);
  const text = parts.length > 0 ? parts.join('; ') : `it follows for ${hazardClass}`;
  return `${text} (${provision})`;
}
