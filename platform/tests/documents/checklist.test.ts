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
  productId: number;
  /** What is said beside the demo's facts before the loss. */
  preparation?: Change;
  facts?: Change;
  product?: Partial<SdsProduct>;
  options?: Partial<SdsOptions>;
  languages?: LanguageCode[];
}

function resultsOf({
  productId,
  facts: change,
  product,
  options,
  languages = ['en', 'de'],
}: Omit<Loss, 'point' | 'preparation'>) {
  const demo = demoCatalogue.find(({ id }) => id === productId)!;
  const [version, ...previousVersions] = demo.versions;
  const demoFacts = productFacts.parse(version!.facts);
  const facts = { ...demoFacts, ...change?.(demoFacts) };
  const sheetOptions = { qrCode: false, permalink: '', version: version!, previousVersions, ...options };
  return checkSheet(openForCheck({ ...demo, ...product }, facts, languages, sheetOptions));
}

const ingredients =
  (change: (ingredient: ProductFacts['composition'][number]) => object): Change =>
  ({ composition }) => ({
    composition: composition.map((ingredient) => ({ ...ingredient, ...change(ingredient) })),
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
const clearSlot =
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
      .map((hazardClass) => [hazardClass, { reason: 'conclusive', source: 'ECHA registration dossier' }]),
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
const ammonia = 1011;
const cleaner = 1012;
const hardener = 1014;
const water = 1020;

const losses: Loss[] = [
  { point: '0-5', productId: acetone, languages: ['en'] },
  { point: '0-6', productId: acetone, facts: () => ({ name: { en: 'Acetone' } }) },
  { point: '0-7', productId: acetone, facts: () => ({ texts: { '7.1': { en: 'The product is harmless.' } } }) },
  { point: '0-8', productId: acetone, facts: () => ({ texts: { '7.2': { en: 'Store below 77 °F.' } } }) },
  { point: '1.1-1', productId: acetone, facts: () => ({ name: empty }) },
  { point: '1.1-2', productId: acetone, facts: () => ({ identifiers: { synonyms: [] } }) },
  {
    point: '1.1-3',
    productId: acetone,
    facts: ({ identifiers }) => ({ identifiers: { ...identifiers, reach: undefined } }),
  },
  { point: '1.1-4', productId: cleaner, facts: () => ({ ufi: undefined }) },
  { point: '1.2-1', productId: acetone, facts: ({ uses }) => ({ uses: { ...uses, identified: [] } }) },
  { point: '1.2-2', productId: acetone, facts: ({ uses }) => ({ uses: { ...uses, advisedAgainst: [] } }) },
  { point: '1.3-1', productId: acetone, product: supplier({ address: '' }) },
  { point: '1.3-2', productId: acetone, product: supplier({ telephone: null }) },
  { point: '1.3-3', productId: acetone, product: supplier({ email: null }) },
  { point: '2.2-1', productId: acetone, facts: label({ pictograms: ['GHS02'] }) },
  { point: '2.2-2', productId: acetone, facts: label({ signalWord: 'warning' }) },
  { point: '2.2-3', productId: acetone, facts: label({ h: ['H225'] }) },
  { point: '2.2-4', productId: acetone, facts: label({ p: [] }) },
  { point: '2.2-5', productId: formaldehyde, facts: label({ contains: [] }) },
  { point: '3.1-1', productId: acetone, facts: () => ({ composition: [] }) },
  { point: '3.2-2', productId: cleaner, facts: ingredients(() => ({ contentRange: 'little' })) },
  { point: '3.2-3', productId: cleaner, facts: ingredients(() => ({ isClassificationUnknown: true })) },
  {
    point: '3.2-4',
    productId: cleaner,
    facts: ingredients(() => ({ cas: undefined, ec: undefined, index: undefined })),
  },
  { point: '3.2-5', productId: cleaner, facts: ingredients(() => ({ reach: undefined })) },
  { point: '3.2-6', productId: cleaner, facts: ingredients(() => ({ limits: [] })) },
  {
    point: '3.2-7',
    productId: hypochlorite,
    facts: ingredients(({ limits }) => ({ limits: limits.filter((limit) => !limit.startsWith('M')) })),
  },
  { point: '3.2-9', productId: cleaner, facts: ingredients(() => ({ name: { en: 'salt' } })) },
  {
    point: '7.2-4',
    productId: hypochlorite,
    facts: (facts) => ({
      ...clearSlot('7.2')(facts),
      classification: facts.classification.filter(({ category }) => category !== 'Met. Corr. 1'),
      label: { ...noLabel, h: ['H314'] },
    }),
  },
  {
    point: '8.1-2',
    productId: acetone,
    facts: ({ exposureLimits }) => ({
      exposureLimits: exposureLimits.map((exposureLimit) => ({ ...exposureLimit, twa: undefined, stel: undefined })),
    }),
  },
  { point: '1.4-2', productId: acetone, options: { market: 'PT' } },
  { point: '15.1-7', productId: acetone, preparation: withIrishLaw, facts: withIrishLaw, options: { market: 'PT' } },
  {
    point: '8.1-5',
    productId: acetone,
    preparation: assessed,
    facts: (facts) => ({ ...assessed(facts), noEffectLevels: [], noEffectConcentrations: [] }),
  },
  { point: '8.2-3', productId: hardener, facts: clearSlot('8.2.2.hands') },
  // What a sheet said by itself as soon as the ingredients were classified, and what only the author knows.
  ...(['4.2', '10.1', '10.3', '10.5', '10.6'] as const).map((slot) => ({
    point: `${slot}-1`,
    productId: water,
    facts: clearSlot(slot),
  })),
  { point: '5.1-1', productId: ammonia, facts: clearSlot('5.1') },
  { point: '5.1-2', productId: water, facts: () => ({ phrases: { '5.1': ['adaptToSurroundings'] } }) },
  { point: '8.2-6', productId: acetone, facts: clearSlot('8.2.2.thermal') },
  { point: '10.2-1', productId: hardener, facts: clearSlot('10.2') },
  // Storage protected from frost says by itself that frost is to be avoided.
  {
    point: '10.4-1',
    productId: water,
    facts: (facts) => clearSlot('10.4')({ ...facts, ...clearSlot('7.2')(facts) }),
  },
  { point: '9.1-a', productId: hypochlorite, facts: property('physicalState') },
  { point: '9.1-b', productId: acetone, facts: property('colour') },
  { point: '9.1-c', productId: acetone, facts: property('odour') },
  { point: '9.1-e', productId: acetone, facts: property('boilingPoint') },
  { point: '9.1-f', productId: ammonia, facts: property('flammability') },
  { point: '9.1-g', productId: acetone, facts: property('explosionLimits') },
  { point: '9.1-h', productId: acetone, facts: property('flashPoint') },
  { point: '9.1-i', productId: acetone, facts: property('autoIgnitionTemperature') },
  { point: '9.1-m', productId: acetone, facts: property('solubility') },
  { point: '9.1-n', productId: acetone, facts: property('partitionCoefficient') },
  { point: '9.1-o', productId: acetone, facts: property('vapourPressure') },
  { point: '9.1-p', productId: acetone, facts: property('density') },
  {
    point: '9.1-units',
    productId: acetone,
    facts: ({ basicProperties }) => ({
      basicProperties: { ...basicProperties, density: { value: 0.79, unit: 'g/cm³' } },
    }),
  },
  {
    point: '9.2-1',
    productId: hypochlorite,
    preparation: shownPhysical,
    facts: (facts) => ({ ...property('physicalState')(facts), classification: [], label: noLabel }),
  },
  {
    point: '11.1-values',
    productId: peroxide,
    facts: ({ composition }) => ({
      kind: 'substance',
      studies: [],
      composition: composition.map((ingredient) => ({ ...ingredient, limits: [] })),
    }),
  },
  { point: '12.1-2', productId: hypochlorite, facts: () => ({ studies: [] }) },
  { point: '12.2-1', productId: acetone, facts: (facts) => ({ ...clearSlot('12.2')(facts), studies: [] }) },
  {
    point: '12.3-1',
    productId: acetone,
    facts: (facts) => ({ ...clearSlot('12.3')(facts), ...property('partitionCoefficient')(facts), studies: [] }),
  },
  {
    point: '12.3-2',
    productId: acetone,
    facts: (facts) => ({ ...property('partitionCoefficient')(facts), studies: [] }),
  },
  {
    point: '12.4-1',
    productId: hexaneLike(),
    preparation: () => ({ studies: [{ endpoint: 'soilAdsorption', value: 'log Koc: 2.2' }] }),
    facts: (facts) => ({
      ...clearSlot('12.4')(facts),
      studies: [],
      classification: facts.classification.filter(({ h }) => !h.includes('H225')),
      label: noLabel,
    }),
  },
  { point: '14.1-1', productId: acetone, facts: transport({ un: '' }) },
  { point: '14.2-1', productId: acetone, facts: transport({ properShippingName: empty }) },
  {
    point: '14.2-2',
    productId: cleaner,
    facts: transport({ properShippingName: { en: 'CAUSTIC ALKALI LIQUID, N.O.S.' } }),
  },
  { point: '14.3-1', productId: acetone, facts: transport({ hazardClass: '' }) },
  { point: '14.6-2', productId: acetone, facts: transport({ classificationCode: '' }) },
  { point: '15.1-6', productId: formaldehyde, facts: () => ({ audience: 'public' }) },
  { point: '15.2-1', productId: acetone, facts: clearSlot('15.2') },
  { point: '16-1', productId: acetone, facts: () => ({ changes: [] }) },
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
  const resultsBefore = (productId: number, facts: Change | undefined) => {
    const results = (!facts && complete.get(productId)) || resultsOf({ productId, ...(facts && { facts }) });
    if (!facts) complete.set(productId, results);
    return results;
  };
  return expectEach(
    losses,
    ({ point, productId }) => `${point} of ${productId}`,
    ({ point, preparation, ...loss }) => {
      const resultIn = (results: ReturnType<typeof resultsOf>) => results.find(({ id }) => id === point);
      expect(resultIn(resultsBefore(loss.productId, preparation))?.result).toBe('met');
      const lost = resultIn(resultsOf(loss));
      expect(lost).toMatchObject({ result: 'notMet', why: expect.any(String), remedy: expect.any(String) });
    },
  );
});

test('spaces that keep words or figures together hide nothing from a point, in any language', () => {
  const resultsInMarket = (productId: number, market: string, lang: LanguageCode) =>
    resultsOf({ productId, options: { market }, languages: [lang] });
  const resultIn = (results: ReturnType<typeof resultsOf>, point: string) =>
    results.find(({ id }) => id === point)?.result;
  // '50 °C/122 °F' of P412, '(voir sous-section 8.2)'.
  const aerosol = 1015;
  expect(resultIn(resultsInMarket(aerosol, 'DE', 'de'), '0-8')).toBe('met');
  expect(resultIn(resultsInMarket(acetone, 'FR', 'fr'), '6.1-1')).toBe('met');
});

test('a point that does not apply says why and is not counted', () => {
  const results = resultsOf({ productId: acetone });
  expect(results.find(({ id }) => id === '1.1-4')).toMatchObject({
    result: 'notApplicable',
    why: 'the product is a substance',
  });
  const { met, notMet, notAssessed, applicable, notApplicable, percent } = scoreOf(results);
  expect(applicable + notApplicable).toBe(results.length);
  expect([met + notMet + notAssessed, notAssessed > 0]).toEqual([applicable, true]);
  expect(percent).toBe(Math.floor((100 * met) / applicable));
});
