import { checkSheet, openForCheck } from '../../../documents/sds/check-sheet.ts';
import { buildIpi } from '../../../documents/ipi/view-model.ts';
import { phrasesFor } from '../../../languages/phrases.ts';
import { findContradictions } from '../../../product/check/contradictions/find-contradictions.ts';
import type { ProductFactsInput } from '../../../product/facts.ts';
import { classified, factsOf, sampleOptions, sampleProduct, sampleSds, valuesOf } from '../sample-product.ts';

const { standard, labels } = phrasesFor('en');
type Facts = Partial<ProductFactsInput>;
const plain = (text: string) => text.replace(/[\u202f\u00a0]/g, ' ');
const linesOf = (facts: Facts, label: string) => valuesOf(sampleSds(facts), '8.2', label).map(plain);
const hands = (facts: Facts) => linesOf(facts, labels.handProtection);
const breathing = (facts: Facts) => linesOf(facts, labels.respiratoryProtection);

const irritant: Facts = { classification: classified('Skin Irrit. 2: H315') };
const resultOf = (facts: Facts) =>
  checkSheet(openForCheck(sampleProduct, factsOf(facts), ['en'], sampleOptions)).find(({ id }) => id === '8.2-3')
    ?.result;

test('gloves without a stated material say that it is not known, which the checklist does not assess', () => {
  expect(hands(irritant)).toEqual([standard.gloves, standard.changeGloves, standard.gloveMaterialUnknown]);
  expect(resultOf(irritant)).toBe('notAssessed');
  const workers = buildIpi(sampleProduct, factsOf(irritant), 'en', sampleOptions);
  expect(JSON.stringify(workers)).not.toContain(standard.gloveMaterialUnknown);
});

test('a stated material stands in the place of the unknown one, and gloves that nothing asks for have none', () => {
  const stated = { ...irritant, phrases: { '8.2.2.hands': ['glovesNitrile'] } };
  expect(hands(stated)).toContain(standard.glovesNitrile);
  expect(resultOf(stated)).toBe('met');
  const text = { ...irritant, texts: { '8.2.2.hands': { en: 'Butyl rubber gloves.' } } };
  expect(resultOf(text)).toBe('notMet');
  const unsuitable = { ...irritant, phrases: { '8.2.2.hands': ['glovesUnsuitableLeather'] } };
  expect(hands(unsuitable)).toContain(standard.gloveMaterialUnknown);
  for (const facts of [
    stated,
    text,
    { ...irritant, phrases: { '8.2.2.hands': ['glovesNotNeeded'] } },
    { classification: classified('Aquatic Chronic 2: H411') },
    { classification: classified('Press. Gas (Comp.): H280') },
  ])
    expect(hands(facts)).not.toContain(standard.gloveMaterialUnknown);
});

const filters = ['filterA', 'filterAX', 'filterB', 'filterK', 'particleFilter', 'particleFilterP3'] as const;
const filtersOf = (facts: Facts) => filters.filter((key) => breathing(facts).includes(standard[key]));
const boiling = (value: number) => ({ boilingPoint: { value, unit: '°C' } });
const liquid = { physicalState: { en: 'liquid' } };
const dichloromethane = (contentRange: string) => [
  { name: { en: 'dichloromethane' }, cas: '75-09-2', contentRange, classification: [] },
];

test('the filter has the type of the vapours and the particle class of the hazard', () => {
  const linesOf = (
    entries: string[],
    basicProperties: Facts['basicProperties'] = {},
    composition: Facts['composition'] = [],
  ) =>
    filtersOf({
      classification: classified(...entries),
      basicProperties: { ...liquid, ...basicProperties },
      composition,
    });
  expect(linesOf(['Flam. Liq. 2: H225'], boiling(56))).toEqual(['filterAX', 'particleFilter']);
  expect(linesOf(['Flam. Liq. 2: H225'], boiling(80))).toEqual(['filterA', 'particleFilter']);
  expect(linesOf(['Flam. Liq. 2: H225'])).toEqual(['particleFilter']);
  expect(linesOf(['Flam. Liq. 2: H225', 'Carc. 1B: H350'], boiling(56))).toEqual(['filterAX', 'particleFilterP3']);
  expect(linesOf(['Carc. 2: H351'], boiling(40), dichloromethane('99 %'))).toEqual(['filterAX', 'particleFilter']);
  expect(linesOf(['Carc. 2: H351'], boiling(40))).toEqual(['particleFilter']);
  expect(linesOf(['Eye Irrit. 2: H319'], boiling(56))).toEqual([]);
});

test('a gas has no particle filter, and filters of groups stay for toxic gases only', () => {
  const gas = { physicalState: { en: 'gas' } };
  const linesOf = (name: string, cas: string, ...entries: string[]) =>
    filtersOf({
      kind: 'substance',
      basicProperties: gas,
      identifiers: { cas },
      composition: [{ name: { en: name }, cas, contentRange: '100 %', classification: [] }],
      classification: classified(...entries),
    });
  expect(linesOf('nitrogen', '7727-37-9', 'Press. Gas (Comp.): H280')).toEqual([]);
  expect(linesOf('propane', '74-98-6', 'Flam. Gas 1A: H220')).toEqual([]);
  expect(linesOf('carbon monoxide', '630-08-0', 'Flam. Gas 1B: H221', 'Acute Tox. 3: H331')).toEqual([]);
  expect(linesOf('ammonia', '7664-41-7', 'Acute Tox. 3: H331', 'Skin Corr. 1B: H314')).toEqual(['filterK']);
  expect(linesOf('hydrogen cyanide', '74-90-8', 'Acute Tox. 1: H330')).toEqual(['filterB']);
});

test('a filter that does not hold what the product gives off contradicts the sheet', () => {
  const rulesOf = (facts: Facts, key: string) =>
    findContradictions({ facts: factsOf({ ...facts, phrases: { '8.2.2.respiratory': [key] } }), tds: null }).map(
      ({ rule }) => rule,
    );
  const solvent = (value: number): Facts => ({
    classification: classified('Flam. Liq. 2: H225'),
    basicProperties: { ...liquid, ...boiling(value) },
  });
  const toxicGas: Facts = { classification: classified('Press. Gas (Liq.): H280', 'Acute Tox. 3: H331') };
  expect(rulesOf(solvent(56), 'filterA')).toContain('opposedPhrases');
  expect(rulesOf(solvent(56), 'filterAP2')).toContain('opposedPhrases');
  expect(rulesOf(solvent(80), 'filterAP2')).not.toContain('opposedPhrases');
  expect(rulesOf(toxicGas, 'filterP2')).toContain('opposedPhrases');
  expect(rulesOf(toxicGas, 'filterB')).not.toContain('opposedPhrases');
});
