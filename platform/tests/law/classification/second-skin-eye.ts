import { dividedBy, fractionOf, isAtLeast, smaller, total, type Fraction } from './exact-fractions.ts';
import {
  contentOf,
  hasCategory,
  specificLimit,
  specificLimits,
  type IngredientInput,
  type MixtureInput,
} from './second-input.ts';

const isNonAdditive = (ingredient: IngredientInput): boolean =>
  ingredient.corrosion === 'acid' || ingredient.corrosion === 'base' || ingredient.corrosion === 'nonAdditive';

/**
 * 3.2.3.1.2, 3.3.3.1.2: in the absence of other information an extreme pH makes the mixture category 1. A reserve that speaks against it
 * must be confirmed by other data, so that it changes nothing by itself. ECHA's guidance on the criteria (3.2.3.2.1.1, 3.3.3.2.1.1): the pH
 * does not count a second time where the only ingredient that can corrode or irritate is an acid or base with a specific limit. `category`: those of the class.
 */
function decidesByPh(mixture: MixtureInput, category: RegExp): boolean {
  const { ph } = mixture.measured;
  if (ph === null || (ph > 2 && ph < 11.5)) return false;
  const side = ph <= 2 ? 'acid' : 'base';
  if (mixture.ingredients.some((ingredient) => ingredient.classification === null)) return true;
  const harmful = mixture.ingredients.filter((ingredient) =>
    (ingredient.classification ?? []).some((entry) => localEffects.test(entry.category)),
  );
  const isExplained = (ingredient: IngredientInput) =>
    ingredient.corrosion === side && specificLimits(ingredient).some((limit) => category.test(limit.category));
  const substances = new Set(harmful.map(({ classification, limits }) => JSON.stringify([classification, limits])));
  return substances.size !== 1 || !harmful.every(isExplained);
}

/** 3.2.3.3.1, 3.3.3.3.1 and 1.1.2.2.2: from 1 %, or from a lower specific limit of the class. */
function isRelevant(ingredient: IngredientInput, categories: RegExp): boolean {
  const ownLimits = specificLimits(ingredient).filter((limit) => categories.test(limit.category));
  return isAtLeast(contentOf(ingredient), ownLimits.map((limit) => limit.from).reduce(smaller, fractionOf(1)));
}

const skinCategories = /^Skin (Corr|Irrit)\. /;
const eyeCategories = /^Eye (Dam|Irrit)\. /;
const localEffects = /^(Skin (Corr|Irrit)|Eye (Dam|Irrit))\. /;

/** A specific limit of one of these categories, in words or as the end of the band of the milder one. */
const hasLimitFor = (ingredient: IngredientInput, graver: RegExp, milder: string): boolean =>
  specificLimits(ingredient).some(
    (limit) => graver.test(limit.category) || (limit.category === milder && limit.below !== null),
  );

const share = (ingredient: IngredientInput, limit: Fraction): Fraction => dividedBy(contentOf(ingredient), limit);
const isReached = (shares: Fraction[]): boolean => isAtLeast(total(shares), fractionOf(1));

/** Limits of a skin corrosive ingredient in mass %, one for each category of the mixture that it can bring; null: it cannot. */
interface CorrosiveLimits {
  a: Fraction | null;
  b: Fraction | null;
  c: Fraction | null;
  any: Fraction;
  irritant: Fraction;
}

function corrosiveLimits(ingredient: IngredientInput): CorrosiveLimits {
  const limitOf = (category: string) => specificLimit(ingredient, category);
  const irritant = limitOf('Skin Irrit. 2');
  const [own1A, own1B, own1C] = [limitOf('Skin Corr. 1A'), limitOf('Skin Corr. 1B'), limitOf('Skin Corr. 1C')];
  // Table 3.2.3: 5 %. Where the band of a milder category ends at a content, the severe category begins there; where only a graver
  // sub-category has a specific limit, that is the limit of corrosion.
  const end = irritant?.below ?? null;
  const has = (category: string) => hasCategory(ingredient, category) || limitOf(category) !== null;
  const generic = fractionOf(5);
  const a = has('Skin Corr. 1A') ? (own1A?.from ?? own1B?.below ?? own1C?.below ?? end ?? generic) : null;
  let b: Fraction | null = null;
  if (a !== null || has('Skin Corr. 1B')) b = own1B?.from ?? own1C?.below ?? end ?? own1A?.from ?? generic;
  let c: Fraction | null = null;
  if (b !== null || has('Skin Corr. 1C')) c = own1C?.from ?? end ?? own1B?.from ?? own1A?.from ?? generic;
  const any = c ?? limitOf('Skin Corr. 1')?.from ?? end ?? generic;
  // Table 3.2.3: ten times the corrosive content counts to 10 %, that is 1 %.
  return { a, b, c, any, irritant: smaller(any, irritant?.from ?? fractionOf(1)) };
}

