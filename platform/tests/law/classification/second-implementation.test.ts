import { classify } from '../../../law/classification/classify.ts';
import { randomMixture } from './random-mixtures.ts';
import { classifySecond } from './second-implementation.ts';
import type { Classes, IngredientInput, MixtureInput } from './second-input.ts';

// Two implementations that share nothing but the law agree on random mixtures. A failure names the seed: `randomMixture(seed)` gives the
// mixture again.

const mixtureCount = process.env.SOAK ? 5_000 : 400;

/** Hazard classes that the second implementation decides. */
const comparedClasses = [
  'flammableLiquids',
  'acuteOral',
  'acuteDermal',
  'acuteInhalation',
  'skin',
  'eye',
  'respiratorySensitisation',
  'skinSensitisation',
  'mutagenicity',
  'carcinogenicity',
  'reproductiveToxicity',
  'lactation',
  'stotSingle',
  'stotSingleNarcoticIrritant',
  'stotRepeated',
  'aspiration',
  'endocrineHuman',
  'endocrineEnvironment',
  'aquaticAcute',
  'aquaticChronic',
  'pbt',
  'pmt',
  'ozone',
];

/** What the first implementation derives, in the form of the second; category 3 of single exposure is told apart by its statement. */
function classifyFirst(mixture: MixtureInput): Classes {
  const derived = classify({
    ingredients: mixture.ingredients.map((ingredient) => ({ euh: [], ...ingredient })),
    measured: mixture.measured,
    determinations: [],
    placedOnMarket: null,
    isForPublic: null,
  });
  const classes: Classes = {};
  for (const verdict of derived.verdicts) {
    if (verdict.kind !== 'classified' || !comparedClasses.includes(verdict.hazardClass)) continue;
    const categories =
      verdict.hazardClass === 'stotSingleNarcoticIrritant'
        ? verdict.h.map((h) => `${verdict.category} (${h})`)
        : [verdict.category];
    classes[verdict.hazardClass] = [...(classes[verdict.hazardClass] ?? []), ...categories];
  }
  return classes;
}

/** Differences by hazard class; none: equal. */
function differencesOf(mixture: MixtureInput): string[] {
  const first = classifyFirst(mixture);
  const second = classifySecond(mixture);
  return comparedClasses.flatMap((hazardClass) => {
    const [ours, theirs] = [first, second].map((classes) => [...new Set(classes[hazardClass] ?? [])].sort().join(', '));
    return ours === theirs ? [] : [`${hazardClass}: first '${ours}', second '${theirs}'`];
  });
}

test(`Both implementations classify ${mixtureCount} random mixtures alike`, () => {
  /** Kind of difference → seeds. */
  const differing: Record<string, number[]> = {};
  for (let seed = 1; seed <= mixtureCount; seed += 1) {
    for (const difference of differencesOf(randomMixture(seed))) (differing[difference] ??= []).push(seed);
  }
  expect(
    Object.entries(differing).map(([kind, seeds]) => `${kind}: ${seeds.length} mixtures, such as ${seeds[0]}`),
  ).toEqual([]);
}, 120_000);

const measured: MixtureInput['measured'] = {
  physicalState: 'liquid',
  isAerosol: false,
  ph: null,
  reserve: null,
  kinematicViscosity40: null,
  flashPoint: null,
  initialBoilingPoint: null,
  sustainsCombustion: null,
};

const ingredient = (
  percent: number,
  category: string,
  h: string,
  more: Partial<IngredientInput> = {},
): IngredientInput => ({
  name: `${category} ${percent} %`,
  content: { min: percent, max: percent },
  classification: [{ category, h: [h] }],
  limits: [],
  ...more,
});

/** Annex VI, 613-167-00-5. */
const isothiazolinones = [
  'Skin Corr. 1C; H314: C ≥ 0.6 %',
  'Skin Irrit. 2; H315: 0.06 % ≤ C < 0.6 %',
  'Eye Dam. 1; H318: C ≥ 0.6 %',
  'Eye Irrit. 2; H319: 0.06 % ≤ C < 0.6 %',
];

/** Annex VI, 607-002-00-6. */
const aceticAcid = [
  'Skin Corr. 1A; H314: C ≥ 90 %',
  'Skin Corr. 1B; H314: 25 % ≤ C < 90 %',
  'Skin Irrit. 2; H315: 10 % ≤ C < 25 %',
  'Eye Irrit. 2; H319: 10 % ≤ C < 25 %',
];

