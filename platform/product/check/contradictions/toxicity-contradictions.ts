import { localise } from '../../../languages/languages.ts';
import { messageTexts, type Texts } from '../../../languages/messages.ts';
import { parseRange } from '../../contents/numeric-range.ts';
import { readLimits } from '../../../law/classification/model/limit-lines.ts';
import { type AcuteRow, acuteRows } from '../../../law/classification/tables/acute-limits.ts';
import { acuteRoutes } from '../../../law/hazard-classes.ts';
import type { ProductFacts } from '../../facts.ts';
import { classPath, type Entry, type Finder, isDetermined, quotes } from './contradiction.ts';
import { inhalationFormOf } from '../../../law/classification/model/limit-ate.ts';

type Study = ProductFacts['studies'][number];
type Ingredient = ProductFacts['composition'][number];

/** A result with its bounds; the lower bound of `> 2 000 mg/kg` is not included. */
interface Result {
  /** Index of the study. */
  index: number;
  text: string;
  effect: string;
  min: number;
  isMinIncluded: boolean;
  max: number;
  unit: string;
  form: AcuteRow['form'];
  hours: number | null;
}

const effectPattern = /(?:L[DC]50|E[rb]?C50|IC50|NOE[CL]|E[rb]?C10|ATE)/i;
const amountPattern = /(?:[<>≤≥]=? ?)?\d[\d .,]{0,20}/g;
const unitPattern = /mg\/kg|(?:mg|µg|g)\/(?:l|m³|m3)|ppm/i;

/** Factors to mg/l, mg/kg and ppmV. */
const unitFactors: Readonly<Record<string, readonly [factor: number, unit: string]>> = {
  'mg/kg': [1, 'mg/kg'],
  'mg/l': [1, 'mg/l'],
  'µg/l': [0.001, 'mg/l'],
  'g/l': [1000, 'mg/l'],
  'mg/m³': [0.001, 'mg/l'],
  'mg/m3': [0.001, 'mg/l'],
  ppm: [1, 'ppmV'],
};

/** Reads `LD50: 5 800 mg/kg, rat`; null for a text without effect, amount or unit. */
function readResult({ value = '', exposureTime = '' }: Study, index: number): Result | null {
  const text = [value, exposureTime]
    .filter(Boolean)
    .join(', ')
    .replace(/[\u00a0\u202f]/g, ' ');
  const effect = effectPattern.exec(text);
  if (!effect) return null;
  const rest = text.slice(effect.index + effect[0].length);
  const unit = unitPattern.exec(rest);
  // `LC50 (4 h): 76 mg/l`: the amount is the figure before the unit.
  const amount = unit && [...rest.slice(0, unit.index).matchAll(amountPattern)].at(-1);
  const range = amount && parseRange(amount[0].trim());
  const known = unit && unitFactors[unit[0].toLowerCase()];
  if (!range || !known) return null;
  const [factor, name] = known;
  const { exact, lower, upper } = range;
  const hours = /(\d{1,4}) ?h\b/.exec(rest)?.[1];
  return {
    index,
    text,
    effect: effect[0].toUpperCase(),
    unit: name,
    form: inhalationFormOf(rest),
    min: ((exact ?? lower)?.value ?? 0) * factor,
    isMinIncluded: exact !== undefined || lower?.symbol === 'ge',
    max: ((exact ?? upper)?.value ?? Infinity) * factor,
    hours: hours === undefined ? null : Number(hours),
  };
}

type Route = (typeof acuteRoutes)[number];

/** No category: after category 4. */
const none = 5;
const categoryTexts = (category: number, { route }: Route): Texts =>
  messageTexts('categoryByRoute', {
    category: category === none ? messageTexts('noCategory') : `Acute Tox. ${category}`,
    route: messageTexts(route),
  });

/** The most and the least severe category in which a result can lie (Table 3.1.1). */
function categoriesOf(result: Result, { route }: Route): { gravest: number; mildest: number } | null {
  // LC50 of another time than four hours has to be converted (CLP Annex I 3.1.2.1, note (a)).
  if (route === 'inhalation' && result.hours !== null && result.hours !== 4) return null;
  const rows = acuteRows.filter(
    (row) =>
      row.route === route &&
      row.unit === result.unit &&
      (result.form === null || row.form === null || row.form === result.form),
  );
  const boundsOf = ({ upTo }: AcuteRow) => ({
    gravest: first(upTo, (bound) => (result.isMinIncluded ? result.min <= bound : result.min < bound)),
    mildest: first(upTo, (bound) => result.max <= bound),
  });
  const found = rows.map(boundsOf);
  if (found.length === 0) return null;
  return {
    gravest: Math.min(...found.map(({ gravest }) => gravest)),
    mildest: Math.max(...found.map(({ mildest }) => mildest)),
  };
}