const isSkinCorrosive = (ingredient: IngredientInput): boolean =>
  ['Skin Corr. 1', 'Skin Corr. 1A', 'Skin Corr. 1B', 'Skin Corr. 1C'].some((category) =>
    hasCategory(ingredient, category),
  );

/** From grave to mild; category 1 without sub-category may be 1A. */
const skinOrder = ['Skin Corr. 1A', 'Skin Corr. 1', 'Skin Corr. 1B', 'Skin Corr. 1C', 'Skin Irrit. 2'];

/**
 * 3.2.3.3.4.2: the pH is the criterion for acids and bases. Of a liquid without a known one the class is open, and nothing is said, unless the
 * gravest category follows without it or the limits of the only ingredient that can corrode or irritate take it into account.
 */
function judgeUnlessPhDecides(
  mixture: MixtureInput,
  judge: (mixture: MixtureInput) => string[],
  category: RegExp,
): string[] {
  const found = judge(mixture);
  const { ph, physicalState } = mixture.measured;
  if (ph !== null || physicalState !== 'liquid' || found.some((result) => / 1[ABC]?$/.test(result))) return found;
  const isHarmful = ({ classification }: IngredientInput) =>
    (classification ?? []).some((entry) => localEffects.test(entry.category));
  const sides = mixture.ingredients
    .filter(isHarmful)
    .flatMap(({ corrosion }) => (corrosion === 'acid' ? [1] : corrosion === 'base' ? [13] : []));
  const isOpen = sides.some((value) =>
    decidesByPh({ ...mixture, measured: { ...mixture.measured, ph: value } }, category),
  );
  return isOpen ? [] : found;
}

export const skin = (mixture: MixtureInput): string[] => judgeUnlessPhDecides(mixture, skinByLimits, skinCategories);
export const eye = (mixture: MixtureInput): string[] => judgeUnlessPhDecides(mixture, eyeByLimits, eyeCategories);

function skinByLimits(mixture: MixtureInput): string[] {
  const relevant = mixture.ingredients.filter((ingredient) => isRelevant(ingredient, skinCategories));
  const found = [...additiveSkin(relevant), ...nonAdditiveSkin(relevant)];
  const isCorrosive = found.some((category) => category.startsWith('Skin Corr.'));
  // Note to Table 3.2.3: one relevant ingredient without sub-category leaves the mixture without one.
  if (isCorrosive && relevant.some((ingredient) => hasCategory(ingredient, 'Skin Corr. 1'))) return ['Skin Corr. 1'];
  if (!isCorrosive && decidesByPh(mixture, skinCategories)) return ['Skin Corr. 1'];
  const gravest = skinOrder.find((category) => found.includes(category));
  return gravest === undefined ? [] : [gravest];
}

/** Table 3.2.4 replaces generic limits: an ingredient to which additivity does not apply and that has a specific limit is judged by that alone. */
const hasCorrosionLimit = (ingredient: IngredientInput): boolean =>
  hasLimitFor(ingredient, /^Skin Corr\. /, 'Skin Irrit. 2');

/** Table 3.2.3 and its note on sub-categories. */
function additiveSkin(all: IngredientInput[]): string[] {
  const ingredients = all.filter((ingredient) => !isNonAdditive(ingredient));
  const sums = { a: [] as Fraction[], b: [] as Fraction[], any: [] as Fraction[], irritant: [] as Fraction[] };
  for (const ingredient of ingredients.filter(isSkinCorrosive)) {
    const limits = corrosiveLimits(ingredient);
    if (limits.a !== null) sums.a.push(share(ingredient, limits.a));
    if (limits.b !== null) sums.b.push(share(ingredient, limits.b));
    sums.any.push(share(ingredient, limits.any));
    sums.irritant.push(share(ingredient, limits.irritant));
  }
  for (const ingredient of ingredients) {
    if (isSkinCorrosive(ingredient) || !hasCategory(ingredient, 'Skin Irrit. 2')) continue;
    sums.irritant.push(share(ingredient, specificLimit(ingredient, 'Skin Irrit. 2')?.from ?? fractionOf(10)));
  }
  if (isReached(sums.a)) return ['Skin Corr. 1A'];
  if (isReached(sums.b)) return ['Skin Corr. 1B'];
  if (isReached(sums.any)) return ['Skin Corr. 1C'];
  return isReached(sums.irritant) ? ['Skin Irrit. 2'] : [];
}

