import { isOfClass } from '../hazard-classes.ts';
import { placesOf } from './model/category-place.ts';
import { type LimitLine, readLimitLine, readLimits } from './model/limit-lines.ts';

/** A class of a substance: its category and hazard statements. */
interface SubstanceClass {
  category: string;
  h: readonly string[];
}

/** The class of an entry, with the effect of STOT SE 3: within it categories are compared. */
const placeOf = (entry: SubstanceClass): string =>
  placesOf(entry)
    .map(({ hazardClass, effect = '' }) => hazardClass + effect)
    .join() || entry.category.replace(/ \d.*/, '');

/** `1B` is [1, 'B']; the lower the graver. A category without a sub-category may be any of them. */
function rankOf(category: string): [number: number, letter: string] {
  const [, number = '0', letter = ''] = /(?:^|\s)(\d(?:\.\d)?)?([A-G])?[A-G]?$/.exec(category) ?? [];
  return [category.startsWith('Unst.') ? -1 : Number(number), letter];
}

function isMilder(own: string, other: string): boolean {
  const [[number, letter], [otherNumber, otherLetter]] = [rankOf(own), rankOf(other)];
  if (number !== otherNumber) return number > otherNumber;
  return letter !== '' && otherLetter !== '' && letter > otherLetter;
}

/** Effects on reproduction that a statement names, `H360Df` → D and F; none means that any may be meant (Annex VI 1.2.3). */
const effectsOf = (codes: readonly string[]): string[] | null => {
  const suffix = codes.flatMap((code) => /^H36[01]([FDfd]{1,2})$/.exec(code)?.[1] ?? []).join('');
  return suffix === '' ? null : [...suffix.toUpperCase()];
};

/**
 * The harmonised classes that a substance's own classification lacks or has in a milder category; a supplier must use the
 * harmonised ones (CLP Art. 4(3)). Gases under pressure are left out, since their group depends on the package (Annex VI, Note U).
 */
export function milderThanHarmonised<Class extends SubstanceClass>(
  own: readonly SubstanceClass[],
  harmonised: readonly Class[],
): Class[] {
  return harmonised.filter((one) => {
    if (one.category.startsWith('Press. Gas')) return false;
    const place = placeOf(one);
    // Skin Corr. 1 includes Eye Dam. 1 (CLP Annex I 3.3.2.1.2.1).
    if (isOfClass('eye', one.category) && own.some(({ category }) => category.startsWith('Skin Corr.'))) return false;
    const same = own.filter((other) => placeOf(other) === place);
    const equal = same.filter((other) => !isMilder(other.category, one.category));
    if (equal.length === 0) return true;
    const effects = effectsOf(one.h);
    const known = equal.map(({ h }) => effectsOf(h));
    return effects !== null && !known.includes(null) && effects.some((effect) => !known.flat().includes(effect));
  });
}

/** A substance's classification with the harmonised classes that it lacks, in place of its own milder ones. */
export const withHarmonised = <Class extends SubstanceClass>(
  own: readonly Class[],
  missing: readonly Class[],
): Class[] => [
  ...own.filter(
    (one) => !missing.some((other) => placeOf(other) === placeOf(one) && isMilder(one.category, other.category)),
  ),
  ...missing,
];

/** The own line says the same as the harmonised one or is stricter. */
function covers(own: LimitLine, harmonised: LimitLine): boolean {
  if (own.kind === 'class' && harmonised.kind === 'class')
    return own.category === harmonised.category && (own.from ?? 0) <= (harmonised.from ?? 0);
  if (own.kind === 'statement' && harmonised.kind === 'statement')
    return own.code === harmonised.code && (own.from ?? 0) <= (harmonised.from ?? 0);
  if (own.kind === 'factor' && harmonised.kind === 'factor')
    return (own.effect === 'both' || own.effect === harmonised.effect) && own.factor >= harmonised.factor;
  if (own.kind === 'ate' && harmonised.kind === 'ate')
    return (
      own.route === harmonised.route &&
      own.unit === harmonised.unit &&
      (own.form === null || harmonised.form === null || own.form === harmonised.form) &&
      own.value <= harmonised.value
    );
  return false;
}

/**
 * The harmonised limits, M factors and ATEs that a substance lacks or has less strict, as lines for a product file (CLP Art. 10(4), Annex
 * VI 1.1.2.3). Factors are written with their hazard, since a line without it depends on its neighbours. What no rule reads is left out.
 */
export function missingLimits(own: readonly string[], harmonised: readonly string[]): string[] {
  const ownLines = readLimits(own);
  const isMissing = (line: LimitLine) => line.kind !== 'unreadable' && !ownLines.some((one) => covers(one, line));
  const factors = readLimits(harmonised)
    .filter((line) => line.kind === 'factor')
    .flatMap((line): (typeof line)[] =>
      line.effect === 'both'
        ? [
            { ...line, effect: 'acute' },
            { ...line, effect: 'chronic' },
          ]
        : [line],
    )
    .filter(isMissing)
    .map(({ effect, factor }) => `M (${effect}) = ${factor}`);
  const others = harmonised.filter((text) =>
    readLimitLine(text).some((line) => line.kind !== 'factor' && isMissing(line)),
  );
  return [...others, ...factors];
}
