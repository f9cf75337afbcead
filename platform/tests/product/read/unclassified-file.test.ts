import { classifyProduct } from '../../../import/classify/classify-product.ts';
import { buildSds } from '../../../documents/sds/view-model.ts';
import { parseProduct, readProductFile } from '../../../product/read/read-product-file.ts';
import type { ProductFile } from '../../../product/product-file.ts';
import { statementPlacesOf } from '../../../product/statement-choices.ts';
import { acetoneFile } from '../sample-file.ts';

/** A mixture that says what is in it, and neither its classification nor its label. */
function unclassified(): ProductFile {
  const file = acetoneFile();
  const { facts } = file.versions[0]!;
  const [acetone] = facts.composition;
  file.languages = { sds: ['en', 'de'], tds: [] };
  file.state = 'published';
  file.versions[0]!.facts = {
    ...facts,
    classification: undefined,
    label: undefined,
    kind: 'mixture',
    name: { en: 'Cleaner', de: 'Reiniger' },
    identifiers: {},
    ufi: 'TEFS-CX65-UD2N-3GWU',
    composition: [
      { ...acetone!, name: { en: 'acetone', de: 'Aceton' }, content: 60, contentRange: '50 – < 70 %' },
      {
        name: { en: 'limonene', de: 'Limonen' },
        content: 2,
        contentRange: '1 – < 3 %',
        classification: [
          { category: 'Skin Sens. 1B', h: ['H317'] },
          { category: 'Aquatic Acute 1', h: ['H400'] },
          { category: 'Aquatic Chronic 3', h: ['H412'] },
        ],
        limits: ['M=1'],
      },
    ],
    basicProperties: { flashPoint: { value: -17, unit: '°C' }, boilingPoint: { value: 56, unit: '°C' } },
  };
  return file;
}

const read = () => readProductFile(JSON.stringify(unclassified(), null, 1), 'cleaner.json');

test('a file without classification and label is valid, and nothing is lacking', () => {
  const { product, problems } = read();
  expect(problems.filter(({ level }) => level === 'error')).toEqual([]);
  expect(problems.filter(({ message }) => /^lacks|does not follow/.test(message))).toEqual([]);
  const { classification, label } = product!.versions[0]!.facts;
  expect(classification).toEqual([
    { category: 'Flam. Liq. 2', h: ['H225'] },
    { category: 'Eye Irrit. 2', h: ['H319'] },
    { category: 'Skin Sens. 1', h: ['H317'] },
    { category: 'STOT SE 3', h: ['H336'] },
  ]);
  expect(label).toMatchObject({
    signalWord: 'danger',
    pictograms: ['GHS02', 'GHS07'],
    h: ['H225', 'H317', 'H319', 'H336'],
    contains: [
      { en: 'limonene', de: 'Limonen' },
      { en: 'acetone', de: 'Aceton' },
    ],
  });
  expect(label.p.length).toBeGreaterThan(3);
});

test.each([
  ['en', 'Flam. Liq. 2', 'Highly flammable liquid and vapour.', 'limonene'],
  ['de', 'Flam. Liq. 2', 'Flüssigkeit und Dampf leicht entzündbar.', 'Limonen'],
] as const)('its safety data sheet is built in %s', (language, ...texts) => {
  const { product } = read();
  const { code, supplier, versions } = product!;
  const sdsProduct = { code, articles: [], supplier, producer: supplier, emergencyTelephone: null };
  const sds = buildSds(sdsProduct, versions[0]!.facts, language, {
    qrCode: false,
    permalink: '',
    version: { text: '1.0', created: '2026-01-15' },
  });
  const text = JSON.stringify(sds.sections);
  for (const expectedText of texts) expect(text).toContain(expectedText);
});

