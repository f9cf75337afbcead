import { expectEach } from '../../../../tests/support/expect-each.ts';
import { lacksSupplementalText, supplementalTextsOf } from '../../../documents/label/supplemental-texts.ts';
import { type LabelLanguageCode, labelLanguages } from '../../../languages/languages.ts';
import { loadLabelLanguages } from '../../../languages/label-words.ts';
import type { ProductFactsInput } from '../../../product/facts.ts';
import { classified, factsOf, minimalFacts, sampleSds, textsOf } from '../sample-product.ts';

type Facts = Partial<ProductFactsInput>;

beforeAll(() => loadLabelLanguages(labelLanguages.map(({ code }) => code)));

const row = (content: number, more: Partial<ProductFactsInput['composition'][number]> = {}) => ({
  name: { en: `ingredient of ${content} %` },
  content,
  contentRange: `${content} %`,
  classification: [],
  isClassificationUnknown: false,
  ...more,
});
const harmful = {
  isClassificationUnknown: undefined,
  classification: classified('Acute Tox. 4: H302'),
  limits: ['Oral: ATE = 310 mg/kg bw'],
};
const label = (texts: Partial<ProductFactsInput['label']>): Facts => ({ label: { ...minimalFacts.label, ...texts } });
const unknownOral: Facts = { composition: [row(20, harmful), row(15, { unknownAcute: ['oral'] }), row(65)] };
const unknownAquatic: Facts = {
  composition: [
    row(5, { isClassificationUnknown: undefined, classification: classified('Aquatic Chronic 1: H410') }),
    row(20, { isAquaticUnknown: true }),
    row(75),
  ],
};
const nonFlammable: Facts = {
  classification: classified('Aerosol 3: H229'),
  classificationData: { aerosol: { flammableContent: 12 } },
};
const diisocyanate: Facts = {
  audience: 'professionalOnly',
  composition: [
    row(10, { cas: '101-68-8', isClassificationUnknown: undefined, classification: classified('Skin Sens. 1: H317') }),
  ],
};
const trainingRequired =
  'Ab dem 24. August 2023 muss vor der industriellen oder gewerblichen Verwendung eine angemessene Schulung erfolgen.';
const paint = label({ voc: { subcategory: 'A/a', limitValue: 30, maxContent: 1.5 } });
const written = (act: 'annexXVII' | 'aerosols' | 'unknownToxicity', lang: LabelLanguageCode) =>
  label({ supplementalTexts: [{ act, wording: { [lang]: 'Text' } }] });

/** The texts of a label in a language, and whether one is missing in it. */
const cases: [name: string, facts: Facts, lang: LabelLanguageCode, texts: string[], isLacking: boolean][] = [
  ['nothing is due', {}, 'en', [], false],
  [
    'a paint, in English',
    paint,
    'en',
    ['EU limit value for this product (cat. A/a): 30 g/l. This product contains at most 1.5 g/l VOC.'],
    false,
  ],
  [
    'a paint, in Bulgarian',
    paint,
    'bg',
    ['Гранична стойност на ЕС за този продукт (кат. A/a): 30 g/l. Този продукт съдържа най-много 1,5 g/l ЛОС.'],
    false,
  ],
  [
    'unknown acute toxicity (CLP Annex I 3.1.3.6.2.2)',
    unknownOral,
    'en',
    ['15 % of the mixture consists of ingredient(s) of unknown acute toxicity (oral).'],
    false,
  ],
  ['unknown acute toxicity, in a language without the sentence', unknownOral, 'cs', [], true],
  [
    'unknown acute toxicity, in a language in which the supplier writes it',
    { ...unknownOral, ...written('unknownToxicity', 'cs') },
    'cs',
    ['Text'],
    false,
  ],
  [
    'unknown acute toxicity, with a content that is not public',
    { composition: [row(20, harmful), row(12.5, { contentRange: '10 – 15 %', unknownAcute: ['oral'] }), row(65)] },
    'en',
    ['≤ 15 % of the mixture consists of ingredient(s) of unknown acute toxicity (oral).'],
    false,
  ],
  [
    'unknown by two routes alike',
    { composition: [row(20, harmful), row(15, { unknownAcute: ['oral', 'dermal'] }), row(65)] },
    'en',
    ['15 % of the mixture consists of ingredient(s) of unknown acute toxicity (oral, dermal).'],
    false,
  ],
  ['acute toxicity known of all', { composition: [row(20, harmful), row(80)] }, 'en', [], false],
  [
    'unknown below 1 %',
    { composition: [row(20, harmful), row(0.9, { unknownAcute: ['oral'] }), row(79.1)] },
    'en',
    [],
    false,
  ],
  ['unknown, of a substance', { ...unknownOral, kind: 'substance' }, 'en', [], false],
  [
    'unknown aquatic hazard (CLP Annex I 4.1.3.6.1)',
    unknownAquatic,
    'en',
    ['Contains 20 % of components with unknown hazards to the aquatic environment.'],
    false,
  ],
  ['an aerosol that is not flammable', nonFlammable, 'en', ['12 % by mass of the contents are flammable'], false],
  ['the same in a language whose act was not read', nonFlammable, 'de', [], true],
  ['the same as the supplier writes it', { ...nonFlammable, ...written('aerosols', 'de') }, 'de', ['Text'], false],
  ['a flammable aerosol', { ...nonFlammable, classification: classified('Aerosol 1: H222 H229') }, 'en', [], false],
  ['a diisocyanate, in a language with the text of entry 74', diisocyanate, 'de', [], false],
  ['a diisocyanate, in a language without it', diisocyanate, 'es', [], true],
  [
    'a diisocyanate, as the supplier writes it',
    { ...diisocyanate, ...written('annexXVII', 'es') },
    'es',
    ['Text'],
    false,
  ],
  [
    'a diisocyanate, as the supplier writes it word by word in a language whose text the label has already',
    {
      ...diisocyanate,
      ...label({ supplementalTexts: [{ act: 'annexXVII', wording: { de: trainingRequired } }] }),
    },
    'de',
    [],
    false,
  ],
  ['a text of the supplier in another language', written('aerosols', 'de'), 'en', [], true],
];

test('the label has the texts that follow from the facts and those of its supplier, and knows what is missing', () =>
  expectEach(
    cases,
    ([name]) => name,
    ([, input, lang, texts, isLacking]) => {
      const facts = factsOf(input);
      const plain = supplementalTextsOf(facts, lang).map((text) => text.replace(/[\u00A0\u202F]/g, ' '));
      expect([plain, lacksSupplementalText(facts, lang)]).toEqual([texts, isLacking]);
    },
  ));

test('section 2.2 has the texts of the label, those of REACH Annex XVII too (REACH Annex II 2.2)', () => {
  const texts = (facts: Facts) => textsOf(sampleSds({ ...facts, lang: 'de' }), '2.2');
  expect(texts(diisocyanate)).toContain(trainingRequired);
  expect(texts(paint).join('\n')).toContain('EU-Grenzwert für dieses Produkt (Kat. A/a)');
  expect(texts({}).join('\n')).not.toContain('EU-Grenzwert');
});
