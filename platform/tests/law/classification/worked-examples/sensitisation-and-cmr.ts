import { annexVI, clp, czech, goClp, lingua, mixtureOf, part, type WorkedExample } from './example.ts';

const bounds = (test: string) => goClp('classifier_test.go', test);
const cmr = goClp('classify_mixture_test.go', 'TestClassifyMixture_CMR_GCLBoundaries');

/** Sensitisers (CLP Annex I 3.4, Tables 3.4.5 and 3.4.6; Annex II 2.8): each ingredient for itself. */
export const sensitisation: readonly WorkedExample[] = [
  ...(
    [
      ['linalool', '1B', 1, true, false, '1 ≥ 1'],
      ['linalool', '1B', 0.999, false, true, '0.1 ≤ 0.999 < 1'],
      ['linalool', '1B', 0.1, false, true, '0.1 ≥ 0.1'],
      ['linalool', '1B', 0.0999, false, false, '0.0999 < 0.1'],
      ['cinnamal', '1A', 0.1, true, false, '0.1 ≥ 0.1'],
      ['cinnamal', '1A', 0.0999, false, true, '0.01 ≤ 0.0999 < 0.1'],
      ['cinnamal', '1A', 0.01, false, true, '0.01 ≥ 0.01'],
      ['cinnamal', '1A', 0.00999, false, false, '0.00999 < 0.01'],
    ] as const
  ).map(([name, category, content, isClassified, isNamed, arithmetic]): WorkedExample => ({
    name: `Skin sensitiser ${category} (${name}) at ${content} %`,
    source: bounds(
      category === '1A' ? 'TestSkinSens_Sens1A_PotentBoundaries' : 'TestSkinSens_Sens1B_GenericBoundaries',
    ),
    mixture: mixtureOf([part(name, content, [`Skin Sens. ${category} H317`])]),
    expect: [{ hazardClass: 'skinSensitisation', category: isClassified ? 'Skin Sens. 1' : 'not classified' }],
    ...(isNamed ? { supplemental: [{ code: 'EUH208', names: [name] }] } : { absentSupplemental: ['EUH208'] }),
    arithmetic: `${arithmetic}; Table 3.4.5 has category 1 for the mixture`,
  })),
  {
    name: 'Two sensitisers of 0.6 % do not add up',
    source: bounds('TestSkinSens_HighestClassWins_NoAdditivity'),
    mixture: mixtureOf([part('a', 0.6, ['Skin Sens. 1B H317']), part('b', 0.6, ['Skin Sens. 1B H317'])]),
    expect: [{ hazardClass: 'skinSensitisation', category: 'not classified' }],
    supplemental: [{ code: 'EUH208', names: ['a', 'b'] }],
    arithmetic: '0.6 < 1 and 0.6 < 1; both ≥ 0.1',
  },
  {
    name: 'Specific limit of 0.5 % with 0.6 %',
    source: bounds('TestSkinSens_SCLOverridesGCL'),
    mixture: mixtureOf([part('A', 0.6, ['Skin Sens. 1B H317'], { limits: ['Skin Sens. 1B; H317: C ≥ 0,5 %'] })]),
    expect: [{ hazardClass: 'skinSensitisation', category: 'Skin Sens. 1B' }],
    arithmetic: '0.6 ≥ 0.5',
  },
  {
    name: 'Specific limit of 0.2 % with 0.3 %',
    source: czech('unit/test_sensitization_hazards.py', 'test_sens_scl'),
    mixture: mixtureOf([part('A', 0.3, ['Skin Sens. 1 H317'], { limits: ['Skin Sens. 1; H317: C ≥ 0,2 %'] })]),
    expect: [{ hazardClass: 'skinSensitisation', category: 'Skin Sens. 1' }],
    arithmetic: '0.3 ≥ 0.2',
  },
  {
    name: 'Isothiazolinones at their limit of 15 ppm',
    source: annexVI('613-167-00-5', 'Annex I 3.4.3.3'),
    mixture: mixtureOf([
      part('C(M)IT/MIT (3:1)', 0.0015, ['Skin Sens. 1A H317'], { limits: ['Skin Sens. 1A; H317: C ≥ 0,0015 %'] }),
    ]),
    expect: [{ hazardClass: 'skinSensitisation', category: 'Skin Sens. 1A' }],
    arithmetic: '0.0015 ≥ 0.0015',
  },
  {
    name: 'Isothiazolinones at a tenth of their limit are named',
    source: annexVI('613-167-00-5', 'note 1 to Table 3.4.6 and Annex II 2.8'),
    mixture: mixtureOf([
      part('C(M)IT/MIT (3:1)', 0.00015, ['Skin Sens. 1A H317'], { limits: ['Skin Sens. 1A; H317: C ≥ 0,0015 %'] }),
    ]),
    expect: [{ hazardClass: 'skinSensitisation', category: 'not classified' }],
    supplemental: [{ code: 'EUH208', names: ['C(M)IT/MIT (3:1)'] }],
    arithmetic: '0.00015 ≥ 0.0015/10',
  },
  ...(
    [
      ['1', 1, 'Resp. Sens. 1', '1 ≥ 1'],
      ['1', 0.9, 'not classified', '0.9 < 1'],
      ['1A', 0.1, 'Resp. Sens. 1', '0.1 ≥ 0.1'],
      ['1A', 0.09, 'not classified', '0.09 < 0.1'],
    ] as const
  ).map(([category, content, result, arithmetic]): WorkedExample => ({
    name: `Respiratory sensitiser ${category} at ${content} %`,
    source: goClp('classify_mixture_test.go', 'TestClassifyMixture_RespSens_GCLBoundaries'),
    mixture: mixtureOf([part('a', content, [`Resp. Sens. ${category} H334`])]),
    expect: [{ hazardClass: 'respiratorySensitisation', category: result }],
    arithmetic,
  })),
  {
    name: 'Respiratory sensitiser 1 of 0.2 % in a gas',
    source: lingua('test_a_generic_limit_triggers_at_the_limit, Resp. Sens. 0.2'),
    mixture: mixtureOf([part('a', 0.2, ['Resp. Sens. 1 H334']), part('Nitrogen', 99.8)], { physicalState: 'gas' }),
    expect: [{ hazardClass: 'respiratorySensitisation', category: 'Resp. Sens. 1' }],
    arithmetic: '0.2 ≥ 0.2 for gases; the source applies 0.2 to every state, liquids and solids have 1 (Table 3.4.5)',
  },
  {
    name: 'Diisocyanate of 0.1 % with its own limit',
    source: annexVI('615-005-00-9', 'Annex I 3.4.3.3'),
    mixture: mixtureOf([
      part('Diphenylmethane diisocyanate', 0.1, ['Resp. Sens. 1 H334', 'Skin Sens. 1 H317'], {
        limits: ['Resp. Sens. 1; H334: C ≥ 0,1 %'],
        euh: ['EUH204'],
      }),
    ]),
    expect: [
      { hazardClass: 'respiratorySensitisation', category: 'Resp. Sens. 1' },
      { hazardClass: 'skinSensitisation', category: 'not classified' },
    ],
    supplemental: [{ code: 'EUH204' }],
    arithmetic: '0.1 ≥ 0.1 inhalation; 0.1 < 1 skin; EUH204 for isocyanates (Annex II 2.4)',
  },
];

