import { expectEach } from '../../../../tests/support/expect-each.ts';
import { classify } from '../../../law/classification/classify.ts';
import { isNamedOnLabel } from '../../../law/classification/consequences/label-names.ts';
import { hazardCategories, hazardClasses } from '../../../law/hazard-classes.ts';
import type { Determination, MeasuredFacts, Mixture } from '../../../law/classification/model/model.ts';
import { classesOf, type IngredientInput, mixture, verdictsOf } from './mixture.ts';

const recipe = (content: number, is: string, more: Partial<IngredientInput> = {}): IngredientInput[] => [
  { content, is, ...more },
];
const irritant = recipe(50, 'Skin Irrit. 2');
const supplementalOf = (
  ingredients: IngredientInput[],
  measured: Partial<MeasuredFacts> = {},
  more: Partial<Mixture> = {},
) => classify(mixture(ingredients, measured, more)).supplemental.map(({ code, names }) => [code, ...names].join(' '));

test.each<[what: string, found: string[], expected: string[]]>([
  [
    'EUH208 from a tenth of the limit of the category',
    supplementalOf(recipe(0.1, 'Skin Sens. 1B', { name: 'limonene' })),
    ['EUH208 limonene', 'EUH210 limonene'],
  ],
  ['EUH208 not below it', supplementalOf(recipe(0.099, 'Skin Sens. 1B')), []],
  ['EUH208 of 1A', supplementalOf(recipe(0.01, 'Resp. Sens. 1A', { name: 'A' })), ['EUH208 A', 'EUH210 A']],
  [
    'EUH208 from a tenth of a specific limit',
    supplementalOf(recipe(0.00015, 'Skin Sens. 1A', { name: 'CMIT', limits: ['Skin Sens. 1A; H317: C ≥ 0.0015 %'] })),
    ['EUH208 CMIT', 'EUH210 CMIT'],
  ],
  ['EUH208 not of what classifies the mixture', supplementalOf(recipe(1, 'Skin Sens. 1')), []],
  [
    'EUH208 not of another sensitiser beside it',
    supplementalOf([...recipe(1, 'Skin Sens. 1'), ...recipe(0.1, 'Skin Sens. 1', { name: 'B' })]),
    [],
  ],
  ['EUH210 not for the public', supplementalOf(recipe(1, 'Eye Irrit. 2'), {}, { isForPublic: true }), []],
  ['EUH210', supplementalOf(recipe(1, 'Eye Irrit. 2', { name: 'A' })), ['EUH210 A']],
  [
    'EUH031 by its limit',
    supplementalOf([...irritant, ...recipe(5, '', { name: 'NaOCl', limits: ['EUH031: C ≥ 5 %'] })]),
    ['EUH031 NaOCl'],
  ],
  ['EUH031 below it', supplementalOf([...irritant, ...recipe(4.9, '', { limits: ['EUH031: C ≥ 5 %'] })]), []],
  [
    'EUH070 from 0.1 %',
    supplementalOf([...irritant, ...recipe(0.1, '', { name: 'A', euh: ['EUH070'] })]),
    ['EUH070 A'],
  ],
  [
    'EUH066 where the skin is not classified',
    supplementalOf([...recipe(50, 'Eye Irrit. 2'), ...recipe(10, '', { name: 'A', euh: ['EUH066'] })]),
    ['EUH066 A'],
  ],
  ['EUH066 not beside irritation', supplementalOf([...irritant, ...recipe(10, '', { euh: ['EUH066'] })]), []],
  [
    'EUH071 of what makes inhalation toxic',
    supplementalOf(recipe(50, 'Acute Tox. 2 H330', { name: 'A', euh: ['EUH071'] })),
    ['EUH071 A'],
  ],
  [
    'EUH071 of a corrosive aerosol',
    supplementalOf(recipe(50, 'Skin Corr. 1B', { name: 'A' }), { isAerosol: true }),
    ['EUH071 A'],
  ],
  [
    'EUH204',
    supplementalOf(recipe(0.1, '', { name: 'diphenylmethane diisocyanate' })),
    ['EUH204 diphenylmethane diisocyanate'],
  ],
  ['EUH204 not of isothiocyanates', supplementalOf(recipe(0.1, '', { name: 'allyl isothiocyanate' })), []],
  ['EUH205', supplementalOf(recipe(1, '', { name: 'DGEBA', cas: '1675-54-3' })), ['EUH205 DGEBA']],
  ['EUH202', supplementalOf(recipe(90, '', { name: 'ethyl 2-cyanoacrylate' })), ['EUH202 ethyl 2-cyanoacrylate']],
  [
    'EUH206 for the public over 1 %',
    supplementalOf(recipe(1.1, '', { name: 'A', cas: '7681-52-9' }), {}, { isForPublic: true }),
    ['EUH206 A'],
  ],
  [
    'EUH206 by the active chlorine: 1.8 % of the dihydrate of the dichloroisocyanurate have 0.997 %',
    supplementalOf(recipe(1.8, '', { cas: '51580-86-0' }), {}, { isForPublic: true }),
    [],
  ],
  [
    'EUH206 by the active chlorine of all: 0.997 + 0.095 %',
    supplementalOf(
      [...recipe(1.8, '', { name: 'A', cas: '51580-86-0' }), ...recipe(0.1, '', { name: 'B', cas: '7681-52-9' })],
      {},
      { isForPublic: true },
    ),
    ['EUH206 A B'],
  ],
  ['EUH206 not at 1 %', supplementalOf(recipe(1, '', { cas: '7681-52-9' }), {}, { isForPublic: true }), []],
  [
    'EUH209',
    supplementalOf([...recipe(90, '', { cas: '75-09-2' }), ...recipe(6, 'Flam. Liq. 2', { name: 'A' })], {
      flashPoint: { value: 70 },
    }),
    ['EUH209 A'],
  ],
  [
    'EUH209A',
    supplementalOf([...recipe(90, '', { cas: '75-09-2' }), ...recipe(6, 'Flam. Liq. 3 H226', { name: 'A' })], {
      flashPoint: { value: 70 },
    }),
    ['EUH209A A'],
  ],
  ['EUH430', supplementalOf(recipe(0.1, 'ED ENV 1 EUH430', { name: 'A' })), ['EUH430 A']],
])('supplemental: %s', (_, found, expected) => expect(found).toEqual(expected));

