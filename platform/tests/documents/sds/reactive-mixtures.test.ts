import { en, type StandardPhrase } from '../../../languages/en/sheet.ts';
import type { ProductFactsInput } from '../../../product/facts.ts';
import { openClasses } from '../../../product/not-classified.ts';
import { productTraits } from '../../../product/product-traits.ts';
import { slotContents } from '../../../product/slot-phrases.ts';
import type { Slot } from '../../../product/slots.ts';
import { classified, factsOf } from '../sample-product.ts';

type Facts = Partial<ProductFactsInput>;
type Ingredient = NonNullable<Facts['composition']>[number];

const part = (name: string, cas: string, contentRange: string, ...classes: string[]): Ingredient => ({
  name: { en: name },
  cas,
  contentRange,
  classification: classified(...classes),
  isClassificationUnknown: false,
});
const lye = part('sodium hydroxide', '1310-73-2', '62 %', 'Skin Corr. 1A: H314', 'Met. Corr. 1: H290');
const nitrate = part('sodium nitrate', '7631-99-4', '28 %', 'Ox. Sol. 3: H272');
const granules = part('aluminium', '7429-90-5', '5 %');
const soda = part('sodium carbonate', '497-19-8', '5 %', 'Eye Irrit. 2: H319');
const acid = part('sulphamic acid', '5329-14-6', '90 %', 'Eye Irrit. 2: H319');
const water = part('water', '7732-18-5', '30 %');

const solid = (...composition: Ingredient[]): Facts => ({
  composition,
  classification: classified('Skin Corr. 1A: H314'),
  basicProperties: { physicalState: { en: 'solid, granules' } },
});
const drainOpener = solid(lye, nitrate, granules, soda);

const keysAt = (slot: Slot, input: Facts): StandardPhrase[] => {
  const facts = factsOf(input);
  return slotContents(slot, facts, productTraits(facts), en, 'en').keys;
};
const isWaterReactiveOpen = (input: Facts) =>
  openClasses(factsOf(input)).some(({ hazardClass }) => hazardClass === 'waterReactive');

test('whether a mixture of aluminium and strong alkali or acid reacts with water is asked, not of the metal, the alkali or a solution alone', () => {
  expect(isWaterReactiveOpen(drainOpener)).toBe(true);
  expect(isWaterReactiveOpen(solid(acid, granules))).toBe(true);
  expect(isWaterReactiveOpen(solid(lye, nitrate, soda))).toBe(false);
  expect(isWaterReactiveOpen(solid(soda, granules))).toBe(false);
  expect(isWaterReactiveOpen(solid(lye, granules, water))).toBe(false);
  expect(isWaterReactiveOpen({ ...drainOpener, classification: classified('Water-react. 2: H261') })).toBe(false);
});

/** Phrases of a mixture of metal and alkali, and those that it must not have. */
const wet: readonly [slot: Slot, phrase: StandardPhrase][] = [
  ['2.3', 'metalAndAlkaliGas'],
  ['5.1', 'waterUnsuitable'],
  ['5.1', 'drySand'],
  ['5.2', 'hydrogen'],
  ['7.2', 'protectFromMoisture'],
  ['10.3', 'metalAndAlkaliGas'],
  ['10.4', 'moisture'],
  ['10.5', 'water'],
  ['10.6', 'hydrogen'],
];
const wrong: readonly [slot: Slot, phrase: StandardPhrase][] = [
  ['5.1', 'waterSpray'],
  ['5.3', 'knockDownVapours'],
  ['6.3', 'neutraliseAlkalineSpill'],
  ['6.3', 'cleanSurfaces'],
  ['10.5', 'baseMetals'],
];

test('a dry mixture of metal and alkali is kept from water, which sets hydrogen free, and is not neutralised or rinsed', () => {
  const alkaline = {
    ...drainOpener,
    classification: classified('Skin Corr. 1A: H314', 'Met. Corr. 1: H290', 'Ox. Sol. 3: H272'),
    basicProperties: { ...drainOpener.basicProperties, ph: { value: 14 } },
  };
  for (const [slot, phrase] of wet)
    expect([slot, keysAt(slot, alkaline)]).toEqual([slot, expect.arrayContaining([phrase])]);
  for (const [slot, phrase] of wrong)
    expect([slot, keysAt(slot, alkaline)]).not.toEqual([slot, expect.arrayContaining([phrase])]);
  // Lye draws moisture by itself.
  for (const other of [solid(lye, nitrate, soda), solid(soda, granules), solid(lye, granules, water), {}])
    for (const [slot, phrase] of wet) {
      if (!['moisture', 'protectFromMoisture'].includes(phrase))
        expect([slot, keysAt(slot, other)]).not.toEqual([slot, expect.arrayContaining([phrase])]);
    }
});

test('ammonia is named where nitrate, metal and alkali are in one dry mixture', () => {
  expect(keysAt('10.3', drainOpener)).toContain('ammoniaFromNitrate');
  expect(keysAt('10.6', drainOpener)).toContain('ammonia');
  for (const other of [solid(lye, granules), solid(nitrate, granules), solid(acid, nitrate, granules)]) {
    expect(keysAt('10.3', other)).not.toContain('ammoniaFromNitrate');
    expect(keysAt('10.6', other)).not.toContain('ammonia');
  }
});

test('the heat of caustic solids with water is named, not that of their solutions or of a little', () => {
  expect(keysAt('2.3', solid(lye))).toContain('heatWithWater');
  expect(keysAt('10.3', solid(lye))).toContain('heatWithWater');
  const solution = { ...solid(lye, water), basicProperties: { physicalState: { en: 'liquid' } } };
  const little = solid(part('sodium hydroxide', '1310-73-2', '5 %'), soda);
  for (const other of [solution, little, solid(soda)]) {
    expect(keysAt('2.3', other)).not.toContain('heatWithWater');
    expect(keysAt('10.3', other)).not.toContain('heatWithWater');
  }
});

test('section 2.3 names the decomposition of peroxides', () => {
  const peroxide = (content: string): Facts => ({
    composition: [part('hydrogen peroxide', '7722-84-1', content), water],
  });
  expect(keysAt('2.3', peroxide('30 %'))).toEqual(expect.arrayContaining(['heavyMetalDecomposition', 'oxygenRelease']));
  expect(keysAt('2.3', { substanceGroups: ['inorganicPeroxides'] })).toContain('oxygenRelease');
  expect(keysAt('2.3', { substanceGroups: ['organicPeroxides'] })).toContain('decompositionByAccelerators');
  expect(keysAt('2.3', peroxide('3 %'))).not.toContain('oxygenRelease');
});
