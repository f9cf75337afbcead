import { statementPlacesOf } from '../../../product/statement-choices.ts';
import { demoCatalogue } from '../../../demo/products/catalogue.ts';
import { documentLanguages } from '../../../languages/languages.ts';
import { labelWords } from '../../../languages/label-words.ts';
import { statementText } from '../../../languages/statements.ts';
import { classified } from '../sample-product.ts';
import { sampleLabel } from './sample-label.ts';

const everyLanguage = documentLanguages.map(({ id }) => id).join(',');

test.each(demoCatalogue.filter(({ id }) => id <= 1017).map(({ id }) => id))(
  'the label of %i says what the product’s facts say, in every language',
  (id) => {
    const { content, facts } = sampleLabel(id, { xlang: everyLanguage });
    const { label } = facts;
    const statementPlaces = statementPlacesOf(facts);
    expect(content.pictograms).toEqual(label.pictograms);
    expect(content.ufi).toBe(facts.kind === 'mixture' ? (facts.ufi ?? null) : null);
    for (const texts of content.languages) {
      const { lang } = texts;
      const statements = (codes: string[]) =>
        codes.map((code) => ({ code, text: statementText(code, lang, statementPlaces[code]) }));
      expect(texts).toMatchObject({
        productName: facts.name[lang],
        description: facts.description[lang],
        signalWord: label.signalWord && labelWords(lang).signalWords[label.signalWord],
        hazards: statements(label.h),
        precautions: statements(label.p),
        supplemental: statements(label.euh),
        contains: label.contains.map((name) => name[lang]),
      });
    }
  },
);

test('the supplier stands with address, country in the leading language and telephone', () => {
  expect(sampleLabel(1001, { xlang: '2,1' }).content.supplier).toEqual({
    name: 'Demo Chemicals GmbH',
    lines: ['Musterkai 12', '20457 Hamburg', 'Deutschland'],
    telephone: '+49 40 66969 100',
  });
});

test('a substance has its numbers, a mixture has none', () => {
  expect(sampleLabel(1001, { xlang: '2' }).content.identifiers).toEqual([
    { label: 'CAS', value: '67-64-1' },
    { label: 'EG', value: '200-662-2' },
    { label: 'Index', value: '606-001-00-8' },
  ]);
  expect(sampleLabel(1017).content.identifiers).toEqual([]);
});

test.each([
  ['adrOFF', 1001, { supplier: null }],
  ['logoON', 1001, { logo: 'demo.svg' }],
  ['picOFF', 1001, { pictograms: [] }],
  ['ufiOFF', 1012, { ufi: null }],
] as const)('the setting %s changes its part of the content alone', (flag, id, expected) => {
  const plain = sampleLabel(id).content;
  const flagged = sampleLabel(id, { [flag]: '1' }).content;
  expect(flagged).toEqual({ ...plain, ...expected });
  expect(flagged).not.toEqual(plain);
});

test.each([
  ['opisOFF', { description: null }],
  ['stavkiOFF', { precautions: [] }],
  ['sinON', { synonyms: ['DMK'] }],
  ['vlusageON', { recommendedUse: expect.stringMatching(/^Wipe the surface/) as string }],
  ['vlstorageON', { storage: expect.stringMatching(/\.$/) as string }],
] as const)('the setting %s changes its part of the texts of each language alone', (flag, expected) => {
  const [plain] = sampleLabel(1001).content.languages;
  const [flagged] = sampleLabel(1001, { [flag]: '1' }).content.languages;
  expect(flagged).toEqual({ ...plain, ...expected });
  expect(flagged).not.toEqual(plain);
});

describe('the setting without a pictogram for corrosion of metals', () => {
  const label = (...classification: string[]) => {
    const facts = sampleLabel(1001).facts;
    return (query: Record<string, string>) =>
      sampleLabel(1001, query, {
        facts: {
          classification: classified(...classification),
          label: { ...facts.label, pictograms: ['GHS05'] },
        },
      }).content.pictograms;
  };

  test('leaves out GHS05 where no other class requires it', () => {
    const pictograms = label('Met. Corr. 1: H290');
    expect([pictograms({}), pictograms({ picMetCorrOFF: '1' })]).toEqual([['GHS05'], []]);
  });

  test('shows GHS07 for an irritation that GHS05 covered', () => {
    expect(label('Met. Corr. 1: H290', 'Skin Irrit. 2: H315')({ picMetCorrOFF: '1' })).toEqual(['GHS07']);
  });

  test.each(['Skin Corr. 1B: H314', 'Eye Dam. 1: H318'])('keeps GHS05 for %s', (other) => {
    expect(label('Met. Corr. 1: H290', other)({ picMetCorrOFF: '1' })).toEqual(['GHS05']);
  });
});

test.each([
  ['1', 1001, null],
  ['2', 1001, 'https://dossier.example/p/1001/de/gh/2'],
  ['3', 1001, 'https://dossier.example/p/1001'],
  ['2', 1020, 'https://dossier.example/p/1020'],
])('QR code %s of %i leads to %s', (qrCode, id, url) => {
  expect(sampleLabel(id, { qrCode, rlang: '2' }).content.qrUrl).toBe(url);
});

test.each([
  ['H350', ['Nur für gewerbliche Anwender.']],
  ['H225', []],
])('%s brings the notices %j', (h, notices) => {
  const { facts } = sampleLabel(1001);
  const { content } = sampleLabel(1001, { xlang: '2' }, { facts: { label: { ...facts.label, h: [h] } } });
  expect(content.languages[0]?.notices).toEqual(notices);
});

test('a statement of organs names those of the class', () => {
  const { facts } = sampleLabel(1001);
  const classification = [{ category: 'STOT SE 2', h: ['H371'], detail: { en: 'kidneys' } }];
  const other = { facts: { classification, label: { ...facts.label, h: ['H371'] } } };
  expect(sampleLabel(1001, {}, other).content.languages[0]?.hazards).toEqual([
    { code: 'H371', text: 'May cause damage to organs (kidneys).' },
  ]);
});

test('the pack’s content and the chosen product codes stand on it', () => {
  expect(sampleLabel(1001).content).toMatchObject({
    quantity: null,
    code: 'AC-100',
    articles: ['AC-100-1L', 'AC-100-5L', 'AC-100-25L', 'AC-100-200L'],
  });
  expect(sampleLabel(1001, { vseb: '1 L', pCodes: 'AC-100-1L' }).content).toMatchObject({
    quantity: '1 L',
    articles: ['AC-100-1L'],
  });
});

test('a text that a language does not have is left out; its name is not', () => {
  const { content } = sampleLabel(
    1001,
    { xlang: '3' },
    { facts: { name: { en: 'Acetone' }, description: { en: 'x' } } },
  );
  expect(content.languages[0]).toMatchObject({ productName: 'Acetone', description: null });
});