test('asks for statements that the law gives no content for', () => {
  const { problems } = classify(mixture([...irritant, ...recipe(5, '', { name: 'A', euh: ['EUH031', 'EUH019'] })]));
  expect(problems.map(({ code, values }) => [code, 'code' in values && values.code])).toEqual([
    ['statementToDecide', 'EUH019'],
    ['statementToDecide', 'EUH031'],
  ]);
});

test.each<[what: string, ingredients: IngredientInput[], open: string[]]>([
  [
    'lead over 0.15 %',
    [...recipe(0.1, '', { name: 'lead oxide' }), ...recipe(0.1, '', { cas: '1314-41-6' })],
    ['EUH201', 'EUH201'],
  ],
  ['not lead that cannot be over it', recipe(0.15, '', { name: 'lead oxide' }), []],
  ['cement', recipe(30, '', { name: 'Portland cement' }), ['EUH203']],
  ['not a cement that is sensitising', recipe(30, 'Skin Sens. 1', { cas: '65997-15-1' }), []],
  ['cadmium', recipe(1, '', { name: 'cadmium' }), ['EUH207']],
])('asks for the statement of a use that no composition has: %s', (_, ingredients, open) => {
  const derived = classify(mixture(ingredients));
  expect(
    derived.problems.flatMap(({ code, values }) =>
      code.startsWith('statementOf') && 'code' in values ? values.code : [],
    ),
  ).toEqual(open);
  expect(derived.supplemental.filter(({ code }) => /^EUH20[137]/.test(code))).toEqual([]);
});

