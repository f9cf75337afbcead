import { classify } from '../../../law/classification/classify.ts';
import type { HazardClass } from '../../../law/hazard-classes.ts';
import { type IngredientInput, mixture, verdictsOf } from './mixture.ts';

const cas = '26530-20-1';
const twice = (first: Partial<IngredientInput>, second: Partial<IngredientInput>): IngredientInput[] => [
  { name: 'part 1', cas, content: 0.6, ...first },
  { name: 'part 2', cas, content: 0.6, ...second },
];

test.each<[what: string, lines: IngredientInput[], hazardClass: HazardClass, expected: string]>([
  ['equal data', twice({ is: 'Skin Sens. 1' }, { is: 'Skin Sens. 1' }), 'skinSensitisation', 'Skin Sens. 1 H317'],
  ['one has no class', twice({ is: 'Skin Sens. 1' }, {}), 'skinSensitisation', 'Skin Sens. 1 H317'],
  [
    'another class of the one',
    twice({ is: 'Skin Sens. 1' }, { is: 'Carc. 2' }),
    'skinSensitisation',
    'Skin Sens. 1 H317',
  ],
  ['and of the other', twice({ is: 'Skin Sens. 1' }, { is: 'Carc. 2' }), 'carcinogenicity', 'Carc. 2 H351'],
  ['a graver category', twice({ is: 'Carc. 2' }, { is: 'Carc. 1B' }), 'carcinogenicity', 'Carc. 1B H350'],
  [
    'a limit that is milder than the generic one of the other',
    twice({ is: 'Skin Sens. 1', limits: ['Skin Sens. 1; H317: C ≥ 5 %'] }, { is: 'Skin Sens. 1' }),
    'skinSensitisation',
    'Skin Sens. 1 H317',
  ],
  [
    'a limit that is stricter',
    twice(
      { is: 'Repr. 1B', content: 0.02, limits: ['Repr. 1B; H360D: C ≥ 0,03 %'] },
      { is: 'Repr. 1B', content: 0.02 },
    ),
    'reproductiveToxicity',
    'Repr. 1B H360',
  ],
  [
    'an M factor',
    twice({ is: 'Aquatic Acute 1 H400', limits: ['M (acute) = 100'] }, { is: 'Aquatic Acute 1 H400' }),
    'aquaticAcute',
    'Aquatic Acute 1 H400',
  ],
  [
    'corrosion by itself',
    twice({ is: 'Skin Corr. 1B', corrosion: 'additive' }, { is: 'Skin Corr. 1B', corrosion: 'nonAdditive' }),
    'skin',
    'Skin Corr. 1 H314',
  ],
  [
    'an estimate',
    twice(
      { is: 'Acute Tox. 4 H302', content: 50, limits: ['Oral: ATE = 1900 mg/kg bw'] },
      { is: 'Acute Tox. 4 H302', content: 30, limits: ['Oral: ATE = 350 mg/kg bw'] },
    ),
    'acuteOral',
    'Acute Tox. 4 H302',
  ],
  ['unknown beside none', twice({ is: null }, {}), 'carcinogenicity', 'noData unknownIngredient'],
  [
    'a question of the one is not answered by a class of the other',
    twice(
      { is: 'Skin Irrit. 2', content: 2, name: 'lactic acid' },
      { is: 'Skin Corr. 1B', content: 3, corrosion: 'additive' },
    ),
    'skin',
    'open additivityOpen',
  ],
])(
  'a substance that is listed twice counts with both contents and the gravest data: %s',
  (_, lines, hazardClass, expected) => {
    const all = classify(mixture(lines));
    expect(verdictsOf(all, hazardClass)[0]).toContain(expected);
    expect(verdictsOf(classify(mixture([...lines].reverse())), hazardClass)).toEqual(verdictsOf(all, hazardClass));
  },
);

test('a substance that is listed twice is reported, and has one name on the label', () => {
  const lines = twice({ is: 'Skin Sens. 1' }, { is: 'Carc. 2' });
  const { problems, labelNames, verdicts } = classify(mixture(lines));
  expect(problems).toEqual([{ ingredient: 'part 2', code: 'listedTwice', values: { name: 'part 2' } }]);
  expect(labelNames).toEqual(['part 1']);
  expect(verdicts.find(({ hazardClass }) => hazardClass === 'carcinogenicity')!.steps).toMatchObject([
    { ingredient: 'part 1', content: 1.2 },
  ]);
});

test('of very many such substances the classification counts as unknown', () => {
  const lines = Array.from({ length: 8 }, (_, index) => [
    { name: `${index} a`, cas: String(index), content: 1, is: '' },
    { name: `${index} b`, cas: String(index), content: 1, is: 'Carc. 2' },
  ]).flat();
  const { verdicts } = classify(mixture(lines));
  expect(verdicts.find(({ hazardClass }) => hazardClass === 'mutagenicity')).toMatchObject({
    kind: 'noData',
    values: { names: ['6 a', '7 a'] },
  });
});
