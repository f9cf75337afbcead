import jsQR from 'jsqr';
import sharp from 'sharp';
import { wordLabel } from '../../../documents/label/word-label.ts';
import { qrPicture } from '../../../documents/label/word-pictures.ts';
import { readAssets } from '../../../runtime/assets.ts';
import { readZip } from '../../demo/read-zip.ts';
import { sampleLabel } from './sample-label.ts';

const assets = readAssets('platform/assets');

async function written(id: number, query: Record<string, string>) {
  const { content, settings } = sampleLabel(id, query);
  const files = readZip(await wordLabel({ content, settings, assets, minXHeightMm: 0.9 }));
  const xml = files.get('word/document.xml') ?? '';
  const attributes = (element: string) =>
    [...xml.matchAll(new RegExp(`<${element} ([^>]*?)/?>`, 'g'))].map(([, text = '']) =>
      Object.fromEntries([...text.matchAll(/([\w:]+)="([^"]*)"/g)].map(([, name, value]) => [name, value])),
    );
  return {
    content,
    files,
    attributes,
    paragraphs: xml
      .split('</w:p>')
      .map((part) => [...part.matchAll(/<w:t[ >][^<]*/g)].map(([text]) => text.replace(/^[^>]*>/, '')).join(''))
      .map((text) => text.replaceAll('&amp;', '&').replaceAll('&lt;', '<').replaceAll('&gt;', '>'))
      .filter((text) => text !== ''),
  };
}

const twips = (mm: number) => Math.round((mm / 25.4) * 1440);
const emuPerMm = 36_000;

test.each([
  [1, 52, 74],
  [2, 74, 52],
  [3, 74, 105],
  [4, 105, 148],
  [5, 148, 105],
  [6, 148, 210],
])('dimension %i is a page of %i × %i mm with the margins that were set', async (dim, width, height) => {
  const { attributes } = await written(1001, { dim: String(dim), padT: '3', padR: '4', padB: '5', padL: '6.5' });
  expect(attributes('w:pgSz')).toEqual([
    expect.objectContaining({ 'w:w': String(twips(width)), 'w:h': String(twips(height)) }),
  ]);
  expect(attributes('w:pgMar')).toEqual([
    expect.objectContaining({
      'w:top': String(twips(3)),
      'w:right': String(twips(4)),
      'w:bottom': String(twips(5)),
      'w:left': String(twips(6.5)),
    }),
  ]);
});

test('a label in one language reads from the name to the supplier, without codes of statements', async () => {
  const { paragraphs } = await written(1001, { xlang: '1', vseb: '1 L', sinON: '1', vlusageON: '1', vlstorageON: '1' });
  expect(paragraphs).toEqual([
    'Acetone technical 99.5 %',
    'CAS 67-64-1 · EC 200-662-2 · Index 606-001-00-8',
    'Danger',
    expect.stringMatching(/^Highly flammable liquid and vapour\. Causes serious eye irritation\./),
    expect.stringMatching(/^Keep away from heat/),
    'Repeated exposure may cause skin dryness or cracking.',
    expect.stringMatching(/^Fast-evaporating solvent/),
    expect.stringMatching(/^Recommended use: Wipe/),
    expect.stringMatching(/^Storage: /),
    'Synonyms: DMK',
    'Demo Chemicals GmbH',
    'Musterkai 12, 20457 Hamburg, Germany, +49 40 66969 100',
    '1 L',
    'AC-100-1L · AC-100-5L · AC-100-25L · AC-100-200L',
  ]);
  expect(paragraphs.join()).not.toMatch(/\b(EUH|H|P)\d{3}\b/);
});

test('several languages stand one after the other, each with all of its elements', async () => {
  const { paragraphs } = await written(1012, { xlang: '2,1,3' });
  const heads = ['DE · Gefahr', 'EN · Danger', 'FR · Danger'].map((head) => paragraphs.indexOf(head));
  expect(heads.every((index) => index > 0)).toBe(true);
  expect(heads).toEqual([...heads].sort((a, b) => a - b));
  expect(paragraphs.filter((text) => /^(Enthält: |Contains: |Contient\s: )/.test(text))).toHaveLength(3);
  expect(paragraphs).toContainEqual(expect.stringMatching(/^UFI: [0-9A-Y]{4}(-[0-9A-Y]{4}){3}$/));
});

test('batch, day of filling and serial number stand below the name, as on the drawn label', async () => {
  const { paragraphs } = await written(1012, { xlang: '1', batch: 'L7', filled: '2026-11-25', serial: 'A-01' });
  expect(paragraphs[1]).toBe('Batch L7 · Filled on 2026-11-25 · Serial no. A-01');
  const substance = await written(1001, { xlang: '1', batch: 'L7' });
  expect(substance.paragraphs[1]).toMatch(/^CAS .* · Batch L7$/);
});

test('each text is marked with its language', async () => {
  const { attributes } = await written(1001, { xlang: '2,8' });
  expect(new Set(attributes('w:lang').map((attribute) => attribute['w:val']))).toEqual(new Set(['de-DE', 'el-GR']));
});

test('pictograms, QR code and logo are pictures with a name', async () => {
  const { files, attributes } = await written(1001, { logoON: '1', xlang: '1' });
  const pictures = [...files.keys()].filter((name) => name.startsWith('word/media/'));
  expect(pictures.map((name) => name.split('.').at(-1))).toEqual(['png', 'png', 'png', 'png']);
  expect(attributes('wp:docPr').map(({ descr }) => descr)).toEqual([
    'Demo Chemicals GmbH',
    'Flame',
    'Exclamation mark',
    'https://dossier.example/p/1001',
  ]);
});

test('the QR code leads to the product', async () => {
  const { content } = sampleLabel(1001);
  const picture = (await qrPicture(content))!;
  const { data, info } = await sharp(picture.png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  expect(jsQR.default(new Uint8ClampedArray(data), info.width, info.height)?.data).toBe(content.qrUrl);
  expect(picture.width).toBeGreaterThan(10);
});

test.each([
  [1, 'emb', 16],
  [2, 'emb', 23],
  [3, 'emb', 32],
])('on a pack of size %i (%s) the pictograms have an edge of %i mm', async (emb, _, edge) => {
  const { attributes } = await written(1001, { emb: String(emb), dim: '6', qrCode: '1' });
  const widths = attributes('wp:extent').map(({ cx }) => Number(cx) / emuPerMm / Math.SQRT2);
  expect(widths).toEqual([expect.closeTo(edge, 1), expect.closeTo(edge, 1)]);
});

test('what is switched off is not there', async () => {
  const switchedOff = { picOFF: '1', adrOFF: '1', stavkiOFF: '1', opisOFF: '1', ufiOFF: '1', qrCode: '1', xlang: '1' };
  const { files, paragraphs } = await written(1015, switchedOff);
  expect([...files.keys()].filter((name) => name.startsWith('word/media/'))).toEqual([]);
  expect(paragraphs).toEqual([
    'Contact cleaner aerosol 500 ml',
    'Danger',
    'Contains: acetone, propan-2-ol',
    expect.stringMatching(/^Extremely flammable aerosol\./),
    'Repeated exposure may cause skin dryness or cracking.',
    'Switch off the current before use. Use only in well ventilated rooms.',
    'KR-050-500ML',
  ]);
});

test('the type is the wished one where the text has room, and smaller where not', async () => {
  const largest = async (query: Record<string, string>) => {
    const { attributes } = await written(1016, { xlang: '1', fontPN: '10', font: '10', ...query });
    return Math.max(...attributes('w:sz').map((attribute) => Number(attribute['w:val']) / 2));
  };
  expect(await largest({ dim: '6' })).toBe(10);
  expect(await largest({ dim: '2', xlang: '1,2,3,4' })).toBeLessThan(10);
});

test('characters that no XML may hold are left out', async () => {
  const { content, settings } = sampleLabel(1001, {}, { facts: { name: { en: 'A\u0000B\ud800C & <D>' } } });
  const xml = readZip(await wordLabel({ content, settings, assets, minXHeightMm: 0.9 })).get('word/document.xml');
  expect(xml).toContain('>ABC &amp; &lt;D&gt;<');
});

test('margins that leave nothing make a document all the same', async () => {
  const { paragraphs } = await written(1001, { dim: '1', padL: '30', padR: '30', padT: '30', padB: '30' });
  expect(paragraphs[0]).toBe('Acetone technical 99.5 %');
});

test.each(['=1+1', '+1', '@SUM(1)', '{DDEAUTO c:\\\\cmd.exe "/k calc"}', '</w:t><w:instrText>DDE'])(
  'a name such as %j is text, and no field that Word would carry out',
  async (name) => {
    const { facts, settings, product } = sampleLabel(1001, { xlang: '1' });
    const other = { facts: { ...facts, name: { en: name } }, product };
    const { content } = sampleLabel(1001, { xlang: '1' }, other);
    const files = readZip(await wordLabel({ content, settings, assets, minXHeightMm: 0.9 }));
    for (const [path, xml] of files)
      expect([path, /<w:(?:instrText|fldSimple|fldChar|object|altChunk)\b/.exec(xml)]).toEqual([path, null]);
    expect(files.get('word/document.xml')).toContain(name.split('<')[0]!.replaceAll('"', '&quot;').slice(0, 8));
  },
);