function first(bounds: readonly number[], holds: (bound: number) => boolean): number {
  const index = bounds.findIndex(holds);
  return index < 0 ? none : index + 1;
}

function categoryOf(entries: readonly Entry[], { statements }: Route): number {
  const matching = entries.filter(({ h }) => h.some((code) => statements.test(code)));
  return Math.min(none, ...matching.map(({ category }) => Number(/^Acute Tox\. (\d)/.exec(category)?.[1] ?? none)));
}

/** A result that contradicts a category of acute toxicity: no result may be more severe, and at least one must be as severe. */
function disagreement(
  category: number,
  results: readonly Result[],
  route: Route,
  isHarmonised: boolean,
): Result | null {
  const judged = results.flatMap((result) => {
    const categories = /^(?:L[DC]50|ATE)$/.test(result.effect) ? categoriesOf(result, route) : null;
    return categories ? [{ result, ...categories }] : [];
  });
  const graver = judged.find(({ mildest }) => mildest < category);
  if (graver) return graver.result;
  // A harmonised category may be more severe than the results (CLP Art. 4(3)).
  const isMilder = !isHarmonised && judged.length > 0 && judged.every(({ gravest }) => gravest > category);
  return isMilder ? judged[0]!.result : null;
}

const resultsFor = (facts: ProductFacts, endpoint: Study['endpoint'], isOwn: (study: Study) => boolean): Result[] =>
  facts.studies.flatMap((study, index) => {
    if (study.endpoint !== endpoint || !isOwn(study)) return [];
    return readResult(study, index) ?? [];
  });

/** Whether a result is for the product itself: it names no substance or, for a substance, its only constituent. */
const isOfProduct =
  ({ kind, composition }: ProductFacts) =>
  ({ substance }: Study): boolean =>
    substance === undefined ||
    (kind === 'substance' && composition.length === 1 && isNamed(composition[0]!, substance));

/** `hydrogen peroxide` names the ingredient `hydrogen peroxide, solution`. */
function isNamed({ name }: Ingredient, substance: NonNullable<Study['substance']>): boolean {
  const [full, stated] = [localise(name, 'en'), localise(substance, 'en')].map((text) => text?.toLowerCase());
  return full !== undefined && stated !== undefined && (full === stated || full.startsWith(`${stated}, `));
}

export const acuteToxicityFinder: Finder = ({ facts }) =>
  acuteRoutes.flatMap((route) => {
    if (isDetermined(facts, route.hazardClass)) return [];
    const category = categoryOf(facts.classification, route);
    const isHarmonised = facts.kind === 'substance' && facts.identifiers.index !== undefined;
    const results = resultsFor(facts, route.hazardClass, isOfProduct(facts));
    const found = disagreement(category, results, route, isHarmonised);
    if (!found) return [];
    return [
      {
        path: classPath(facts, /^Acute Tox\./),
        other: ['studies', found.index],
        says: messageTexts('has', { section: '2.1', what: categoryTexts(category, route) }),
        but: quotes('11.1', found.text),
      },
    ];
  });

/** The category of the first estimate in section 3 for a route, which takes precedence over the class. */
function estimateOf({ limits }: Ingredient, route: Route): { category: number; text: string; line: number } | null {
  for (const [line, text] of limits.entries()) {
    const [ate] = readLimits([text]).filter((parsed) => parsed.kind === 'ate' && parsed.route === route.route);
    if (ate?.kind !== 'ate') continue;
    const { value, unit, form } = ate;
    const result = {
      index: 0,
      text,
      effect: 'ATE',
      min: value,
      max: value,
      isMinIncluded: true,
      unit,
      form,
      hours: null,
    };
    const categories = categoriesOf(result, route);
    if (categories) return { category: categories.gravest, text, line };
  }
  return null;
}

/** Returns a lookup of the results of an ingredient; each result is read once, since a mixture may have many. */
function resultsOfIngredients({
  studies,
}: ProductFacts): (ingredient: Ingredient, endpoint: Study['endpoint']) => Result[] {
  const resultsByName = new Map<string, Result[]>();
  for (const [index, study] of studies.entries()) {
    const name = localise(study.substance, 'en')?.toLowerCase();
    const result = name === undefined ? null : readResult(study, index);
    if (!result) continue;
    const key = `${study.endpoint} ${name}`;
    const same = resultsByName.get(key);
    if (same) same.push(result);
    else resultsByName.set(key, [result]);
  }
  return ({ name }, endpoint) =>
    namesOf(name)
      .flatMap((alias) => resultsByName.get(`${endpoint} ${alias}`) ?? [])
      .sort((a, b) => a.index - b.index);
}

/** The texts that name an ingredient (`isNamed`). */
function namesOf(name: Ingredient['name']): string[] {
  const parts = localise(name, 'en')?.toLowerCase().split(', ') ?? [];
  return parts.map((_, index) => parts.slice(0, index + 1).join(', '));
}

