import { expectEach } from '../../../tests/support/expect-each.ts';
import { demoCatalogue } from '../../demo/products/catalogue.ts';
import { checklist, checkSheet, scoreOf, openForCheck } from '../../documents/sds/check-sheet.ts';
import type { LanguageCode } from '../../languages/languages.ts';
import { type ProductFacts, productFacts } from '../../product/facts.ts';
import { hazardClasses } from '../../law/hazard-classes.ts';
import type { SdsOptions, SdsProduct } from '../../product/sds-product.ts';

type Change = (facts: ProductFacts) => Partial<ProductFacts>;

interface Loss {
  point: string;
  /** Demo product from which something is removed. */
  of: number;
  /** What is said beside the demo's facts before the loss. */
  given?: Change;
  facts?: Change;
  product?: Partial<SdsProduct>;
  options?: Partial<SdsOptions>;
  languages?: LanguageCode[];
}

function resultsOf({ of, facts: change, product, options, languages = ['en', 'de'] }: Omit<Loss, 'point' | 'given'>) {
  const demo = demoCatalogue.find(({ id }) => id === of)!;
  const [version, ...previousVersions] = demo.versions;
  const given = productFacts.parse(version!.facts);
  const facts = { ...given, ...change?.(given) };
  const sheetOptions = { qrCode: false, permalink: '', version: version!, previousVersions, ...options };
  return checkSheet(openForCheck({ ...demo, ...product }, facts, languages, sheetOptions));
}

const ingredients =
  (change: (one: ProductFacts['composition'][number]) => object): Change =>
  ({ composition }) => ({
    composition: composition.map((one) => ({ ...one, ...change(one) })),
  });
const label =
  (change: Partial<ProductFacts['label']>): Change =>
  (facts) => ({ label: { ...facts.label, ...change } });
const property =
  (name: keyof ProductFacts['basicProperties']): Change =>
  ({ basicProperties }) => ({
    basicProperties: { ...basicProperties, [name]: undefined },
  });
const transport =
  (change: Partial<NonNullable<ProductFacts['transport']>>): Change =>
  (facts) => ({
    transport: { ...facts.transport!, ...change },
  });
const without =
  (slot: string): Change =>
  ({ phrases, texts }) => ({
    phrases: { ...phrases, [slot]: [] },
    texts: { ...texts, [slot]: {} },
  });
/** A chemical safety assessment was carried out. */
const assessed: Change = ({ phrases }) => ({ phrases: { ...phrases, '15.2': ['csaCarriedOut'] } });
/** What section 15.1 asks of Irish law. */
const withIrishLaw: Change = () => ({ markets: { IE: { national: { workplace: { en: 'The regulations apply.' } } } } });
/** Data show that no physical class is met. */
const shownPhysical: Change = () => ({
  notClassified: Object.fromEntries(
    hazardClasses
      .slice(0, hazardClasses.indexOf('acuteOral'))
      .map((one) => [one, { reason: 'conclusive', source: 'ECHA registration dossier' }]),
  ),
});
const supplier = (change: object) => {
  const demo = demoCatalogue[0]!;
  return { supplier: { ...demo.supplier, ...change }, producer: { ...demo.supplier, ...change } };
};
const empty = { en: '', de: '' };

const acetone = 1001;
const hypochlorite = 1003;
const formaldehyde = 1007;
const peroxide = 1010;
const cleaner = 1012;
const hardener = 1014;
const water = 1020;

