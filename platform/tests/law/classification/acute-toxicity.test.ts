import { acuteRows } from '../../../law/classification/tables/acute-limits.ts';
import { classify } from '../../../law/classification/classify.ts';
import type { MeasuredFacts } from '../../../law/classification/model/model.ts';
import { type IngredientInput, mixture, verdictsOf } from './mixture.ts';

const ate = (content: number, ...limits: string[]): IngredientInput => ({ content, limits });
const is = (content: number, entry: string, more: Partial<IngredientInput> = {}): IngredientInput => ({
  content,
  is: entry,
  ...more,
});

test.each<[what: string, ingredients: IngredientInput[], oral: string, dermal: string, inhalation: string]>([
  ['nothing', [is(50, '')], 'noHazardousIngredient', 'noHazardousIngredient', 'noHazardousIngredient'],
  // Table 3.1.1: an estimate on the edge is of the more severe category.
  ['ATE 2000 alone', [ate(100, 'ATE (H302) = 2000 mg/kg')], 'Acute Tox. 4', '', ''],
  ['ATE 300 alone', [ate(100, 'Oral: ATE = 300 mg/kg bw')], 'Acute Tox. 3', '', ''],
  ['ATE 300.1 alone', [ate(100, 'Oral: ATE = 300,1 mg/kg bw')], 'Acute Tox. 4', '', ''],
  ['ATE 50 and 5', [ate(100, 'ATE (H301) = 50 mg/kg', 'ATE (H310) = 50 mg/kg')], 'Acute Tox. 2', 'Acute Tox. 1', ''],
  ['ATE over 2000 counts as not toxic', [ate(100, 'ATE (H302) = 2500 mg/kg')], 'noHazardousIngredient', '', ''],
  // 3.1.3.6.1
  [
    'three tenths: 10 % of 30 mg/kg three times make 100 mg/kg',
    [
      ate(10, 'ATE (H301) = 30 mg/kg'),
      ate(10, 'ATE (H300) = 30.0 mg/kg'),
      { ...ate(10, 'ATE (H301) = 30 mg/kg'), cas: 'x' },
    ],
    'Acute Tox. 3',
    '',
    '',
  ],
  ['25 % of category 4: 500 / 0.25 = 2000', [is(25, 'Acute Tox. 4 H302')], 'Acute Tox. 4', '', ''],
  ['24.9 % of it', [is(24.9, 'Acute Tox. 4 H302')], 'belowLimit', '', ''],
  ['1 % of category 1: 0.5 / 0.01 = 50', [is(1, 'Acute Tox. 1 H300')], 'Acute Tox. 2', '', ''],
  ['55 % of category 4 by the skin: 1100 / 0.55 = 2000', [is(55, 'Acute Tox. 4 H312')], '', 'Acute Tox. 4', ''],
  // Table 1.1
  ['0.1 % of category 2: 5 / 0.001 = 5000', [is(0.1, 'Acute Tox. 2 H300')], 'belowLimit', '', ''],
  ['0.1 % of category 1: 0.5 / 0.001 = 500', [is(0.1, 'Acute Tox. 1 H300')], 'Acute Tox. 4', '', ''],
  ['0.09 % of it', [is(0.09, 'Acute Tox. 1 H300')], 'belowCutOff', '', ''],
  // Forms
  [
    '10 % of category 3 as vapour: 3 / 0.1 = 30',
    [is(10, 'Acute Tox. 3 H331', { inhalationForm: 'vapour' })],
    '',
    '',
    'belowLimit',
  ],
  [
    '10 % of it as dust: 0.5 / 0.1 = 5',
    [is(10, 'Acute Tox. 3 H331', { inhalationForm: 'dustOrMist' })],
    '',
    '',
    'Acute Tox. 4',
  ],
  ['10 % of it in an unknown form', [is(10, 'Acute Tox. 3 H331')], '', '', 'Acute Tox. 4'],
  [
    'vapour and dust never add up: 11 / 0.5 = 22, 1.5 / 0.29 = 5.17',
    [
      is(50, 'Acute Tox. 4 H332', { inhalationForm: 'vapour' }),
      is(29, 'Acute Tox. 4 H332', { inhalationForm: 'dustOrMist' }),
    ],
    '',
    '',
    'belowLimit',
  ],
  [
    'vapour and vapour do',
    [is(50, 'Acute Tox. 4 H332', { inhalationForm: 'vapour' }), ate(29, 'inhalation: ATE = 11 mg/L (vapours)')],
    '',
    '',
    'Acute Tox. 4',
  ],
  ['a gas in ppmV', [ate(10, 'inhalation: ATE = 100 ppmV (gases)')], '', '', 'Acute Tox. 3'],
  // 3.1.3.6.2.3
  [
    '20 % of category 4 and 20 % unknown: 80 / (20 / 500) = 2000',
    [is(20, 'Acute Tox. 4 H302'), is(20, '', { unknownAcute: ['oral'] })],
    'Acute Tox. 4',
    '',
    '',
  ],
  [
    'with 10 % unknown no correction',
    [is(20, 'Acute Tox. 4 H302'), is(10, '', { unknownAcute: ['oral'] })],
    'noData unknownToxicity',
    '',
    '',
  ],
  [
    'unknown classification',
    [{ content: 2, is: null }],
    'noData unknownIngredient',
    'noData unknownIngredient',
    'noData unknownIngredient',
  ],
  [
    'unknown classification with an estimate',
    [{ content: 2, is: null, limits: ['ATE (H302) = 2000 mg/kg'] }],
    'conclusive belowLimit',
    'noData unknownIngredient',
    '',
  ],
  // Upper ends of ranges over 100 % in sum: the most toxic fill what is left, and the mixture is not more toxic than they are.
  [
    'a range of unknown toxicity leaves 10 %: 10 / (10 / 60) = 60',
    [
      { ...ate(0, 'ATE (H301) = 60 mg/kg'), content: [40, 60] },
      { content: [20, 90], unknownAcute: ['oral'] },
    ],
    'Acute Tox. 3',
    '',
    '',
  ],
  [
    'it leaves the most toxic: 10 / (10 / 40) = 40',
    [
      { ...ate(0, 'ATE (H300) = 40 mg/kg'), content: [10, 60] },
      { ...ate(0, 'ATE (H302) = 2000 mg/kg'), content: [0, 100] },
      { content: [20, 90], unknownAcute: ['oral'] },
    ],
    'Acute Tox. 2',
    '',
    '',
  ],
  [
    'it leaves nothing: the estimate of the most toxic',
    [
      { ...ate(0, 'ATE (H301) = 60 mg/kg'), content: [0, 60] },
      { content: [20, 100], unknownAcute: ['oral'] },
    ],
    'Acute Tox. 3',
    '',
    '',
  ],
  [
    'ranges over 100 % without unknown toxicity: 100 / (100 / 60) = 60',
    [
      { ...ate(0, 'ATE (H301) = 60 mg/kg'), content: [40, 80] },
      { ...ate(0, 'ATE (H301) = 60.0 mg/kg'), content: [20, 60] },
    ],
    'Acute Tox. 3',
    '',
    '',
  ],
])('acute toxicity: %s', (_, ingredients, ...expected) => {
  const derived = classify(mixture(ingredients));
  const found = (['acuteOral', 'acuteDermal', 'acuteInhalation'] as const).map(
    (hazardClass) => verdictsOf(derived, hazardClass)[0]!,
  );
  expected.forEach((text, index) => expect(found[index]).toContain(text));
});