/** Mutagens, carcinogens, toxic for reproduction, lactation (CLP Annex I 3.5 to 3.7): each ingredient for itself. */
export const cmrClasses: readonly WorkedExample[] = [
  ...(
    [
      ['carcinogenicity', 'Carc. 1A H350', 0.1, 'Carc. 1A', cmr, '0.1 ≥ 0.1'],
      [
        'carcinogenicity',
        'Carc. 1B H350',
        0.09,
        'not classified',
        lingua('test_just_below_a_generic_limit'),
        '0.09 < 0.1',
      ],
      ['carcinogenicity', 'Carc. 2 H351', 1, 'Carc. 2', cmr, '1 ≥ 1'],
      ['carcinogenicity', 'Carc. 2 H351', 0.99, 'not classified', cmr, '0.99 < 1'],
      ['mutagenicity', 'Muta. 1B H340', 0.1, 'Muta. 1B', cmr, '0.1 ≥ 0.1'],
      ['mutagenicity', 'Muta. 2 H341', 1, 'Muta. 2', lingua('test_a_generic_limit_triggers_at_the_limit'), '1 ≥ 1'],
      ['mutagenicity', 'Muta. 2 H341', 0.99, 'not classified', lingua('test_just_below_a_generic_limit'), '0.99 < 1'],
      ['reproductiveToxicity', 'Repr. 1B H360', 0.3, 'Repr. 1B', cmr, '0.3 ≥ 0.3'],
      [
        'reproductiveToxicity',
        'Repr. 1B H360',
        0.29,
        'not classified',
        lingua('test_just_below_a_generic_limit'),
        '0.29 < 0.3',
      ],
      ['reproductiveToxicity', 'Repr. 2 H361', 3, 'Repr. 2', cmr, '3 ≥ 3'],
      ['reproductiveToxicity', 'Repr. 2 H361', 2.9, 'not classified', cmr, '2.9 < 3'],
      [
        'lactation',
        'Lact. H362',
        0.5,
        'Lact.',
        czech('test_lactation_classification.py', 'test_lactation_classification'),
        '0.5 ≥ 0.3',
      ],
      ['lactation', 'Lact. H362', 0.29, 'not classified', clp('Annex I Table 3.7.2, 0.3 %'), '0.29 < 0.3'],
    ] as const
  ).map(([hazardClass, entry, content, category, source, arithmetic]): WorkedExample => ({
    name: `${entry} at ${content} %`,
    source,
    mixture: mixtureOf([part('a', content, [entry])]),
    expect: [{ hazardClass, category }],
    arithmetic,
  })),
  {
    name: 'Specific limit of a carcinogen',
    source: czech('unit/test_cmr_hazards.py', 'test_cmr_scl_handling'),
    mixture: mixtureOf([part('A', 0.06, ['Carc. 1B H350'], { limits: ['Carc. 1B; H350: C ≥ 0,05 %'] })]),
    expect: [{ hazardClass: 'carcinogenicity', category: 'Carc. 1B' }],
    arithmetic: '0.06 ≥ 0.05',
  },
  {
    name: 'A carcinogen of category 1 beside one of category 2',
    source: goClp('classify_mixture_test.go', 'TestClassifyMixture_CMR_MultiClassAndCat1Dominates'),
    mixture: mixtureOf([part('c1', 0.1, ['Carc. 1A H350']), part('c2', 50, ['Carc. 2 H351'])]),
    expect: [{ hazardClass: 'carcinogenicity', category: 'Carc. 1A' }],
    arithmetic: '0.1 ≥ 0.1; the most severe category counts',
  },
  {
    name: 'Carcinogens do not add up',
    source: clp('Annex I 3.6.3.1.1, each ingredient at its limit'),
    mixture: mixtureOf([part('A', 0.06, ['Carc. 1B H350']), part('B', 0.06, ['Carc. 1B H350'])]),
    expect: [{ hazardClass: 'carcinogenicity', category: 'not classified' }],
    arithmetic: '0.06 < 0.1 and 0.06 < 0.1',
  },
];
