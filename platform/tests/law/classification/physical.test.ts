import { classify } from '../../../law/classification/classify.ts';
import type { HazardClass } from '../../../law/hazard-classes.ts';
import type { MeasuredFacts } from '../../../law/classification/model/model.ts';
import { type IngredientInput, mixture, verdictsOf } from './mixture.ts';

const value = (figure: number) => ({ value: figure });

test.each<[what: string, measured: Partial<MeasuredFacts>, expected: string]>([
  ['22.9 °C, boils at 35 °C', { flashPoint: value(22.9), initialBoilingPoint: value(35) }, 'Flam. Liq. 1 H224'],
  ['22.9 °C, boils at 36 °C', { flashPoint: value(22.9), initialBoilingPoint: value(36) }, 'Flam. Liq. 2 H225'],
  [
    'below 0 °C, boils above 100 °C',
    { flashPoint: { below: 0 }, initialBoilingPoint: { above: 100 } },
    'Flam. Liq. 2 H225',
  ],
  ['below 0 °C, boiling point unknown', { flashPoint: { below: 0 } }, 'Flam. Liq. 1 H224'],
  ['23 °C', { flashPoint: value(23) }, 'Flam. Liq. 3 H226'],
  ['60 °C', { flashPoint: value(60) }, 'Flam. Liq. 3 H226'],
  ['60.1 °C', { flashPoint: value(60.1) }, 'conclusive flashPointOverLimit'],
  ['above 60 °C', { flashPoint: { above: 60 } }, 'conclusive flashPointOverLimit'],
  ['above 50 °C, which may be none', { flashPoint: { above: 50 } }, 'open flashPointOpen'],
  ['above 0 °C', { flashPoint: { above: 0 }, initialBoilingPoint: { above: 35 } }, 'open flashPointOpen'],
  ['below 100 °C', { flashPoint: { below: 100 } }, 'open flashPointOpen'],
  ['below 60 °C', { flashPoint: { below: 60 }, initialBoilingPoint: { above: 100 } }, 'Flam. Liq. 2 H225'],
  ['below 60 °C, L.2 negative', { flashPoint: { below: 60 }, sustainsCombustion: false }, 'open flashPointOpen'],
  [
    'above 35 °C, L.2 negative',
    { flashPoint: { above: 35 }, sustainsCombustion: false },
    'conclusive doesNotSustainCombustion',
  ],
  ['gas oil of 75 °C', { flashPoint: value(75), isGasOil: true }, 'Flam. Liq. 3 H226'],
  ['36 °C, L.2 negative', { flashPoint: value(36), sustainsCombustion: false }, 'conclusive doesNotSustainCombustion'],
  ['35 °C, L.2 negative', { flashPoint: value(35), sustainsCombustion: false }, 'Flam. Liq. 3 H226'],
  ['not measured', {}, 'noData flashPointUnknown'],
  ['solid', { physicalState: 'solid', flashPoint: value(10) }, 'notApplicable notLiquid'],
  ['aerosol', { isAerosol: true, flashPoint: value(10) }, 'notApplicable isAerosol'],
  ['state unknown', { physicalState: null, flashPoint: value(10) }, 'noData physicalStateUnknown'],
])('flammable liquids, Table 2.6.1: %s', (_, measured, expected) => {
  expect(verdictsOf(classify(mixture([], measured)), 'flammableLiquids')).toEqual([expected]);
});

test('a stated absence of a flash point counts where no ingredient is flammable or unknown', () => {
  const found = (...ingredients: IngredientInput[]) =>
    verdictsOf(classify(mixture(ingredients, { hasNoFlashPoint: true })), 'flammableLiquids');
  expect(found({ content: 5 })).toEqual(['conclusive noFlashPoint']);
  expect(found({ content: 5 }, { content: 5, is: 'Flam. Liq. 2 H225' })).toEqual(['open flashPointUnknown']);
  expect(found({ content: 5 }, { content: 5, is: null })).toEqual(['noData flashPointUnknown']);
  expect(found()).toEqual(['noData flashPointUnknown']);
});

