import { questionText, reasonText } from '../../../product/classification-reasons.ts';
import { answeringField, openClasses } from '../../../product/not-classified.ts';
import { classify } from '../../../law/classification/classify.ts';
import type { MeasuredFacts } from '../../../law/classification/model/model.ts';
import { factsOf } from '../../documents/sample-product.ts';
import { type IngredientInput, mixture, verdictsOf } from './mixture.ts';

const lauryl = (content: number, more: Partial<IngredientInput> = {}): IngredientInput => ({
  name: 'sodium lauryl sulfate',
  cas: '151-21-3',
  content,
  is: 'Skin Irrit. 2, Eye Dam. 1',
  ...more,
});
const irritant = (content: number): IngredientInput => ({ content, is: 'Skin Irrit. 2, Eye Irrit. 2' });
const open = 'open additivityOpen';

test.each<[what: string, ingredients: IngredientInput[], skin: string, eye: string, measured?: Partial<MeasuredFacts>]>(
  [
    ['2 % surfactant: damage from 1 % by itself, from 3 % in the sum', [lauryl(2)], 'conclusive belowLimit', open],
    ['3 %: damage either way, irritation by itself only', [lauryl(3)], open, 'Eye Dam. 1 H318'],
    ['10 %: the same either way', [lauryl(10)], 'Skin Irrit. 2 H315', 'Eye Dam. 1 H318'],
    ['0.9 %: it does not count either way', [lauryl(0.9)], 'conclusive belowCutOff', 'conclusive belowCutOff'],
    ['stated to add up', [lauryl(2, { corrosion: 'additive' })], 'conclusive belowLimit', 'Eye Irrit. 2 H319'],
    ['stated not to', [lauryl(2, { corrosion: 'nonAdditive' })], 'conclusive belowLimit', 'Eye Dam. 1 H318'],
    [
      'milder by itself is asked as well: the sum of 2 % and 8 %',
      [lauryl(2, { is: 'Skin Irrit. 2' }), irritant(8)],
      open,
      'conclusive belowLimit',
    ],
    ['an extreme pH decides', [lauryl(2)], 'Skin Corr. 1 H314', 'Eye Dam. 1 H318', { ph: 12 }],
    [
      'a measured pH that is not extreme does not',
      [{ name: 'formic acid', content: 4, is: 'Skin Corr. 1B' }],
      open,
      'Eye Dam. 1 H318',
      { ph: 4 },
    ],
    [
      'a limit of its own does where it counts alone',
      [
        {
          name: 'formic acid',
          content: 9,
          is: 'Skin Corr. 1B',
          limits: [
            'Skin Corr. 1B; H314: C ≥ 10 %',
            'Skin Irrit. 2; H315: 2 % ≤ C < 10 %',
            'Eye Irrit. 2; H319: 2 % ≤ C < 10 %',
          ],
        },
      ],
      'Skin Irrit. 2 H315',
      'Eye Irrit. 2 H319',
    ],
    ['no such group', [irritant(5)], 'conclusive belowLimit', 'conclusive belowLimit'],
    [
      'an ester is no acid',
      [{ ...irritant(5), name: 'acrylic acid, butyl ester' }],
      'conclusive belowLimit',
      'conclusive belowLimit',
    ],
    [
      'more of them than are tried one by one',
      Array.from({ length: 9 }, (_, index) => lauryl(1, { cas: undefined, name: `fatty amine ethoxylate ${index}` })),
      'conclusive belowLimit',
      'Eye Dam. 1 H318',
    ],
  ],
)('skin and eye, additivity not stated: %s', (_, ingredients, skin, eye, measured = {}) => {
  const derived = classify(mixture(ingredients, measured));
  expect([verdictsOf(derived, 'skin'), verdictsOf(derived, 'eye')]).toEqual([[skin], [eye]]);
});

