import { clp, czech, goClp, lingua, mixtureOf, part, type WorkedExample } from './example.ts';

const hypochlorite =
  'CLP Annex VI Table 3, index 017-011-00-1 (M = 10, M (Chronic) = 1, EUH031 from 5 %), as in GisChem, Natriumhypochlorit-Lösung, ' +
  'https://gischem.de/suche/dokument.htm?client_session_Dokument=898; Annex I 4.1.3.5.5';
const cascade = goClp('classifier_test.go', 'TestAquatic_ChronicCascade_Worked');
const factors = goClp('classifier_test.go', 'TestAquatic_MFactorOnlyOnAcute1AndChronic1');
const acute = (content: number, limits: string[] = []) =>
  mixtureOf([part('A', content, ['Aquatic Acute 1 H400'], { limits })]);

type Chronic = readonly [category: 1 | 2 | 3 | 4, content: number];
const statements = { 1: 'H410', 2: 'H411', 3: 'H412', 4: 'H413' };
const chronic = (parts: readonly Chronic[], limits: string[] = []) =>
  mixtureOf(
    parts.map(([category, content], index) =>
      part(`Ingredient ${index + 1}`, content, [`Aquatic Chronic ${category} ${statements[category]}`], { limits }),
    ),
  );

type Row = readonly [
  name: string,
  parts: readonly Chronic[],
  category: string,
  value: number | null,
  arithmetic: string,
];
const chronicOf =
  (source: string) =>
  ([name, parts, category, value, arithmetic]: Row): WorkedExample => ({
    name: `Long-term: ${name}`,
    source,
    mixture: chronic(parts),
    expect: [
      {
        hazardClass: 'aquaticChronic',
        category: category === 'not classified' ? category : `Aquatic Chronic ${category}`,
        ...(value !== null && { value, unit: '×' as const }),
      },
    ],
    arithmetic,
  });