test('a composition that is known in full and has no flammable ingredient needs no flash point', () => {
  expect(verdictsOf(classify(mixture([{ content: 100 }])), 'flammableLiquids')).toEqual([
    'conclusive noFlammableIngredient',
  ]);
  expect(verdictsOf(classify(mixture([{ content: 98 }, { content: 2, is: null }])), 'flammableLiquids')).toEqual([
    'noData flashPointUnknown',
  ]);
});

test.each<[what: string, aerosol: MeasuredFacts['aerosol'], category: 1 | 2 | 3]>([
  ['1 %, 19 kJ/g', { flammableContent: 1, heatOfCombustion: 19 }, 3],
  ['85 %, 30 kJ/g', { flammableContent: 85, heatOfCombustion: 30 }, 1],
  ['nothing known', {}, 1],
  ['50 %, 25 kJ/g, not tested', { flammableContent: 50, heatOfCombustion: 25 }, 1],
  ['ignites at 75 cm', { flammableContent: 50, heatOfCombustion: 25, ignitionDistance: 75 }, 1],
  ['ignites at 74 cm, 20 kJ/g', { flammableContent: 50, heatOfCombustion: 20, ignitionDistance: 74 }, 2],
  ['ignites at 15 cm, 10 kJ/g', { flammableContent: 50, heatOfCombustion: 10, ignitionDistance: 15 }, 2],
  [
    'enclosed space 300 s/m³',
    { flammableContent: 50, heatOfCombustion: 10, ignitionDistance: 5, timeEquivalent: 300, deflagrationDensity: 400 },
    2,
  ],
  [
    'enclosed space over both limits',
    { flammableContent: 50, heatOfCombustion: 10, ignitionDistance: 5, timeEquivalent: 301, deflagrationDensity: 301 },
    3,
  ],
  [
    'foam 20 cm, 2 s',
    { flammableContent: 50, heatOfCombustion: 10, isFoam: true, flameHeight: 20, flameDuration: 2 },
    1,
  ],
  ['foam 4 cm, 7 s', { flammableContent: 50, heatOfCombustion: 10, isFoam: true, flameHeight: 4, flameDuration: 7 }, 1],
  ['foam 4 cm, 2 s', { flammableContent: 50, heatOfCombustion: 10, isFoam: true, flameHeight: 4, flameDuration: 2 }, 2],
  ['foam 3 cm', { flammableContent: 50, heatOfCombustion: 10, isFoam: true, flameHeight: 3, flameDuration: 9 }, 3],
])('aerosols, Figures 2.3.1: %s', (_, aerosol, category) => {
  const [found] = verdictsOf(classify(mixture([], { isAerosol: true, aerosol: aerosol! })), 'aerosols');
  expect(found).toMatch(`Aerosol ${category} `);
});

const peroxide = (content: number): IngredientInput => ({
  content,
  cas: '7722-84-1',
  is: 'Ox. Liq. 1 H271',
  limits: ['Ox. Liq. 1; H271: C ≥ 70 %****', 'Ox. Liq. 2; H272: 50 % ≤ C < 70 % ****'],
});

const water = (content: number): IngredientInput => ({ content, cas: '7732-18-5' });

const citricAcid = (content: number): IngredientInput => ({ content, cas: '77-92-9', is: 'Eye Irrit. 2' });

/** Its limits take the pH into account, so that the mixture does not corrode the skin. */
const dilutedBase: IngredientInput = {
  content: 0.4,
  cas: '1310-73-2',
  is: 'Skin Corr. 1A',
  corrosion: 'base',
  limits: ['Skin Corr. 1A; H314: C ≥ 5 %', 'Skin Irrit. 2; H315: 0.5 % ≤ C < 2 %'],
};