const losses: Loss[] = [
  { point: '0-5', of: acetone, languages: ['en'] },
  { point: '0-6', of: acetone, facts: () => ({ name: { en: 'Acetone' } }) },
  { point: '0-7', of: acetone, facts: () => ({ texts: { '7.1': { en: 'The product is harmless.' } } }) },
  { point: '0-8', of: acetone, facts: () => ({ texts: { '7.2': { en: 'Store below 77 °F.' } } }) },
  { point: '1.1-1', of: acetone, facts: () => ({ name: empty }) },
  { point: '1.1-2', of: acetone, facts: () => ({ identifiers: { synonyms: [] } }) },
  { point: '1.1-3', of: acetone, facts: ({ identifiers }) => ({ identifiers: { ...identifiers, reach: undefined } }) },
  { point: '1.1-4', of: cleaner, facts: () => ({ ufi: undefined }) },
  { point: '1.2-1', of: acetone, facts: ({ uses }) => ({ uses: { ...uses, identified: [] } }) },
  { point: '1.2-2', of: acetone, facts: ({ uses }) => ({ uses: { ...uses, advisedAgainst: [] } }) },
  { point: '1.3-1', of: acetone, product: supplier({ address: '' }) },
  { point: '1.3-2', of: acetone, product: supplier({ telephone: null }) },
  { point: '1.3-3', of: acetone, product: supplier({ email: null }) },
  { point: '2.2-1', of: acetone, facts: label({ pictograms: ['GHS02'] }) },
  { point: '2.2-2', of: acetone, facts: label({ signalWord: 'warning' }) },
  { point: '2.2-3', of: acetone, facts: label({ h: ['H225'] }) },
  { point: '2.2-4', of: acetone, facts: label({ p: [] }) },
  { point: '2.2-5', of: formaldehyde, facts: label({ contains: [] }) },
  { point: '3.1-1', of: acetone, facts: () => ({ composition: [] }) },
  { point: '3.2-2', of: cleaner, facts: ingredients(() => ({ contentRange: 'little' })) },
  { point: '3.2-3', of: cleaner, facts: ingredients(() => ({ isClassificationUnknown: true })) },
  { point: '3.2-4', of: cleaner, facts: ingredients(() => ({ cas: undefined, ec: undefined, index: undefined })) },
  { point: '3.2-5', of: cleaner, facts: ingredients(() => ({ reach: undefined })) },
  { point: '3.2-6', of: cleaner, facts: ingredients(() => ({ limits: [] })) },
  {
    point: '3.2-7',
    of: hypochlorite,
    facts: ingredients(({ limits }) => ({ limits: limits.filter((one) => !one.startsWith('M')) })),
  },
  { point: '3.2-9', of: cleaner, facts: ingredients(() => ({ name: { en: 'salt' } })) },
  {
    point: '7.2-4',
    of: hypochlorite,
    facts: (facts) => ({
      ...without('7.2')(facts),
      classification: facts.classification.filter(({ category }) => category !== 'Met. Corr. 1'),
      label: { ...noLabel, h: ['H314'] },
    }),
  },
  {
    point: '8.1-2',
    of: acetone,
    facts: ({ exposureLimits }) => ({
      exposureLimits: exposureLimits.map((one) => ({ ...one, twa: undefined, stel: undefined })),
    }),
  },
  { point: '1.4-2', of: acetone, options: { market: 'PT' } },
  { point: '15.1-7', of: acetone, given: withIrishLaw, facts: withIrishLaw, options: { market: 'PT' } },
  {
    point: '8.1-5',
    of: acetone,
    given: assessed,
    facts: (facts) => ({ ...assessed(facts), noEffectLevels: [], noEffectConcentrations: [] }),
  },
  { point: '8.2-3', of: hardener, facts: without('8.2.2.hands') },
  // What a sheet said by itself as soon as the ingredients were classified, and what only the author knows.
  ...(['4.2', '5.1', '10.1', '10.3', '10.5', '10.6'] as const).map((slot) => ({
    point: `${slot}-1`,
    of: water,
    facts: without(slot),
  })),
  { point: '5.1-2', of: water, facts: () => ({ phrases: { '5.1': ['adaptToSurroundings'] } }) },
  { point: '8.2-6', of: acetone, facts: without('8.2.2.thermal') },
  { point: '10.2-1', of: acetone, facts: without('10.2') },
  { point: '10.4-1', of: water, facts: without('10.4') },
  { point: '9.1-a', of: hypochlorite, facts: property('physicalState') },
  { point: '9.1-b', of: acetone, facts: property('colour') },
  { point: '9.1-c', of: acetone, facts: property('odour') },
  { point: '9.1-e', of: acetone, facts: property('boilingPoint') },
  { point: '9.1-f', of: acetone, facts: property('flammability') },
  { point: '9.1-g', of: acetone, facts: property('explosionLimits') },
  { point: '9.1-h', of: acetone, facts: property('flashPoint') },
  { point: '9.1-i', of: acetone, facts: property('autoIgnitionTemperature') },
  { point: '9.1-m', of: acetone, facts: property('solubility') },
  { point: '9.1-n', of: acetone, facts: property('partitionCoefficient') },
  { point: '9.1-o', of: acetone, facts: property('vapourPressure') },
  { point: '9.1-p', of: acetone, facts: property('density') },
  {
    point: '9.1-units',
    of: acetone,
    facts: ({ basicProperties }) => ({
      basicProperties: { ...basicProperties, density: { value: 0.79, unit: 'g/cm³' } },
    }),
  },
  {
    point: '9.2-1',
    of: hypochlorite,
    given: shownPhysical,
    facts: (facts) => ({ ...property('physicalState')(facts), classification: [], label: noLabel }),
  },
  {
    point: '11.1-values',
    of: peroxide,
    facts: ({ composition }) => ({
      kind: 'substance',
      studies: [],
      composition: composition.map((one) => ({ ...one, limits: [] })),
    }),
  },
  { point: '12.1-2', of: hypochlorite, facts: () => ({ studies: [] }) },
  { point: '12.2-1', of: acetone, facts: (facts) => ({ ...without('12.2')(facts), studies: [] }) },
  {
    point: '12.3-1',
    of: acetone,
    facts: (facts) => ({ ...without('12.3')(facts), ...property('partitionCoefficient')(facts) }),
  },
  { point: '12.3-2', of: acetone, facts: property('partitionCoefficient') },
  {
    point: '12.4-1',
    of: hexaneLike(),
    given: () => ({ studies: [{ endpoint: 'soilAdsorption', value: 'log Koc: 2.2' }] }),
    facts: (facts) => ({
      ...without('12.4')(facts),
      classification: facts.classification.filter(({ h }) => !h.includes('H225')),
      label: noLabel,
    }),
  },
  { point: '14.1-1', of: acetone, facts: transport({ un: '' }) },
  { point: '14.2-1', of: acetone, facts: transport({ properShippingName: empty }) },
  { point: '14.2-2', of: cleaner, facts: transport({ properShippingName: { en: 'CAUSTIC ALKALI LIQUID, N.O.S.' } }) },
  { point: '14.3-1', of: acetone, facts: transport({ hazardClass: '' }) },
  { point: '14.6-2', of: acetone, facts: transport({ classificationCode: '' }) },
  { point: '15.1-6', of: formaldehyde, facts: () => ({ audience: 'public' }) },
  { point: '15.2-1', of: acetone, facts: without('15.2') },
  { point: '16-1', of: acetone, facts: () => ({ changes: [] }) },
];

