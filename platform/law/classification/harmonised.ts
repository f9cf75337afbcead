import { isOfClass } from '../hazard-classes.ts';
import { placesOf } from './model/category-place.ts';
import { type LimitLine, readLimitLine, readLimits } from './model/limit-lines.ts';

/** A class of a substance: its category and hazard statements. */
interface SubstanceClass {
  category: string;
  h: readonly string[];
}

/** The key within which categories are compared: the class of an entry, with the effect of STOT SE 3. */
const keyOf = (entry: SubstanceClass): string =>
  placesOf(entry)
    .map(({ hazardClass, effect = '' }) => hazardClass + effect)
    .join() || entry.category.replace(/ \d.*/, '');

/** `1B` is [1, 'B']; lower is more severe. A category without a sub-category may be any of them. */
function rankOf(category: string): [number: number, letter: string] {
  const [, number = '0', letter = ''] = /(?:^|\s)(\d(?:\.\d)?)?([A-G])?[A-G]?$/.exec(category) ?? [];
  return [category.startsWith('Unst.') ? -1 : Number(number), letter];
}

function isMilder(category: string, other: string): boolean {
  const [[number, letter], [otherNumber, otherLetter]] = [rankOf(category), rankOf(other)];
  if (number !== otherNumber) return number > otherNumber;
  return letter !== '' && otherLetter !== '' && letter > otherLetter;
}

/** A sensitiser without a sub-category has the limit of 1B in mixtures, ten times that of 1A (CLP Annex I, Table 3.4.5). */
const isMilderInMixtures = (category: string, other: string): boolean =>
  isMilder(category, other) || (/Sens\. 1$/.test(category) && /Sens\. 1A$/.test(other));

/** Effects on reproduction that statements name, `H360Df` → D and F; null: not specified (Annex VI 1.2.3). */
const effectsOf = (codes: readonly string[]): string[] | null => {
  const suffix = codes.flatMap((code) => /^H36[01]([FDfd]{1,2})$/.exec(code)?.[1] ?? []).join('');
  return suffix === '' ? null : [...suffix.toUpperCase()];
};

/**
 * The harmonised classes that the declared classification of a substance lacks or has in a milder category; a supplier must use the
 * harmonised ones (CLP Art. 4(3)). Gases under pressure are left out, since their group depends on the package (Annex VI, Note U).
 */
export function milderThanHarmonised<Class extends SubstanceClass>(
  classes: readonly SubstanceClass[],
  harmonised: readonly Class[],
): Class[] {
  return harmonised.filter((entry) => {
    if (entry.category.startsWith('Press. Gas')) return false;
    const key = keyOf(entry);
    // Skin Corr. 1 includes Eye Dam. 1 (CLP Annex I 3.3.2.1.2.1).
    if (isOfClass('eye', entry.category) && classes.some(({ category }) => category.startsWith('Skin Corr.')))
      return false;
    const same = classes.filter((other) => keyOf(other) === key);
    const equal = same.filter((other) => !isMilderInMixtures(other.category, entry.category));
    if (equal.length === 0) return true;
    const effects = effectsOf(entry.h);
    const known = equal.map(({ h }) => effectsOf(h));
    return effects !== null && !known.includes(null) && effects.some((effect) => !known.flat().includes(effect));
  });
}

/**
 * The declared classes that are more severe than the harmonised one of the same hazard, for which a supplier makes no classification of its
 * own (CLP Art. 4(3)). A minimum class may be more severe, and one with `****` is decided by a test (Annex VI 1.2.1 and 1.2.4).
 */
export const moreSevereThanHarmonised = <Class extends SubstanceClass>(
  classes: readonly Class[],
  harmonised: readonly (SubstanceClass & { isMinimum?: boolean; dependsOnForm?: boolean })[],
): Class[] =>
  classes.filter((entry) => {
    const same = harmonised.filter((other) => keyOf(other) === keyOf(entry));
    return (
      same.length > 0 &&
      same.every(
        (other) => other.isMinimum !== true && other.dependsOnForm !== true && isMilder(other.category, entry.category),
      )
    );
  });

/** Whether one of the limits is for the hazard of a class, so that the class depends on the concentration. */
export const isLimited = (entry: SubstanceClass, limits: readonly string[]): boolean =>
  readLimits(limits).some((line) => line.kind === 'class' && keyOf(line) === keyOf(entry));

/** The declared classification with the missing harmonised classes in place of milder declared ones. */
export const withHarmonised = <Class extends SubstanceClass>(
  classes: readonly Class[],
  missing: readonly Class[],
): Class[] => [
  ...classes.filter(
    (entry) =>
      !missing.some((other) => keyOf(other) === keyOf(entry) && isMilderInMixtures(entry.category, other.category)),
  ),
  ...missing,
];

/** Whether a declared limit equals the harmonised one or is stricter. */
function covers(declared: LimitLine, harmonised: LimitLine): boolean {
  if (declared.kind === 'class' && harmonised.kind === 'class')
    return declared.category === harmonised.category && (declared.from ?? 0) <= (harmonised.from ?? 0);
  if (declared.kind === 'statement' && harmonised.kind === 'statement')
    return declared.code === harmonised.code && (declared.from ?? 0) <= (harmonised.from ?? 0);
  if (declared.kind === 'factor' && harmonised.kind === 'factor')
    return (
      (declared.effect === 'both' || declared.effect === harmonised.effect) && declared.factor >= harmonised.factor
    );
  if (declared.kind === 'ate' && harmonised.kind === 'ate')
    return (
      declared.route === harmonised.route &&
      declared.unit === harmonised.unit &&
      (declared.form === null || harmonised.form === null || declared.form === harmonised.form) &&
      declared.value <= harmonised.value
    );
  return false;
}

/**
 * The harmonised limits, M factors and ATEs that are missing or less strict in the declared ones, as lines for a product file (CLP Art. 10(4), Annex
 * VI 1.1.2.3). Factors are written with their hazard, since a line without it depends on its neighbours. Lines that no rule reads are left out.
 */
export function missingLimits(limits: readonly string[], harmonised: readonly string[]): string[] {
  const lines = readLimits(limits);
  const isMissing = (line: LimitLine) =>
    line.kind !== 'unreadable' && !lines.some((declared) => covers(declared, line));
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