test.each<[what: string, label: object | undefined, places: object, expected: object]>([
  ['the derived one', undefined, {}, { en: 'CMIT, limonene', de: 'CMIT, Limonen' }],
  ['one that is named', undefined, { EUH208: { substance: { en: 'terpenes' } } }, { en: 'terpenes' }],
])('EUH208 names the sensitisers: %s', (_, label, statementPlaces, expected) => {
  const file = unclassified();
  const { facts } = file.versions[0]!;
  const sensitiser = (name: { en: string; de?: string }, content: number) => ({
    name,
    content,
    contentRange: `${content} %`,
    classification: [{ category: 'Skin Sens. 1A', h: ['H317'] }],
  });
  file.versions[0]!.facts = {
    ...facts,
    label: label as typeof facts.label,
    statementPlaces: statementPlaces as typeof facts.statementPlaces,
    composition: [sensitiser({ en: 'limonene', de: 'Limonen' }, 0.05), sensitiser({ en: 'CMIT' }, 0.01)],
    basicProperties: {},
    transport: null,
  };
  const { product } = readProductFile(JSON.stringify({ ...file, state: undefined }), 'paint.json');
  const complete = product!.versions[0]!.facts;
  expect(complete.label.euh).toContain('EUH208');
  expect(complete.statementPlaces.EUH208!.substance).toEqual(expected);
});

test.each<[what: string, second: string | undefined, organs: string | undefined]>([
  ['of both causes', 'liver', 'nervous system, liver'],
  ['of one cause is unknown', undefined, undefined],
])('the statements of target organs state them, where they are known: %s', (_, second, organs) => {
  const file = unclassified();
  const { facts } = file.versions[0]!;
  const harmful = (name: string, detail: string | undefined) => ({
    name: { en: name },
    content: 5,
    contentRange: '5 %',
    classification: [{ category: 'STOT RE 1', h: ['H372'], ...(detail && { detail: { en: detail } }) }],
  });
  const composition = [harmful('hexane', 'nervous system'), harmful('other', second)];
  file.versions[0]!.facts = { ...facts, composition, basicProperties: {}, transport: null };
  const complete = readProductFile(JSON.stringify({ ...file, state: undefined }), 'a.json').product!.versions[0]!.facts;
  const detail = organs && { detail: { en: organs } };
  expect(complete.classification).toEqual([{ category: 'STOT RE 2', h: ['H373'], ...detail }]);
  expect(statementPlacesOf(complete, ['en']).H373).toEqual(organs && { organs: { en: organs } });
});

/** What follows from one ingredient. */
function factsOfOne(
  ingredient: Partial<ProductFile['versions'][number]['facts']['composition'][number]>,
  label: ProductFile['versions'][number]['facts']['label'] = {},
) {
  const file = unclassified();
  const { facts } = file.versions[0]!;
  const composition = [{ name: { en: 'one' }, content: 100, contentRange: '100 %', classification: [], ...ingredient }];
  file.versions[0]!.facts = { ...facts, composition, label, basicProperties: {}, transport: null };
  return readProductFile(JSON.stringify({ ...file, state: undefined }), 'a.json').product!.versions[0]!.facts;
}

test('a statement of the classes of 2023 stands once on a derived label', () => {
  const { label } = factsOfOne({ classification: [{ category: 'ED ENV 1', h: ['EUH430'] }] });
  expect([label.h, label.euh]).toEqual([['EUH430'], []]);
  const typed = factsOfOne({ classification: [{ category: 'ED ENV 1', h: ['EUH430'] }] }, { h: ['H315'] }).label;
  expect([typed.h, typed.euh]).toEqual([['H315'], ['EUH430']]);
});

test.each<[category: string, statements: [string, string]]>([
  ['Acute Tox. 3', ['H301', 'H311']],
  ['STOT SE 3', ['H335', 'H336']],
])('%s by two statements has an entry for each: %j', (category, statements) => {
  const classification = statements.map((code) => ({ category, h: [code] }));
  expect(factsOfOne({ classification }).classification).toEqual(classification);
});

test('of an ingredient with no class, no source and no word of it no class is denied', () => {
  const file = unclassified();
  const { facts } = file.versions[0]!;
  facts.composition = [{ name: { en: 'glycol ether' }, contentRange: '40 %', classification: [] }];
  facts.basicProperties = { physicalState: { en: 'liquid' } };
  const { notClassified } = classifyProduct(parseProduct(file).data!).result;
  const denied = notClassified.filter(({ reason }) => !/^(not applicable|no data)/.test(reason));
  expect(denied).toEqual([]);
  expect(notClassified).toContainEqual({
    class: 'carcinogenicity',
    reason: expect.stringMatching(/^no data: the classification of glycol ether is unknown and could decide it/),
  });
});