// What the law's tables say, so that an error in both implementations is seen.
test.each<[title: string, ingredients: IngredientInput[], more: Partial<MixtureInput['measured']>, expected: Classes]>([
  [
    'Reproductive toxicants do not add up: 0.1 % and 0.2 % classify nothing (Table 3.7.2)',
    [ingredient(0.1, 'Repr. 1B', 'H360D'), ingredient(0.2, 'Repr. 1B', 'H360D')],
    {},
    {},
  ],
  [
    'Corrosives of 2.3 % and 2.7 % are 5 % together (Table 3.2.3)',
    [ingredient(2.3, 'Skin Corr. 1A', 'H314'), ingredient(2.7, 'Skin Corr. 1B', 'H314')],
    {},
    { skin: ['Skin Corr. 1B'], eye: ['Eye Dam. 1'] },
  ],
  [
    'ATE 500 mg/kg at 25 % is an ATEmix of 2000 mg/kg (Table 3.1.1)',
    [ingredient(25, 'Acute Tox. 4', 'H302', { limits: ['ATE (H302) = 500 mg/kg'] })],
    {},
    { acuteOral: ['Acute Tox. 4'] },
  ],
  [
    'More than 10 % of unknown toxicity corrects the formula: 89 / (24.3 / 500) is 1831 mg/kg (3.1.3.6.2.3)',
    [
      ingredient(24.3, 'Acute Tox. 4', 'H302', { limits: ['ATE (H302) = 500 mg/kg'] }),
      ingredient(11, 'Carc. 2', 'H351', { classification: [], unknownAcute: ['oral'] }),
    ],
    {},
    { acuteOral: ['Acute Tox. 4'] },
  ],
  [
    'An M factor of 100 makes 0.25 % of it Aquatic Acute 1 (Table 4.1.1)',
    [ingredient(0.25, 'Aquatic Acute 1', 'H400', { limits: ['M (acute) = 100'] })],
    {},
    { aquaticAcute: ['Aquatic Acute 1'] },
  ],
  [
    'Effects on airways and narcosis are summed apart (3.8.3.4.5)',
    [ingredient(10, 'STOT SE 3', 'H335'), ingredient(12, 'STOT SE 3', 'H336'), ingredient(8, 'STOT SE 3', 'H336')],
    {},
    { stotSingleNarcoticIrritant: ['STOT SE 3 (H336)'] },
  ],
  [
    'Aspiration needs 10 % and at most 20.5 mm²/s (3.10.3.3.1.2)',
    [ingredient(4.1, 'Asp. Tox. 1', 'H304'), ingredient(5.9, 'Asp. Tox. 1', 'H304')],
    { kinematicViscosity40: 20.5 },
    { aspiration: ['Asp. Tox. 1'] },
  ],
  [
    'What is relevant for skin by its lowest limit counts in each sum: 2/5 + 0.599/0.6 is corrosive (1.1.2.2.2)',
    [ingredient(2, 'Skin Corr. 1A', 'H314'), ingredient(0.599, 'Skin Corr. 1C', 'H314', { limits: isothiazolinones })],
    {},
    { skin: ['Skin Corr. 1C'], eye: ['Eye Dam. 1'] },
  ],
  [
    'An acid with limits of its own explains no alkaline pH (3.2.3.1.2, 3.3.3.1.2)',
    [ingredient(4, 'Skin Corr. 1A', 'H314', { limits: aceticAcid, corrosion: 'acid' })],
    { ph: 13.8 },
    { skin: ['Skin Corr. 1'], eye: ['Eye Dam. 1'] },
  ],
  [
    'An acid with limits of its own explains an acid pH (guidance on the criteria, 3.2.3.2.1.1)',
    [ingredient(4, 'Skin Corr. 1A', 'H314', { limits: aceticAcid, corrosion: 'acid' })],
    { ph: 2 },
    {},
  ],
  [
    'A low reserve alone does not undo an extreme pH (3.2.3.1.2, 3.3.3.1.2)',
    [ingredient(0.5, 'Skin Irrit. 2', 'H315', { limits: ['Skin Irrit. 2; H315: C ≥ 0.5 %'] })],
    { ph: 2, reserve: 0.1 },
    { skin: ['Skin Corr. 1'], eye: ['Eye Dam. 1'] },
  ],
  [
    'A non-additive ingredient does not take away the sub-category that others reach (note to Table 3.2.3)',
    [ingredient(11, 'Skin Corr. 1A', 'H314'), ingredient(14, 'Skin Corr. 1B', 'H314', { corrosion: 'acid' })],
    {},
    { skin: ['Skin Corr. 1A'], eye: ['Eye Dam. 1'] },
  ],
  [
    'A relevant ingredient of category 1 leaves the mixture without sub-category (note to Table 3.2.3)',
    [ingredient(11, 'Skin Corr. 1A', 'H314'), ingredient(1, 'Skin Corr. 1', 'H314')],
    {},
    { skin: ['Skin Corr. 1'], eye: ['Eye Dam. 1'] },
  ],
  [
    'A flash point that may be above 60 °C classifies nothing (Table 2.6.1, Art. 8(2))',
    [],
    { flashPoint: { above: 23 }, initialBoilingPoint: { value: 100 } },
    {},
  ],
  [
    'A flash point under 23 °C without a boiling point counts as the gravest category',
    [],
    { flashPoint: { value: 22.9 } },
    { flammableLiquids: ['Flam. Liq. 1'] },
  ],
])('%s', (_, ingredients, more, expected) => {
  const mixture = { ingredients, measured: { ...measured, ...more } };
  expect(classifySecond(mixture)).toEqual(expected);
  expect(classifyFirst(mixture)).toEqual(expected);
});