export const ingredientToxicityFinder: Finder = ({ facts }) => {
  if (facts.kind !== 'mixture') return [];
  const resultsOf = resultsOfIngredients(facts);
  return facts.composition.flatMap((ingredient, index) =>
    acuteRoutes.flatMap((route) => {
      const estimate = estimateOf(ingredient, route);
      const isUnknown = ingredient.isClassificationUnknown === true || ingredient.unknownAcute?.includes(route.route);
      if (!estimate && isUnknown) return [];
      const category = estimate?.category ?? categoryOf(ingredient.classification, route);
      const results = resultsOf(ingredient, route.hazardClass);
      const found = disagreement(category, results, route, ingredient.index !== undefined);
      if (!found) return [];
      const path = ['composition', index, ...(estimate ? ['limits', estimate.line] : ['classification'])];
      const what = estimate ? messageTexts('quoted', { text: estimate.text }) : categoryTexts(category, route);
      return [
        {
          path,
          other: ['studies', found.index],
          says: messageTexts('ingredientHas', { what, name: ingredient.name }),
          but: quotes('11.1', found.text),
        },
      ];
    }),
  );
};

const aquaticEndpoints = ['fish', 'daphnia', 'algae'] as const;
const chronicEndpoints = ['fish', 'fishChronic', 'daphnia', 'daphniaChronic', 'algae'] as const;
/** mg/l; CLP Annex I, Table 4.1.0(a) and (b)(i) and (ii), the milder one of rapidly degradable substances. */
const acuteLimit = 1;
const chronicLimits = [
  { max: 0.01, category: 1 },
  { max: 0.1, category: 2 },
  { max: 1, category: 3 },
] as const;

const acuteAquaticResults = (facts: ProductFacts) =>
  aquaticEndpoints.map((endpoint) =>
    resultsFor(facts, endpoint, isOfProduct(facts)).filter(
      ({ effect, unit, text }) => /^(?:LC50|E[RB]?C50|IC50)$/.test(effect) && unit === 'mg/l' && !/\d ?d\b/.test(text),
    ),
  );

/** Whether results of the product for fish, daphnia and algae are all over the limit of Aquatic Acute 1. */
export function isAquaticAcuteExcluded(facts: ProductFacts): boolean {
  const results = acuteAquaticResults(facts);
  return results.every(({ length }) => length > 0) && results.flat().every(({ min }) => min > acuteLimit);
}

export const aquaticAcuteFinder: Finder = ({ facts }) => {
  if (isDetermined(facts, 'aquaticAcute')) return [];
  const all = acuteAquaticResults(facts).flat();
  const isClassified = facts.classification.some(({ category }) => category === 'Aquatic Acute 1');
  const isHarmonised = facts.kind === 'substance' && facts.identifiers.index !== undefined;
  const lowest = all.find(({ max }) => max <= acuteLimit);
  const isOver = isClassified && !isHarmonised && isAquaticAcuteExcluded(facts);
  const found = isClassified ? (isOver ? all[0] : undefined) : lowest;
  if (!found) return [];
  return [
    {
      path: classPath(facts, /^Aquatic Acute/),
      other: ['studies', found.index],
      says: messageTexts(isClassified ? 'has' : 'lacks', { section: '2.1', what: 'Aquatic Acute 1' }),
      but: isClassified ? messageTexts('noResultUpTo1', { text: found.text }) : quotes('12.1', found.text),
    },
  ];
};

export const aquaticChronicFinder: Finder = ({ facts }) => {
  if (isDetermined(facts, 'aquaticChronic')) return [];
  const categories = facts.classification.flatMap(({ category }) => /^Aquatic Chronic (\d)/.exec(category)?.[1] ?? []);
  const category = Math.min(none, ...categories.map(Number));
  const results = chronicEndpoints
    .flatMap((endpoint) => resultsFor(facts, endpoint, isOfProduct(facts)))
    .filter(({ effect, unit }) => /^(?:NOEC|E[RB]?C10)$/.test(effect) && unit === 'mg/l');
  const found = results.flatMap((result) => {
    const limit = chronicLimits.find(({ max }) => result.max <= max);
    return limit && limit.category < category ? [{ result, limit }] : [];
  });
  const [gravest] = found.sort((a, b) => a.limit.category - b.limit.category);
  if (!gravest) return [];
  return [
    {
      path: classPath(facts, /^Aquatic Chronic/),
      other: ['studies', gravest.result.index],
      says: messageTexts('has', {
        section: '2.1',
        what: category === none ? messageTexts('noChronicCategory') : `Aquatic Chronic ${category}`,
      }),
      but: messageTexts('chronicResult', { text: gravest.result.text, category: gravest.limit.category }),
    },
  ];
};
