import { expectEach } from '../../../../tests/support/expect-each.ts';
import { en, type StandardPhrase } from '../../../languages/en/sheet.ts';
import type { ProductFactsInput } from '../../../product/facts.ts';
import { covers } from '../../../product/phrase-rules.ts';
import { productTraits } from '../../../product/product-traits.ts';
import { slotContents } from '../../../product/slot-phrases.ts';
import type { Slot } from '../../../product/slots.ts';
import { classified, factsOf } from '../sample-product.ts';

type Facts = Partial<ProductFactsInput>;

const keysAt = (slot: Slot, input: Facts): readonly StandardPhrase[] => {
  const facts = factsOf(input);
  return slotContents(slot, facts, productTraits(facts), en, 'en').keys;
};
const ingredient = (cas: string | undefined, contentRange = '100 %') => ({
  name: { en: `substance ${cas}` },
  ...(cas !== undefined && { cas }),
  contentRange,
  classification: [],
});
const containing = (state: string, ...composition: ReturnType<typeof ingredient>[]): Facts => ({
  composition,
  basicProperties: { physicalState: { en: state } },
});
const [water, salt, glycol] = [
  ingredient('7732-18-5', '80 %'),
  ingredient('7647-14-5', '20 %'),
  ingredient('107-21-1'),
];

const products = {
  solution: containing('liquid', water!, salt!),
  solutionInPart: containing('liquid', salt!),
  watery: containing('liquid', water!, ingredient('107-21-1', '20 %')),
  oil: containing('liquid', ingredient('8042-47-5')),
  liquefiedGas: containing('gas', ingredient('74-98-6')),
  nitrogen: { ...containing('gas', ingredient('7727-37-9')), classification: classified('Press. Gas (Comp.): H280') },
  oxygen: {
    ...containing('gas', ingredient('7782-44-7')),
    classification: classified('Ox. Gas 1: H270', 'Press. Gas (Comp.): H280'),
  },
  propane: {
    ...containing('gas', ingredient('74-98-6')),
    classification: classified('Flam. Gas 1A: H220', 'Press. Gas (Liq.): H280'),
  },
  hexane: { ...containing('liquid', ingredient('110-54-3')), classification: classified('Flam. Liq. 2: H225') },
  glycol: {
    ...containing('liquid', glycol!),
    basicProperties: { physicalState: { en: 'liquid' }, flashPoint: { value: 111, unit: '°C' } },
  },
  waterReactive: {
    ...containing('liquid', ingredient('8042-47-5')),
    classification: classified('Water-react. 3: H261'),
  },
  isocyanate: { ...containing('liquid'), substanceGroups: ['isocyanates'], phrases: { '5.2': ['combustible'] } },
  metal: { ...containing('solid', ingredient('7440-66-6')), phrases: { '5.2': ['combustible'] } },
  bleach: { substanceGroups: ['activeChlorine'] },
  monomer: { substanceGroups: ['monomers'] },
  peroxide: { substanceGroups: ['organicPeroxides'], classification: classified('Org. Perox. D: H242') },
  chloroform: containing('liquid', ingredient('67-66-3')),
  unknown: containing('liquid', ingredient(undefined)),
  nothingKnown: {},
} satisfies Record<string, Facts>;
type Name = keyof typeof products;

const rows: [slot: Slot, phrase: StandardPhrase, ...names: Name[]][] = [
  ['5.1', 'adaptToSurroundings', 'solution', 'nitrogen'],
  ['5.1', 'alcoholResistantFoam', 'oil', 'hexane', 'glycol', 'isocyanate'],
  ['5.1', 'dryPowder', 'oil', 'liquefiedGas', 'propane', 'hexane', 'glycol', 'waterReactive', 'isocyanate'],
  ['5.1', 'carbonDioxide', 'oil', 'liquefiedGas', 'propane', 'hexane', 'glycol', 'isocyanate'],
  ['5.1', 'waterSpray', 'oil', 'liquefiedGas', 'oxygen', 'propane', 'hexane', 'glycol'],
  ['5.1', 'fullWaterJet', 'oil', 'propane', 'hexane', 'glycol', 'isocyanate'],
  ['5.1', 'organicMediaUnsuitable', 'bleach'],
  [
    '5.2',
    'carbonOxides',
    'chloroform',
    'glycol',
    'hexane',
    'liquefiedGas',
    'oil',
    'propane',
    'waterReactive',
    'watery',
  ],
  ['5.2', 'soot', 'oil', 'liquefiedGas', 'propane', 'hexane', 'waterReactive'],
  ['5.2', 'combustible', 'oil', 'liquefiedGas', 'glycol', 'waterReactive', 'isocyanate', 'metal', 'peroxide'],
  ['5.2', 'notCombustible', 'solution', 'nitrogen'],
  ['5.3', 'stopLeak', 'nitrogen', 'oxygen'],
  ['5.3', 'leakingGasFire', 'propane'],
  [
    '10.2',
    'stableAsRecommended',
    'solution',
    'watery',
    'oil',
    'liquefiedGas',
    'nitrogen',
    'propane',
    'hexane',
    'glycol',
  ],
  ['10.2', 'keepInhibited', 'monomer'],
  ['10.2', 'belowSadt', 'peroxide'],
  ['10.3', 'reactsWithOxidisers', 'oil', 'liquefiedGas', 'propane', 'hexane', 'glycol', 'waterReactive', 'isocyanate'],
  [
    '10.5',
    'strongOxidisers',
    'oil',
    'liquefiedGas',
    'propane',
    'hexane',
    'glycol',
    'waterReactive',
    'isocyanate',
    'monomer',
  ],
];

