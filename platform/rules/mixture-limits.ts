import { readSpecificLimit } from './specific-limits.ts';

/**
 * Content of ingredients from which a mixture is classified, in mass %: the generic concentration limits of CLP Annex I,
 * Parts 3 and 4. A specific limit of the ingredient takes precedence (CLP Art. 10).
 */
interface MixtureRule {
  /** Minimum classification of the mixture. */
  is: string;
  /** `each`: one ingredient reaches its limit; `sum`: the contents divided by their limits add up to 1. */
  by: 'each' | 'sum';
  /** Ingredients that count, with the limit and the M factor by which it is divided. The first matching row applies. */
  of: readonly (readonly [category: RegExp, limit: number, factor?: 'acute' | 'chronic'])[];
  /** The rule is satisfied when the mixture has any of these. */
  enough: RegExp;
  provision: string;
  /** Classes whose specific limits take precedence over the generic one. */
  own: RegExp;
  /** When only other classes of this family have specific limits, the limit is unknown and the ingredient is ignored. */
  family: RegExp;
}

const begins = (text: string) => new RegExp(`^${text.replaceAll('.', '\\.')}`);

const rule = (
  is: string,
  by: MixtureRule['by'],
  of: MixtureRule['of'],
  enough: RegExp,
  provision: string,
  { own = begins(is), family = begins(is.replace(/ \d$/, '')) }: Partial<Pick<MixtureRule, 'own' | 'family'>> = {},
): MixtureRule => ({ is, by, of, enough, provision: `CLP Annex I ${provision}`, own, family });

const damaging = /^(Skin Corr\. 1|Eye Dam\. 1)/;
const skin = { family: /^Skin (Corr|Irrit)\./ };
const eye = { family: /^(Skin Corr\.|Eye)/ };

/** The most severe class of each family comes first. */
export const mixtureRules: readonly MixtureRule[] = [
  rule('Skin Corr. 1', 'sum', [[/^Skin Corr\. 1/, 5]], /^Skin Corr\. 1/, '3.2.3.3, Table 3.2.3', skin),
  rule(
    'Skin Irrit. 2',
    'sum',
    [
      [/^Skin Corr\. 1/, 1],
      [/^Skin Irrit\. 2/, 10],
    ],
    /^Skin (Corr|Irrit)\./,
    '3.2.3.3, Table 3.2.3',
    skin,
  ),
  rule('Eye Dam. 1', 'sum', [[damaging, 3]], damaging, '3.3.3.3, Table 3.3.3', { ...eye, own: damaging }),
  rule(
    'Eye Irrit. 2',
    'sum',
    [
      [damaging, 1],
      [/^Eye Irrit\. 2/, 10],
    ],
    /^(Skin Corr\.|Eye)/,
    '3.3.3.3, Table 3.3.3',
    eye,
  ),
  rule(
    'Resp. Sens. 1',
    'each',
    [
      [/^Resp\. Sens\. 1A/, 0.1],
      [/^Resp\. Sens\. 1/, 1],
    ],
    /^Resp\. Sens\./,
    '3.4.3.3, Table 3.4.5',
  ),
  rule(
    'Skin Sens. 1',
    'each',
    [
      [/^Skin Sens\. 1A/, 0.1],
      [/^Skin Sens\. 1/, 1],
    ],
    /^Skin Sens\./,
    '3.4.3.3, Table 3.4.5',
  ),
  rule('Muta. 1', 'each', [[/^Muta\. 1/, 0.1]], /^Muta\. 1/, '3.5.3.1, Table 3.5.2'),
  rule('Muta. 2', 'each', [[/^Muta\. 2/, 1]], /^Muta\./, '3.5.3.1, Table 3.5.2'),
  rule('Carc. 1', 'each', [[/^Carc\. 1/, 0.1]], /^Carc\. 1/, '3.6.3.1, Table 3.6.2'),
  rule('Carc. 2', 'each', [[/^Carc\. 2/, 1]], /^Carc\./, '3.6.3.1, Table 3.6.2'),
  rule('Repr. 1', 'each', [[/^Repr\. 1/, 0.3]], /^Repr\. 1/, '3.7.3.1, Table 3.7.2'),
  rule('Repr. 2', 'each', [[/^Repr\. 2/, 3]], /^Repr\./, '3.7.3.1, Table 3.7.2'),
  rule('Lact.', 'each', [[/^Lact\./, 0.3]], /^Lact\./, '3.7.3.1, Table 3.7.2'),
  rule('STOT SE 1', 'each', [[/^STOT SE 1/, 10]], /^STOT SE 1/, '3.8.3.4, Table 3.8.3'),
  rule(
    'STOT SE 2',
    'each',
    [
      [/^STOT SE 1/, 1],
      [/^STOT SE 2/, 10],
    ],
    /^STOT SE [12]/,
    '3.8.3.4, Table 3.8.3',
  ),
  rule('STOT RE 1', 'each', [[/^STOT RE 1/, 10]], /^STOT RE 1/, '3.9.3.4, Table 3.9.4'),
  rule(
    'STOT RE 2',
    'each',
    [
      [/^STOT RE 1/, 1],
      [/^STOT RE 2/, 10],
    ],
    /^STOT RE/,
    '3.9.3.4, Table 3.9.4',
  ),
  rule('Aquatic Acute 1', 'sum', [[/^Aquatic Acute 1/, 25, 'acute']], /^Aquatic Acute 1/, '4.1.3.5.5.3, Table 4.1.1'),
  rule(
    'Aquatic Chronic 1',
    'sum',
    [[/^Aquatic Chronic 1/, 25, 'chronic']],
    /^Aquatic Chronic 1/,
    '4.1.3.5.5.4, Table 4.1.2',
  ),
  rule(
    'Aquatic Chronic 2',
    'sum',
    [
      [/^Aquatic Chronic 1/, 2.5, 'chronic'],
      [/^Aquatic Chronic 2/, 25],
    ],
    /^Aquatic Chronic [12]/,
    '4.1.3.5.5.4, Table 4.1.2',
  ),
  rule(
    'Aquatic Chronic 3',
    'sum',
    [
      [/^Aquatic Chronic 1/, 0.25, 'chronic'],
      [/^Aquatic Chronic 2/, 2.5],
      [/^Aquatic Chronic 3/, 25],
    ],
    /^Aquatic Chronic [1-3]/,
    '4.1.3.5.5.4, Table 4.1.2',
  ),
  rule('Aquatic Chronic 4', 'sum', [[/^Aquatic Chronic/, 25]], /^Aquatic Chronic/, '4.1.3.5.5.4, Table 4.1.2'),
];