/** Hazards to waters (CLP Annex I 4.1.3.5.5, Tables 4.1.1 and 4.1.2) and the ozone layer (5.1). */
export const environment: readonly WorkedExample[] = [
  ...(
    [
      [
        '25 %',
        25,
        [],
        'Aquatic Acute 1',
        1,
        '25 × 1 = 25; 25/25',
        goClp('classifier_test.go', 'TestAquatic_AcuteSummationBoundary'),
      ],
      ['24.99 %', 24.99, [], 'not classified', null, '24.99 < 25', lingua('test_acute_aquatic_summation')],
      ['2.5 % with M = 10', 2.5, ['M=10'], 'Aquatic Acute 1', 1, '2.5 × 10 = 25; 25/25', factors],
      ['2.49 % with M = 10', 2.49, ['M=10'], 'not classified', 0.996, '2.49 × 10 = 24.9 < 25', factors],
      [
        '0.025 % with M = 1000',
        0.025,
        ['M=1000'],
        'Aquatic Acute 1',
        1,
        '0.025 × 1000 = 25',
        clp('Annex I 4.1.3.1, cut-off 0.1/M %'),
      ],
      ['0.05 % with M = 1', 0.05, [], 'not classified', null, '0.05 < 0.1', clp('Annex I 4.1.3.1, cut-off 0.1 %')],
    ] as const
  ).map(([name, content, limits, category, value, arithmetic, source]): WorkedExample => ({
    name: `Short-term: ${name}`,
    source,
    mixture: acute(content, [...limits]),
    expect: [{ hazardClass: 'aquaticAcute', category, ...(value !== null && { value, unit: '×' as const }) }],
    arithmetic,
  })),
  ...(
    [
      [
        '1 % of category 1 and 15 % of 2',
        [
          [1, 1],
          [2, 15],
        ],
        '2',
        1,
        '10 × 1 + 15 = 25',
      ],
      [
        '2 % of category 2 and 5 % of 3',
        [
          [2, 2],
          [3, 5],
        ],
        '3',
        1,
        '10 × 2 + 5 = 25',
      ],
      ['0.3 % of category 1', [[1, 0.3]], '3', 1.2, '1: 0.3; 2: 3; 3: 100 × 0.3 = 30; 30/25 = 1.2'],
      [
        '2 % of category 1 and 4 % of 3',
        [
          [1, 2],
          [3, 4],
        ],
        '3',
        8.16,
        '2: 20 < 25; 3: 200 + 4 = 204; 204/25 = 8.16',
      ],
      [
        'little of everything',
        [
          [1, 0.1],
          [2, 1],
          [3, 1],
        ],
        'not classified',
        null,
        '100 × 0.1 + 10 × 1 + 1 = 21 < 25; sum 2.1',
      ],
      ['25 % of category 4', [[4, 25]], '4', 1, '25/25'],
      ['24.9 % of category 4', [[4, 24.9]], 'not classified', 0.996, '24.9 < 25'],
      ['1 % of category 4', [[4, 1]], 'not classified', null, '1 < 25'],
    ] as const
  ).map(chronicOf(cascade)),
  {
    ...chronicOf(cascade)([
      'a safety net of ingredients below the cut-off',
      [
        [3, 24],
        [4, 0.5],
        [4, 0.5],
      ],
      'not classified',
      null,
      'category 4 below 1 % does not count (4.1.3.1): 24 < 25; the source adds it and has 25',
    ]),
  },
  ...(
    [
      ['25 % of category 1', [[1, 25]], '1', 1, '25/25'],
      [
        '2 % of category 1 and 5 % of 2',
        [
          [1, 2],
          [2, 5],
        ],
        '2',
        1,
        '10 × 2 + 5 = 25',
      ],
      [
        '0.1, 1 and 5 %',
        [
          [1, 0.1],
          [2, 1],
          [3, 5],
        ],
        '3',
        1,
        '100 × 0.1 + 10 × 1 + 5 = 25',
      ],
      [
        '30 % of category 1 and 30 % of 4',
        [
          [1, 30],
          [4, 30],
        ],
        '1',
        1.2,
        '30/25 = 1.2; the most severe counts',
      ],
    ] as const
  ).map(chronicOf(lingua('test_chronic_one_at_the_limit to test_the_most_severe_aquatic_category_wins'))),
  {
    name: 'Long-term: 2.5 % of category 1 with M = 10',
    source: goClp('classifier_test.go', 'TestAquatic_Chronic1Boundary'),
    mixture: chronic([[1, 2.5]], ['M (Chronic)=10']),
    expect: [{ hazardClass: 'aquaticChronic', category: 'Aquatic Chronic 1', value: 1, unit: '×' }],
    arithmetic: '2.5 × 10 = 25',
  },
  {
    name: 'Long-term: 2.49 % of category 1 with M = 10',
    source: goClp('classifier_test.go', 'TestAquatic_Chronic1Boundary'),
    mixture: chronic([[1, 2.49]], ['M (Chronic)=10']),
    expect: [{ hazardClass: 'aquaticChronic', category: 'Aquatic Chronic 2', value: 9.96, unit: '×' }],
    arithmetic: '1: 24.9 < 25; 2: 10 × 24.9 = 249; 249/25 = 9.96',
  },
  {
    name: 'Long-term: an M factor of category 2 means nothing',
    source: factors,
    mixture: chronic([[2, 2.4]], ['M (Chronic)=10']),
    expect: [{ hazardClass: 'aquaticChronic', category: 'not classified' }],
    arithmetic: '10 × 2.4 = 24 < 25',
  },
  {
    name: 'Sodium hypochlorite at 5 %',
    source: hypochlorite,
    mixture: mixtureOf([
      part(
        'Sodium hypochlorite',
        5,
        ['Skin Corr. 1B H314', 'Eye Dam. 1 H318', 'Aquatic Acute 1 H400', 'Aquatic Chronic 1 H410'],
        {
          limits: ['M=10', 'M (Chronic)=1', 'EUH031: C ≥ 5 %'],
          euh: ['EUH031'],
          corrosion: 'nonAdditive',
        },
      ),
    ]),
    expect: [
      { hazardClass: 'aquaticAcute', category: 'Aquatic Acute 1', value: 2, unit: '×' },
      { hazardClass: 'aquaticChronic', category: 'Aquatic Chronic 2', value: 2, unit: '×' },
    ],
    supplemental: [{ code: 'EUH031' }],
    arithmetic: '5 × 10 = 50; 50/25 = 2; long-term 5 × 1 = 5 < 25, 10 × 5 = 50; 50/25 = 2; 5 ≥ 5 for EUH031',
  },
  {
    name: 'Sodium hypochlorite at 2 %',
    source: hypochlorite,
    mixture: mixtureOf([
      part(
        'Sodium hypochlorite',
        2,
        ['Skin Corr. 1B H314', 'Eye Dam. 1 H318', 'Aquatic Acute 1 H400', 'Aquatic Chronic 1 H410'],
        {
          limits: ['M=10', 'M (Chronic)=1', 'EUH031: C ≥ 5 %'],
          euh: ['EUH031'],
          corrosion: 'nonAdditive',
        },
      ),
    ]),
    expect: [
      { hazardClass: 'aquaticAcute', category: 'not classified', value: 0.8, unit: '×' },
      { hazardClass: 'aquaticChronic', category: 'Aquatic Chronic 3', value: 8, unit: '×' },
    ],
    absentSupplemental: ['EUH031'],
    arithmetic: '2 × 10 = 20; 20/25 = 0.8; long-term 10 × 2 = 20 < 25, 100 × 2 = 200; 200/25 = 8; 2 < 5 for EUH031',
  },
  {
    name: 'Ozone layer: 0.5 %',
    source: czech('test_ozone_classification.py', 'test_ozone_classification'),
    mixture: mixtureOf([part('A', 0.5, ['Ozone 1 H420'])]),
    expect: [{ hazardClass: 'ozone', category: 'Ozone 1' }],
    arithmetic: '0.5 ≥ 0.1',
  },
  {
    name: 'Ozone layer: 0.09 %',
    source: clp('Annex I Table 5.1, 0.1 %'),
    mixture: mixtureOf([part('A', 0.09, ['Ozone 1 H420'])]),
    expect: [{ hazardClass: 'ozone', category: 'not classified' }],
    arithmetic: '0.09 < 0.1',
  },
];

