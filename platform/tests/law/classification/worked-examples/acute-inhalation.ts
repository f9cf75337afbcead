import { clp, czech, eligibility, goClp, mixtureOf, part, type WorkedExample } from './example.ts';

const vapour = (value: string) => ({ limits: [`inhalation: ATE = ${value} mg/L (vapours)`] });
const mist = (value: string) => ({ limits: [`inhalation: ATE = ${value} mg/L (dusts or mists)`] });

/** Acute toxicity by inhalation (CLP Annex I 3.1): gas in ppmV, vapour and dust or mist in mg/l. */
export const acuteInhalation: readonly WorkedExample[] = [
  {
    name: 'Vapour of 6.6 mg/l with 11 % unknown',
    source:
      'UN Sub-Committee GHS, example 3.1(d), ST/SG/AC.10/C.4/2008/23 (2008), https://www.scribd.com/document/460832608/3-1d-2008-23e',
    mixture: mixtureOf([
      part('Ingredient 1', 26, ['Acute Tox. 4 H332'], vapour('11')),
      part('Ingredient 2', 23, ['Acute Tox. 4 H332'], vapour('19')),
      part('Ingredient 3', 11, [], { unknownAcute: ['dermal', 'inhalation'] }),
      part('Ingredient 4', 40, ['Acute Tox. 3 H331'], vapour('4')),
    ]),
    expect: [{ hazardClass: 'acuteInhalation', category: 'Acute Tox. 3', value: 6.6, unit: 'mg/l' }],
    unknownToxicity: [{ route: 'inhalation', percent: 11 }],
    arithmetic: '(100 - 11) / (26/11 + 23/19 + 40/4) = 89 / 13.57 = 6.56; 2 < 6.56 ≤ 10',
  },
  {
    name: 'Mist of three ingredients',
    source:
      'ECHA, Guidance on the Application of the CLP Criteria, v6.0 (January 2024), 3.1.5.3, Example 12a, as quoted in ' +
      eligibility('src/engine/acute-toxicity.test.ts', 'inhalation additivity'),
    mixture: mixtureOf([
      part('Ingredient 1', 6, ['Acute Tox. 4 H332'], mist('1,5')),
      part('Ingredient 2', 11, ['Acute Tox. 3 H331'], mist('0,6')),
      part('Ingredient 3', 10),
      part('Ingredient 4', 40, ['Acute Tox. 4 H332'], mist('1,5')),
    ]),
    expect: [{ hazardClass: 'acuteInhalation', category: 'Acute Tox. 4', value: 2.04, unit: 'mg/l' }],
    arithmetic: '100 / (6/1.5 + 11/0.6 + 40/1.5) = 100/49 = 2.04; 1 < 2.04 ≤ 5',
  },
  ...(
    [
      ['harmful', 'Acute Tox. 4 H332', 'Acute Tox. 4', 11, '100 / (100/11) = 11; 10 < 11 ≤ 20'],
      ['toxic', 'Acute Tox. 3 H331', 'Acute Tox. 3', 3, '100 / (100/3) = 3; 2 < 3 ≤ 10'],
    ] as const
  ).map(([name, entry, category, value, arithmetic]): WorkedExample => ({
    name: `Converted estimate of a vapour: ${name} at 100 %`,
    source: goClp('classify_mixture_test.go', 'TestClassifyMixture_AcuteTox_RouteSpecificCutoffs'),
    mixture: mixtureOf([part('a', 100, [entry], { inhalationForm: 'vapour' })]),
    expect: [{ hazardClass: 'acuteInhalation', category, value, unit: 'mg/l' }],
    arithmetic,
  })),
  {
    name: 'Harmful mist at 30 %: the bound of category 4',
    source: czech('unit/test_acute_toxicity.py', 'test_acute_tox_4_inhalation_classification'),
    mixture: mixtureOf([part('A', 30, ['Acute Tox. 4 H332'], { inhalationForm: 'dustOrMist' })]),
    expect: [{ hazardClass: 'acuteInhalation', category: 'Acute Tox. 4', value: 5, unit: 'mg/l' }],
    arithmetic: '100 / (30/1.5) = 5 ≤ 5; the source uses a limit of 25 % of earlier law, the class is the same',
  },
  {
    name: 'Harmful vapour at 30 %: not classified',
    source: czech('unit/test_acute_toxicity.py', 'test_acute_tox_4_inhalation_classification'),
    mixture: mixtureOf([part('A', 30, ['Acute Tox. 4 H332'], { inhalationForm: 'vapour' })]),
    expect: [{ hazardClass: 'acuteInhalation', category: 'not classified', value: 36.7, unit: 'mg/l' }],
    arithmetic: '100 / (30/11) = 36.7 > 20; the source uses a limit of 25 % of earlier law and has category 4',
  },
  {
    name: 'Toxic vapour at 15 %: the bound of category 4',
    source: czech('unit/test_acute_toxicity.py', 'test_acute_tox_3_inhalation_classification'),
    mixture: mixtureOf([part('A', 15, ['Acute Tox. 3 H331'], { inhalationForm: 'vapour' })]),
    expect: [{ hazardClass: 'acuteInhalation', category: 'Acute Tox. 4', value: 20, unit: 'mg/l' }],
    arithmetic: '100 / (15/3) = 20 ≤ 20; the source has category 3 from a limit of 10 % of earlier law',
  },
  {
    name: 'Dust of a solid with a harmful ingredient only',
    source: czech('test_liquid_mist.py', 'test_solid_always_calculates_dust'),
    mixture: mixtureOf([part('DustySub', 100, ['Acute Tox. 4 H332'], mist('1,5'))], { physicalState: 'solid' }),
    expect: [{ hazardClass: 'acuteInhalation', category: 'Acute Tox. 4', value: 1.5, unit: 'mg/l' }],
    arithmetic: '100 / (100/1.5) = 1.5; 1 < 1.5 ≤ 5',
  },
  {
    name: 'Toxic gas diluted',
    source: clp('Annex I Table 3.1.1, gases 2500 and 20 000 ppmV'),
    mixture: mixtureOf(
      [
        part('Gas A', 10, ['Acute Tox. 3 H331'], { limits: ['inhalation: ATE = 700 ppmV (gases)'] }),
        part('Nitrogen', 90),
      ],
      { physicalState: 'gas' },
    ),
    expect: [{ hazardClass: 'acuteInhalation', category: 'Acute Tox. 4', value: 7000, unit: 'ppmV' }],
    arithmetic: '100 / (10/700) = 7000 ppmV; 2500 < 7000 ≤ 20 000 (contents of a gas are % by volume, 3.1.3.3(a))',
  },
  {
    name: 'Two forms of inhalation are never added',
    source: clp('Annex I Table 3.1.1, vapours and dusts or mists have limits of their own'),
    mixture: mixtureOf([
      part('Solvent', 50, ['Acute Tox. 4 H332'], vapour('11')),
      part('Resin', 20, ['Acute Tox. 4 H332'], mist('1,5')),
    ]),
    expect: [{ hazardClass: 'acuteInhalation', category: 'not classified' }],
    arithmetic:
      'vapour 100 / (50/11) = 22 > 20; mist 100 / (20/1.5) = 7.5 > 5; added as one figure they would classify',
  },
  {
    name: '2-Butoxyethanol at 20 %',
    source: clp('Annex VI Table 3, index 603-014-00-0 (Regulation (EU) 2022/692), with Annex I 3.1.3.6.1'),
    mixture: mixtureOf([
      part(
        '2-Butoxyethanol',
        20,
        ['Acute Tox. 3 H331', 'Acute Tox. 4 H302', 'Skin Irrit. 2 H315', 'Eye Irrit. 2 H319'],
        {
          limits: ['inhalation: ATE = 3 mg/L (vapours)', 'oral: ATE = 1200 mg/kg bw'],
        },
      ),
    ]),
    expect: [
      { hazardClass: 'acuteInhalation', category: 'Acute Tox. 4', value: 15, unit: 'mg/l' },
      { hazardClass: 'acuteOral', category: 'not classified', value: 6000, unit: 'mg/kg' },
      { hazardClass: 'skin', category: 'Skin Irrit. 2', value: 2, unit: '×' },
      { hazardClass: 'eye', category: 'Eye Irrit. 2', value: 2, unit: '×' },
    ],
    arithmetic: '100 / (20/3) = 15 mg/l; 100 / (20/1200) = 6000 mg/kg; 20/10 = 2 for skin and eye',
  },
];