/** A limit with an upper bound alone holds for each content below it (Annex VI 017-006-00-4). */
const perchloricAcid = (content: number): IngredientInput => ({
  content,
  is: 'Ox. Liq. 1 H271',
  limits: ['Ox. Liq. 1; H271: C > 50 %', 'Ox. Liq. 2; H272: C ≤ 50 %'],
});

test.each<[HazardClass, IngredientInput[], Partial<MeasuredFacts>, expected: string]>([
  ['oxidisingLiquids', [peroxide(70)], {}, 'Ox. Liq. 1 H271'],
  ['oxidisingLiquids', [peroxide(50)], {}, 'Ox. Liq. 2 H272'],
  ['oxidisingLiquids', [peroxide(49)], {}, 'open testNeeded'],
  ['oxidisingLiquids', [peroxide(12), water(88)], {}, 'open testNeeded'],
  ['oxidisingLiquids', [peroxide(7.9), water(92.1)], {}, 'conclusive dilutePeroxide'],
  ['oxidisingLiquids', [peroxide(7.9), water(45), { content: 47.1 }], {}, 'open testNeeded'],
  ['oxidisingLiquids', [perchloricAcid(20)], {}, 'Ox. Liq. 2 H272'],
  ['oxidisingLiquids', [perchloricAcid(50)], {}, 'Ox. Liq. 2 H272'],
  ['oxidisingLiquids', [perchloricAcid(50.1)], {}, 'Ox. Liq. 1 H271'],
  ['oxidisingLiquids', [{ content: 100 }], {}, 'conclusive noOxidisingIngredient'],
  ['oxidisingLiquids', [{ content: 99 }], {}, 'noData notTested'],
  ['oxidisingLiquids', [{ content: 50 }, { content: 50, is: null }], {}, 'noData unknownIngredient'],
  ['oxidisingLiquids', [peroxide(49), { content: 5, is: 'Ox. Sol. 2 H272' }], {}, 'open testNeeded'],
  ['oxidisingLiquids', [{ content: 5 }], {}, 'noData notTested'],
  ['oxidisingLiquids', [peroxide(70)], { physicalState: 'solid' }, 'notApplicable notLiquid'],
  ['organicPeroxides', [{ content: 5 }], {}, 'notApplicable noOrganicPeroxide'],
  ['organicPeroxides', [{ content: 5, is: 'Org. Perox. D H242' }], {}, 'open testNeeded'],
  ['organicPeroxides', [{ content: 2.8, is: 'Org. Perox. D H242' }], {}, 'conclusive littleActiveOxygen'],
  ['organicPeroxides', [{ content: 2.8, is: 'Org. Perox. D H242' }, peroxide(2)], {}, 'open testNeeded'],
  ['organicPeroxides', [{ content: 5, is: null }], {}, 'noData unknownIngredient'],
  ['waterReactive', [{ content: 5, cas: '7732-18-5' }], {}, 'notApplicable containsWater'],
  ['pyrophoricLiquids', [{ content: 5, cas: '7732-18-5' }], {}, 'noData notTested'],
  ['pyrophoricLiquids', [{ content: 5, is: 'Pyr. Liq. 1 H250' }, water(50)], {}, 'open testNeeded'],
  ['selfHeating', [{ content: 5 }], {}, 'notApplicable liquidDoesNotHeat'],
  ['selfHeating', [{ content: 5, is: null }], {}, 'noData unknownIngredient'],
  ['selfHeating', [{ content: 5, is: 'Self-heat. 1 H251' }], {}, 'open testNeeded'],
  ['selfHeating', [{ content: 5 }], { physicalState: 'solid' }, 'noData notTested'],
  ['selfHeating', [{ content: 5 }], { physicalState: null }, 'noData notTested'],
  ['selfReactive', [{ content: 20 }, water(50)], {}, 'conclusive noSelfReactiveGroup'],
  ['selfReactive', [{ content: 20 }, water(49)], {}, 'noData notTested'],
  ['selfReactive', [{ content: 20 }, water(50)], { physicalState: 'solid' }, 'noData notTested'],
  ['oxidisingLiquids', [{ content: 20 }, water(50)], {}, 'conclusive noOxidisingIngredient'],
  ['oxidisingLiquids', [{ content: 20, is: null }, water(50)], {}, 'noData unknownIngredient'],
  ['explosives', [{ content: 20 }, water(50)], {}, 'conclusive noExplosiveGroup'],
  ['explosives', [{ content: 14, is: 'Ox. Sol. 2 H272' }, water(80)], {}, 'noData testNeeded'],
  ['flammableGases', [{ content: 5 }], {}, 'notApplicable notGas'],
  ['flammableGases', [{ content: 5, is: 'Flam. Gas 1A H220' }], { physicalState: 'gas' }, 'open testNeeded'],
  ['oxidisingGases', [{ content: 50 }, { content: 50 }], { physicalState: 'gas' }, 'conclusive noOxidisingIngredient'],
  ['oxidisingGases', [{ content: 50 }], { physicalState: 'gas' }, 'noData notTested'],
  ['flammableGases', [{ content: 50 }, { content: 50 }], { physicalState: 'gas' }, 'conclusive noFlammableIngredient'],
  [
    'flammableGases',
    [{ content: 99 }, { content: 1, is: 'Flam. Liq. 2 H225' }],
    { physicalState: 'gas' },
    'noData testNeeded',
  ],
  ['gasesUnderPressure', [{ content: 5 }], { physicalState: 'gas' }, 'open pressureUnknown'],
  ['gasesUnderPressure', [{ content: 60, is: 'Press. Gas (Liq.) H280' }], {}, 'open physicalStateUnknown'],
  ['gasesUnderPressure', [{ content: 25, is: 'Press. Gas (Liq.) H280' }], {}, 'notApplicable notGas'],
  ['flammableGases', [{ content: 60, is: 'Flam. Gas 1A H220' }], {}, 'open physicalStateUnknown'],
  ['gasesUnderPressure', [{ content: 5, is: 'Press. Gas (Liq.) H280' }], { physicalState: null }, 'open testNeeded'],
  ['gasesUnderPressure', [{ content: 5 }], { physicalState: null }, 'noData notTested'],
  ['gasesUnderPressure', [{ content: 5 }], { physicalState: 'gas', isAerosol: true }, 'notApplicable isAerosol'],
  ['explosives', [{ content: 5 }], {}, 'noData notTested'],
  ['explosives', [{ content: 100 }], {}, 'conclusive noExplosiveGroup'],
  ['explosives', [{ content: 1, is: 'Expl. 1.1 H201' }, { content: 99 }], {}, 'open testNeeded'],
  ['explosives', [{ content: 14, is: 'Ox. Sol. 2 H272' }, { content: 86 }], {}, 'noData testNeeded'],
  ['explosives', [{ content: 15, is: 'Ox. Sol. 2 H272' }, { content: 85 }], {}, 'open testNeeded'],
  ['explosives', [{ content: 15, is: 'Ox. Sol. 3 H272' }, { content: 85 }], {}, 'noData testNeeded'],
  ['explosives', [peroxide(49), water(51)], {}, 'noData testNeeded'],
  ['selfReactive', [{ content: 1, is: 'Self-react. D H242' }, { content: 99 }], {}, 'open testNeeded'],
  ['pyrophoricLiquids', [{ content: 1, is: 'Pyr. Liq. 1 H250' }, { content: 99 }], {}, 'open testNeeded'],
  ['flammableSolids', [{ content: 1, is: 'Flam. Sol. 1 H228' }], { physicalState: 'solid' }, 'open testNeeded'],
  ['flammableSolids', [{ content: 1, is: 'Flam. Liq. 3 H226' }], { physicalState: 'solid' }, 'noData testNeeded'],
  ['corrosiveToMetals', [{ content: 1, is: 'Met. Corr. 1 H290' }], {}, 'open testNeeded'],
  ['corrosiveToMetals', [citricAcid(15)], { ph: 7 }, 'noData notTested'],
  ['corrosiveToMetals', [citricAcid(15)], {}, 'open phUnknown'],
  ['corrosiveToMetals', [citricAcid(0.9)], {}, 'noData notTested'],
  ['corrosiveToMetals', [citricAcid(15)], { isPhOpen: true }, 'open phOpen'],
  ['corrosiveToMetals', [citricAcid(100)], { physicalState: 'solid', ph: 1.8 }, 'noData notTested'],
  ['corrosiveToMetals', [{ content: 5, is: 'Skin Corr. 1B', corrosion: 'acid' }], { ph: 1 }, 'noData notTested'],
  ['corrosiveToMetals', [dilutedBase], { ph: 11.4 }, 'noData notTested'],
  ['corrosiveToMetals', [dilutedBase], { ph: 11.5 }, 'open phExtreme'],
])('%s: only what is known is claimed (%#)', (hazardClass, ingredients, measured, expected) => {
  expect(verdictsOf(classify(mixture(ingredients, measured)), hazardClass)).toEqual([expected]);
});

