import { classify } from '../../../law/classification/classify.ts';
import { figuresText } from '../../../product/classification-reasons.ts';
import type { MeasuredFacts } from '../../../law/classification/model/model.ts';
import { ingredient, type IngredientInput, mixture, verdictsOf } from './mixture.ts';

const hcl = [
  'Skin Corr. 1B; H314: C ≥ 25 %',
  'Skin Irrit. 2; H315: 10 % ≤ C < 25 %',
  'Eye Irrit. 2; H319: 10 % ≤ C < 25 %',
  'STOT SE 3; H335: C ≥ 10 %',
];
const acid = (content: number): IngredientInput => ({ content, is: 'Skin Corr. 1B', limits: hcl, corrosion: 'acid' });
const additive = (ingredient: IngredientInput): IngredientInput => ({ ...ingredient, corrosion: 'additive' });
const recipe = (is: string, content: number, more: Partial<IngredientInput> = {}) => [{ is, content, ...more }];

test.each<[what: string, ingredients: IngredientInput[], skin: string, eye: string, measured?: Partial<MeasuredFacts>]>(
  [
    // Table 3.2.3 and 3.3.3
    ['5 % corrosive', recipe('Skin Corr. 1B', 5), 'Skin Corr. 1B H314', 'Eye Dam. 1 H318'],
    ['4.99 %', recipe('Skin Corr. 1B', 4.99), 'Skin Irrit. 2 H315', 'Eye Dam. 1 H318'],
    ['3 %', recipe('Skin Corr. 1B', 3), 'Skin Irrit. 2 H315', 'Eye Dam. 1 H318'],
    ['2.99 %', recipe('Skin Corr. 1B', 2.99), 'Skin Irrit. 2 H315', 'Eye Irrit. 2 H319'],
    ['1 %', recipe('Skin Corr. 1B', 1), 'Skin Irrit. 2 H315', 'Eye Irrit. 2 H319'],
    ['0.99 %', recipe('Skin Corr. 1B', 0.99), 'conclusive belowCutOff', 'conclusive belowCutOff'],
    ['10 % irritant', recipe('Skin Irrit. 2, Eye Irrit. 2', 10), 'Skin Irrit. 2 H315', 'Eye Irrit. 2 H319'],
    ['9.9 %', recipe('Skin Irrit. 2, Eye Irrit. 2', 9.9), 'conclusive belowLimit', 'conclusive belowLimit'],
    ['nothing', recipe('', 50), 'conclusive noHazardousIngredient', 'conclusive noHazardousIngredient'],
    [
      'three of 1 % with Eye Dam. 1: thirds add up to one',
      [...recipe('Eye Dam. 1', 1), ...recipe('Eye Dam. 1', 1), ...recipe('Eye Dam. 1', 1)],
      'conclusive noHazardousIngredient',
      'Eye Dam. 1 H318',
    ],
    [
      'both corrosive and damaging counts once',
      recipe('Skin Corr. 1B, Eye Dam. 1', 2),
      'Skin Irrit. 2 H315',
      'Eye Irrit. 2 H319',
    ],
    [
      'many below 1 %',
      Array.from({ length: 30 }, () => recipe('Skin Corr. 1B', 0.9)[0]!),
      'conclusive belowCutOff',
      'conclusive belowCutOff',
    ],
    [
      '4 % 1A and 4 % 1C',
      [...recipe('Skin Corr. 1A', 4), ...recipe('Skin Corr. 1C', 4)],
      'Skin Corr. 1C H314',
      'Eye Dam. 1 H318',
    ],
    [
      '5 % 1A and 5 % 1C',
      [...recipe('Skin Corr. 1A', 5), ...recipe('Skin Corr. 1C', 5)],
      'Skin Corr. 1A H314',
      'Eye Dam. 1 H318',
    ],
    [
      '3 % 1A and 2 % 1B',
      [...recipe('Skin Corr. 1A', 3), ...recipe('Skin Corr. 1B', 2)],
      'Skin Corr. 1B H314',
      'Eye Dam. 1 H318',
    ],
    [
      'an ingredient without sub-category takes it from the mixture',
      [...recipe('Skin Corr. 1B', 5), ...recipe('Skin Corr. 1', 1)],
      'Skin Corr. 1 H314',
      'Eye Dam. 1 H318',
    ],
    // Specific limits
    ['9 % of an acid with limits', [acid(9)], 'conclusive belowLimit', 'conclusive belowLimit'],
    ['10 % of it', [acid(10)], 'Skin Irrit. 2 H315', 'Eye Irrit. 2 H319'],
    ['25 % of it', [acid(25)], 'Skin Corr. 1B H314', 'Eye Dam. 1 H318'],
    [
      'two of it that add up, each half of the limit',
      [additive(acid(12.5)), { ...additive(acid(12.5)), cas: '1' }],
      'Skin Corr. 1B H314',
      'Eye Dam. 1 H318',
    ],
    [
      'a specific with a generic limit: 12.5/25 + 2.5/5',
      [additive(acid(12.5)), ...recipe('Skin Corr. 1A', 2.5)],
      'Skin Corr. 1B H314',
      'Eye Dam. 1 H318',
    ],
    // Where additivity does not apply, the specific limit is that of the ingredient by itself.
    [
      'two strong acids, each half of its limit, of unknown pH',
      [acid(12.5), { ...acid(12.5), cas: '1' }],
      'open phUnknown',
      'open phUnknown',
    ],
    [
      'the same of a pH that is not extreme',
      [acid(12.5), { ...acid(12.5), cas: '1' }],
      'Skin Irrit. 2 H315',
      'Eye Irrit. 2 H319',
      { ph: 3 },
    ],
    ['the same of pH 1', [acid(12.5), { ...acid(12.5), cas: '1' }], 'Skin Corr. 1 H314', 'Eye Dam. 1 H318', { ph: 1 }],
    [
      'a non-additive corrosive below its limits beside others',
      [{ ...acid(9.9), corrosion: 'nonAdditive' }, ...recipe('Skin Irrit. 2, Eye Irrit. 2', 9)],
      'conclusive belowLimit',
      'conclusive belowLimit',
    ],
    [
      'it keeps the sub-category of its limit',
      [{ ...acid(25), corrosion: 'nonAdditive' }, ...recipe('Skin Corr. 1C', 5)],
      'Skin Corr. 1B H314',
      'Eye Dam. 1 H318',
    ],
    [
      'a limit for corrosion alone: the generic one for irritation holds',
      recipe('Skin Corr. 1B', 1, { limits: ['Skin Corr. 1B; H314: C ≥ 50 %'] }),
      'Skin Irrit. 2 H315',
      'Eye Irrit. 2 H319',
    ],
    [
      'a limit under the cut-off value',
      recipe('Skin Irrit. 2', 0.5, { limits: ['Skin Irrit. 2; H315: 0,5 % ≤ C < 2 %'] }),
      'Skin Irrit. 2 H315',
      'conclusive noHazardousIngredient',
    ],
    // Tables 3.2.4 and 3.3.4
    [
      '1 % of an acid without limits',
      recipe('Skin Corr. 1B', 1, { corrosion: 'acid' }),
      'Skin Corr. 1 H314',
      'Eye Dam. 1 H318',
    ],
    [
      'two bases of 0.9 % of unknown pH',
      [...recipe('Skin Corr. 1B', 0.9, { corrosion: 'base' }), ...recipe('Skin Corr. 1B', 0.9, { corrosion: 'base' })],
      'open phUnknown',
      'open phUnknown',
    ],
    [
      'two bases of 0.9 %, pH 10',
      [...recipe('Skin Corr. 1B', 0.9, { corrosion: 'base' }), ...recipe('Skin Corr. 1B', 0.9, { corrosion: 'base' })],
      'conclusive belowCutOff',
      'conclusive belowCutOff',
      { ph: 10 },
    ],
    [
      '3 % of a surfactant',
      recipe('Skin Irrit. 2, Eye Irrit. 2', 3, { corrosion: 'nonAdditive' }),
      'Skin Irrit. 2 H315',
      'Eye Irrit. 2 H319',
    ],
    // Extreme pH, 3.2.3.1.2 and 3.3.3.1.2
    ['pH 2', recipe('', 50), 'Skin Corr. 1 H314', 'Eye Dam. 1 H318', { ph: 2 }],
    ['pH 11.5', recipe('', 50), 'Skin Corr. 1 H314', 'Eye Dam. 1 H318', { ph: 11.5 }],
    ['pH 2.1', recipe('', 50), 'conclusive noHazardousIngredient', 'conclusive noHazardousIngredient', { ph: 2.1 }],
    [
      'pH 1 with a low reserve is to be confirmed',
      recipe('', 50),
      'Skin Corr. 1 H314',
      'Eye Dam. 1 H318',
      { ph: 1, reserve: 1 },
    ],
    [
      'pH 1 of an acid below its specific limits',
      [acid(5)],
      'conclusive belowLimit',
      'conclusive belowLimit',
      { ph: 1 },
    ],
    [
      'pH 1 of two of them',
      [acid(5), recipe('Skin Corr. 1B', 0.5)[0]!],
      'Skin Corr. 1 H314',
      'Eye Dam. 1 H318',
      { ph: 1 },
    ],
    // Unknown
    ['1 % unknown', [{ content: 1, is: null }], 'noData unknownIngredient', 'noData unknownIngredient'],
    [
      '0.9 % unknown',
      [{ content: 0.9, is: null }],
      'conclusive noHazardousIngredient',
      'conclusive noHazardousIngredient',
    ],
  ],
)('skin and eye: %s', (_, ingredients, skin, eye, measured = {}) => {
  const derived = classify(mixture(ingredients, measured));
  expect([verdictsOf(derived, 'skin'), verdictsOf(derived, 'eye')]).toEqual([[skin], [eye]]);
});

