/**
 * From which content an ingredient brings its class to a mixture: the generic concentration limits of CLP Annex I, Part 3, in
 * mass %. Only the classes for which no test of the mixture as a whole is looked at first, or that add up by a plain sum.
 */
interface MixtureLimit {
  /** Categories of ingredients that count. */
  of: RegExp;
  /** Mass %, at least. */
  from: number;
  /** `sum`: of all such ingredients together; `each`: of one. */
  by: 'each' | 'sum';
  /** What the mixture then is, at least. */
  is: string;
  /** Any of these in the mixture is enough. */
  enough: RegExp;
  provision: string;
}

const limit = (
  of: RegExp,
  from: number,
  by: MixtureLimit['by'],
  is: string,
  enough: RegExp,
  provision: string,
): MixtureLimit => ({ of, from, by, is, enough, provision });

export const mixtureLimits: readonly MixtureLimit[] = [
  limit(/^Skin Corr\. 1/, 5, 'sum', 'Skin Corr. 1', /^Skin Corr\. 1/, 'CLP Annex I 3.2.3.3, Table 3.2.3'),
  limit(
    /^(Skin Corr\. 1|Eye Dam\. 1)/,
    3,
    'sum',
    'Eye Dam. 1',
    /^(Skin Corr\. 1|Eye Dam\. 1)/,
    'CLP Annex I 3.3.3.3, Table 3.3.3',
  ),
  limit(/^Skin Irrit\. 2/, 10, 'sum', 'Skin Irrit. 2', /^Skin (Corr|Irrit)\./, 'CLP Annex I 3.2.3.3, Table 3.2.3'),
  limit(/^Eye Irrit\. 2/, 10, 'sum', 'Eye Irrit. 2', /^(Skin Corr\.|Eye)/, 'CLP Annex I 3.3.3.3, Table 3.3.3'),
  limit(/^Resp\. Sens\. 1A/, 0.1, 'each', 'Resp. Sens. 1', /^Resp\. Sens\./, 'CLP Annex I 3.4.3.3, Table 3.4.5'),
  limit(/^Resp\. Sens\. 1B?$/, 1, 'each', 'Resp. Sens. 1', /^Resp\. Sens\./, 'CLP Annex I 3.4.3.3, Table 3.4.5'),
  limit(/^Skin Sens\. 1A/, 0.1, 'each', 'Skin Sens. 1', /^Skin Sens\./, 'CLP Annex I 3.4.3.3, Table 3.4.5'),
  limit(/^Skin Sens\. 1B?$/, 1, 'each', 'Skin Sens. 1', /^Skin Sens\./, 'CLP Annex I 3.4.3.3, Table 3.4.5'),
  limit(/^Muta\. 1/, 0.1, 'each', 'Muta. 1', /^Muta\. 1/, 'CLP Annex I 3.5.3.1, Table 3.5.2'),
  limit(/^Muta\. 2/, 1, 'each', 'Muta. 2', /^Muta\./, 'CLP Annex I 3.5.3.1, Table 3.5.2'),
  limit(/^Carc\. 1/, 0.1, 'each', 'Carc. 1', /^Carc\. 1/, 'CLP Annex I 3.6.3.1, Table 3.6.2'),
  limit(/^Carc\. 2/, 1, 'each', 'Carc. 2', /^Carc\./, 'CLP Annex I 3.6.3.1, Table 3.6.2'),
  limit(/^Repr\. 1/, 0.3, 'each', 'Repr. 1', /^Repr\. 1/, 'CLP Annex I 3.7.3.1, Table 3.7.2'),
  limit(/^Repr\. 2/, 3, 'each', 'Repr. 2', /^Repr\./, 'CLP Annex I 3.7.3.1, Table 3.7.2'),
  limit(/^STOT SE 1/, 10, 'each', 'STOT SE 1', /^STOT SE 1/, 'CLP Annex I 3.8.3.4, Table 3.8.3'),
  limit(/^STOT SE 2/, 10, 'each', 'STOT SE 2', /^STOT SE [12]/, 'CLP Annex I 3.8.3.4, Table 3.8.3'),
  limit(/^STOT RE 1/, 10, 'each', 'STOT RE 1', /^STOT RE 1/, 'CLP Annex I 3.9.3.4, Table 3.9.4'),
  limit(/^STOT RE 2/, 10, 'each', 'STOT RE 2', /^STOT RE/, 'CLP Annex I 3.9.3.4, Table 3.9.4'),
  limit(
    /^Aquatic Chronic 1/,
    25,
    'sum',
    'Aquatic Chronic 1',
    /^Aquatic Chronic 1/,
    'CLP Annex I 4.1.3.5.5.4, Table 4.1.2',
  ),
];

export interface Ingredient {
  content?: number;
  classification: readonly { category: string }[];
  /** Specific limits as printed, `Eye Irrit. 2; H319: C ≥ 50 %`: where they name a class, its generic limit does not hold. */
  limits: readonly string[];
}

/**
 * The classes that the ingredients bring by their contents and that the mixture's own classification has not. Ingredients
 * without a content, and with a specific limit for the class, count nothing.
 */
export function missingInMixture(
  ingredients: readonly Ingredient[],
  classification: readonly { category: string }[],
): MixtureLimit[] {
  return mixtureLimits.filter(({ of, from, by, enough }) => {
    if (classification.some(({ category }) => enough.test(category))) return false;
    const contents = ingredients
      .filter((one) => one.classification.some(({ category }) => of.test(category)))
      .filter(({ limits }) => !limits.some((text) => of.test(text)))
      .map(({ content = 0 }) => content);
    const reached = by === 'sum' ? contents.reduce((sum, content) => sum + content, 0) : Math.max(0, ...contents);
    return reached >= from;
  });
}