/** Table 3.2.4: category 1 from 1 %, category 2 from 3 %, or the ingredient's specific limits; each ingredient by itself. */
function nonAdditiveSkin(ingredients: IngredientInput[]): string[] {
  const found: string[] = [];
  for (const ingredient of ingredients.filter(isNonAdditive)) {
    const reaches = (limit: Fraction | null) => limit !== null && isAtLeast(contentOf(ingredient), limit);
    if (!isSkinCorrosive(ingredient)) {
      const ownLimit = specificLimit(ingredient, 'Skin Irrit. 2');
      if (hasCategory(ingredient, 'Skin Irrit. 2') && reaches(ownLimit?.from ?? fractionOf(3)))
        found.push('Skin Irrit. 2');
    } else if (hasCorrosionLimit(ingredient)) {
      const { a, b, any, irritant } = corrosiveLimits(ingredient);
      if (reaches(a)) found.push('Skin Corr. 1A');
      else if (reaches(b)) found.push('Skin Corr. 1B');
      else if (reaches(any)) found.push('Skin Corr. 1C');
      else if (reaches(irritant)) found.push('Skin Irrit. 2');
    } else if (reaches(fractionOf(1))) found.push('Skin Corr. 1');
    else if (reaches(specificLimit(ingredient, 'Skin Irrit. 2')?.from ?? null)) found.push('Skin Irrit. 2');
  }
  return found;
}

function eyeByLimits(mixture: MixtureInput): string[] {
  // 3.3.2: what is corrosive to skin is considered to damage eyes.
  if (
    decidesByPh(mixture, eyeCategories) ||
    skinByLimits(mixture).some((category) => category.startsWith('Skin Corr.'))
  )
    return ['Eye Dam. 1'];
  const relevant = mixture.ingredients.filter((ingredient) => isRelevant(ingredient, eyeCategories));
  const damage: Fraction[] = [];
  const irritation: Fraction[] = [];
  /** Table 3.3.4, each ingredient by itself. */
  const alone: ('Eye Dam. 1' | 'Eye Irrit. 2')[] = [];
  for (const ingredient of relevant) {
    const isDamaging = isSkinCorrosive(ingredient) || hasCategory(ingredient, 'Eye Dam. 1');
    if (!isDamaging && !hasCategory(ingredient, 'Eye Irrit. 2')) continue;
    const content = contentOf(ingredient);
    const ownIrritant = specificLimit(ingredient, 'Eye Irrit. 2');
    const hasDamageLimit = hasLimitFor(ingredient, /^Eye Dam\. 1$/, 'Eye Irrit. 2');
    if (isNonAdditive(ingredient)) {
      const genericDamage = fractionOf(1);
      const damageLimit = specificLimit(ingredient, 'Eye Dam. 1')?.from ?? ownIrritant?.below ?? genericDamage;
      const irritantLimit = ownIrritant?.from ?? (isDamaging ? fractionOf(1) : fractionOf(3));
      if (isDamaging && isAtLeast(content, hasDamageLimit ? damageLimit : genericDamage)) alone.push('Eye Dam. 1');
      else if (isAtLeast(content, irritantLimit)) alone.push('Eye Irrit. 2');
    } else if (isDamaging) {
      // Table 3.3.3: 3 % damages, 1 % irritates (ten times to 10 %).
      const damageLimit = specificLimit(ingredient, 'Eye Dam. 1')?.from ?? ownIrritant?.below ?? fractionOf(3);
      damage.push(share(ingredient, damageLimit));
      irritation.push(share(ingredient, smaller(damageLimit, ownIrritant?.from ?? fractionOf(1))));
    } else irritation.push(share(ingredient, ownIrritant?.from ?? fractionOf(10)));
  }
  if (alone.includes('Eye Dam. 1') || isReached(damage)) return ['Eye Dam. 1'];
  return alone.includes('Eye Irrit. 2') || isReached(irritation) ? ['Eye Irrit. 2'] : [];
}
