import { clp, czech, eligibility, goClp, mixtureOf, part, type WorkedExample } from './example.ts';

const unExample = (letter: string, address: string) =>
  `UN Sub-Committee GHS, example 3.1(${letter}), ST/SG/AC.10/C.4/2008/23 (2008), ${address}`;

const harmful = ['Acute Tox. 4 H302'];
const oral = (value: string) => ({ limits: [`oral: ATE = ${value} mg/kg bw`] });

/** Acute toxicity by mouth and skin (CLP Annex I 3.1): point estimates of Table 3.1.2, categories of Table 3.1.1. */
export const acuteOralAndDermal: readonly WorkedExample[] = [
  {
    name: 'One harmful ingredient among ingredients that showed no toxicity',
    source: unExample('c', 'https://it.scribd.com/document/460822058/3-1c-2008-23e'),
    mixture: mixtureOf([
      part('Ingredient 1', 4, harmful, oral('1737')),
      part('Ingredient 2', 5),
      part('Ingredient 3', 5),
      part('Ingredient 4', 86),
    ]),
    expect: [{ hazardClass: 'acuteOral', category: 'not classified', value: 43425, unit: 'mg/kg' }],
    arithmetic: '100 / (4/1737) = 43 425 mg/kg > 2000; the others are above 2000 mg/kg and are left out',
  },
  {
    name: 'Oral and inhalation together, by mouth',
    source: unExample('d', 'https://www.scribd.com/document/460832608/3-1d-2008-23e'),
    mixture: mixtureOf([
      part('Ingredient 1', 26),
      part('Ingredient 2', 23),
      part('Ingredient 3', 11),
      part('Ingredient 4', 40, harmful, oral('400')),
    ]),
    expect: [{ hazardClass: 'acuteOral', category: 'Acute Tox. 4', value: 1000, unit: 'mg/kg' }],
    arithmetic:
      '100 / (40/400) = 1000; the UN adds 26/2737 + 23/4500 (category 5 of the GHS) and gets 873; CLP has no category 5: ' +
      'above 2000 mg/kg is left out (3.1.3.6.1(a)); category 4 both ways',
  },
  {
    name: 'Unknown toxicity of 92 % of the mixture',
    source:
      'ECHA, Guidance on the Application of the CLP Criteria, v6.0 (January 2024), 3.1.5.3, Example 11, as quoted in ' +
      eligibility('src/engine/acute-toxicity.test.ts', '>10%-unknown correction'),
    mixture: mixtureOf([
      part('Ingredient 1', 4, ['Acute Tox. 3 H301'], oral('125')),
      part('Ingredient 2', 92, [], { unknownAcute: ['oral'] }),
      part('Ingredient 3', 3, harmful, oral('1500')),
      part('Ingredient 4', 0.8, [], { unknownAcute: ['oral'] }),
      part('Ingredient 5', 0.2, ['Acute Tox. 2 H300'], oral('10')),
    ]),
    expect: [{ hazardClass: 'acuteOral', category: 'Acute Tox. 3', value: 148.1, unit: 'mg/kg' }],
    unknownToxicity: [{ route: 'oral', percent: 92 }],
    arithmetic:
      '(100 - 92) / (4/125 + 3/1500 + 0.2/10) = 8 / 0.054 = 148.1; 0.2 % of category 2 counts (0.1 %), unknown below 1 % does not; ' +
      'ingredient 4 is 0.9 % in the source, whose sum is 100.1 %',
  },
  {
    name: 'Unknown toxicity of exactly 10 %: the plain formula',
    source: clp('Annex I 3.1.3.6.2.2 and 3.1.3.6.2.3, the 10 %'),
    mixture: mixtureOf([
      part('A', 20, harmful, oral('500')),
      part('B', 10, [], { unknownAcute: ['oral'] }),
      part('C', 70),
    ]),
    expect: [{ hazardClass: 'acuteOral', category: 'undecided', value: 2500, unit: 'mg/kg' }],
    unknownToxicity: [{ route: 'oral', percent: 10 }],
    arithmetic:
      '100 / (20/500) = 2500 > 2000 (with 10 % taken off 2250); no class, and no definitive estimate either (3.1.3.6.2.2)',
  },
  {
    name: 'Unknown toxicity above 10 % makes the mixture harmful',
    source: clp('Annex I 3.1.3.6.2.3, the 10 %'),
    mixture: mixtureOf([
      part('A', 20, harmful, oral('500')),
      part('B', 20, [], { unknownAcute: ['oral'] }),
      part('C', 60),
    ]),
    expect: [{ hazardClass: 'acuteOral', category: 'Acute Tox. 4', value: 2000, unit: 'mg/kg' }],
    unknownToxicity: [{ route: 'oral', percent: 20 }],
    arithmetic: '(100 - 20) / (20/500) = 2000, the upper bound of category 4',
  },
  {
    name: 'A harmful and a toxic ingredient with estimates of their own',
    source: czech('integration/test_full_classification.py', 'test_full_mixture_classification_workflow'),
    mixture: mixtureOf([
      part('A', 3, [...harmful, 'Skin Corr. 1 H314'], oral('500')),
      part('B', 10, ['Acute Tox. 3 H301', 'Eye Dam. 1 H318'], oral('200')),
    ]),
    expect: [
      { hazardClass: 'acuteOral', category: 'Acute Tox. 4', value: 1785.7, unit: 'mg/kg' },
      { hazardClass: 'skin', category: 'Skin Irrit. 2' },
      { hazardClass: 'eye', category: 'Eye Dam. 1' },
    ],
    arithmetic: '100 / (3/500 + 10/200) = 1785.7; 10 × 3 = 30 ≥ 10; 3 + 10 = 13 ≥ 3',
  },
  {
    name: 'Two harmful ingredients, half and half',
    source: czech('unit/test_ate.py', 'test_calculate_mixture_ate_logic'),
    mixture: mixtureOf([part('S1', 50, harmful, oral('500')), part('S2', 50, harmful, oral('1000'))]),
    expect: [{ hazardClass: 'acuteOral', category: 'Acute Tox. 4', value: 666.67, unit: 'mg/kg' }],
    arithmetic: '100 / (50/500 + 50/1000) = 666.67',
  },
  {
    name: 'Half of the mixture is unknown',
    source: czech('unit/test_ate.py', 'test_calculate_mixture_ate_with_unknown_logic'),
    mixture: mixtureOf([part('S1', 50, harmful, oral('500')), part('U', 50, [], { unknownAcute: ['oral'] })]),
    expect: [{ hazardClass: 'acuteOral', category: 'Acute Tox. 4', value: 500, unit: 'mg/kg' }],
    arithmetic: '(100 - 50) / (50/500) = 500; the source leaves the unknown half out and gets 1000 (3.1.3.6.2.3)',
  },
  ...(
    [
      [
        'harmful at 25 %',
        25,
        'Acute Tox. 4 H302',
        'Acute Tox. 4',
        2000,
        '100 / (25/500) = 2000, the bound of category 4',
      ],
      ['harmful at 24 %', 24, 'Acute Tox. 4 H302', 'not classified', 2083, '100 / (24/500) = 2083 > 2000'],
      ['toxic at 50 %', 50, 'Acute Tox. 3 H301', 'Acute Tox. 3', 200, '100 / (50/100) = 200 ≤ 300'],
      ['fatal at 50 %', 50, 'Acute Tox. 2 H300', 'Acute Tox. 2', 10, '100 / (50/5) = 10 ≤ 50'],
    ] as const
  ).map(([name, content, entry, category, value, arithmetic]): WorkedExample => ({
    name: `Converted estimate by mouth: ${name}`,
    source: goClp('classify_mixture_test.go', 'TestClassifyMixture_AcuteTox_ATESummationBoundaries'),
    mixture: mixtureOf([part('a', content, [entry])]),
    expect: [{ hazardClass: 'acuteOral', category, value, unit: 'mg/kg' }],
    arithmetic,
  })),
  {
    name: 'Methanol at 4.75 %, toxic as such, not in this dilution',
    source: eligibility('src/engine/acute-toxicity.test.ts', 'does NOT force a dilute same-category mixture up'),
    mixture: mixtureOf([part('Methanol', 4.75, ['Acute Tox. 3 H301'])]),
    expect: [{ hazardClass: 'acuteOral', category: 'not classified', value: 2105.3, unit: 'mg/kg' }],
    arithmetic: '100 / (4.75/100) = 2105.3 > 2000',
  },
  {
    name: 'Chlorpyrifos at 15.75 % in xylene',
    source: eligibility('src/engine/acute-toxicity.test.ts', 'excludes a known-tested-non-oral-toxic substance'),
    mixture: mixtureOf([part('Chlorpyrifos', 15.75, ['Acute Tox. 3 H301']), part('Xylene', 18.75)]),
    expect: [{ hazardClass: 'acuteOral', category: 'Acute Tox. 4', value: 634.92, unit: 'mg/kg' }],
    arithmetic: '100 / (15.75/100) = 634.92',
  },
  {
    name: 'Toxic by mouth at 12 %: harmful, for the sum and no limit decides',
    source: czech('unit/test_acute_toxicity.py', 'test_acute_tox_3_oral_classification'),
    mixture: mixtureOf([part('A', 12, ['Acute Tox. 3 H301'])]),
    expect: [{ hazardClass: 'acuteOral', category: 'Acute Tox. 4', value: 833.3, unit: 'mg/kg' }],
    arithmetic: '100 / (12/100) = 833.3; the source applies a limit of 10 % of earlier law and has category 3',
  },
  {
    name: 'Only ingredients of category 2, by conversion: not category 1',
    source: clp('Annex I 3.1.3.3(c) and Table 3.1.2, point estimate 5 mg/kg'),
    mixture: mixtureOf([part('A', 60, ['Acute Tox. 2 H300']), part('B', 40, ['Acute Tox. 2 H300'])]),
    expect: [{ hazardClass: 'acuteOral', category: 'Acute Tox. 2' }],
    arithmetic:
      '100 / (60/5 + 40/5) = 5 would be category 1 (≤ 5); all converted estimates are of category 2, so is the mixture',
  },
  {
    name: 'Fatal in contact with skin at 60 %',
    source: goClp('classify_mixture_test.go', 'TestClassifyMixture_AcuteTox_RouteSpecificCutoffs'),
    mixture: mixtureOf([part('a', 60, ['Acute Tox. 2 H310'])]),
    expect: [{ hazardClass: 'acuteDermal', category: 'Acute Tox. 2', value: 83.3, unit: 'mg/kg' }],
    arithmetic: '100 / (60/50) = 83.3; 50 < 83.3 ≤ 200',
  },
  {
    name: 'Most severe dermal category at 7 %',
    source:
      'mixclass.net, Acute toxicity, the example mixture (substance A), https://mixclass.net/clp-acute-toxicity (read November 2026)',
    mixture: mixtureOf([part('Substance A', 7, ['Acute Tox. 1 H310'])]),
    expect: [{ hazardClass: 'acuteDermal', category: 'Acute Tox. 2', value: 71.4, unit: 'mg/kg' }],
    arithmetic: '100 / (7/5) = 71.4; 50 < 71.4 ≤ 200; of the source only substance A is used here',
  },
  {
    name: 'Harmful in contact with skin at 30 %: not classified',
    source: czech('unit/test_acute_toxicity.py', 'test_acute_tox_4_dermal_classification'),
    mixture: mixtureOf([part('A', 30, ['Acute Tox. 4 H312'])]),
    expect: [{ hazardClass: 'acuteDermal', category: 'not classified', value: 3667, unit: 'mg/kg' }],
    arithmetic: '100 / (30/1100) = 3667 > 2000; the source applies a limit of 25 % of earlier law',
  },
  {
    name: 'Toxic in contact with skin at 15 %: the bound of category 4',
    source: czech('unit/test_acute_toxicity.py', 'test_acute_tox_3_dermal_classification'),
    mixture: mixtureOf([part('A', 15, ['Acute Tox. 3 H311'])]),
    expect: [{ hazardClass: 'acuteDermal', category: 'Acute Tox. 4', value: 2000, unit: 'mg/kg' }],
    arithmetic: '100 / (15/300) = 2000 ≤ 2000; the source has category 3 from a limit of 10 % of earlier law',
  },
  {
    name: 'Harmful ingredient below 1 % is left out',
    source: clp('Annex I Table 1.1, cut-off 1 % of Acute Tox. 4, and 3.1.3.3(a)'),
    mixture: mixtureOf([part('A', 0.99, harmful, oral('301'))]),
    expect: [{ hazardClass: 'acuteOral', category: 'not classified' }],
    arithmetic: '0.99 % < 1 %: nothing counts; counted it would be 100 / (0.99/301) = 30 404',
  },
];