test('the structure of all ingredients excludes the classes that CLP Annex I excludes for it', () => {
  const verdict = (hazardClass: HazardClass, ...ingredients: IngredientInput[]) =>
    verdictsOf(classify(mixture(ingredients)), hazardClass);
  const hexane = { cas: '110-54-3', is: null, content: 60 };
  const acetone = { cas: '67-64-1', is: null, content: 40 };
  const trichloroethylene = { cas: '79-01-6', is: null, content: 40 };
  expect(verdict('explosives', hexane, acetone)).toEqual(['notApplicable noGroup']);
  expect(verdict('selfReactive', hexane, acetone)).toEqual(['notApplicable noGroup']);
  expect(verdict('selfReactive', hexane, trichloroethylene)).toEqual(['noData unknownIngredient']);
  expect(verdict('waterReactive', hexane, acetone)).toEqual(['notApplicable noMetal']);
  expect(verdict('oxidisingLiquids', hexane, acetone)).toEqual(['notApplicable boundToCarbon']);
  expect(verdict('pyrophoricLiquids', hexane, acetone)).toEqual(['notApplicable stableInAir']);
  expect(verdict('corrosiveToMetals', hexane, acetone)).toEqual(['noData unknownIngredient']);
  for (const other of [
    { content: 40, is: null },
    { ...acetone, content: 30 },
  ])
    expect(verdict('waterReactive', hexane, other)).toEqual([expect.stringMatching(/^noData /)]);
  expect(verdict('waterReactive', hexane, { ...acetone, is: 'Water-react. 1 H260' })).toEqual(['open testNeeded']);
});

