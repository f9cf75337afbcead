import { missingInMixture } from '../../rules/mixture-limits.ts';

const ingredient = (category: string, content?: number, ...limits: string[]) => ({
  name: category,
  classification: [{ category, h: [] }],
  ...(content !== undefined && { content }),
  limits,
});
const ownOf = (content: number, ...limits: string[]) => ingredient('Skin Corr. 1B', content, ...limits);

const acidLimits = [
  'Skin Corr. 1B; H314: C ≥ 25 %',
  'Skin Irrit. 2; H315: 10 % ≤ C < 25 %',
  'Eye Irrit. 2; H319: 10 % ≤ C < 25 %',
];

test.each<[what: string, ingredients: ReturnType<typeof ingredient>[], own: string[], missing: string[]]>([
  ['0.1 % of a carcinogen 1B', [ingredient('Carc. 1B', 0.1)], [], ['Carc. 1']],
  ['less of it', [ingredient('Carc. 1B', 0.09)], [], []],
  ['two below the limit, for each counts', [ingredient('Carc. 1B', 0.09), ingredient('Carc. 1A', 0.09)], [], []],
  ['an ingredient without a content', [ingredient('Carc. 1B')], [], []],
  ['reprotoxic 2 where the mixture is 1B', [ingredient('Repr. 2', 5)], ['Repr. 1B'], []],
  ['10 % of STOT RE 1', [ingredient('STOT RE 1', 10)], [], ['STOT RE 1']],
  ['1 % of it', [ingredient('STOT RE 1', 1)], [], ['STOT RE 2']],
  ['less than the limit of its own', [ingredient('Skin Sens. 1A', 1, 'Skin Sens. 1A; H317: C ≥ 2 %')], [], []],
  ['as much', [ingredient('Skin Sens. 1A', 0.01, 'Skin Sens. 1A; H317: C ≥ 0.01 %')], [], ['Skin Sens. 1']],
  ['10 % irritant together', [ingredient('Skin Irrit. 2', 6), ingredient('Skin Irrit. 2', 4)], [], ['Skin Irrit. 2']],
  ['the same where it is corrosive', [ingredient('Skin Irrit. 2', 12)], ['Skin Corr. 1B'], []],
  ['many below the cut-off of 1 %', Array.from({ length: 20 }, () => ingredient('Skin Irrit. 2', 0.9)), [], []],
  ['1 % corrosive', [ingredient('Skin Corr. 1A', 1)], [], ['Skin Irrit. 2', 'Eye Irrit. 2']],
  ['3 % of it', [ingredient('Skin Corr. 1A', 3)], ['Skin Irrit. 2'], ['Eye Dam. 1']],
  ['5 % of it', [ingredient('Skin Corr. 1A', 5)], ['Eye Dam. 1'], ['Skin Corr. 1']],
  ['an acid with limits of its own, 9 %', [ownOf(9, ...acidLimits)], [], []],
  ['an acid with limits of its own, 12 %', [ownOf(12, ...acidLimits)], [], ['Skin Irrit. 2', 'Eye Irrit. 2']],
  ['an acid with limits of its own, 25 %', [ownOf(25, ...acidLimits)], [], ['Skin Corr. 1']],
  [
    'two acids, each half of its own limit',
    [ownOf(12.5, ...acidLimits), ownOf(12.5, ...acidLimits)],
    [],
    ['Skin Corr. 1'],
  ],
  ['a corrosive one whose limits do not say from where on it irritates', [ownOf(12, acidLimits[0]!)], [], []],
  ['25 % aquatic acute 1', [ingredient('Aquatic Acute 1', 25)], [], ['Aquatic Acute 1']],
  ['2.5 % with M = 10', [ingredient('Aquatic Acute 1', 2.5, 'M (acute) = 10')], [], ['Aquatic Acute 1']],
  ['2.4 % with M = 10', [ingredient('Aquatic Acute 1', 2.4, 'M (acute) = 10')], [], []],
  ['the M factor of the other effect', [ingredient('Aquatic Acute 1', 2.5, 'M (chronic) = 10')], [], []],
  ['25 % aquatic chronic 1', [ingredient('Aquatic Chronic 1', 25)], [], ['Aquatic Chronic 1']],
  [
    'chronic 1 and 2: 10 × 2 % + 5 %',
    [ingredient('Aquatic Chronic 1', 2), ingredient('Aquatic Chronic 2', 5)],
    [],
    ['Aquatic Chronic 2'],
  ],
  [
    'chronic 1 with M = 10, 2 and 3: 100 × 10 × 0.01 % + 10 × 1 % + 5 %',
    [
      ingredient('Aquatic Chronic 1', 0.01, 'M (chronic) = 10'),
      ingredient('Aquatic Chronic 2', 1),
      ingredient('Aquatic Chronic 3', 5),
    ],
    [],
    ['Aquatic Chronic 3'],
  ],
  ['25 % chronic 4', [ingredient('Aquatic Chronic 4', 25)], [], ['Aquatic Chronic 4']],
  ['25 % chronic 3 where the mixture is chronic 2', [ingredient('Aquatic Chronic 3', 25)], ['Aquatic Chronic 2'], []],
])('%s: the mixture lacks what follows', (_, ingredients, own, missing) => {
  const found = missingInMixture(
    ingredients,
    own.map((category) => ({ category })),
  );
  expect(found.map(({ is }) => is)).toEqual(missing);
});

test('what brings a class is named with contents and limits, the greatest part first', () => {
  const ingredients = [
    ingredient('Aquatic Chronic 2', 5),
    ingredient('Aquatic Chronic 1', 1, 'M (chronic) = 10'),
    ingredient('Flam. Liq. 2', 90),
  ];
  expect(missingInMixture(ingredients, [])).toEqual([
    {
      is: 'Aquatic Chronic 2',
      provision: 'CLP Annex I 4.1.3.5.5.4, Table 4.1.2',
      parts: [
        { name: 'Aquatic Chronic 1', content: 1, limit: 0.25 },
        { name: 'Aquatic Chronic 2', content: 5, limit: 25 },
      ],
    },
  ]);
});