test('says which reserve makes an extreme pH corrosive: pH + reserve / 12 of 14.5 (Young et al.)', () => {
  const notesOf = (ph: number, reserve: number | null) =>
    classify(mixture([], { ph, reserve })).verdicts.find(({ hazardClass }) => hazardClass === 'skin')!.notes;
  expect(notesOf(12.5, 24)).toEqual(['reserveCorrosive']);
  expect(notesOf(12.5, 23.9)).toEqual(['reserveNeedsConfirmation']);
  expect(notesOf(1.5, 24)).toEqual(['reserveCorrosive']);
  expect(notesOf(1.5, 23.9)).toEqual(['reserveNeedsConfirmation']);
  expect(notesOf(1.5, null)).toEqual(['reserveUnknown']);
});

test('gives the arithmetic of a sum', () => {
  const derived = classify(
    mixture([
      { name: 'A', content: 0.5, is: 'Skin Corr. 1B' },
      { name: 'B', content: [1, 2], is: 'Skin Irrit. 2' },
      { name: 'C', content: 1, is: 'Skin Corr. 1B' },
    ]),
  );
  expect(derived.verdicts.find(({ hazardClass }) => hazardClass === 'skin')).toEqual({
    hazardClass: 'skin',
    kind: 'classified',
    category: 'Skin Irrit. 2',
    h: ['H315'],
    basis: 'calculation',
    provision: 'CLP Annex I 3.2.3.3, Table 3.2.3',
    value: 1.2,
    limit: 1,
    unit: '×',
    steps: [
      { ingredient: 'C', content: 1, limit: 10, factor: 10, contribution: 1, from: 'generic' },
      { ingredient: 'B', content: 2, limit: 10, factor: 1, contribution: 0.2, from: 'generic' },
      { ingredient: 'A', content: 0.5, limit: null, factor: 1, contribution: 0, from: 'cutOff' },
    ],
    notes: ['worstCaseOfRange'],
  });
});

