import { differenceText } from '../../../product/classification-reasons.ts';
import { classify } from '../../../law/classification/classify.ts';
import { differencesOf } from '../../../law/classification/differences.ts';
import type { Determination, MeasuredFacts } from '../../../law/classification/model/model.ts';
import { type IngredientInput, mixture } from './mixture.ts';

const typedOf = (text: string) =>
  text === ''
    ? []
    : text.split(', ').map((entry) => {
        const [, category = '', h = ''] = /^(.*?) ((?:EU)?H\d.*)$/.exec(entry) ?? [];
        return { category, h: h.split(' ') };
      });

function differences(
  typed: string,
  ingredients: IngredientInput[],
  measured: Partial<MeasuredFacts> = {},
  determinations: readonly Determination[] = [],
): string[] {
  const derived = classify(mixture(ingredients, measured, { determinations }));
  return differencesOf(typedOf(typed), derived).map(
    (difference) => `${difference.kind} ${difference.category}: ${differenceText(difference)}`,
  );
}

const carcinogen = { name: 'formaldehyde', content: 0.5, is: 'Carc. 1B H350' };
const corrosive = { name: 'acid', content: 10, is: 'Skin Corr. 1B H314' };

test.each<[what: string, typed: string, ingredients: IngredientInput[], expected: string[]]>([
  ['equal', 'Carc. 1B H350', [carcinogen], []],
  ['another sub-category of the same statement', 'Carc. 1A H350', [carcinogen], []],
  [
    'lacking',
    '',
    [carcinogen],
    ['lacking Carc. 1B: formaldehyde has 0.5 %, the limit is 0.1 % (CLP Annex I 3.6.3.1, Table 3.6.2)'],
  ],
  [
    'milder',
    'Carc. 2 H351',
    [carcinogen],
    ['lacking Carc. 1B: formaldehyde has 0.5 %, the limit is 0.1 % (CLP Annex I 3.6.3.1, Table 3.6.2)'],
  ],
  [
    'graver, milder derived',
    'Carc. 1B H350',
    [{ ...carcinogen, content: 2, is: 'Carc. 2 H351' }],
    ['extra Carc. 1B: Carc. 2 follows: formaldehyde has 2 %, the limit is 1 % (CLP Annex I 3.6.3.1, Table 3.6.2)'],
  ],
  [
    'more than derived',
    'Carc. 1B H350',
    [{ ...carcinogen, content: 0.09999 }],
    ['extra Carc. 1B: formaldehyde has 0.09999 %, the limit is 0.1 % (CLP Annex I 3.6.3.1, Table 3.6.2)'],
  ],
  ['corrosive to the skin covers the eyes', 'Skin Corr. 1B H314', [corrosive], []],
  ['typed with the eyes', 'Skin Corr. 1C H314, Eye Dam. 1 H318', [corrosive], []],
  [
    'a class that a test decides',
    'Met. Corr. 1 H290, Skin Corr. 1B H314',
    [corrosive],
    [
      'extra Met. Corr. 1: no calculation gives it; it takes a test: UN test C.1 (CLP Annex I 2.16); an override should say how it was found',
    ],
  ],
  [
    'sum',
    '',
    [
      { name: 'A', content: 6, is: 'Skin Irrit. 2' },
      { name: 'B', content: 5, is: 'Skin Irrit. 2' },
    ],
    ['lacking Skin Irrit. 2: 6 of 10 % (A) + 5 of 10 % (B) = 1.1 times the limit (CLP Annex I 3.2.3.3, Table 3.2.3)'],
  ],
  [
    'weights',
    '',
    [{ name: 'A', content: 3, is: 'Aquatic Chronic 1 H410' }],
    ['lacking Aquatic Chronic 2: A has 3 % × 10, the limit is 25 % (CLP Annex I 4.1.3.5.5.4, Table 4.1.2)'],
  ],
  [
    'routes are apart',
    'Acute Tox. 4 H302',
    [{ name: 'A', content: 50, is: 'Acute Tox. 4 H302, Acute Tox. 3 H311' }],
    [
      'lacking Acute Tox. 3: the ingredients give an ATE (dermal) of 600 mg/kg, the limit is 1,000 mg/kg (CLP Annex I 3.1.3.6.1, Table 3.1.1)',
    ],
  ],
  [
    'effects of STOT SE 3 are apart',
    'STOT SE 3 H336',
    [{ name: 'A', content: 50, is: 'STOT SE 3 H335' }],
    [
      'lacking STOT SE 3: A has 50 %, the limit is 20 % (CLP Annex I 3.8.3.4.5)',
      'extra STOT SE 3: no ingredient has this hazard (CLP Annex I 3.8.3.4.5)',
    ],
  ],
  [
    'effects of a suffix',
    'Repr. 1B H360F',
    [{ name: 'A', content: 1, is: 'Repr. 1B H360FD' }],
    [
      'lacking Repr. 1B: the statement is H360FD, not H360F; A has 1 %, the limit is 0.3 % (CLP Annex I 3.7.3.1, Table 3.7.2)',
    ],
  ],
  ['a statement without suffix says all', 'Repr. 1A H360', [{ name: 'A', content: 1, is: 'Repr. 1B H360FD' }], []],
  [
    'unknown ingredient',
    'Carc. 1B H350',
    [{ name: 'A', content: 5, is: null }],
    [
      'extra Carc. 1B: the classification of A is unknown and could decide it (CLP Annex I 3.6.3.1, Table 3.6.2); an override should say how it was found',
    ],
  ],
])('%s', (_, typed, ingredients, expected) => {
  expect(differences(typed, ingredients)).toEqual(expected);
});

test('a class that a measured value requires is reported as lacking, with the value and the limit', () => {
  expect(differences('', [], { flashPoint: { value: 40 }, ph: 1 })).toEqual([
    'lacking Flam. Liq. 3: the flash point is 40 °C, the limit is 60 °C (CLP Annex I 2.6.2, Table 2.6.1)',
    'lacking Skin Corr. 1: the pH is 1, the limit is 2 (CLP Annex I 3.2.3.1.2)',
    'lacking Eye Dam. 1: the pH is 1, the limit is 2 (CLP Annex I 3.3.3.1.2)',
  ]);
});

test('an override decides over the derived class', () => {
  const test = { basis: 'test', reason: 'OECD 431' } as const;
  const metals: Determination = { hazardClass: 'corrosiveToMetals', category: 'Met. Corr. 1', h: ['H290'], ...test };
  const skin: Determination = { hazardClass: 'skin', category: null, h: [], ...test };
  expect(differences('Met. Corr. 1 H290, Eye Dam. 1 H318', [corrosive], {}, [metals, skin])).toEqual([]);
  expect(differences('Skin Corr. 1 H314', [corrosive], {}, [metals, skin])).toEqual([
    'lacking Met. Corr. 1: the override says so by test: OECD 431 (CLP Art. 9)',
    'extra Skin Corr. 1: not classified by test: OECD 431 (CLP Art. 9)',
  ]);
});

test('the last digit of a figure never shows it on the other side of the limit', () => {
  expect(differences('Skin Irrit. 2 H315', [{ name: 'A', content: 9.9996, is: 'Skin Irrit. 2' }])).toEqual([
    'extra Skin Irrit. 2: A has 9.9996 %, the limit is 10 % (CLP Annex I 3.2.3.3, Table 3.2.3)',
  ]);
});
