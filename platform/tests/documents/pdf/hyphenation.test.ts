import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { demoCatalogue } from '../../../demo/products/catalogue.ts';
import { writeEsdscom } from '../../../esdscom/write/feed.ts';
import { openTypesetter } from '../../../documents/pdf/typesetter.ts';
import { sdsPrintData } from '../../../documents/sds/writers.ts';
import { buildSds } from '../../../documents/sds/view-model.ts';
import type { LanguageCode } from '../../../languages/languages.ts';
import { productFacts } from '../../../product/facts.ts';
import { pdfOf } from '../label/printed-label.ts';
import { sampleLabel } from '../label/sample-label.ts';

const { typeset, forget } = openTypesetter(join(process.cwd(), 'platform'));

const linesOf = (pdf: Uint8Array): string[] =>
  execFileSync('pdftotext', ['-raw', '-', '-'], { input: pdf, stdio: ['pipe', 'pipe', 'ignore'] })
    .toString()
    .split('\n');

const sheets = new Map<string, Promise<string[]>>();

/** The lines of a safety data sheet, which is printed once. */
function sdsLines(id: number, lang: LanguageCode, market?: string): Promise<string[]> {
  const key = [id, lang, market].join();
  const lines = sheets.get(key) ?? printLines(id, lang, market);
  sheets.set(key, lines);
  return lines;
}

async function printLines(id: number, lang: LanguageCode, market?: string): Promise<string[]> {
  const product = demoCatalogue.find((candidate) => candidate.id === id)!;
  const [version, ...previousVersions] = product.versions;
  const facts = productFacts.parse(version!.facts);
  const options = {
    qrCode: true,
    permalink: 'https://dossier.example/p/1',
    market,
    version: version!,
    previousVersions,
  };
  const edition = { version: version!.text, created: version!.created, supplier: product.supplier.name };
  const xml = writeEsdscom(product, facts, lang, { ...options, gtin: product.gtin, today: '2026-03-01' });
  const data = await sdsPrintData(buildSds(product, facts, lang, options), edition, xml);
  const lines = linesOf(typeset('sds', JSON.stringify(data)));
  forget();
  return lines;
}

/** The words that lines end within, as `before|after`. */
const brokenWords = (lines: string[]): string[] =>
  lines.flatMap((line, index) => {
    const start = /([\p{L}\p{M}]+)\u00AD$/u.exec(line)?.[1];
    const end = /^[\p{L}\p{M}]*/u.exec(lines[index + 1] ?? '')?.[0];
    return start ? [`${start}|${end}`] : [];
  });

test.each([1001, 1006, 1009])(
  'the Greek SDS of %i breaks words in parts of two letters at least, and no abbreviation',
  async (id) => {
    const broken = brokenWords(await sdsLines(id, 'el'));
    expect(broken.length).toBeGreaterThan(3);
    expect(broken.filter((word) => !/^\p{L}{2,}\|\p{L}{2,}$/u.test(word) || /\p{Lu}/u.test(word.slice(1)))).toEqual([]);
  },
);

describe('a reader of a sheet finds together what belongs together', () => {
  test.each([
    [1013, 'es'],
    [1013, 'sl'],
    [1009, 'de'],
  ] as const)('in the SDS of %i in %s words in capitals and hazard classes are whole', async (id, lang) => {
    const lines = await sdsLines(id, lang);
    expect(brokenWords(lines).filter((word) => /\p{Lu}{2,}\||\|\p{Lu}{2,}/u.test(word))).toEqual([]);
    const classes = /(?:Flam\. Liq\.|Asp\. Tox\.|STOT SE|Skin Irrit\.|Eye Irrit\.|Aquatic(?: Chronic)?)$/;
    expect(lines.filter((line) => classes.test(line))).toEqual([]);
    expect(lines.join(' ')).toMatch(/(?:Skin\sIrrit\.|Aquatic\sChronic)\s2/);
  });

  test('the emergency numbers are on one page, and the code of a filter on one line', async () => {
    const french = (await sdsLines(1003, 'fr', 'BE')).join('\n');
    expect(/\n1\.4 [^\f]*?\nRUBRIQUE 2|\n1\.4 [^\f]*?\+32 70 245 245/.exec(french)?.[0]).toContain('+49 40 66969 112');
    const polish = await sdsLines(1003, 'pl');
    expect(polish.filter((line) => /B-$|^-P2/.test(line))).toEqual([]);
    expect(polish.join('\n')).toContain('B-P2');
  });
});

// ISO 32000-1, 14.8.2.2.3: a hyphen that only a line's end needs is a soft hyphen, so that a search finds the whole word.
test.each([
  [1001, 'en'],
  [1009, 'de'],
  [1013, 'el'],
  [1001, 'fr'],
] as const)(
  'the SDS of %i in %s has a soft hyphen only where a line ends, and no other hidden character',
  async (id, lang) => {
    const lines = await sdsLines(id, lang);
    expect(lines.filter((line) => /\u00AD(?!$)|[\u200B\u200C\u200D\u2060\uFEFF]/u.test(line))).toEqual([]);
  },
);

test.each([
  ['1004', '3'],
  ['1006', '6'],
  ['1006', '3'],
])('on the label of %s at size %s a long word of letters is broken with a hyphen', async (id, dim) => {
  const lines = linesOf(await pdfOf(sampleLabel(Number(id), { dim, xlang: '2', rlang: '2' })));
  const broken = brokenWords(lines).filter((word) => word.startsWith('GIFT'));
  expect(broken.length).toBeGreaterThan(0);
  // Between its parts: syllables would break it within one of them.
  for (const word of broken) expect(word).toMatch(/^GIFT(?:\|INFORMATIONSZENTRUM|INFORMATIONS\|ZENTRUM)$/);
  expect(lines.filter((line) => /\u00AD(?!$)/u.test(line))).toEqual([]);
  expect(lines.filter((line) => /GIFTINFORMATIONS$/.test(line))).toEqual([]);
});
