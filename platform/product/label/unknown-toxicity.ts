import type { UnknownRoute } from '../../law/classification/model/model.ts';
import { isContentPublic } from '../contents/printed-content.ts';
import type { ProductFacts } from '../facts.ts';
import { isClassificationStated } from '../ingredients.ts';
import { derivedFrom } from '../mixture.ts';

type Ingredient = ProductFacts['composition'][number];

/** Ingredients whose toxicity by a route can be unknown. */
export const unknownIngredients = ({ composition }: ProductFacts, route: UnknownRoute): Ingredient[] =>
  composition.filter((ingredient) => {
    if (!isClassificationStated(ingredient)) return true;
    if (route === 'aquatic') return ingredient.isAquaticUnknown === true;
    const isRouteOpen = ingredient.classification.some(
      ({ category, h }) => category.startsWith('Acute Tox') && !h.some((code) => /^H3[013][0-2]/.test(code)),
    );
    return isRouteOpen || ingredient.unknownAcute?.includes(route) === true;
  });

const percentIn = (facts: ProductFacts, route: UnknownRoute): number | undefined =>
  derivedFrom(facts).unknownToxicity.find((share) => share.route === route)?.percent;

/**
 * The share of a mixture of unknown toxicity by a route, mass %: `12`, or `≤ 15` by the ranges of section 3, where the figure would disclose
 * a content; null: none, or a substance (CLP Annex I 3.1.3.6.2.2, 4.1.3.6.1).
 */
export function unknownShare(facts: ProductFacts, route: UnknownRoute): number | string | null {
  const unknown = unknownIngredients(facts, route);
  // Nothing is calculated for a label without such ingredients.
  const percent = facts.kind === 'mixture' && unknown.length > 0 ? percentIn(facts, route) : undefined;
  if (percent === undefined) return null;
  if (unknown.every(isContentPublic)) return Number(percent.toPrecision(6));
  const composition = facts.composition.map((ingredient) => ({ ...ingredient, content: undefined }));
  return `≤ ${Number((percentIn({ ...facts, composition }, route) ?? 100).toPrecision(6))}`;
}