test.each<[what: string, measured: Partial<MeasuredFacts>, expected: 'due' | 'open' | 'none']>([
  ['none', { hasNoFlashPoint: true }, 'due'],
  ['60 °C', { flashPoint: { value: 60 } }, 'none'],
  ['93 °C', { flashPoint: { value: 93 } }, 'due'],
  ['94 °C', { flashPoint: { value: 94 } }, 'none'],
  ['> 60 °C', { flashPoint: { above: 60 } }, 'open'],
  ['≥ 93 °C', { flashPoint: { above: 93, isIncluded: true } }, 'open'],
  ['> 93 °C', { flashPoint: { above: 93 } }, 'none'],
  ['< 60 °C', { flashPoint: { below: 60 } }, 'none'],
  ['< 93 °C', { flashPoint: { below: 93 } }, 'open'],
  ['not known', {}, 'open'],
])('EUH209 follows from a flash point over 60 and up to 93 °C or from none: %s', (_, measured, expected) => {
  const { supplemental, problems } = classify(
    mixture([...recipe(90, '', { cas: '75-09-2' }), ...recipe(6, 'Flam. Liq. 2', { name: 'A' })], measured),
  );
  expect([
    supplemental.some(({ code }) => code === 'EUH209'),
    problems.some(({ code, ingredient }) => code === 'statementByFlashPoint' && ingredient === 'A'),
  ]).toEqual([expected === 'due', expected === 'open']);
});

test('names all that contribute when they are four or fewer, the gravest first', () => {
  const { labelNames } = classify(
    mixture([
      ...recipe(1, 'Skin Sens. 1', { name: 'sensitiser' }),
      ...recipe(12, 'Skin Irrit. 2', { name: 'irritant' }),
      ...recipe(3, 'Eye Dam. 1', { name: 'damaging' }),
      ...recipe(0.1, 'Carc. 1B', { name: 'carcinogen' }),
    ]),
  );
  expect(labelNames).toEqual(['carcinogen', 'damaging', 'sensitiser']);
});

test('names the acids of a low pH and the bases of a high one, stated, recognised, or else what corrodes', () =>
  expectEach(
    [
      // The content of each is below every limit.
      [
        12.9,
        [
          ['KOH', 'Skin Corr. 1A', { corrosion: 'base' }],
          ['X', '', { cas: '1310-73-2' }],
          ['water', '', {}],
        ],
        ['KOH', 'X'],
        0,
      ],
      [
        12,
        [
          ['sodium metasilicate', '', {}],
          ['citric acid', '', {}],
        ],
        ['sodium metasilicate'],
        0,
      ],
      [
        1,
        [
          ['sodium metasilicate', '', {}],
          ['citric acid', '', {}],
          ['stearic acid', '', {}],
        ],
        ['citric acid'],
        0,
      ],
      [
        1,
        [
          ['X', 'Met. Corr. 1', {}],
          ['NaOH', 'Skin Corr. 1A', { corrosion: 'base' }],
        ],
        ['X'],
        0,
      ],
      [
        1,
        [
          ['water', '', {}],
          ['salt', '', {}],
        ],
        [],
        1,
      ],
      [1, [['citric acid', '', { corrosion: 'base' }]], [], 1],
      [7, [['KOH', 'Skin Corr. 1A', { corrosion: 'base' }]], [], 0],
    ] as [number, [string, string, Partial<IngredientInput>][], string[], number][],
    ([ph, ingredients]) => `${ph}: ${ingredients.map(([name]) => name).join(', ')}`,
    ([ph, ingredients, expected, unknown]) => {
      const all = ingredients.flatMap(([name, is, more]) => recipe(0.3, is, { name, ...more }));
      const { labelNames, problems } = classify(mixture(all, { ph }));
      expect([...labelNames]).toEqual(expected);
      expect(problems.filter(({ code }) => code === 'phCauseUnknown')).toHaveLength(unknown);
    },
  ));

test('names at most four unless each is needed for a class', () => {
  const acids = Array.from({ length: 6 }, (_, index) => ({
    content: 10 - index,
    is: 'Skin Corr. 1B',
    name: `acid ${index}`,
  }));
  expect(classify(mixture(acids)).labelNames).toEqual(['acid 0', 'acid 1', 'acid 2', 'acid 3']);
  const classes = ['Carc. 1B', 'Muta. 1B', 'Repr. 1B', 'Resp. Sens. 1', 'STOT RE 1'];
  const all = classes.map((is) => ({ content: 10, is, name: is }));
  expect(classify(mixture(all)).labelNames).toHaveLength(5);
});

test.each<
  [what: string, ingredients: IngredientInput[], measured: Partial<MeasuredFacts>, duty: string, provisions: string[]]
