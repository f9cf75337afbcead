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

/** 3.2.3.1.2, 3.3.3.1.2: a reserve that speaks against it must be confirmed by other data, so that it changes nothing by itself. */
const hasExtremePh = (mixture: MixtureInput): boolean =>
  mixture.measured.ph !== null && (mixture.measured.ph <= 2 || mixture.measured.ph >= 11.5);

/** 3.2.3.3.1, 3.3.3.3.1 and 1.1.2.2.2: from 1 %, or from a lower specific limit of the class. */
function isRelevant(ingredient: IngredientInput, categories: RegExp): boolean {
  const own = specificLimits(ingredient).filter((limit) => categories.test(limit.category));
  return isAtLeast(contentOf(ingredient), own.map((limit) => limit.from).reduce(smaller, fractionOf(1)));
}

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
  const at = (category: string) => specificLimit(ingredient, category);
  const irritant = at('Skin Irrit. 2');
  // Table 3.2.3: 5 %; where a band of a milder category ends at a content, the severe category begins there.
  const generic = fractionOf(5);
  const has = (category: string) => hasCategory(ingredient, category) || at(category) !== null;
  const a = has('Skin Corr. 1A')
    ? (at('Skin Corr. 1A')?.from ??
      at('Skin Corr. 1B')?.below ??
      at('Skin Corr. 1C')?.below ??
      irritant?.below ??
      generic)
    : null;
  let b: Fraction | null = null;
  if (a !== null || has('Skin Corr. 1B')) {
    b = at('Skin Corr. 1B')?.from ?? at('Skin Corr. 1C')?.below ?? irritant?.below ?? generic;
    if (a !== null) b = smaller(a, b);
  }
  let c: Fraction | null = null;
  if (b !== null || has('Skin Corr. 1C')) {
    c = at('Skin Corr. 1C')?.from ?? irritant?.below ?? generic;
    if (b !== null) c = smaller(b, c);
  }
  const any = c ?? at('Skin Corr. 1')?.from ?? irritant?.below ?? generic;
  // Table 3.2.3: ten times the corrosive content counts to 10 %, that is 1 %.
  return { a, b, c, any, irritant: smaller(any, irritant?.from ?? fractionOf(1)) };
}

const isSkinCorrosive = (ingredient: IngredientInput): boolean =>
  ['Skin Corr. 1', 'Skin Corr. 1A', 'Skin Corr. 1B', 'Skin Corr. 1C'].some((category) =>
    hasCategory(ingredient, category),
  );

/** From grave to mild; category 1 without sub-category may be 1A. */
const skinOrder = ['Skin Corr. 1A', 'Skin Corr. 1', 'Skin Corr. 1B', 'Skin Corr. 1C', 'Skin Irrit. 2'];

export function skin(mixture: MixtureInput): string[] {
  const relevant = mixture.ingredients.filter((ingredient) => isRelevant(ingredient, /^Skin (Corr|Irrit)\. /));
  const found = [...additiveSkin(relevant.filter((ingredient) => !isNonAdditive(ingredient)))];
  for (const ingredient of relevant.filter(isNonAdditive)) found.push(...nonAdditiveSkin(ingredient));
  if (hasExtremePh(mixture) && !found.some((category) => category.startsWith('Skin Corr.'))) found.push('Skin Corr. 1');
  const gravest = skinOrder.find((category) => found.includes(category));
  return gravest === undefined ? [] : [gravest];
}

