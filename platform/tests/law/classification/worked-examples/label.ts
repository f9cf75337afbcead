import { clp, goClp, mixtureOf, part, type WorkedExample } from './example.ts';

const sensitiser = goClp('classify_mixture_test.go', 'TestClassifyMixture_EUH208_SubThresholdDisclosure');

const requestProvision =
  'CLP Annex II 2.10, consolidated 1 September 2025, ' +
  'https://reachlex.eu/en/clp/annex-ii-part-2-special-rules-for-supplemental-label-elements-for-certain-mixtures-10';

/** What the label says beside the classes: names (CLP Art. 18(3)(b)) and supplemental statements (Annex II). */
export const label: readonly WorkedExample[] = [
  {
    name: 'A sensitiser of 0.5 % is named and does not classify',
    source: sensitiser,
    mixture: mixtureOf([part('a', 0.5, ['Skin Sens. 1B H317'])]),
    expect: [{ hazardClass: 'skinSensitisation', category: 'not classified' }],
    supplemental: [{ code: 'EUH208', names: ['a'] }],
    arithmetic: '0.1 ≤ 0.5 < 1',
  },
  {
    name: 'A sensitiser of 2 % is named for its class, not by EUH208',
    source: goClp('classify_mixture_test.go', 'TestClassifyMixture_EUH208_SuppressedWhenClassified'),
    mixture: mixtureOf([part('linalool', 2, ['Skin Sens. 1B H317'])]),
    expect: [{ hazardClass: 'skinSensitisation', category: 'Skin Sens. 1' }],
    absentSupplemental: ['EUH208'],
    labelNames: ['linalool'],
    arithmetic: '2 ≥ 1',
  },
  {
    name: 'A sensitiser of 0.5 % beside one that classifies is named, without EUH208',
    source:
      goClp('classify_mixture_test.go', 'TestClassifyMixture_EUH208_NamesOtherBandSensitiserAlongsideH317') +
      '; CLP Annex II 2.8, second paragraph, https://reachonline.eu/clp/en/annex-ii-2-2.8.html',
    mixture: mixtureOf([part('classifier', 2, ['Skin Sens. 1B H317']), part('band', 0.5, ['Skin Sens. 1B H317'])]),
    expect: [{ hazardClass: 'skinSensitisation', category: 'Skin Sens. 1' }],
    absentSupplemental: ['EUH208'],
    labelNames: ['band', 'classifier'],
    arithmetic:
      '2 ≥ 1; 0.1 ≤ 0.5 < 1; the source has EUH208 as well, 2.8 asks for it only where the mixture is not classified',
  },
  {
    name: 'A tenth of a specific limit of 0.5 %',
    source: `${goClp('classifier_test.go', 'TestSkinSens_SCLOverridesGCL')}; ${requestProvision}`,
    mixture: mixtureOf(
      [part('isoeugenol', 0.05, ['Skin Sens. 1B H317'], { limits: ['Skin Sens. 1B; H317: C ≥ 0,5 %'] })],
      {},
      { isForPublic: false },
    ),
    expect: [{ hazardClass: 'skinSensitisation', category: 'not classified' }],
    supplemental: [{ code: 'EUH208', names: ['isoeugenol'] }, { code: 'EUH210' }],
    arithmetic: '0.05 ≥ 0.5/10',
  },
  {
    name: 'Names of what makes the mixture corrosive and sensitising, not of what is hazardous to waters only',
    source: clp('Art. 18(3)(b)'),
    mixture: mixtureOf([
      part('Amine', 10, ['Skin Corr. 1B H314']),
      part('Resin', 5, ['Skin Sens. 1 H317']),
      part('Biocide', 3, ['Aquatic Acute 1 H400', 'Aquatic Chronic 1 H410'], { limits: ['M=10', 'M (Chronic)=10'] }),
    ]),
    expect: [
      { hazardClass: 'skin', category: 'Skin Corr. 1B' },
      { hazardClass: 'skinSensitisation', category: 'Skin Sens. 1' },
      { hazardClass: 'aquaticAcute', category: 'Aquatic Acute 1' },
    ],
    labelNames: ['Amine', 'Resin'],
    arithmetic: '10 ≥ 5; 5 ≥ 1; 3 × 10 = 30 ≥ 25; waters and irritation do not ask for names',
  },
  {
    name: 'A carcinogen of 0.5 % asks for a safety data sheet on request',
    source: clp('Annex I Table 3.6.2, note 1, and Annex II 2.10'),
    mixture: mixtureOf([part('A', 0.5, ['Carc. 2 H351'])]),
    expect: [{ hazardClass: 'carcinogenicity', category: 'not classified' }],
    supplemental: [{ code: 'EUH210' }],
    arithmetic: '0.1 ≤ 0.5 < 1',
  },
  ...(
    [
      ['Repr. 2 H361', 0.1, true, '0.1 ≥ 0.1'],
      ['Repr. 2 H361', 0.09, false, '0.09 < 0.1'],
      ['ED ENV 2 EUH431', 0.5, true, '0.1 ≤ 0.5 < 1'],
      ['Eye Irrit. 2 H319', 1, true, 'another health hazard: 1 ≥ 1'],
      ['Eye Irrit. 2 H319', 0.9, false, '0.9 < 1'],
      ['Aquatic Chronic 3 H412', 1, true, 'an environmental hazard: 1 ≥ 1'],
      ['Flam. Liq. 3 H226', 5, false, 'a physical hazard is neither a health nor an environmental one'],
    ] as const
  ).map(([entry, content, isOnRequest, arithmetic]): WorkedExample => ({
    name: `Safety data sheet on request: ${entry} at ${content} %, for professional users`,
    source: requestProvision,
    mixture: mixtureOf(
      [part('A', content, [entry], { hasUnionExposureLimit: false })],
      { flashPoint: { above: 93 }, initialBoilingPoint: { value: 100 } },
      { isForPublic: false },
    ),
    expect: [],
    ...(isOnRequest ? { supplemental: [{ code: 'EUH210' }] } : { absentSupplemental: ['EUH210'] }),
    arithmetic,
  })),
  {
    name: 'A mixture of known ingredients without hazards says nothing',
    source: goClp('classify_mixture_test.go', 'TestClassifyMixture_NonHazardousProducesEmptyLabel'),
    mixture: mixtureOf([part('Inert', 20)]),
    expect: [
      { hazardClass: 'acuteOral', category: 'not classified' },
      { hazardClass: 'skin', category: 'not classified' },
      { hazardClass: 'carcinogenicity', category: 'not classified' },
      { hazardClass: 'aquaticChronic', category: 'not classified' },
    ],
    absentSupplemental: ['EUH208', 'EUH210'],
    labelNames: [],
    arithmetic: 'no hazardous ingredient',
  },
  {
    name: 'A fragrance compound at 30 %',
    source: goClp('classify_mixture_test.go', 'TestClassifyMixture_ReferenceLabel_Integration'),
    mixture: mixtureOf([
      part('Fragrance compound', 30, [
        'Skin Sens. 1B H317',
        'Skin Irrit. 2 H315',
        'Eye Irrit. 2 H319',
        'Aquatic Chronic 2 H411',
      ]),
    ]),
    expect: [
      { hazardClass: 'skinSensitisation', category: 'Skin Sens. 1' },
      { hazardClass: 'skin', category: 'Skin Irrit. 2', value: 3, unit: '×' },
      { hazardClass: 'eye', category: 'Eye Irrit. 2', value: 3, unit: '×' },
      { hazardClass: 'aquaticChronic', category: 'Aquatic Chronic 2', value: 1.2, unit: '×' },
    ],
    labelNames: ['Fragrance compound'],
    arithmetic: '30 ≥ 1; 30/10 = 3; 30/25 = 1.2',
  },
];
