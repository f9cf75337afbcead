import { elementAt, randomOf, type Random } from './random.ts';
import type { IngredientKind } from './ingredient-kind.ts';
import { ingredientKinds } from './random-ingredients.ts';
import type { IngredientInput, MixtureInput, Temperature } from './second-input.ts';

/** Mass %: limits of the tables, just below and above them, and summands of sums such as 2.3 + 2.7 that binary numbers miss. */
const contents = [
  0.0009, 0.001, 0.0014, 0.0015, 0.005, 0.009, 0.01, 0.025, 0.03, 0.049, 0.05, 0.06, 0.09, 0.099, 0.1, 0.11, 0.19, 0.2,
  0.25, 0.29, 0.299, 0.3, 0.31, 0.499, 0.5, 0.6, 0.7, 0.9, 0.99, 0.999, 1, 1.01, 1.1, 1.3, 1.5, 1.7, 1.9, 2, 2.1, 2.3,
  2.499, 2.5, 2.7, 2.9, 2.99, 3, 3.01, 3.3, 3.7, 4, 4.1, 4.9, 4.99, 5, 5.01, 5.5, 6, 6.7, 7, 7.5, 8.9, 9, 9.1, 9.9,
  9.99, 10, 10.01, 10.1, 11, 12.5, 14.9, 15, 17.5, 19.9, 20, 20.1, 22.5, 24.9, 25, 25.1, 30, 33.3, 40, 49.9, 50, 60, 70,
  80, 90, 99, 99.9, 100,
];

/** Sums that the tables compare with. */
const sums = [1, 3, 5, 10, 20, 25];

/** Difference of two decimal numbers with at most four decimals. */
const subtract = (a: number, b: number): number => Math.round((a - b) * 10_000) / 10_000;

/** An exact content of at most `left`, or a range whose upper end is at most that. */
function contentUpTo(random: Random, left: number, limits: readonly number[]): { min: number; max: number } {
  const edges =
    limits.length > 0 && random.chance(0.4)
      ? limits.flatMap((limit) => [limit, limit, subtract(limit, 0.001), limit + 0.1])
      : contents;
  const fitting = edges.filter((content) => content > 0 && content <= left);
  const max = fitting.length === 0 ? left : Math.round(random.pick(fitting) * 10_000) / 10_000;
  if (random.chance(0.85)) return { min: max, max };
  return { min: random.pick([0, subtract(max, max / 2), max]), max };
}

/** Contents that limit lines of an ingredient name. */
const limitsIn = (lines: readonly string[]): number[] =>
  lines
    .filter((line) => line.includes('C '))
    .flatMap((line) => [...line.matchAll(/(\d+(?:\.\d+)?) %/g)].map((match) => Number(match[1])));

/** Gives an ingredient an exact estimate that alone puts the mixture on an upper end of Table 3.1.1, or just beside it. */
function drawOralEdge(random: Random, content: number): { category: string; h: string; line: string } | null {
  const end = random.pick([5, 50, 300, 2000]);
  // ATEmix = 100 / (C / ATE), so that ATE = C × ATEmix / 100.
  const estimate = Math.round(content * end * random.pick([1, 1, 1.001, 0.999]) * 10) / 1000;
  if (estimate < 0.001 || estimate > 2000) return null;
  const category = estimate <= 5 ? 1 : estimate <= 50 ? 2 : estimate <= 300 ? 3 : 4;
  const h = elementAt(['H300', 'H300', 'H301', 'H302'], category - 1);
  // Three decimals could be thousands, `74.925`; four are not.
  const figure = /\.\d{3}$/.test(String(estimate)) ? `${estimate}0` : estimate;
  return { category: `Acute Tox. ${category}`, h, line: `ATE (${h}) = ${figure} mg/kg` };
}

function ingredientOf(random: Random, kind: IngredientKind, name: string, left: number): IngredientInput {
  const made = kind(random);
  const content = contentUpTo(random, left, limitsIn(made.limits ?? []));
  return { name, content, limits: [], ...made };
}

