import { annexVI, clp, czech, eligibility, mixtureOf, part, type WorkedExample } from './example.ts';

const sodiumHydroxide = [
  'Skin Corr. 1A; H314: C ≥ 5 %',
  'Skin Corr. 1B; H314: 2 % ≤ C < 5 %',
  'Skin Irrit. 2; H315: 0,5 % ≤ C < 2 %',
  'Eye Irrit. 2; H319: 0,5 % ≤ C < 2 %',
];
const sulphuricAcid = [
  'Skin Corr. 1A; H314: C ≥ 15 %',
  'Skin Irrit. 2; H315: 5 % ≤ C < 15 %',
  'Eye Irrit. 2; H319: 5 % ≤ C < 15 %',
];
const aceticAcid = [
  'Skin Corr. 1A; H314: C ≥ 90 %',
  'Skin Corr. 1B; H314: 25 % ≤ C < 90 %',
  'Skin Irrit. 2; H315: 10 % ≤ C < 25 %',
  'Eye Irrit. 2; H319: 10 % ≤ C < 25 %',
];
const skinTests = (test: string) => eligibility('src/engine/skin-eye-corrosion.test.ts', test);

/** Specific limits, ingredients that do not add up, extreme pH (CLP Art. 10, Annex I 3.2.3 and 3.3.3). */
export const skinAndEyeLimits: readonly WorkedExample[] = [
  {
    name: 'Shares of two specific limits add up',
    source: skinTests('triggers Skin Corr. 1A via SCL-additivity'),
    mixture: mixtureOf([
      part('Sulphuric acid', 10, ['Skin Corr. 1A H314'], { limits: sulphuricAcid }),
      part('Sodium hydroxide', 2, ['Skin Corr. 1A H314'], { limits: sodiumHydroxide }),
    ]),
    expect: [{ hazardClass: 'skin', category: 'Skin Corr. 1A', value: 1.067, unit: '×' }],
    arithmetic: '10/15 + 2/5 = 1.067; an example of the sum only: the two would neutralise each other',
  },
  {
    name: 'Two acids far below their limits',
    source: skinTests('does not trigger anything below threshold'),
    mixture: mixtureOf([
      part('Sulphuric acid', 1, ['Skin Corr. 1A H314'], { limits: sulphuricAcid }),
      part('Acetic acid', 0.75, ['Skin Corr. 1A H314'], { limits: aceticAcid }),
    ]),
    expect: [{ hazardClass: 'skin', category: 'not classified' }],
    arithmetic: '1/5 + 0.75/10 = 0.275 < 1 (acetic acid is also below the cut-off of 1 %)',
  },
  {
    name: 'Specific limit of corrosion, generic limit of irritation',
    source: czech('unit/test_scl_edge_cases.py', 'test_scenario_1_scl_masking_effect'),
    mixture: mixtureOf([
      part('A', 3, ['Skin Corr. 1B H314'], { limits: ['Skin Corr. 1B; H314: C ≥ 5 %'] }),
      part('B', 8, ['Skin Irrit. 2 H315']),
    ]),
    expect: [{ hazardClass: 'skin', category: 'Skin Irrit. 2', value: 3.8, unit: '×' }],
    arithmetic: '(10 × 3 + 8)/10 = 3.8',
  },
  {
    name: 'A mild irritant with a high specific limit',
    source: czech('unit/test_scl_edge_cases.py', 'test_scenario_2_additivity_bypass'),
    mixture: mixtureOf([
      part('A', 40, ['Skin Irrit. 2 H315'], { limits: ['Skin Irrit. 2; H315: C ≥ 50 %'] }),
      part('B', 9, ['Skin Irrit. 2 H315']),
    ]),
    expect: [{ hazardClass: 'skin', category: 'Skin Irrit. 2', value: 1.7, unit: '×' }],
    arithmetic: '40/50 + 9/10 = 1.7',
  },
  {
    name: 'Three corrosives with different limits',
    source: czech('unit/test_audit_skin_scl.py', 'test_audit_skin_corrosion_additivity_mixed_scls'),
    mixture: mixtureOf([
      part('A', 1, ['Skin Corr. 1B H314'], { limits: ['Skin Corr. 1B; H314: C ≥ 1 %'] }),
      part('B', 1, ['Skin Corr. 1 H314']),
      part('C', 0.5, ['Skin Corr. 1A H314'], { limits: ['Skin Corr. 1A; H314: C ≥ 0,5 %'] }),
    ]),
    expect: [{ hazardClass: 'skin', category: 'Skin Corr. 1', value: 2.2, unit: '×' }],
    arithmetic: '1/1 + 1/5 + 0.5/0.5 = 2.2; B has no sub-category, so neither has the mixture (note to Table 3.2.3)',
  },
  ...(
    [
      [5, 'Skin Corr. 1A', 'Eye Dam. 1', '5 ≥ 5: 1A; eye 5 ≥ 3'],
      [2, 'Skin Corr. 1B', 'Eye Dam. 1', '2 % ≤ 2 < 5: 1B, which is also serious eye damage (3.3.2)'],
      [0.5, 'Skin Irrit. 2', 'Eye Irrit. 2', '0.5 ≥ 0.5'],
      [0.49, 'not classified', 'not classified', '0.49 < 0.5'],
    ] as const
  ).map(([content, skin, eye, arithmetic]): WorkedExample => ({
    name: `Sodium hydroxide at ${content} %`,
    source: annexVI('011-002-00-6', 'Art. 10'),
    mixture: mixtureOf([part('Sodium hydroxide', content, ['Skin Corr. 1A H314'], { limits: sodiumHydroxide })]),
    expect: [
      { hazardClass: 'skin', category: skin },
      { hazardClass: 'eye', category: eye },
    ],
    arithmetic,
  })),
  ...(
    [
      ['Strong acid at 1 %', 'acid', 1, 1.9, 'Skin Corr. 1A H314', 'Skin Corr. 1', 'Eye Dam. 1', 'acid, pH ≤ 2: 1 ≥ 1'],
      [
        'Strong base at 1 %',
        'base',
        1,
        11.6,
        'Skin Corr. 1A H314',
        'Skin Corr. 1',
        'Eye Dam. 1',
        'base, pH ≥ 11.5: 1 ≥ 1',
      ],
      [
        'Phenolic corrosive at 1 %',
        'nonAdditive',
        1,
        7,
        'Skin Corr. 1B H314',
        'Skin Corr. 1',
        'Eye Dam. 1',
        '1 ≥ 1, alone',
      ],
      [
        'Irritant of a mild acid at 3 %',
        'nonAdditive',
        3,
        5,
        'Skin Irrit. 2 H315',
        'Skin Irrit. 2',
        null,
        '3 ≥ 3, alone',
      ],
      [
        'Irritant of a mild acid at 2.9 %',
        'nonAdditive',
        2.9,
        5,
        'Skin Irrit. 2 H315',
        'not classified',
        null,
        '2.9 < 3',
      ],
    ] as const
  ).map(([name, corrosion, content, ph, entry, skin, eye, arithmetic]): WorkedExample => ({
    name: `Not additive: ${name}`,
    source: clp('Annex I Tables 3.2.4 and 3.3.4'),
    mixture: mixtureOf([part('A', content, [entry], { corrosion })], { ph }),
    expect: [{ hazardClass: 'skin', category: skin }, ...(eye ? [{ hazardClass: 'eye' as const, category: eye }] : [])],
    arithmetic,
  })),
  {
    name: 'Two irritants that do not add up stay apart',
    source: clp('Annex I 3.2.3.3.4 and Table 3.2.4, irritants ≥ 3 %'),
    mixture: mixtureOf([
      part('A', 2, ['Skin Irrit. 2 H315'], { corrosion: 'nonAdditive' }),
      part('B', 2, ['Skin Irrit. 2 H315'], { corrosion: 'nonAdditive' }),
    ]),
    expect: [{ hazardClass: 'skin', category: 'not classified' }],
    arithmetic: '2 < 3 and 2 < 3',
  },
  ...(
    [
      [2, 'Skin Corr. 1', 'Eye Dam. 1'],
      [11.5, 'Skin Corr. 1', 'Eye Dam. 1'],
    ] as const
  ).map(([ph, skin, eye]): WorkedExample => ({
    name: `pH ${ph} and nothing else known`,
    source: clp('Annex I 3.2.3.1.2 and 3.3.3.1.2, pH ≤ 2 or ≥ 11.5'),
    mixture: mixtureOf([part('Salt', 10)], { ph }),
    expect: [
      { hazardClass: 'skin', category: skin },
      { hazardClass: 'eye', category: eye },
    ],
    arithmetic: ph === 2 ? '2 ≤ 2' : '11.5 ≥ 11.5',
  })),
  {
    name: 'pH 2.1 is not extreme',
    source: clp('Annex I 3.2.3.1.2, pH ≤ 2'),
    mixture: mixtureOf([part('Salt', 10)], { ph: 2.1 }),
    expect: [{ hazardClass: 'skin', category: 'not classified' }],
    arithmetic: '2.1 > 2',
  },
  {
    name: 'Low acid reserve without a confirming test does not take the class away',
    source: clp('Annex I 3.2.3.1.2, acid or alkaline reserve must be confirmed by other data'),
    mixture: mixtureOf([part('Salt', 10)], { ph: 1.9, reserve: 0.2 }),
    expect: [{ hazardClass: 'skin', category: 'Skin Corr. 1' }],
    arithmetic: 'pH 1.9 ≤ 2; 1.9 - 0.2/12 = 1.88 speaks against corrosion and is not confirmed',
  },
  {
    name: 'A test on the mixture takes the class of the pH away',
    source: clp('Art. 9(2) and Annex I 3.2.3.1.2, validated in vitro test'),
    mixture: mixtureOf(
      [part('Salt', 10)],
      { ph: 1.9, reserve: 0.2 },
      {
        determinations: [
          {
            hazardClass: 'skin',
            category: null,
            h: [],
            basis: 'test',
            reason: 'OECD 431 and 439: not corrosive, not irritant',
          },
        ],
      },
    ),
    expect: [{ hazardClass: 'skin', category: 'not classified' }],
    arithmetic: 'test before pH',
  },
  {
    name: 'Hydrogen peroxide at 30 %',
    source:
      'GisChem, Wasserstoffperoxid-Lösung, ab 8 % bis unter 35 %, https://gischem.de/suche/dokument.htm?client_session_Dokument=6380; ' +
      'limits: ECHA, registry of CLH intentions, index 008-003-00-9 (2024)',
    mixture: mixtureOf([
      part(
        'Hydrogen peroxide',
        30,
        ['Ox. Liq. 1 H271', 'Acute Tox. 4 H332', 'Acute Tox. 4 H302', 'Skin Corr. 1A H314'],
        {
          limits: [
            'Skin Corr. 1A; H314: C ≥ 70 %',
            'Skin Corr. 1B; H314: 50 % ≤ C < 70 %',
            'Skin Irrit. 2; H315: 35 % ≤ C < 50 %',
            'Eye Dam. 1; H318: 8 % ≤ C < 50 %',
            'Eye Irrit. 2; H319: 5 % ≤ C < 8 %',
            'STOT SE 3; H335: C ≥ 35 %',
          ],
          inhalationForm: 'dustOrMist',
        },
      ),
    ]),
    expect: [
      { hazardClass: 'skin', category: 'not classified' },
      { hazardClass: 'eye', category: 'Eye Dam. 1' },
      { hazardClass: 'acuteOral', category: 'Acute Tox. 4', value: 1667, unit: 'mg/kg' },
      { hazardClass: 'acuteInhalation', category: 'Acute Tox. 4', value: 5, unit: 'mg/l' },
      { hazardClass: 'stotSingleNarcoticIrritant', category: 'not classified' },
    ],
    arithmetic:
      '30 < 35 skin; 8 ≤ 30 < 50 eye; 100 / (30/500) = 1667; 100 / (30/1.5) = 5; the source: oral from 25 %, inhalation from 30 %',
  },
];