test.each([
  [5, 'conclusive belowLimit'],
  [5.001, 'Skin Irrit. 2 H315'],
])('of `< 5 %%` only what is below 5 %% counts, also in a sum: with %s %% more', (content, expected) => {
  const below = { ...ingredient({ content: [1, 5], is: 'Skin Irrit. 2' }) };
  const excluded = { ...below, content: { ...below.content, isMaxExcluded: true as const } };
  const derived = classify({
    ...mixture([{ content, is: 'Skin Irrit. 2' }]),
    ingredients: [excluded, ingredient({ content, is: 'Skin Irrit. 2' })],
  });
  expect(verdictsOf(derived, 'skin')).toEqual([expected]);
  const figures = figuresText(derived.verdicts.find(({ hazardClass }) => hazardClass === 'skin')!);
  if (content === 5) expect(figures).toContain('= < 1 times the limit');
});

test('eyes follow a determination for the skin', () => {
  const determination = {
    hazardClass: 'skin',
    category: 'Skin Corr. 1C',
    h: ['H314'],
    basis: 'test',
    reason: 'OECD 431',
  } as const;
  const derived = classify(mixture([], {}, { determinations: [determination] }));
  expect([verdictsOf(derived, 'skin'), verdictsOf(derived, 'eye')]).toEqual([
    ['Skin Corr. 1C H314'],
    ['Eye Dam. 1 H318'],
  ]);
  expect(derived.calculated.find(({ hazardClass }) => hazardClass === 'eye')!.kind).toBe('conclusive');
});