test.each<[content: number, entry: string, state: MeasuredFacts['physicalState'], detail: string]>([
  [10, 'Acute Tox. 2 H330', 'solid', 'dustOrMist'],
  [10, 'Acute Tox. 2 H330', 'gas', 'gas'],
])('an unknown form of %d %% %s in a mixture that is %s is %s', (content, entry, physicalState, detail) => {
  const { verdicts } = classify(mixture([is(content, entry)], { physicalState }));
  expect(verdicts.find(({ hazardClass }) => hazardClass === 'acuteInhalation')).toMatchObject({
    kind: 'classified',
    detail,
  });
});

test('gives ATEmix with the arithmetic and the category that it met', () => {
  const derived = classify(
    mixture([
      { name: 'A', content: 10, is: 'Acute Tox. 3 H301' },
      { name: 'B', content: 5, limits: ['ATE (H302) = 500 mg/kg'] },
      { name: 'C', content: 0.5, is: 'Acute Tox. 4 H302' },
    ]),
  );
  expect(derived.verdicts.find(({ hazardClass }) => hazardClass === 'acuteOral')).toMatchObject({
    category: 'Acute Tox. 4',
    h: ['H302'],
    detail: 'oral',
    provision: 'CLP Annex I 3.1.3.6.1, Table 3.1.1',
    value: 909.0909090909091,
    limit: 2000,
    unit: 'mg/kg',
    steps: [
      { ingredient: 'A', content: 10, limit: 100, contribution: 0.1, from: 'converted' },
      { ingredient: 'B', content: 5, limit: 500, contribution: 0.01, from: 'ate' },
      { ingredient: 'C', content: 0.5, limit: null, from: 'cutOff' },
    ],
  });
});

test('states the percentage of unknown toxicity by route, of ingredients of 1 % or more', () => {
  const derived = classify(
    mixture([
      is(5, '', { unknownAcute: ['dermal'] }),
      is(0.9, '', { unknownAcute: ['dermal'] }),
      { content: 2, is: null },
    ]),
  );
  expect(derived.unknownToxicity).toEqual([
    { route: 'oral', percent: 2 },
    { route: 'dermal', percent: 7 },
    { route: 'inhalation', percent: 2 },
    { route: 'aquatic', percent: 2 },
  ]);
});

test('has a converted estimate within each category (Tables 3.1.1 and 3.1.2)', () => {
  for (const { upTo: maximum, converted } of acuteRows)
    converted.forEach((estimate, index) => {
      expect(estimate).toBeLessThanOrEqual(maximum[index]!);
      expect(estimate).toBeGreaterThanOrEqual(maximum[index - 1] ?? 0);
    });
});

test('converted estimates of one category never make the mixture more toxic than it (3.1.3.3(c))', () => {
  const category = (...ingredients: IngredientInput[]) => verdictsOf(classify(mixture(ingredients)), 'acuteOral');
  expect(category(is(60, 'Acute Tox. 2 H300'), is(40, 'Acute Tox. 2 H300'))).toEqual(['Acute Tox. 2 H300']);
  // An estimate of its own is measured: 100 ÷ (100 ÷ 5) = 5 mg/kg.
  const measured = is(100, 'Acute Tox. 2 H300', { limits: ['ATE (H300) = 5 mg/kg'] });
  expect(category(measured)).toEqual(['Acute Tox. 1 H300']);
});