>([
  ['classified', recipe(10, 'Skin Irrit. 2'), {}, 'required', ['REACH Art. 31(1)(a): Skin Irrit. 2']],
  ['1 % hazardous', recipe(1, 'Skin Irrit. 2', { name: 'A' }), {}, 'onRequest', ['REACH Art. 31(3)(a): A']],
  [
    'a gas of which nobody says whether it is under pressure',
    recipe(0.2, 'Skin Irrit. 2', { name: 'A' }),
    { physicalState: 'gas' },
    'unknown',
    ['REACH Art. 31(1)(a): gasesUnderPressure'],
  ],
  ['0.1 % Carc. 2', recipe(0.1, 'Carc. 2', { name: 'A' }), {}, 'onRequest', ['REACH Art. 31(3)(b): A']],
  [
    'an exposure limit',
    recipe(0.01, '', { name: 'A', hasUnionExposureLimit: true }),
    {},
    'onRequest',
    ['REACH Art. 31(3)(c): A'],
  ],
  ['0.1 % ED HH 2', recipe(0.1, 'ED HH 2 EUH381', { name: 'A' }), {}, 'onRequest', ['CLP Annex II 2.10: A']],
  ['nothing', recipe(50, ''), {}, 'none', []],
])('safety data sheet: %s', (_, ingredients, measured, duty, provisions) => {
  const { sds } = classify(mixture(ingredients, measured));
  expect([sds.duty, sds.because.map(({ provision, of: source }) => `${provision}: ${source}`)]).toEqual([
    duty,
    provisions,
  ]);
});

test('0.2 % of a hazardous ingredient in a gas that is not under pressure asks for a safety data sheet on request', () => {
  const gas = mixture(recipe(0.2, 'Skin Irrit. 2', { name: 'A' }), { physicalState: 'gas' });
  const { sds } = classify({
    ...gas,
    determinations: [
      { hazardClass: 'gasesUnderPressure', category: null, h: [], basis: 'test', reason: 'below 200 kPa' },
    ],
  });
  expect(sds).toMatchObject({ duty: 'onRequest', because: [{ provision: 'REACH Art. 31(3)(a)', of: 'A' }] });
});

test.each<
  [
    what: string,
    ingredients: IngredientInput[],
    isForPublic: boolean | null,
    measured: Partial<MeasuredFacts>,
    unknown[],
  ]
>([
  ['nothing', recipe(50, ''), true, {}, [false, false, false]],
  ['aquatic only', recipe(50, 'Aquatic Acute 1 H400'), true, {}, [false, false, false]],
  ['irritant', irritant, true, {}, [true, false, false]],
  ['corrosive', recipe(5, 'Skin Corr. 1B'), true, {}, [true, true, true]],
  ['corrosive, for whom unknown', recipe(5, 'Skin Corr. 1B'), null, {}, [true, null, null]],
  ['corrosive, for trade', recipe(5, 'Skin Corr. 1B'), false, {}, [true, false, false]],
  ['Acute Tox. 4', recipe(100, 'Acute Tox. 4 H302'), true, {}, [true, true, false]],
  ['aspiration', recipe(50, 'Asp. Tox. 1'), true, { kinematicViscosity40: 1 }, [true, true, true]],
  [
    'aspiration in an aerosol',
    recipe(50, 'Asp. Tox. 1'),
    true,
    { kinematicViscosity40: 1, isAerosol: true },
    [true, false, false],
  ],
  ['3 % methanol', recipe(3, '', { cas: '67-56-1' }), true, {}, [false, false, true]],
])('duties: %s', (_, ingredients, isForPublic, measured, expected) => {
  const { poisonCentre, tactile, childResistant } = classify(mixture(ingredients, measured, { isForPublic })).duties;
  expect([poisonCentre, tactile, childResistant]).toEqual(expected);
});

const determination = (more: Partial<Determination>): Determination => ({
  hazardClass: 'eye',
  category: null,
  h: [],
  basis: 'test',
  reason: 'OECD 437',
  ...more,
});

test('a determination takes the place of the calculated class, which is delivered beside it', () => {
  const derived = classify(mixture(recipe(5, 'Eye Dam. 1'), {}, { determinations: [determination({})] }));
  expect(verdictsOf(derived, 'eye')).toEqual(['conclusive determined']);
  expect(derived.calculated.find(({ hazardClass }) => hazardClass === 'eye')!.kind).toBe('classified');
  expect(derived.labelNames).toEqual([]);
});

