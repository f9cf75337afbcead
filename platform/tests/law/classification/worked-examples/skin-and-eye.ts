import { clp, czech, eligibility, goClp, lingua, mixtureOf, part, type WorkedExample } from './example.ts';

const helpdesk =
  'ECHA Helpdesk (O. Tunnela), Mixture classification exercises, Seminar for Baltic States, 5 March 2012, ' +
  'https://paperzz.com/doc/7927667/mixture-classification---exercises';
const rangeSource =
  'Verlag Dashöfer (H. Krejsová), Klasifikace žíravosti a dráždivosti, 26 November 2014, https://www.enviprofi.cz/33/';

type Row = readonly [
  name: string,
  content: number,
  entry: string,
  category: string,
  value: number | null,
  arithmetic: string,
];

const single =
  (hazardClass: 'skin' | 'eye', source: string) =>
  ([name, content, entry, category, value, arithmetic]: Row): WorkedExample => ({
    name,
    source,
    mixture: mixtureOf([part('a', content, [entry])]),
    expect: [{ hazardClass, category, ...(value !== null && { value, unit: '×' as const }) }],
    arithmetic,
  });

/** Skin corrosion and irritation, eye damage and irritation by addition (CLP Annex I Tables 3.2.3 and 3.3.3). */
export const skinAndEye: readonly WorkedExample[] = [
  ...(
    [
      ['Corrosive at 5 %', 5, 'Skin Corr. 1 H314', 'Skin Corr. 1', 1, '5/5 = 1'],
      [
        'Corrosive at 4.999 %',
        4.999,
        'Skin Corr. 1 H314',
        'Skin Irrit. 2',
        4.999,
        '4.999 < 5; 10 × 4.999 = 49.99 ≥ 10',
      ],
      ['Corrosive at 1 %', 1, 'Skin Corr. 1 H314', 'Skin Irrit. 2', 1, '10 × 1 = 10 ≥ 10'],
      [
        'Corrosive at 0.999 %',
        0.999,
        'Skin Corr. 1 H314',
        'not classified',
        null,
        '10 × 0.999 = 9.99 < 10, and below 1 %',
      ],
    ] as const
  ).map(single('skin', lingua('test_skin_corrosive_summation'))),
  ...(
    [
      ['Irritant at 10 %', 10, 'Skin Irrit. 2 H315', 'Skin Irrit. 2', 1, '10/10 = 1'],
      ['Irritant at 9.99 %', 9.99, 'Skin Irrit. 2 H315', 'not classified', 0.999, '9.99/10 < 1'],
    ] as const
  ).map(single('skin', lingua('test_skin_irritant_summation'))),
  ...(
    [
      ['Eye damage at 3 %', 3, 'Eye Dam. 1 H318', 'Eye Dam. 1', 1, '3/3 = 1'],
      ['Eye damage at 2.9 %', 2.9, 'Eye Dam. 1 H318', 'Eye Irrit. 2', 2.9, '2.9 < 3; 10 × 2.9 = 29 ≥ 10'],
      ['Eye irritant at 10 %', 10, 'Eye Irrit. 2 H319', 'Eye Irrit. 2', 1, '10/10 = 1'],
      ['Eye irritant at 9.9 %', 9.9, 'Eye Irrit. 2 H319', 'not classified', 0.99, '9.9/10 < 1'],
    ] as const
  ).map(single('eye', goClp('classify_mixture_test.go', 'TestClassifyMixture_Eye_AdditiveBoundaries'))),
  ...(
    [
      ['Eye damage at 0.99 %', 0.99, 'Eye Dam. 1 H318', 'not classified', null, '10 × 0.99 = 9.9 < 10, and below 1 %'],
      [
        'Skin corrosive at 3 % damages the eye',
        3,
        'Skin Corr. 1 H314',
        'Eye Dam. 1',
        1,
        'Skin Corr. 1 counts: 3/3 = 1',
      ],
    ] as const
  ).map(single('eye', lingua('test_eye_damage_summation, test_a_skin_corrosive_is_counted_as_damaging_to_the_eye'))),
  {
    name: 'Corrosive below the cut-off does not lift an irritant',
    source: lingua('test_just_under_the_weighted_limit_classifies_nothing'),
    mixture: mixtureOf([part('C', 0.4, ['Skin Corr. 1 H314']), part('I', 5, ['Skin Irrit. 2 H315'])]),
    expect: [{ hazardClass: 'skin', category: 'not classified' }],
    arithmetic: '10 × 0.4 + 5 = 9 < 10',
  },
  {
    name: 'Two corrosives of the same sub-category',
    source: lingua('test_sub_categories_are_summed_within_themselves'),
    mixture: mixtureOf([part('A', 3, ['Skin Corr. 1A H314']), part('B', 3, ['Skin Corr. 1A H314'])]),
    expect: [{ hazardClass: 'skin', category: 'Skin Corr. 1A' }],
    arithmetic: '3 + 3 = 6 ≥ 5 of 1A',
  },
  {
    name: '3 % of 1A and 3 % of 1B',
    source: lingua('test_different_sub_categories_fall_back_to_the_category'),
    mixture: mixtureOf([part('A', 3, ['Skin Corr. 1A H314']), part('B', 3, ['Skin Corr. 1B H314'])]),
    expect: [{ hazardClass: 'skin', category: 'Skin Corr. 1B' }],
    arithmetic: '1A: 3 < 5; 1A + 1B: 6 ≥ 5; the source says category 1, the note to Table 3.2.3 sub-category 1B',
  },
  {
    name: '2 % of 1A and 4 % of 1B',
    source: eligibility('src/engine/skin-eye-corrosion.test.ts', 'GCL sub-category stepwise resolution'),
    mixture: mixtureOf([part('A', 2, ['Skin Corr. 1A H314']), part('B', 4, ['Skin Corr. 1B H314'])]),
    expect: [
      { hazardClass: 'skin', category: 'Skin Corr. 1B' },
      { hazardClass: 'eye', category: 'Eye Dam. 1' },
    ],
    arithmetic: '1A: 2 < 5; 1A + 1B: 6 ≥ 5; eye: 6 ≥ 3 is damage, the source has irritation only',
  },
  {
    name: '2 % of 1A, 2 % of 1B and 2 % of 1C',
    source: clp('Annex I note to Table 3.2.3, the 5 %'),
    mixture: mixtureOf([
      part('A', 2, ['Skin Corr. 1A H314']),
      part('B', 2, ['Skin Corr. 1B H314']),
      part('C', 2, ['Skin Corr. 1C H314']),
    ]),
    expect: [{ hazardClass: 'skin', category: 'Skin Corr. 1C' }],
    arithmetic: '1A: 2; 1A + 1B: 4; 1A + 1B + 1C: 6 ≥ 5',
  },
  {
    name: '3 % corrosive and 5 % irritant',
    source: eligibility('src/engine/skin-eye-corrosion.test.ts', 'GCL bridging rule'),
    mixture: mixtureOf([part('Corrosive', 3, ['Skin Corr. 1A H314']), part('Irritant', 5, ['Skin Irrit. 2 H315'])]),
    expect: [
      { hazardClass: 'skin', category: 'Skin Irrit. 2', value: 3.5, unit: '×' },
      { hazardClass: 'eye', category: 'Eye Dam. 1', value: 1, unit: '×' },
    ],
    arithmetic: '10 × 3 + 5 = 35; 35/10 = 3.5; eye: 3/3 = 1 is damage, the source has irritation only',
  },
  {
    name: 'Three thirds of the corrosion limit',
    source: czech('unit/test_scl_edge_cases.py', 'test_scenario_3_floating_point_abyss'),
    mixture: mixtureOf(['A', 'B', 'C'].map((name) => part(name, 1.6666666666666667, ['Skin Corr. 1 H314']))),
    expect: [{ hazardClass: 'skin', category: 'Skin Corr. 1' }],
    arithmetic: '3 × 1.6666666666666667 = 5.0000000000000001 ≥ 5',
  },
  {
    name: 'Content of 3 to 7 %: the worst case counts',
    source: rangeSource,
    mixture: mixtureOf([part('Corrosive', [3, 7], ['Skin Corr. 1 H314'])]),
    expect: [{ hazardClass: 'skin', category: 'Skin Corr. 1', value: 1.4, unit: '×' }],
    arithmetic: '7/5 = 1.4; R34 of the source read as Skin Corr. 1',
  },
  {
    name: 'The same ingredient at 4 % exactly',
    source: rangeSource,
    mixture: mixtureOf([part('Corrosive', 4, ['Skin Corr. 1 H314'])]),
    expect: [
      { hazardClass: 'skin', category: 'Skin Irrit. 2', value: 4, unit: '×' },
      { hazardClass: 'eye', category: 'Eye Dam. 1' },
    ],
    arithmetic: '4 < 5; 10 × 4 = 40; 40/10 = 4; eye 4 ≥ 3',
  },
  {
    name: 'Thickener at 0.8 % is below the cut-off',
    source: `${helpdesk}, example 1`,
    mixture: mixtureOf([part('Anionic surfactant', 9.2), part('Thickening agent', 0.8, ['Skin Irrit. 2 H315'])]),
    expect: [{ hazardClass: 'skin', category: 'not classified' }],
    arithmetic: '0.8 % < 1 %',
  },
  {
    name: 'Thickener at 1.8 % counts and does not suffice',
    source: `${helpdesk}, example 2`,
    mixture: mixtureOf([part('Anionic surfactant', 8.2), part('Thickening agent', 1.8, ['Skin Irrit. 2 H315'])]),
    expect: [{ hazardClass: 'skin', category: 'not classified', value: 0.18, unit: '×' }],
    arithmetic: '1.8/10 = 0.18 < 1',
  },
];
