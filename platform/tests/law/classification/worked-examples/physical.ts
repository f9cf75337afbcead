import { annexVI, clp, goClp, mixtureOf, part, type WorkedExample } from './example.ts';

const flash = goClp('classify_mixture_test.go', 'TestClassifyMixture_Flammable_FlashPointBoundaries');
const liquids = clp('Annex I Table 2.6.1');
const aerosols = clp('Annex I 2.3.2.1 and figures 2.3.1(a) to 2.3.1(c)');

/** Flammable liquids, aerosols and oxidising liquids that follow from a figure (CLP Annex I 2.3, 2.6, 2.13). */
export const physical: readonly WorkedExample[] = [
  ...(
    [
      [70, 100, 'not classified', flash, '70 > 60'],
      [60, 100, 'Flam. Liq. 3', flash, '23 ≤ 60 ≤ 60'],
      [60.1, 100, 'not classified', liquids, '60.1 > 60'],
      [23, 100, 'Flam. Liq. 3', flash, '23 ≤ 23 ≤ 60'],
      [22.9, 100, 'Flam. Liq. 2', flash, '22.9 < 23; boiling point 100 > 35'],
      [22.9, 35, 'Flam. Liq. 1', liquids, '22.9 < 23; boiling point 35 ≤ 35'],
      [22.9, 35.1, 'Flam. Liq. 2', liquids, '22.9 < 23; boiling point 35.1 > 35'],
    ] as const
  ).map(([flashPoint, boilingPoint, category, source, arithmetic]): WorkedExample => ({
    name: `Flash point ${flashPoint} °C, boiling point ${boilingPoint} °C`,
    source,
    mixture: mixtureOf([part('Solvent', 100)], {
      flashPoint: { value: flashPoint },
      initialBoilingPoint: { value: boilingPoint },
    }),
    expect: [{ hazardClass: 'flammableLiquids', category }],
    arithmetic,
  })),
  {
    name: 'Flash point 22 °C without a boiling point',
    source: goClp('classify_mixture_test.go', 'TestClassifyMixture_Flammable_FlashPointBoundaries, flash 22.9C'),
    mixture: mixtureOf([part('Solvent', 100)], { flashPoint: { value: 22 } }),
    expect: [{ hazardClass: 'flammableLiquids', category: 'Flam. Liq. 1' }],
    arithmetic:
      '22 < 23: category 1 or 2, and without a boiling point the more severe; the source says category 2 and asks for it',
  },
  {
    name: 'Flash point 55 °C that does not sustain combustion',
    source: clp('Annex I 2.6.4.5, flash point above 35 °C and test L.2'),
    mixture: mixtureOf([part('Solvent', 100)], {
      flashPoint: { value: 55 },
      initialBoilingPoint: { value: 100 },
      sustainsCombustion: false,
    }),
    expect: [{ hazardClass: 'flammableLiquids', category: 'not classified' }],
    arithmetic: '35 < 55 ≤ 60 and L.2 negative',
  },
  {
    name: 'Flash point 35 °C that does not sustain combustion stays flammable',
    source: clp('Annex I 2.6.4.5, flash point above 35 °C and test L.2'),
    mixture: mixtureOf([part('Solvent', 100)], {
      flashPoint: { value: 35 },
      initialBoilingPoint: { value: 100 },
      sustainsCombustion: false,
    }),
    expect: [{ hazardClass: 'flammableLiquids', category: 'Flam. Liq. 3' }],
    arithmetic: '35 is not above 35',
  },
  ...(
    [
      ['85 % flammable, 30 kJ/g', { flammableContent: 85, heatOfCombustion: 30 }, 'Aerosol 1', '85 ≥ 85 and 30 ≥ 30'],
      ['1 % flammable, 19 kJ/g', { flammableContent: 1, heatOfCombustion: 19 }, 'Aerosol 3', '1 ≤ 1 and 19 < 20'],
      [
        'spray that ignites at 75 cm',
        { flammableContent: 50, heatOfCombustion: 15, ignitionDistance: 75 },
        'Aerosol 1',
        '75 ≥ 75',
      ],
      [
        'spray of 15 kJ/g that ignites at 15 cm',
        { flammableContent: 50, heatOfCombustion: 15, ignitionDistance: 15 },
        'Aerosol 2',
        '15 < 20 kJ/g and 15 ≥ 15 cm',
      ],
      [
        'spray of 20 kJ/g that ignites at 10 cm',
        { flammableContent: 50, heatOfCombustion: 20, ignitionDistance: 10 },
        'Aerosol 2',
        '10 < 75 cm; 20 ≥ 20 kJ/g',
      ],
      [
        'spray of 15 kJ/g, enclosed space 300 s/m³',
        {
          flammableContent: 50,
          heatOfCombustion: 15,
          ignitionDistance: 10,
          timeEquivalent: 300,
          deflagrationDensity: 400,
        },
        'Aerosol 2',
        '10 < 15 cm; 300 ≤ 300 s/m³',
      ],
      [
        'spray of 15 kJ/g, enclosed space 301 s/m³',
        {
          flammableContent: 50,
          heatOfCombustion: 15,
          ignitionDistance: 10,
          timeEquivalent: 301,
          deflagrationDensity: 301,
        },
        'Aerosol 3',
        '301 > 300 s/m³ and 301 > 300 g/m³',
      ],
      [
        'foam of 20 cm for 2 s',
        { flammableContent: 50, heatOfCombustion: 25, isFoam: true, flameHeight: 20, flameDuration: 2 },
        'Aerosol 1',
        '20 ≥ 20 cm and 2 ≥ 2 s',
      ],
      [
        'foam of 4 cm for 7 s',
        { flammableContent: 50, heatOfCombustion: 25, isFoam: true, flameHeight: 4, flameDuration: 7 },
        'Aerosol 1',
        '4 ≥ 4 cm and 7 ≥ 7 s',
      ],
      [
        'foam of 4 cm for 2 s',
        { flammableContent: 50, heatOfCombustion: 25, isFoam: true, flameHeight: 4, flameDuration: 2 },
        'Aerosol 2',
        '4 ≥ 4 cm and 2 ≥ 2 s, below 20 cm and 7 s',
      ],
      [
        'foam of 3.9 cm',
        { flammableContent: 50, heatOfCombustion: 25, isFoam: true, flameHeight: 3.9, flameDuration: 8 },
        'Aerosol 3',
        '3.9 < 4 cm',
      ],
    ] as const
  ).map(([name, aerosol, category, arithmetic]): WorkedExample => ({
    name: `Aerosol: ${name}`,
    source: aerosols,
    mixture: mixtureOf([part('Content', 100)], { isAerosol: true, aerosol }),
    expect: [{ hazardClass: 'aerosols', category }],
    arithmetic,
  })),
  {
    name: 'Hydrogen peroxide at 60 % oxidises',
    source: annexVI('008-003-00-9', 'Art. 10'),
    mixture: mixtureOf([
      part('Hydrogen peroxide', 60, ['Ox. Liq. 1 H271'], {
        limits: ['Ox. Liq. 1; H271: C ≥ 70 % ****', 'Ox. Liq. 2; H272: 50 % ≤ C < 70 % ****'],
      }),
    ]),
    expect: [{ hazardClass: 'oxidisingLiquids', category: 'Ox. Liq. 2' }],
    arithmetic: '50 ≤ 60 < 70',
  },
];
