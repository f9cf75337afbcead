import { checkSheet, openForCheck } from '../../../documents/sds/check-sheet.ts';
import { en, type StandardPhrase } from '../../../languages/en/sheet.ts';
import type { ProductFactsInput } from '../../../product/facts.ts';
import { productTraits } from '../../../product/product-traits.ts';
import { slotContents } from '../../../product/slot-phrases.ts';
import type { Slot } from '../../../product/slots.ts';
import { classified, factsOf, sampleOptions, sampleProduct } from '../sample-product.ts';

type Facts = Partial<ProductFactsInput>;

const keysAt = (slot: Slot, input: Facts) => {
  const facts = factsOf(input);
  return slotContents(slot, facts, productTraits(facts), en, 'en').keys;
};
const product = (state: string, ...classes: string[]): Facts => ({
  classification: classified(...classes),
  basicProperties: { physicalState: { en: state } },
});
const part = (name: string, cas: string, contentRange: string) => ({
  name: { en: name },
  cas,
  contentRange,
  classification: [],
  isClassificationUnknown: false,
});
const oxidisingSolution: Facts = {
  ...product('liquid', 'Ox. Liq. 2: H272'),
  composition: [part('hydrogen peroxide', '7722-84-1', '30 %'), part('water', '7732-18-5', '70 %')],
};
const lampOil: Facts = {
  ...product('liquid', 'Asp. Tox. 1: H304'),
  basicProperties: { physicalState: { en: 'liquid' }, flashPoint: { value: 75, unit: '°C' } },
};

/** A phrase of a slot, the product that has it, and products that do not. */
const rows: readonly [slot: Slot, phrase: StandardPhrase, has: Facts, ...lack: Facts[]][] = [
  [
    '4.1.skin',
    'brushOffParticles',
    product('solid', 'Skin Corr. 1A: H314'),
    product('liquid', 'Skin Corr. 1A: H314'),
    product('solid', 'Skin Irrit. 2: H315'),
    {},
  ],
  [
    '4.2',
    'symptomRespiratoryIrritation',
    product('liquid', 'Skin Corr. 1B: H314'),
    product('liquid', 'Eye Dam. 1: H318'),
    {},
  ],
  ['4.1.ingestion', 'ingestionMedicalAtOnce', { substanceGroups: ['hydrogenPeroxide'] }, {}],
  ['4.2', 'symptomOxygenEmbolism', { substanceGroups: ['hydrogenPeroxide'] }, {}],
  ['4.3', 'attentionSwallowed', { substanceGroups: ['hydrogenPeroxide'] }, {}],
  ['4.1.ingestion', 'ingestionMedicalIfUnwell', {}, { substanceGroups: ['hydrogenPeroxide'] }],
  [
    '4.1.skin',
    'thawFrostbite',
    { ...product('aerosol', 'Aerosol 1: H222 H229'), phrases: { '8.2.2.hands': ['coldProtection'] } },
    product('aerosol', 'Aerosol 1: H222 H229'),
    {},
  ],
  ['4.2', 'symptomFrostbite', { phrases: { '8.2.2.thermal': ['coldProtection'] } }, {}],
  ['2.3', 'frostbiteHazard', { phrases: { '8.2.2.thermal': ['coldProtection'] } }, {}],
  ['6.1', 'keepFromCombustibles', oxidisingSolution, product('liquid'), {}],
  ['6.1', 'removeIgnitionSources', lampOil, oxidisingSolution, product('liquid', 'Asp. Tox. 1: H304'), {}],
  ['6.1', 'ventilateArea', lampOil, product('liquid', 'Asp. Tox. 1: H304'), {}],
  [
    '6.1',
    'removeIgnitionSources',
    product('solid', 'Org. Perox. C: H242'),
    { ...lampOil, basicProperties: { physicalState: { en: 'liquid' }, flashPoint: { value: 94, unit: '°C' } } },
  ],
  ['7.1', 'keepFromIgnition', lampOil, product('liquid', 'Asp. Tox. 1: H304')],
  ['7.2', 'keepFromIgnition', product('aerosol', 'Aerosol 1: H222 H229'), product('aerosol', 'Aerosol 3: H229'), {}],
  ['7.2', 'storeVentilated', product('aerosol', 'Aerosol 1: H222 H229'), product('aerosol', 'Aerosol 3: H229'), {}],
  [
    '7.1',
    'handleUnderInertGas',
    product('solid', 'Water-react. 2: H261'),
    { ...product('solid', 'Water-react. 2: H261'), audience: 'public' },
    {},
  ],
  [
    '7.1',
    'protectFromMoisture',
    { ...product('solid', 'Water-react. 2: H261'), audience: 'public' },
    { audience: 'public' },
  ],
];

test('each measure stands for the product that needs it, not for one that does not or of which that is unknown', () => {
  const wrong = rows.flatMap(([slot, phrase, has, ...lack]) => [
    ...(keysAt(slot, has).includes(phrase) ? [] : [`${slot} ${phrase} is missing`]),
    ...lack.flatMap((facts, index) =>
      keysAt(slot, facts).includes(phrase) ? [`${slot} ${phrase} stands for ${index}`] : [],
    ),
  ]);
  expect(wrong).toEqual([]);
});

test('a drain cleaner is not kept away from drains, and from its materials except as intended; other cleaners are', () => {
  const cleaner = (use: string): Facts => ({
    ...product('solid', 'Skin Corr. 1A: H314'),
    substanceGroups: ['strongBases'],
    uses: { identified: [{ en: use }], advisedAgainst: [] },
  });
  const [drain, oven] = [cleaner('Granular drain opener'), cleaner('Oven cleaner')].map((facts) =>
    keysAt('7.1', facts),
  );
  expect(drain).toContain('apartOutsideDrain');
  for (const phrase of ['avoidSpillsInUse', 'handleApartFromIncompatible'] as const) {
    expect(drain).not.toContain(phrase);
    expect(oven).toContain(phrase);
  }
  expect(oven).not.toContain('apartOutsideDrain');
});

test('the check asks for immediate attention where eyes, lungs or stomach can be harmed at once', () => {
  const answerOf = (facts: Facts) => {
    const sheet = openForCheck(sampleProduct, factsOf(facts), ['en'], sampleOptions);
    return checkSheet(sheet).find(({ id }) => id === '4.1-5')?.result;
  };
  for (const facts of [
    product('liquid', 'Asp. Tox. 1: H304'),
    product('liquid', 'Eye Dam. 1: H318'),
    oxidisingSolution,
  ])
    expect(answerOf(facts)).toBe('met');
  for (const facts of [
    product('liquid', 'Eye Irrit. 2: H319'),
    product('aerosol', 'Aerosol 1: H222 H229', 'Asp. Tox. 1: H304'),
  ])
    expect(answerOf(facts)).toBe('notApplicable');
});
