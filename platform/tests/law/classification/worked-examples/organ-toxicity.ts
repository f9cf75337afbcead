import { annexVI, clp, czech, goClp, lingua, mixtureOf, part, type WorkedExample } from './example.ts';

const methanol = ['STOT SE 1; H370: C ≥ 10 %', 'STOT SE 2; H371: 3 % ≤ C < 10 %'];
const singleExposure = goClp('classify_mixture_test.go', 'TestClassifyMixture_StotSE_Boundaries');
const repeated = goClp('classify_mixture_test.go', 'TestClassifyMixture_StotRE_Boundaries');
const aspiration = (name: string) => czech('unit/test_aspiration_hazard.py', name);

/** Specific target organ toxicity (CLP Annex I 3.8 and 3.9): categories 1 and 2 for each ingredient, category 3 by addition. */
export const organToxicity: readonly WorkedExample[] = [
  ...(
    [
      ['stotSingle', 'STOT SE 1 H370', 10, 'STOT SE 1', singleExposure, '10 ≥ 10'],
      ['stotSingle', 'STOT SE 1 H370', 9.9, 'STOT SE 2', singleExposure, '1 ≤ 9.9 < 10'],
      ['stotSingle', 'STOT SE 1 H370', 1, 'STOT SE 2', singleExposure, '1 ≥ 1'],
      ['stotSingle', 'STOT SE 1 H370', 0.99, 'not classified', clp('Annex I Table 3.8.3, 1 %'), '0.99 < 1'],
      ['stotSingle', 'STOT SE 2 H371', 10, 'STOT SE 2', singleExposure, '10 ≥ 10'],
      ['stotSingle', 'STOT SE 2 H371', 9.9, 'not classified', clp('Annex I Table 3.8.3, 10 %'), '9.9 < 10'],
      ['stotRepeated', 'STOT RE 1 H372', 10, 'STOT RE 1', repeated, '10 ≥ 10'],
      [
        'stotRepeated',
        'STOT RE 1 H372',
        5,
        'STOT RE 2',
        lingua('test_a_category_one_stot_between_one_and_ten'),
        '1 ≤ 5 < 10',
      ],
      ['stotRepeated', 'STOT RE 1 H372', 1, 'STOT RE 2', repeated, '1 ≥ 1'],
      ['stotRepeated', 'STOT RE 1 H372', 0.9, 'not classified', repeated, '0.9 < 1'],
      ['stotRepeated', 'STOT RE 2 H373', 10, 'STOT RE 2', repeated, '10 ≥ 10'],
    ] as const
  ).map(([hazardClass, entry, content, category, source, arithmetic]): WorkedExample => ({
    name: `${entry} at ${content} %`,
    source,
    mixture: mixtureOf([part('a', content, [entry])]),
    expect: [{ hazardClass, category }],
    arithmetic,
  })),
  {
    name: 'Specific limit of repeated exposure',
    source: lingua('test_an_annex_vi_specific_limit_replaces_the_generic_one'),
    mixture: mixtureOf([part('A', 2, ['STOT RE 1 H372'], { limits: ['STOT RE 1; H372: C ≥ 1 %'] })]),
    expect: [{ hazardClass: 'stotRepeated', category: 'STOT RE 1' }],
    arithmetic: '2 ≥ 1',
  },
  ...(
    [
      [10, 'STOT SE 1', '10 ≥ 10'],
      [5, 'STOT SE 2', '3 ≤ 5 < 10'],
      [2.9, 'not classified', '2.9 < 3; the generic limit of 1 % is replaced'],
    ] as const
  ).map(([content, category, arithmetic]): WorkedExample => ({
    name: `Methanol at ${content} %`,
    source: annexVI('603-001-00-X', 'Art. 10'),
    mixture: mixtureOf([part('Methanol', content, ['STOT SE 1 H370'], { limits: methanol })]),
    expect: [{ hazardClass: 'stotSingle', category }],
    arithmetic,
  })),
  {
    name: 'One substance irritates the respiratory tract at 20 %',
    source: singleExposure,
    mixture: mixtureOf([part('a', 20, ['STOT SE 3 H335'])]),
    expect: [{ hazardClass: 'stotSingleNarcoticIrritant', category: 'STOT SE 3', h: 'H335', value: 1, unit: '×' }],
    arithmetic: '20/20 = 1',
  },
  {
    name: 'Narcotic at 19.9 %',
    source: lingua('test_just_under_twenty_per_cent_does_not'),
    mixture: mixtureOf([part('a', 19.9, ['STOT SE 3 H336'])]),
    expect: [{ hazardClass: 'stotSingleNarcoticIrritant', category: 'not classified' }],
    arithmetic: '19.9/20 < 1',
  },
  {
    name: 'Two narcotics add up',
    source: czech('unit/test_stot_hazards.py', 'test_stot_se_3_narcotic_summation'),
    mixture: mixtureOf([part('A', 15, ['STOT SE 3 H336']), part('B', 6, ['STOT SE 3 H336'])]),
    expect: [{ hazardClass: 'stotSingleNarcoticIrritant', category: 'STOT SE 3', h: 'H336', value: 1.05, unit: '×' }],
    arithmetic: '(15 + 6)/20 = 1.05',
  },
  {
    name: 'Two narcotics reach 20 % exactly',
    source: lingua('test_one_effect_reaching_twenty_per_cent_classifies'),
    mixture: mixtureOf([part('A', 12, ['STOT SE 3 H336']), part('B', 8, ['STOT SE 3 H336'])]),
    expect: [{ hazardClass: 'stotSingleNarcoticIrritant', category: 'STOT SE 3', h: 'H336', value: 1, unit: '×' }],
    arithmetic: '(12 + 8)/20 = 1',
  },
  {
    name: 'A narcotic and an irritant do not add up',
    source: czech('unit/test_stot_hazards.py', 'test_stot_se_3_no_cross_summation'),
    mixture: mixtureOf([part('A', 15, ['STOT SE 3 H336']), part('B', 15, ['STOT SE 3 H335'])]),
    expect: [{ hazardClass: 'stotSingleNarcoticIrritant', category: 'not classified' }],
    arithmetic: '15/20 < 1 for each effect',
  },
  {
    name: 'Aspiration: one hydrocarbon at 10 %, thin',
    source: aspiration('test_aspiration_category_1_single_component'),
    mixture: mixtureOf([part('A', 10, ['Asp. Tox. 1 H304'])], { kinematicViscosity40: 5 }),
    expect: [{ hazardClass: 'aspiration', category: 'Asp. Tox. 1' }],
    arithmetic: '10 ≥ 10; 5 ≤ 20.5 mm²/s (the source does not ask for the viscosity)',
  },
  {
    name: 'Aspiration: two hydrocarbons add up',
    source: aspiration('test_aspiration_summation'),
    mixture: mixtureOf([part('A', 6, ['Asp. Tox. 1 H304']), part('B', 6, ['Asp. Tox. 1 H304'])], {
      kinematicViscosity40: 20.5,
    }),
    expect: [{ hazardClass: 'aspiration', category: 'Asp. Tox. 1' }],
    arithmetic: '6 + 6 = 12 ≥ 10; 20.5 ≤ 20.5 mm²/s',
  },
  {
    name: 'Aspiration: 9.9 %',
    source: goClp('classify_mixture_test.go', 'TestClassifyMixture_Aspiration_ViscosityGateAndFlag'),
    mixture: mixtureOf([part('a', 9.9, ['Asp. Tox. 1 H304'])], { kinematicViscosity40: 5 }),
    expect: [{ hazardClass: 'aspiration', category: 'not classified' }],
    arithmetic: '9.9 < 10',
  },
  {
    name: 'Aspiration: too thick',
    source: clp('Annex I 3.10.3.3.1.1, 20.5 mm²/s at 40 °C'),
    mixture: mixtureOf([part('a', 50, ['Asp. Tox. 1 H304'])], { kinematicViscosity40: 20.6 }),
    expect: [{ hazardClass: 'aspiration', category: 'not classified' }],
    arithmetic: '20.6 > 20.5',
  },
  {
    name: 'Aspiration: viscosity unknown',
    source: goClp('classify_mixture_test.go', 'TestClassifyMixture_Aspiration_ViscosityGateAndFlag'),
    mixture: mixtureOf([part('a', 10, ['Asp. Tox. 1 H304'])]),
    expect: [{ hazardClass: 'aspiration', category: 'undecided' }],
    arithmetic:
      '10 ≥ 10, but without the viscosity at 40 °C 3.10.3.3.1.1 cannot be answered; the source classifies and asks for it',
  },
];