/** Content from which an ingredient counts in a sum, mass % (CLP Annex I, Table 1.1 and 4.1.3.1). */
const cutOff = (category: string) => (/^Aquatic (Acute|Chronic) 1/.test(category) ? 0.1 : 1);

export interface Ingredient {
  /** Name in messages. */
  name: string;
  /** Mass %. */
  content?: number;
  classification: readonly { category: string; h: readonly string[] }[];
  /** As printed, `Eye Irrit. 2; H319: C ≥ 50 %` or `M (acute) = 10` (specific-limits.ts); other texts are ignored. */
  limits: readonly string[];
}

/** A class that is missing in the classification of a mixture. */
export interface MissingClass {
  is: string;
  provision: string;
  /** The ingredients that cause it: contents and limits in mass %. */
  parts: { name: string; content: number; limit: number }[];
}

/** The classes that follow from the contents of the ingredients and that the mixture's own classification lacks. */
export function missingInMixture(
  ingredients: readonly Ingredient[],
  classification: readonly { category: string }[],
): MissingClass[] {
  const missing: MissingClass[] = [];
  for (const rule of mixtureRules) {
    const known = [...classification.map(({ category }) => category), ...missing.map(({ is }) => is)];
    if (known.some((category) => rule.enough.test(category))) continue;
    const parts = ingredients.flatMap((one) => partOf(one, rule) ?? []).sort((a, b) => share(b) - share(a));
    const counted = rule.by === 'sum' ? parts : parts.slice(0, 1);
    // Tolerance for floating-point sums.
    if (sharesOf(counted) >= 1 - 1e-9) missing.push({ is: rule.is, provision: rule.provision, parts: counted });
  }
  return missing;
}

const share = ({ content, limit }: { content: number; limit: number }) => content / limit;
/** Sum of the contents as multiples of their limits. */
export const sharesOf = (parts: MissingClass['parts']): number => parts.reduce((total, part) => total + share(part), 0);

function partOf({ name, content = 0, classification, limits }: Ingredient, { of, by, own, family }: MixtureRule) {
  const line = of.find(([category]) => classification.some((entry) => category.test(entry.category)));
  if (!line) return null;
  const [categoryPattern, generic, effect] = line;
  const read = limits.flatMap((text) => readSpecificLimit(text) ?? []);
  const ofFamily = read.filter((one) => one.kind === 'class').filter(({ category }) => family.test(category));
  const specific = ofFamily.filter(({ category }) => own.test(category)).map(({ from }) => from);
  if (ofFamily.length > 0 && specific.length === 0) return null;
  const factor = read.find((one) => one.kind === 'factor' && one.effect === effect);
  const m = factor?.kind === 'factor' ? factor.factor : 1;
  const limit = Math.min(...(specific.length > 0 ? specific : [generic / m]));
  const { category = '' } = classification.find((entry) => categoryPattern.test(entry.category)) ?? {};
  const minimum = by === 'sum' ? Math.min(cutOff(category) / m, limit) : limit;
  return content >= minimum ? { name, content, limit } : null;
}
