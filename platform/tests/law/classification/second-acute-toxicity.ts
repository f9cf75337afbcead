import {
  dividedBy,
  fractionOf,
  isAtLeast,
  isAtMost,
  isMoreThan,
  minus,
  total,
  zero,
  type Fraction,
} from './exact-fractions.ts';
import {
  acuteToxicityEstimates,
  contentOf,
  type InhalationForm,
  type IngredientInput,
  type MixtureInput,
  type Route,
} from './second-input.ts';

type Scale = 'oral' | 'dermal' | InhalationForm;
type Category = 1 | 2 | 3 | 4;
const categoriesFromGrave: Category[] = [1, 2, 3, 4];

/** CLP Annex I Table 3.1.1: upper ends of categories 1 to 4. Units: mg/kg; gases ppmV; vapours, dusts and mists mg/l. */
const upperEnds: Record<Scale, Record<Category, string>> = {
  oral: { 1: '5', 2: '50', 3: '300', 4: '2000' },
  dermal: { 1: '50', 2: '200', 3: '1000', 4: '2000' },
  gas: { 1: '100', 2: '500', 3: '2500', 4: '20000' },
  vapour: { 1: '0.5', 2: '2', 3: '10', 4: '20' },
  dustOrMist: { 1: '0.05', 2: '0.5', 3: '1', 4: '5' },
};

/** CLP Annex I Table 3.1.2: converted acute toxicity point estimates of categories 1 to 4, same units. */
const pointEstimates: Record<Scale, Record<Category, string>> = {
  oral: { 1: '0.5', 2: '5', 3: '100', 4: '500' },
  dermal: { 1: '5', 2: '50', 3: '300', 4: '1100' },
  gas: { 1: '10', 2: '100', 3: '700', 4: '4500' },
  vapour: { 1: '0.05', 2: '0.5', 3: '3', 4: '11' },
  dustOrMist: { 1: '0.005', 2: '0.05', 3: '0.5', 4: '1.5' },
};

const statements: Record<Route, string[]> = {
  oral: ['H300', 'H301', 'H302'],
  dermal: ['H310', 'H311', 'H312'],
  inhalation: ['H330', 'H331', 'H332'],
};

/** Table 3.1.1; null: above category 4. */
function categoryOf(estimate: Fraction, scale: Scale): Category | null {
  for (const category of categoriesFromGrave)
    if (isAtMost(estimate, fractionOf(upperEnds[scale][category]))) return category;
  return null;
}

/** The category of an ingredient's classification for a route; null: none. */
function classifiedCategory(ingredient: IngredientInput, route: Route): Category | null {
  for (const category of categoriesFromGrave) {
    const isClassified = (ingredient.classification ?? []).some(
      (entry) => entry.category === `Acute Tox. ${category}` && entry.h.some((h) => statements[route].includes(h)),
    );
    if (isClassified) return category;
  }
  return null;
}

/** What is known of an ingredient on a scale. `unknown`: no usable information on the whole route (3.1.3.6.2.2). */
type Toxicity =
  | { kind: 'toxic'; estimate: Fraction; category: Category; isConverted: boolean }
  | { kind: 'notToxic' }
  | { kind: 'unknown' };

function toxicityOf(ingredient: IngredientInput, route: Route, scale: Scale): Toxicity {
  const estimates = acuteToxicityEstimates(ingredient).filter((estimate) => estimate.route === route);
  const classified = classifiedCategory(ingredient, route);
  if (estimates.length > 0) {
    const scaleEstimate = estimates.find((estimate) => estimate.form === null || estimate.form === scale);
    if (scaleEstimate === undefined) return { kind: 'notToxic' };
    const category = categoryOf(scaleEstimate.value, scale);
    // 3.1.3.6.1(a) and (c): what is less toxic than category 4 does not count.
    if (category === null) return { kind: 'notToxic' };
    return { kind: 'toxic', estimate: scaleEstimate.value, category, isConverted: false };
  }
  if (classified !== null) {
    // Without a form the ingredient counts in each: unknown is never milder.
    const isInOtherForm =
      route === 'inhalation' && ingredient.inhalationForm !== undefined && ingredient.inhalationForm !== scale;
    if (isInOtherForm) return { kind: 'notToxic' };
    const estimate = fractionOf(pointEstimates[scale][classified]);
    return { kind: 'toxic', estimate, category: classified, isConverted: true };
  }
  if (ingredient.classification === null || (ingredient.unknownAcute ?? []).includes(route)) return { kind: 'unknown' };
  return { kind: 'notToxic' };
}

/** 3.1.3.6.1, 3.1.3.6.2.3: category of the mixture on one scale; null: none. */
function mixtureCategory(mixture: MixtureInput, route: Route, scale: Scale): Category | null {
  const quotients: Fraction[] = [];
  /** Categories of what is converted; null: what has an estimate of its own. */
  const converted = new Set<Category | null>();
  let unknown = zero;
  for (const ingredient of mixture.ingredients) {
    const content = contentOf(ingredient);
    const toxicity = toxicityOf(ingredient, route, scale);
    // 3.1.3.3(a): relevant from 1 %.
    if (toxicity.kind === 'unknown' && isAtLeast(content, fractionOf(1))) unknown = total([unknown, content]);
    if (toxicity.kind === 'toxic') {
      // Table 1.1: categories 1 to 3 from 0.1 %, category 4 from 1 %.
      const cutOff = fractionOf(toxicity.category === 4 ? '1' : '0.1');
      if (!isAtLeast(content, cutOff)) continue;
      quotients.push(dividedBy(content, toxicity.estimate));
      converted.add(toxicity.isConverted ? toxicity.category : null);
    }
  }
  if (quotients.length === 0) return null;
  const known = isMoreThan(unknown, fractionOf(10)) ? minus(fractionOf(100), unknown) : fractionOf(100);
  const category = categoryOf(dividedBy(known, total(quotients)), scale);
  const [common = null] = converted.size === 1 ? converted : [];
  // 3.1.3.3(c): ingredients that are all converted from one category make nothing graver than it.
  return category !== null && common !== null && category < common ? common : category;
}

const scales: [hazardClass: string, route: Route, scales: Scale[]][] = [
  ['acuteOral', 'oral', ['oral']],
  ['acuteDermal', 'dermal', ['dermal']],
  // The forms have different units and are never added up; the gravest one is the class.
  ['acuteInhalation', 'inhalation', ['gas', 'vapour', 'dustOrMist']],
];

export function acuteToxicity(mixture: MixtureInput): [hazardClass: string, categories: string[]][] {
  return scales.map(([hazardClass, route, routeScales]) => {
    const categories = routeScales
      .map((scale) => mixtureCategory(mixture, route, scale))
      .filter((category) => category !== null);
    return [hazardClass, categories.length === 0 ? [] : [`Acute Tox. ${Math.min(...categories)}`]];
  });
}