test('a determination for one effect leaves the other (H335, H336)', () => {
  const narcotic = recipe(20, 'STOT SE 3 H336').concat(recipe(20, 'STOT SE 3 H335'));
  const determinations = [determination({ hazardClass: 'stotSingleNarcoticIrritant', h: ['H336'] })];
  expect(verdictsOf(classify(mixture(narcotic, {}, { determinations })), 'stotSingleNarcoticIrritant')).toEqual([
    'STOT SE 3 H335',
    'conclusive determined',
  ]);
});

test('a test of the mixture does not make a CMR class milder (CLP Art. 6(3))', () => {
  const determinations = [determination({ hazardClass: 'carcinogenicity' })];
  const derived = classify(mixture(recipe(1, 'Carc. 1B'), {}, { determinations }));
  expect(verdictsOf(derived, 'carcinogenicity')).toEqual(['Carc. 1B H350']);
  expect(derived.problems.map(({ code }) => code)).toContain('testNotAllowed');
});

test('the classification names the data that it could not use', () => {
  const derived = classify(
    mixture([
      ...recipe(60, '', { name: 'A', limits: ['soon', 'Acute Tox. 3; H331: C ≥ 6 %'] }),
      ...recipe(60, '', { name: 'A', cas: '1' }),
      { content: 1, is: null, name: 'B' },
    ]),
  );
  expect(derived.problems.map(({ code }) => code)).toEqual(
    expect.arrayContaining(['unreadableLimit', 'noSpecificLimits', 'unknownClassification', 'totalOver100']),
  );
});

test('has a verdict for every hazard class, in their order', () => {
  for (const physicalState of ['gas', 'liquid', 'solid', null] as const) {
    const { verdicts, calculated } = classify(mixture([], { physicalState }));
    expect([...new Set(verdicts.map(({ hazardClass }) => hazardClass))]).toEqual([...hazardClasses]);
    expect(calculated).toEqual(verdicts);
    for (const { provision } of verdicts) expect(provision).not.toBe('');
  }
});

test('an empty classification is no classification', () =>
  expect(classesOf(classify(mixture(recipe(100, ''))))).toEqual([]));

test('names every sensitiser that can elicit a reaction on the label of a sensitising mixture, also beyond four names', () => {
  const sensitisers = Array.from({ length: 6 }, (_, index) => ({
    content: 0.1,
    is: index === 0 ? 'Resp. Sens. 1' : 'Skin Sens. 1',
    name: `sensitiser ${index}`,
  }));
  const { labelNames, supplemental } = classify(
    mixture([...recipe(1, 'Skin Sens. 1B', { name: 'cause' }), ...sensitisers]),
  );
  expect(labelNames).toEqual(['cause', ...sensitisers.map(({ name }) => name)]);
  expect(supplemental.filter(({ code }) => code === 'EUH208')).toEqual([]);
});

test('names the milder corrosive beside the one whose sub-category the mixture has', () => {
  const { labelNames, verdicts } = classify(
    mixture([...recipe(6, 'Skin Corr. 1A', { name: 'A' }), ...recipe(9, 'Skin Corr. 1C', { name: 'C' })]),
  );
  const skin = verdicts.find(({ hazardClass }) => hazardClass === 'skin');
  expect([skin?.value, skin?.steps.map(({ limit, contribution }) => [limit, contribution])]).toEqual([
    1.2,
    [
      [5, 1.2],
      [null, 0],
    ],
  ]);
  expect(labelNames).toEqual(['A', 'C']);
});

test('the label names what causes the classes of CLP Art. 18(3)(b), with effects via lactation and without irritation', () => {
  const named = new Set(hazardCategories.map(({ category }) => category).filter(isNamedOnLabel));
  const families = new Set([...named].map((category) => category.replace(/ \d[A-C]?$/, '')));
  expect([...families]).toEqual([
    'Acute Tox.',
    'Skin Corr.',
    'Eye Dam.',
    'Resp. Sens.',
    'Skin Sens.',
    'Muta.',
    'Carc.',
    'Repr.',
    'Lact.',
    'STOT SE',
    'STOT RE',
    'Asp. Tox.',
  ]);
});
