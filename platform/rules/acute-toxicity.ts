import type { Ingredient } from './mixture-limits.ts';
import { readSpecificLimit } from './specific-limits.ts';

/** A route of exposure; inhalation has one row for each physical form. */
interface Route {
  name: 'oral' | 'dermal' | 'inhalation';
  /** Hazard statements of the route. */
  h: RegExp;
  unit: 'mg/kg' | 'mg/l';
  /** Upper bounds of categories 1 to 4: CLP Annex I, Table 3.1.1. */
  upTo: readonly number[];
  /** Estimates for ingredients of categories 1 to 4 that have none of their own: CLP Annex I, Table 3.1.2. */
  converted: readonly number[];
}

const routes: readonly Route[] = [
  { name: 'oral', h: /^H30[0-2]$/, unit: 'mg/kg', upTo: [5, 50, 300, 2000], converted: [0.5, 5, 100, 500] },
  { name: 'dermal', h: /^H31[0-2]$/, unit: 'mg/kg', upTo: [50, 200, 1000, 2000], converted: [5, 50, 300, 1100] },
  // vapours; dusts and mists
  { name: 'inhalation', h: /^H33[0-2]$/, unit: 'mg/l', upTo: [0.5, 2, 10, 20], converted: [0.05, 0.5, 3, 11] },
  { name: 'inhalation', h: /^H33[0-2]$/, unit: 'mg/l', upTo: [0.05, 0.5, 1, 5], converted: [0.005, 0.05, 0.5, 1.5] },
];

/** An acute toxicity that is missing in the classification of a mixture. */
export interface MissingToxicity {
  route: Route['name'];
  /** 1 to 4. */
  category: number;
  /** Acute toxicity estimate of the mixture. */
  ate: number;
  unit: Route['unit'];
}

/**
 * The acute toxicities that follow from the ingredients and that the mixture's own classification lacks or has in a milder
 * category: 100 / ATE = Σ content / ATE of each (CLP Annex I 3.1.3.6.1). Ingredients without a content or without the class
 * are ignored, so the result is a lower bound. For inhalation the form with the milder result counts; gases (ppmV) are ignored.
 */
export function missingToxicity(
  ingredients: readonly Ingredient[],
  classification: Ingredient['classification'],
): MissingToxicity[] {
  return (['oral', 'dermal', 'inhalation'] as const).flatMap((name) => {
    const forms = routes.filter((route) => route.name === name);
    const own = categoryOf(classification, forms[0]!.h) ?? 5;
    const [mildest] = forms
      .map((route) => toxicityBy(route, ingredients))
      .sort((a, b) => (b?.category ?? 5) - (a?.category ?? 5));
    return mildest && mildest.category < own ? mildest : [];
  });
}

function toxicityBy(route: Route, ingredients: readonly Ingredient[]): MissingToxicity | null {
  const estimates = ingredients.flatMap((one) => {
    const category = categoryOf(one.classification, route.h);
    // CLP Annex I 3.1.3.3(a), Table 1.1
    const counts = category !== null && (one.content ?? 0) >= (category === 4 ? 1 : 0.1);
    return counts ? [{ content: one.content!, ate: estimateOf(one, route, category) }] : [];
  });
  if (estimates.length === 0 || estimates.some(({ ate }) => ate === null)) return null;
  const ate = 100 / estimates.reduce((total, one) => total + one.content / one.ate!, 0);
  const place = route.upTo.findIndex((max) => ate <= max);
  return place === -1 ? null : { route: route.name, category: place + 1, ate, unit: route.unit };
}

/** The most severe category of acute toxicity by a route, 1 to 4; null without one. */
function categoryOf(classification: Ingredient['classification'], route: RegExp): number | null {
  const categories = classification
    .filter(({ h }) => h.some((code) => route.test(code)))
    .flatMap(({ category }) => /^Acute Tox\. ([1-4])$/.exec(category)?.[1] ?? []);
  return categories.length > 0 ? Math.min(...categories.map(Number)) : null;
}

/** Null for an estimate in another unit, such as that of gases. */
function estimateOf({ limits }: Ingredient, { h, unit, converted }: Route, category: number): number | null {
  const given = limits
    .flatMap((text) => readSpecificLimit(text) ?? [])
    .find((limit) => limit.kind === 'estimate' && h.test(limit.h));
  if (given?.kind !== 'estimate') return converted[category - 1]!;
  const [, figure = '', rest = ''] = /^([\d., \u00A0\u202F]+)(mg\/.*)$/.exec(given.value) ?? [];
  const value = Number(figure.replace(/[ \u00A0\u202F]/g, '').replace(',', '.'));
  return rest.toLowerCase().startsWith(unit) && value > 0 ? value : null;
}
