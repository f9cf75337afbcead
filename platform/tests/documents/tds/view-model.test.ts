import { documentLanguages } from '../../../languages/languages.ts';
import { phrasesFor } from '../../../languages/phrases.ts';
import { sampleSds } from '../sample-product.ts';
import { blocksOf, sampleTds, textsOf } from './sample-tds.ts';

const density = {
  name: { en: 'Density', de: 'Dichte' },
  value: { value: 0.791, unit: 'g/cm³', condition: { en: 'at 20 °C', de: 'bei 20 °C' } },
  method: 'ASTM D4052',
};

test('the sections stand in their order, in every language with its words', () => {
  for (const { code } of documentLanguages) {
    const { sections, title, disclaimer } = sampleTds({ lang: code });
    const { tds } = phrasesFor(code);
    expect(sections.map(({ id }) => id)).toEqual([
      'description',
      'uses',
      'properties',
      'processing',
      'packaging',
      'storage',
      'safety',
    ]);
    expect(sections.map((section) => section.title)).toEqual(Object.values(tds.sections));
    expect([title, disclaimer]).toEqual([tds.title, tds.sentences.disclaimer]);
  }
});

test('the header names the product code, the version and its date', () => {
  expect(sampleTds().header).toEqual([
    { term: 'Product code', values: ['SP-1'] },
    { term: 'Version', values: ['2'] },
    { term: 'Date', values: ['1 February 2026'] },
  ]);
});

test('a title keeps a figure with its unit', () => {
  const name = { en: 'Formaldehyde 37 % (methanol < 1 %)' };
  const title = 'Formaldehyde 37\u202F% (methanol < 1\u202F%)';
  expect(sampleTds({ name }).product).toBe(title);
  expect(sampleSds({ name }).product).toBe(title);
});

test('a property has its name, its figure as the language writes it, and its method', () => {
  const table = (lang: 'en' | 'de') => blocksOf(sampleTds({ lang, properties: [density] }), 'properties')[0];
  expect(table('en')).toMatchObject({
    head: ['Property', 'Value', 'Method'],
    rows: [[['Density'], ['0.791\u202Fg/cm³ (at 20\u202F°C)'], ['ASTM D4052']]],
  });
  expect(table('de')).toMatchObject({
    rows: [[['Dichte'], ['0,791\u202Fg/cm³ (bei 20\u202F°C)'], ['ASTM D4052']]],
  });
});

test('values are called typical only where none is a limit or a range', () => {
  const { typicalValues } = phrasesFor('en').tds.sentences;
  const captionOf = (...values: (number | string)[]) =>
    blocksOf(
      sampleTds({ properties: [density, ...values.map((value) => ({ ...density, value: { value } }))] }),
      'properties',
    )[0];
  for (const values of [[], [7], ['1 200'], ['≈ 3']])
    expect(captionOf(...values)).toMatchObject({ caption: typicalValues });
  for (const value of ['≥ 12', '≤ 2', '< 1', '0.3 – 0.9', 'max. 2'])
    expect([value, captionOf(7, value)]).toMatchObject([value, { caption: 'Sample' }]);
});

test('a property can be a text, and be measured by no standard', () => {
  const gloss = { name: { en: 'Gloss' }, value: { en: 'dead matt' } };
  expect(blocksOf(sampleTds({ properties: [gloss] }), 'properties')[0]).toMatchObject({
    rows: [[['Gloss'], ['dead matt'], ['–']]],
  });
});

test('a pack has what it holds and its article number, where there is one', () => {
  const canister = { pack: { en: 'Metal canister', de: 'Metallkanister' }, content: { value: 2.5, unit: 'l' } };
  const sheet = sampleTds({ lang: 'de', packaging: [{ ...canister, article: 'SP-1-2.5L' }, canister] });
  expect(blocksOf(sheet, 'packaging')[0]).toMatchObject({
    head: ['Gebinde', 'Artikelnummer'],
    rows: [
      [['Metallkanister, 2,5\u202Fl'], ['SP-1-2.5L']],
      [['Metallkanister, 2,5\u202Fl'], ['–']],
    ],
  });
});

test('the storage section ends with the shelf life and the storage temperature', () => {
  const sheet = sampleTds({
    storage: [{ en: 'Protect from frost.' }],
    shelfLifeMonths: 24,
    storageTemperature: { value: '5 – 30', unit: '°C' },
  });
  expect(textsOf(sheet, 'storage')).toEqual([
    'Protect from frost.',
    'Shelf life',
    '24 months in the unopened original pack',
    'Storage temperature',
    '5\u202F–\u202F30\u202F°C',
  ]);
});

test('what is not known is not available', () => {
  const sheet = sampleTds();
  for (const id of ['description', 'uses', 'properties', 'processing', 'packaging'] as const)
    expect(textsOf(sheet, id)).toEqual(['not available']);
  expect(textsOf(sheet, 'storage')).toEqual(['Shelf life', 'not available', 'Storage temperature', 'not available']);
  expect(sampleTds({ name: {} }).product).toBe('not available');
});

test('a sheet with half of its data prints that half', () => {
  const sheet = sampleTds({ description: [{ en: 'A solvent.' }], properties: [density] });
  expect(textsOf(sheet, 'description')).toEqual(['A solvent.']);
  expect(textsOf(sheet, 'properties')).toContain('Density');
  expect(textsOf(sheet, 'uses')).toEqual(['not available']);
});

test('a text that a language lacks comes in English', () => {
  expect(textsOf(sampleTds({ lang: 'sl', uses: [{ en: 'Solvent' }] }), 'uses')).toEqual(['Solvent']);
});

test('the safety section leads to the label and the safety data sheet', () => {
  expect(textsOf(sampleTds(), 'safety').join()).toMatch(/label.*safety data sheet/);
});

test('the permalink stands on the sheet only where the options have one', () => {
  expect(sampleTds().permalink).toBeNull();
  expect(sampleTds({ options: { permalink: 'https://example.com/p/1' } }).permalink).toEqual({
    label: phrasesFor('en').page.qrCode,
    url: 'https://example.com/p/1',
  });
});