const noLabel = { signalWord: null, pictograms: [], h: [], euh: [], p: [], contains: [] };
function hexaneLike() {
  return 1009;
}

test('no two points have the same id', () => {
  const ids = checklist.map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

test('a point is not met when what it asks for is lost', () => {
  const complete = new Map<number, ReturnType<typeof resultsOf>>();
  const resultsBefore = (of: number, facts: Change | undefined) => {
    const results = (!facts && complete.get(of)) || resultsOf({ of, ...(facts && { facts }) });
    if (!facts) complete.set(of, results);
    return results;
  };
  return expectEach(
    losses,
    ({ point, of }) => `${point} of ${of}`,
    ({ point, given, ...loss }) => {
      const resultIn = (results: ReturnType<typeof resultsOf>) => results.find(({ id }) => id === point);
      expect(resultIn(resultsBefore(loss.of, given))?.result).toBe('met');
      const lost = resultIn(resultsOf(loss));
      expect(lost).toMatchObject({ result: 'notMet', why: expect.any(String), remedy: expect.any(String) });
    },
  );
});

test('spaces that keep words or figures together hide nothing from a point, in any language', () => {
  const ofMarket = (of: number, market: string, lang: LanguageCode) =>
    resultsOf({ of, options: { market }, languages: [lang] });
  const resultIn = (results: ReturnType<typeof resultsOf>, point: string) =>
    results.find(({ id }) => id === point)?.result;
  // '50 °C/122 °F' of P412, '(voir sous-section 8.2)'.
  const aerosol = 1015;
  expect(resultIn(ofMarket(aerosol, 'DE', 'de'), '0-8')).toBe('met');
  expect(resultIn(ofMarket(acetone, 'FR', 'fr'), '6.1-1')).toBe('met');
});

test('a point that does not apply says why and is not counted', () => {
  const results = resultsOf({ of: acetone });
  expect(results.find(({ id }) => id === '1.1-4')).toMatchObject({
    result: 'notApplicable',
    why: 'the product is a substance',
  });
  const { met, notMet, notAssessed, applicable, notApplicable, percent } = scoreOf(results);
  expect(applicable + notApplicable).toBe(results.length);
  expect([met + notMet + notAssessed, notAssessed > 0]).toEqual([applicable, true]);
  expect(percent).toBe(Math.floor((100 * met) / applicable));
});