/** Ingredients of one kind whose contents add up to a limit, or miss it narrowly. */
function splitSum(random: Random, names: () => string, left: number): IngredientInput[] {
  const fitting = sums.filter((sum) => sum <= left);
  if (fitting.length === 0) return [];
  const sum = random.pick(fitting);
  const kind = random.pick(ingredientKinds.additive);
  const first = random.pick(contents.filter((content) => content < sum && content * 10 >= sum));
  const second = Math.round((subtract(sum, first) + random.pick([0, 0, 0, -0.001])) * 10_000) / 10_000;
  return [first, second]
    .filter((content) => content > 0)
    .map((content) => ({ name: names(), limits: [], ...kind(random), content: { min: content, max: content } }));
}

function temperature(random: Random, values: readonly number[], bounds: readonly number[]): Temperature | null {
  if (random.chance(0.15)) return null;
  if (random.chance(0.75)) return { value: random.pick(values) };
  return random.chance(0.5) ? { above: random.pick(bounds) } : { below: random.pick(bounds) };
}

function measured(random: Random): MixtureInput['measured'] {
  const physicalState = random.pick(['liquid', 'liquid', 'liquid', 'liquid', 'solid', 'gas'] as const);
  const isLiquid = physicalState === 'liquid';
  const ph =
    physicalState === 'gas' || random.chance(0.6)
      ? null
      : random.pick([0.5, 1.9, 2, 2.01, 2.1, 4, 7, 7, 7, 9, 11.4, 11.49, 11.5, 12, 13.8]);
  return {
    physicalState,
    isAerosol: isLiquid && random.chance(0.05),
    ph,
    reserve: ph !== null && random.chance(0.4) ? random.pick([0, 0.5, 1, 5, 12, 24, 40]) : null,
    kinematicViscosity40: isLiquid && random.chance(0.7) ? random.pick([0.9, 7, 20.4, 20.5, 20.51, 21, 100]) : null,
    flashPoint: isLiquid
      ? temperature(random, [-20, 0, 22.9, 23, 35, 35.1, 55, 60, 60.1, 75, 93, 120], [0, 23, 60, 100])
      : null,
    initialBoilingPoint: isLiquid ? temperature(random, [20, 34.9, 35, 35.1, 56, 78, 100, 200], [20, 35, 100]) : null,
    sustainsCombustion: isLiquid && random.chance(0.2) ? random.chance(0.5) : null,
  };
}

/** A realistic mixture of a seed: at most 100 % in sum, the rest water or now and then something unknown. */
export function randomMixture(seed: number): MixtureInput {
  const random = randomOf(seed);
  const ingredients: IngredientInput[] = [];
  const name = () => `ingredient ${ingredients.length + 1}`;
  const rest = () => ingredients.reduce((left, ingredient) => subtract(left, ingredient.content.max), 100);
  const add = (made: IngredientInput) => {
    if (made.content.max > 0 && made.content.max <= rest()) ingredients.push({ ...made, name: name() });
  };
  const count = random.whole(1, 7);
  while (ingredients.length < count && rest() > 0) {
    if (random.chance(0.25)) splitSum(random, name, rest()).forEach(add);
    else {
      const kind = random.pick(random.pick(Object.values(ingredientKinds)));
      add(ingredientOf(random, kind, name(), rest()));
    }
  }
  if (random.chance(0.15) && rest() > 0) {
    const content = contentUpTo(random, rest(), []);
    const edge = drawOralEdge(random, content.max);
    if (edge !== null)
      add({ name: name(), content, classification: [{ category: edge.category, h: [edge.h] }], limits: [edge.line] });
  }
  const left = rest();
  if (left > 0) {
    const isUnknown = random.chance(0.05);
    add({ name: name(), content: { min: left, max: left }, classification: isUnknown ? null : [], limits: [] });
  }
  return { ingredients, measured: measured(random) };
}