/** Table 3.2.3 and its note on sub-categories. */
function additiveSkin(ingredients: IngredientInput[]): string[] {
  const corrosive = ingredients.filter(isSkinCorrosive);
  const irritant = ingredients.filter(
    (ingredient) => !isSkinCorrosive(ingredient) && hasCategory(ingredient, 'Skin Irrit. 2'),
  );
  const sums = { a: [] as Fraction[], b: [] as Fraction[], any: [] as Fraction[], irritant: [] as Fraction[] };
  for (const ingredient of corrosive) {
    const limits = corrosiveLimits(ingredient);
    if (limits.a !== null) sums.a.push(share(ingredient, limits.a));
    if (limits.b !== null) sums.b.push(share(ingredient, limits.b));
    sums.any.push(share(ingredient, limits.any));
    sums.irritant.push(share(ingredient, limits.irritant));
  }
  for (const ingredient of irritant)
    sums.irritant.push(share(ingredient, specificLimit(ingredient, 'Skin Irrit. 2')?.from ?? fractionOf(10)));
  if (isReached(sums.any)) {
    if (corrosive.some((ingredient) => hasCategory(ingredient, 'Skin Corr. 1'))) return ['Skin Corr. 1'];
    if (isReached(sums.a)) return ['Skin Corr. 1A'];
    if (isReached(sums.b)) return ['Skin Corr. 1B'];
    return ['Skin Corr. 1C'];
  }
  return isReached(sums.irritant) ? ['Skin Irrit. 2'] : [];
}

/** Table 3.2.4: category 1 from 1 %, category 2 from 3 %, each ingredient by itself; specific limits name their own category. */
function nonAdditiveSkin(ingredient: IngredientInput): string[] {
  const content = contentOf(ingredient);
  const irritant = specificLimit(ingredient, 'Skin Irrit. 2');
  if (!isSkinCorrosive(ingredient)) {
    const isIrritant = hasCategory(ingredient, 'Skin Irrit. 2') && isAtLeast(content, irritant?.from ?? fractionOf(3));
    return isIrritant ? ['Skin Irrit. 2'] : [];
  }
  const found: string[] = [];
  const corrosive = specificLimits(ingredient).filter((limit) => limit.category.startsWith('Skin Corr. '));
  for (const limit of corrosive) if (isAtLeast(content, limit.from)) found.push(limit.category);
  if (corrosive.length === 0 && isAtLeast(content, irritant?.below ?? fractionOf(1))) found.push('Skin Corr. 1');
  if (isAtLeast(content, irritant?.from ?? fractionOf(1))) found.push('Skin Irrit. 2');
  return found;
}

export function eye(mixture: MixtureInput): string[] {
  // 3.3.2: what is corrosive to skin is considered to damage eyes.
  if (hasExtremePh(mixture) || skin(mixture).some((category) => category.startsWith('Skin Corr.')))
    return ['Eye Dam. 1'];
  const relevant = mixture.ingredients.filter((ingredient) => isRelevant(ingredient, /^Eye (Dam|Irrit)\. /));
  const damage: Fraction[] = [];
  const irritation: Fraction[] = [];
  let isDamaging = false;
  let isIrritating = false;
  for (const ingredient of relevant) {
    const isDamagingIngredient = isSkinCorrosive(ingredient) || hasCategory(ingredient, 'Eye Dam. 1');
    if (!isDamagingIngredient && !hasCategory(ingredient, 'Eye Irrit. 2')) continue;
    const nonAdditive = isNonAdditive(ingredient);
    const irritant = specificLimit(ingredient, 'Eye Irrit. 2');
    if (isDamagingIngredient) {
      // Table 3.3.3: 3 % damages, 1 % irritates (ten times to 10 %); Table 3.3.4: 1 % damages.
      const damageLimit =
        specificLimit(ingredient, 'Eye Dam. 1')?.from ?? irritant?.below ?? fractionOf(nonAdditive ? 1 : 3);
      const irritationLimit = smaller(damageLimit, irritant?.from ?? fractionOf(1));
      if (nonAdditive) {
        isDamaging ||= isReached([share(ingredient, damageLimit)]);
        isIrritating ||= isReached([share(ingredient, irritationLimit)]);
      } else {
        damage.push(share(ingredient, damageLimit));
        irritation.push(share(ingredient, irritationLimit));
      }
    } else {
      // Table 3.3.3: 10 %; Table 3.3.4: 3 %.
      const limit = irritant?.from ?? fractionOf(nonAdditive ? 3 : 10);
      if (nonAdditive) isIrritating ||= isReached([share(ingredient, limit)]);
      else irritation.push(share(ingredient, limit));
    }
  }
  if (isDamaging || isReached(damage)) return ['Eye Dam. 1'];
  return isIrritating || isReached(irritation) ? ['Eye Irrit. 2'] : [];
}