test('what burns, and what a stable structure shows, has its sentences in sections 5 and 10, and no other product has one', () =>
  expectEach(
    rows,
    ([slot, phrase]) => `${slot} ${phrase}`,
    ([slot, phrase, ...expected]) => {
      const found = (Object.keys(products) as Name[]).filter((name) => keysAt(slot, products[name]).includes(phrase));
      expect(found.toSorted()).toEqual(expected.toSorted());
    },
  ));

test('a solution of ammonia, whose gas has explosion limits, is not said to be incombustible for want of a flash point', () => {
  const facts = (explosionLimits?: string, euh: string[] = []): Facts => ({
    label: { signalWord: null, pictograms: [], h: [], p: [], euh },
    composition: [{ ...ingredient('1336-21-6', '25 %'), classification: classified('Skin Corr. 1B: H314') }],
    basicProperties: {
      physicalState: { en: 'liquid' },
      flashPoint: 'notApplicable',
      ...(explosionLimits !== undefined && { explosionLimits: { value: explosionLimits, unit: '%' } }),
    },
  });
  expect(keysAt('5.2', facts())).toContain('notCombustible');
  expect(keysAt('5.2', facts('15.4 – 33.6'))).not.toContain('notCombustible');
  expect(keysAt('5.2', facts(undefined, ['EUH018']))).not.toContain('notCombustible');
});

test('a stability that the author denies is not claimed', () => {
  const oil = products.oil;
  expect(keysAt('10.2', { ...oil, phrases: { '10.2': ['decomposesSlowly'] } })).toEqual(['decomposesSlowly']);
  expect(keysAt('5.2', { ...oil, phrases: { '5.2': ['notCombustible'] } })).not.toContain('combustible');
});

test('of two phrases that say the same, one wider than the other, a subsection has the wider one only', () => {
  const both: Facts = { substanceGroups: ['epoxides'], phrases: { '10.3': ['reactsWithAmines'], '10.5': ['acids'] } };
  expect(keysAt('10.3', both)).toContain('epoxideReactions');
  expect(keysAt('10.3', both)).not.toContain('reactsWithAmines');
  expect(keysAt('10.5', both)).toContain('acids');
  expect(keysAt('10.5', both)).not.toContain('strongAcids');
  expect(keysAt('10.3', { phrases: { '10.3': ['reactsWithAmines'] } })).toContain('reactsWithAmines');
  expect(keysAt('10.5', { substanceGroups: ['epoxides'] })).toContain('strongAcids');
  for (const [wide, narrow] of Object.entries(covers))
    for (const phrase of narrow)
      expect([wide, covers[phrase] ?? []]).not.toEqual([wide, expect.arrayContaining([wide])]);
});

test('what consists of hydrocarbons to 90 % burns, whatever the rest is, and less does not show that', () => {
  const mixed = (share: string) => containing('liquid', ingredient('8042-47-5', share), ingredient(undefined, '5 %'));
  expect(keysAt('5.2', mixed('95 %'))).toEqual(expect.arrayContaining(['combustible', 'carbonOxides', 'soot']));
  expect(keysAt('5.2', mixed('80 %'))).toEqual(['carbonOxides']);
});

test('an oxidiser in water does not burn, and hydrogen peroxide is extinguished with water', () => {
  const peroxide = containing('liquid', ingredient('7722-84-1', '35 %'), ingredient('7732-18-5', '65 %'));
  expect(keysAt('5.2', peroxide)).toContain('notCombustible');
  expect(keysAt('5.1', peroxide)).toEqual(expect.arrayContaining(['waterSpray', 'organicMediaUnsuitable']));
  expect(keysAt('10.2', peroxide)).toEqual([]);
});