test('only the ingredients that decide are asked for, with what would follow', () => {
  const ingredients = [
    lauryl(2),
    { name: 'lactic acid', content: 1, is: 'Skin Irrit. 2' },
    { name: 'solvent', content: 5, is: 'Eye Irrit. 2' },
  ];
  const eye = classify(mixture(ingredients)).verdicts.find(({ hazardClass }) => hazardClass === 'eye')!;
  expect(eye).toMatchObject({
    provision: 'CLP Annex I 3.3.3.3.4',
    values: { needs: 'corrosion', names: ['sodium lauryl sulfate'], categories: ['Eye Dam. 1', 'Eye Irrit. 2'] },
  });
  if (eye.kind === 'classified') throw new Error('classified');
  expect(reasonText(eye)).toContain('sodium lauryl sulfate');
  expect(questionText(eye)).toBe(
    'Does the effect of sodium lauryl sulfate add up with that of the other ingredients, or does it count by itself as that of a strong acid, a strong base or another such substance? This class depends on it: Serious eye damage/irritation.',
  );
});

const water = { name: { en: 'water' }, cas: '7732-18-5', contentRange: '98 %', classification: [] };
const surfactant = {
  name: { en: 'sodium lauryl sulfate' },
  cas: '151-21-3',
  contentRange: '2 %',
  classification: [{ category: 'Eye Dam. 1', h: ['H318'] }],
};
const detergent = (classification: { category: string; h: string[] }[], corrosion?: 'additive') =>
  factsOf({
    kind: 'mixture',
    classification,
    basicProperties: { physicalState: { en: 'liquid' } },
    composition: [water, { ...surfactant, ...(corrosion && { corrosion }) }],
  });
const askedOf = (facts: ReturnType<typeof factsOf>) =>
  openClasses(facts)
    .filter(({ hazardClass }) => hazardClass === 'eye')
    .map((verdict) => answeringField(verdict, facts));

test('the question stands at the ingredient; its answer and a class that is not milder answer it', () => {
  expect(askedOf(detergent([]))).toEqual([['composition', 1, 'corrosion']]);
  expect(askedOf(detergent([{ category: 'Eye Irrit. 2', h: ['H319'] }]))).toEqual([['composition', 1, 'corrosion']]);
  expect(askedOf(detergent([{ category: 'Eye Dam. 1', h: ['H318'] }]))).toEqual([]);
  expect(askedOf(detergent([{ category: 'Skin Corr. 1B', h: ['H314'] }]))).toEqual([]);
  expect(askedOf(detergent([], 'additive'))).toEqual([]);
});

test('of a liquid with stated acids or bases the pH is asked, unless limits of the only one take it into account', () => {
  const acid = (name: string): IngredientInput => ({
    name,
    content: 12.5,
    is: 'Skin Corr. 1B',
    corrosion: 'acid',
    limits: ['Skin Corr. 1B; H314: C ≥ 25 %', 'Skin Irrit. 2; H315: 10 % ≤ C < 25 %'],
  });
  const skin = classify(mixture([acid('a'), acid('b')])).verdicts.find(({ hazardClass }) => hazardClass === 'skin')!;
  expect(skin).toMatchObject({
    kind: 'open',
    reason: 'phUnknown',
    values: { needs: 'ph', names: ['a', 'b'], categories: ['Skin Corr. 1', 'Skin Irrit. 2'] },
  });
  const single = classify(mixture([acid('a')]));
  expect(verdictsOf(single, 'skin')).toEqual(['Skin Irrit. 2 H315']);
  expect(single.verdicts.find(({ hazardClass }) => hazardClass === 'skin')).toMatchObject({
    provision: 'CLP Annex I 3.2.3.3.4, Art. 10(1)',
    value: 12.5,
    limit: 10,
    unit: '%',
  });
  expect(verdictsOf(classify(mixture([acid('a'), irritant(0.1)])), 'skin')).toEqual(['open phUnknown']);
  expect(verdictsOf(classify(mixture([acid('a'), irritant(0.1)], { physicalState: 'solid' })), 'skin')).toEqual([
    'Skin Irrit. 2 H315',
  ]);
});
