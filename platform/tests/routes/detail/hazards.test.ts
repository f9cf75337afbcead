import {
  classificationLine,
  classStatements,
  healthSafety,
  labelStatements,
  statementsByCategory,
} from '../../../routes/detail/build-detail.ts';
import { factsOf, openFacts, openWithoutClass } from '../../documents/sample-product.ts';
import { productFacts } from '../../../product/facts.ts';

const facts = productFacts.parse({
  kind: 'mixture',
  audience: 'public',
  name: { en: 'Thinner', de: 'Verdünner' },
  description: { en: 'Thinner for resins' },
  identifiers: {},
  composition: [],
  classification: [
    { category: 'Flam. Liq. 2', h: ['H225'] },
    { category: 'STOT SE 3', h: ['H335'] },
    { category: 'STOT SE 3', h: ['H336'] },
  ],
  label: { signalWord: 'danger', pictograms: ['GHS02', 'GHS07'], h: ['H225', 'H336'], euh: ['EUH066'], p: ['P210'] },
  uses: { identified: [], advisedAgainst: [] },
  basicProperties: {},
  transport: null,
});

test('a category that stands twice in the classification gives its statements together', () => {
  expect(statementsByCategory(facts.classification)).toEqual({
    'Flam. Liq. 2': ['H225'],
    'STOT SE 3': ['H335', 'H336'],
  });
});

test('every class has the words of its statements, also of those that precedence keeps from the label', () => {
  expect(classStatements(facts, 'de')).toEqual({
    H225: 'Flüssigkeit und Dampf leicht entzündbar.',
    H335: 'Kann die Atemwege reizen.',
    H336: 'Kann Schläfrigkeit und Benommenheit verursachen.',
  });
});

test('the visitor is warned with the label’s elements, in the visitor’s language', () => {
  expect(healthSafety(facts, 'de')).toEqual({
    signal_word: { code: 'danger', text: 'Gefahr' },
    classification: [
      { id: 1, text: 'Flam. Liq. 2' },
      { id: 2, text: 'STOT SE 3' },
    ],
    open_classes: [],
    rshp: [
      { rshp_id: 'H225', text: 'Flüssigkeit und Dampf leicht entzündbar.', inProd: 1 },
      { rshp_id: 'H336', text: 'Kann Schläfrigkeit und Benommenheit verursachen.', inProd: 1 },
      {
        rshp_id: 'EUH066',
        text: 'Wiederholter Kontakt kann zu spröder oder rissiger Haut führen.',
        inProd: 1,
      },
    ],
    pictograms: [
      { id: 'GHS02', text: 'Flamme', inProd: 1 },
      { id: 'GHS07', text: 'Ausrufezeichen', inProd: 1 },
    ],
  });
});

test('a product without hazards has no signal word', () => {
  const harmless = { ...facts, label: { ...facts.label, signalWord: null, pictograms: [], h: [], euh: [], p: [] } };
  expect(healthSafety(harmless, 'en')).toMatchObject({
    signal_word: { code: null, text: '' },
    rshp: [],
    pictograms: [],
  });
  expect(labelStatements(harmless, 'en')).toEqual([]);
});

test('a mixture without classes has no classification where that of an ingredient is not known, or nothing of it: it is not said to be harmless', () => {
  const label = { ...facts.label, signalWord: null, pictograms: [], h: [] };
  const water = { name: { en: 'water' }, contentRange: '100 %', classification: [], euh: [], limits: [] };
  const mixture = { ...facts, label, classification: [], composition: [{ ...water, source: 'REACH Annex IV' }] };
  expect(healthSafety(mixture, 'en').classification).toEqual([]);
  expect(healthSafety({ ...mixture, composition: [water] }, 'en').classification).toBeNull();
  const unknown = [{ ...water, isClassificationUnknown: true }];
  expect(healthSafety({ ...mixture, composition: unknown }, 'en').classification).toBeNull();
  expect(healthSafety({ ...mixture, composition: [] }, 'en').classification).toBeNull();
});

test('classes that are possible and open are named, beside those that are known: none of them is said not to apply', () => {
  expect(healthSafety(factsOf(openFacts), 'de')).toMatchObject({
    classification: [{ id: 1, text: 'STOT SE 3' }],
    open_classes: ['Entzündbare Flüssigkeiten', 'Aspirationsgefahr'],
  });
  expect(healthSafety(factsOf(openWithoutClass), 'en')).toMatchObject({
    classification: null,
    open_classes: ['Flammable liquids', 'Aspiration hazard'],
  });
});

test('the label’s statements stand in the order hazards, supplements, precautions', () => {
  expect(labelStatements(facts, 'en').map(({ rset, rshp_id }) => `${rset} ${rshp_id}`)).toEqual([
    'H H225',
    'H H336',
    'EUH EUH066',
    'P P210',
  ]);
});

test.each([
  [[{ category: 'Flam. Liq. 2', h: ['H225'] }], [], 'Flam. Liq. 2; H225'],
  [[{ category: 'STOT SE 3', h: ['H335', 'H336'] }], ['EUH066'], 'STOT SE 3; H335, H336 · EUH066'],
  [[{ category: 'Press. Gas', h: [] }], [], 'Press. Gas'],
  [[], [], ''],
])('an ingredient’s classification is one line', (classification, euh, line) => {
  const ingredient = { name: { en: 'acetone' }, contentRange: '< 5 %', classification, euh, limits: [] };
  expect(classificationLine(ingredient)).toBe(line);
});
