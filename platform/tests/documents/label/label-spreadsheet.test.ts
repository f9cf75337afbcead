import { readSheet } from 'read-excel-file/node';
import { harmless, labelSpreadsheet } from '../../../documents/label/label-spreadsheet.ts';
import { pictogramCodes } from '../../../law/hazard-classes.ts';
import { readZip } from '../../demo/read-zip.ts';
import { sampleLabel, siteUrl } from './sample-label.ts';

async function written(id: number, query: Record<string, string>, supplierName?: string) {
  const { product, facts, settings } = sampleLabel(id, query);
  const supplier = { ...product.supplier, ...(supplierName === undefined ? {} : { name: supplierName }) };
  const file = Buffer.from(await labelSpreadsheet({ ...product, supplier }, facts, settings, siteUrl));
  const [titles = [], ...rows] = await readSheet(file);
  return { file, titles, rows: rows.map((row) => Object.fromEntries(row.map((cell, i) => [titles[i], cell]))) };
}

test('each language is a row with every field of the label', async () => {
  const { rows } = await written(1001, { xlang: '1,2', vlusageON: '1', vlstorageON: '1', vseb: '1 L' });
  expect(rows.map(({ language }) => language)).toEqual(['en', 'de']);
  expect(rows[1]).toMatchObject({
    language_name: 'Deutsch',
    product_name: 'Aceton technisch 99,5 %',
    product_code: 'AC-100',
    article_codes: 'AC-100-1L, AC-100-5L, AC-100-25L, AC-100-200L',
    synonyms: 'DMK',
    cas: '67-64-1',
    ec: '200-662-2',
    index: '606-001-00-8',
    quantity: '1 L',
    signal_word: 'Gefahr',
    GHS02: 'GHS02',
    GHS07: 'GHS07',
    h_codes: 'H225, H319, H336',
    h_texts: expect.stringMatching(/^Flüssigkeit und Dampf leicht entzündbar\. .+\.$/) as string,
    p_codes: 'P210, P233, P261, P280, P305+P351+P338, P403+P235',
    p_texts: expect.stringMatching(/^Von Hitze/) as string,
    euh_codes: 'EUH066',
    euh_texts: expect.stringMatching(/^Wiederholter Kontakt/) as string,
    description: expect.any(String) as string,
    recommended_use: expect.any(String) as string,
    storage: expect.any(String) as string,
    supplier: 'Demo Chemicals GmbH',
    supplier_address: 'Musterkai 12, 20457 Hamburg, Deutschland',
    supplier_telephone: '0049 40 66969 100',
    qr_address: 'https://dossier.example/p/1001',
  });
  expect(rows[0]).toMatchObject({ supplier_address: 'Musterkai 12, 20457 Hamburg, Germany' });
});

test('the nine pictograms have a column each', async () => {
  const { titles, rows } = await written(1001, { xlang: '1' });
  expect(titles).toEqual(expect.arrayContaining([...pictogramCodes]));
  expect(pictogramCodes.filter((code) => rows[0]?.[code] !== null)).toEqual(['GHS02', 'GHS07']);
});

test('a mixture has its UFI and the substances that it contains', async () => {
  const { rows } = await written(1015, { xlang: '1' });
  expect(rows[0]).toMatchObject({ ufi: sampleLabel(1015).facts.ufi, contains: 'acetone, propan-2-ol', cas: null });
});

test('what is switched off leaves its cells empty', async () => {
  const { rows } = await written(1001, { xlang: '1', opisOFF: '1', stavkiOFF: '1' });
  const empty = ['description', 'p_codes', 'p_texts', 'recommended_use', 'storage', 'quantity'];
  expect(empty.map((title) => rows[0]?.[title])).toEqual(empty.map(() => null));
});

test('no cell is a formula, whatever it begins with', async () => {
  const { file, rows } = await written(1001, { xlang: '1', vseb: '=1+1' }, '=HYPERLINK("https://evil.example","x")');
  expect(rows[0]).toMatchObject({ quantity: "'=1+1", supplier: `'=HYPERLINK("https://evil.example","x")` });
  expect([...readZip(file)].filter(([name, text]) => name.endsWith('.xml') && text.includes('<f>'))).toEqual([]);
});

test.each([
  ['=1+1', "'=1+1"],
  ['+49 40', "'+49 40"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'=1"],
  ['\r\n@x', "'@x"],
  ['   =1', "'=1"],
  ['a\tb', 'a b'],
  ['\u0007bell', 'bell'],
  ['1 L = 1 kg', '1 L = 1 kg'],
  ['', ''],
])('%j is written as %j', (text, written) => {
  expect(harmless(text)).toBe(written);
});