test('a pH shows that a product with water does not react with it, and only a flash point that it does not ignite in air', () => {
  const unknown = { content: 90, is: null };
  const verdict = (hazardClass: HazardClass, measured: Partial<MeasuredFacts>, ...further: IngredientInput[]) =>
    verdictsOf(classify(mixture([unknown, ...further], measured)), hazardClass);
  for (const measured of [{ ph: 12.5 }, { isPhOpen: true as const }]) {
    expect(verdict('waterReactive', measured, water(10))).toEqual(['notApplicable phMeasured']);
    expect(verdict('waterReactive', measured)).toEqual(['noData unknownIngredient']);
    expect(verdict('pyrophoricLiquids', measured, water(10))).toEqual(['noData unknownIngredient']);
  }
  expect(verdict('waterReactive', {}, water(10))).toEqual(['noData unknownIngredient']);
  expect(verdict('pyrophoricLiquids', { flashPoint: value(24) })).toEqual(['notApplicable flashPointOverRoom']);
  expect(verdict('pyrophoricLiquids', { flashPoint: { above: 100 } })).toEqual(['notApplicable flashPointOverRoom']);
  for (const flashPoint of [value(23), { below: 60 }, null])
    expect(verdict('pyrophoricLiquids', { flashPoint })).toEqual(['noData unknownIngredient']);
});