const cmit = [
  'Skin Corr. 1C; H314: C ≥ 0,6 %',
  'Skin Irrit. 2; H315: 0,06 % ≤ C < 0,6 %',
  'Eye Dam. 1; H318: C ≥ 0,6 %',
  'Eye Irrit. 2; H319: 0,06 % ≤ C < 0,6 %',
];
const lye = [
  'Skin Corr. 1A; H314: C ≥ 5 %',
  'Skin Corr. 1B; H314: 2 % ≤ C < 5 %',
  'Skin Irrit. 2; H315: 0,5 % ≤ C < 2 %',
];

test('an ingredient that is relevant by any of its limits counts in each sum of the class (Annex I 1.1.2.2.2(a)(i))', () => {
  const derived = classify(
    mixture([...recipe('Skin Corr. 1A', 2), ...recipe('Skin Corr. 1C, Eye Dam. 1', 0.599, { limits: cmit })]),
  );
  // 2/5 + 0.599/0.6; 2/3 + 0.599/0.6
  expect([verdictsOf(derived, 'skin'), verdictsOf(derived, 'eye')]).toEqual([
    ['Skin Corr. 1C H314'],
    ['Eye Dam. 1 H318'],
  ]);
});

test('an ingredient that counts by itself does not take away the sub-category 1A of the others', () => {
  const alone = recipe('Skin Corr. 1B', 14, { corrosion: 'acid' });
  expect(verdictsOf(classify(mixture([...recipe('Skin Corr. 1A', 11), ...alone])), 'skin')).toEqual([
    'Skin Corr. 1A H314',
  ]);
  expect(verdictsOf(classify(mixture([...recipe('Skin Corr. 1B', 11), ...alone])), 'skin')).toEqual([
    'Skin Corr. 1 H314',
  ]);
});

test.each<[what: string, ph: number, ingredients: IngredientInput[], skin: string]>([
  ['the limits of the only acid', 1, [acid(9)], 'conclusive belowLimit'],
  [
    'not the limits of a base',
    1,
    recipe('Skin Corr. 1A', 0.1, { limits: lye, corrosion: 'base' }),
    'Skin Corr. 1 H314',
  ],
  ['not the limits of an acid at a high pH', 13, [acid(9)], 'Skin Corr. 1 H314'],
  ['not those of what is neither', 1, recipe('Skin Irrit. 2', 0.1, { limits: cmit }), 'Skin Corr. 1 H314'],
  ['not beside another irritant', 1, [acid(9), ...recipe('Eye Irrit. 2', 1)], 'Skin Corr. 1 H314'],
  ['not beside an ingredient of unknown classification', 1, [acid(9), { content: 0.5, is: null }], 'Skin Corr. 1 H314'],
])('an extreme pH is explained by %s', (_, ph, ingredients, skin) => {
  expect(verdictsOf(classify(mixture(ingredients, { ph })), 'skin')).toEqual([skin]);
});

test('an ingredient that is judged by itself is told apart from those of the sum, also in words', () => {
  const irritants = mixture([
    ...recipe('Eye Irrit. 2', 15),
    ...recipe('Eye Irrit. 2', 6, { corrosion: 'nonAdditive' }),
  ]);
  const irritation = classify(irritants).verdicts.find(({ hazardClass }) => hazardClass === 'eye')!;
  expect(irritation).toMatchObject({ category: 'Eye Irrit. 2', unit: '×', value: 1.5 });
  expect(irritation.steps.map(({ contribution, isAlone }) => [contribution, isAlone])).toEqual([
    [1.5, undefined],
    [2, true],
  ]);
  expect(figuresText(irritation)).toMatch(/ has 15 %, the limit is 10 %$/);
});