/** Endocrine disruption and persistence (Regulation (EU) 2023/707; CLP Annex I 3.11, 4.2 to 4.4). */
export const newClasses: readonly WorkedExample[] = (
  [
    ['endocrineHuman', 'ED HH 1 EUH380', 0.1, 'ED HH 1', '3.11.3, Table 3.11.2'],
    ['endocrineHuman', 'ED HH 2 EUH381', 1, 'ED HH 2', '3.11.3, Table 3.11.2'],
    ['endocrineHuman', 'ED HH 2 EUH381', 0.99, 'not classified', '3.11.3, Table 3.11.2'],
    ['endocrineEnvironment', 'ED ENV 1 EUH430', 0.1, 'ED ENV 1', '4.2.3, Table 4.2.2'],
    ['endocrineEnvironment', 'ED ENV 2 EUH431', 0.5, 'not classified', '4.2.3, Table 4.2.2'],
    ['pbt', 'PBT EUH440', 0.1, 'PBT', '4.3.3'],
    ['pbt', 'vPvB EUH441', 0.09, 'not classified', '4.3.3'],
    ['pmt', 'PMT EUH450', 0.1, 'PMT', '4.4.3'],
    ['pmt', 'vPvM EUH451', 0.1, 'vPvM', '4.4.3'],
  ] as const
).map(([hazardClass, entry, content, category, section]): WorkedExample => ({
  name: `${entry} at ${content} %`,
  source: clp(`Annex I ${section}, as amended by Regulation (EU) 2023/707`),
  mixture: mixtureOf([part('A', content, [entry])]),
  expect: [{ hazardClass, category }],
  arithmetic: `${content} ${category === 'not classified' ? '<' : '≥'} ${/ 2 /.test(entry) ? 1 : 0.1}`,
}));
