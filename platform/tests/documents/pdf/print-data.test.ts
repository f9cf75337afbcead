import { readdirSync, readFileSync } from 'node:fs';
import { printable, printedQrCode, runningText } from '../../../documents/pdf/print-data.ts';
import { phrasesFor } from '../../../languages/phrases.ts';

const zeroWidthSpace = '\u200B';
const flask = '\u{1F9EA}';
/** A surrogate without its other half: no text (RFC 8259, 8.2). */
const halfCharacter = /\p{Cs}/u;
const running = (product: string, foot = 'Sample Ltd') =>
  runningText(phrasesFor('en'), { product, version: '2.0', date: '1 February 2026', foot });

describe('what stands on every page', () => {
  test('the product, its edition, the supplier and the place of the page’s number', () => {
    expect(running('Acetone')).toEqual({
      product: 'Acetone',
      edition: 'Version 2.0 · 1 February 2026',
      foot: 'Sample Ltd',
      pageOf: phrasesFor('en').page.pageNumber,
    });
    expect(running('Acetone').pageOf).toMatch(/\{page\}.*\{pages\}/);
  });

  test('is cut where it is longer than a line', () => {
    const whole = 'x'.repeat(90);
    expect(running(whole, whole)).toMatchObject({ product: whole, foot: whole });
    const cut = `${'x'.repeat(89)}…`;
    expect(running(`${whole}y`, `${whole}y`)).toMatchObject({ product: cut, foot: cut });
  });

  test.each([88, 89, 90])('no character is cut into halves, the second of them at %i', (length) => {
    const { product } = running(`${'x'.repeat(length - 1)}${flask}${'y'.repeat(20)}`);
    expect(product).not.toMatch(halfCharacter);
    expect([...product]).toHaveLength(90);
    expect(product).toMatch(/…$/);
  });
});

describe('a long word', () => {
  test('can be broken after each thirty characters, and says the same', () => {
    const word = 'x'.repeat(100);
    const broken = printable(word);
    expect(broken.split(zeroWidthSpace).map((part) => part.length)).toEqual([30, 30, 30, 10]);
    expect(broken.replaceAll(zeroWidthSpace, '')).toBe(word);
  });

  test('of characters in two halves is broken between them', () => {
    const broken = printable(flask.repeat(45));
    expect(broken).toContain(zeroWidthSpace);
    for (const part of broken.split(zeroWidthSpace)) expect(part).not.toMatch(halfCharacter);
    expect(broken.replaceAll(zeroWidthSpace, '')).toBe(flask.repeat(45));
  });

  test('is found at any depth of the data; all other values stay as they are', () => {
    const long = 'y'.repeat(40);
    const data = { rows: [{ term: 'CAS', values: ['67-64-1', long] }], count: 3, isShown: true, none: null };
    expect(printable(data)).toEqual({
      ...data,
      rows: [{ term: 'CAS', values: ['67-64-1', `${'y'.repeat(30)}${zeroWidthSpace}${'y'.repeat(10)}`] }],
    });
  });

  test.each(['x'.repeat(39), 'a sentence of many words, none of which is long, that goes on and on', ''])(
    'is not found in %j',
    (text) => {
      expect(printable(text)).toBe(text);
    },
  );
});

test.each([
  [`half ${flask.slice(0, 1)} of it`, 'half \uFFFD of it'],
  [`half ${flask.slice(1)} of it`, 'half \uFFFD of it'],
  [`all ${flask} of it`, `all ${flask} of it`],
])('a character of which only a half is there is replaced: %j', (text, replaced) => {
  expect(printable({ text })).toEqual({ text: replaced });
});

describe('a QR code', () => {
  test('is a drawing with its address and caption', async () => {
    const code = await printedQrCode('https://dossier.example/p/1001', 'Current documents');
    expect(code).toMatchObject({ url: 'https://dossier.example/p/1001', caption: 'Current documents' });
    expect(code?.svg).toMatch(/^<svg .*<\/svg>\s*$/s);
    expect(code).not.toEqual(await printedQrCode('https://dossier.example/p/1002', 'Current documents'));
  });

  test('is absent without an address', async () => {
    expect(await printedQrCode(null, 'Current documents')).toBeNull();
  });
});

describe('the templates', () => {
  const folder = 'platform/documents/pdf/templates';
  const sources = new Map(readdirSync(folder).map((name) => [name, readFileSync(`${folder}/${name}`, 'utf8')]));
  const importsOf = (name: string): string[] =>
    [...sources.get(name)!.matchAll(/#(?:import|include) "([^"]+)"/g)].flatMap(([, imported]) => [
      imported!,
      ...importsOf(imported!),
    ]);
  const readsData = (name: string) => /data\.json|sys\.inputs/.test(sources.get(name)!);

  test('that lay out labels read no data, so that they are evaluated once and not for each label', () => {
    expect(importsOf('label.typ')).toEqual(
      expect.arrayContaining(['label-layout.typ', 'label-parts.typ', 'fonts.typ']),
    );
    expect(importsOf('label.typ').filter(readsData)).toEqual([]);
  });

  test('read the data as a file, not as inputs of the compiler, whose change evaluates all of them again', () => {
    expect([...sources.keys()].filter((name) => sources.get(name)!.includes('sys.inputs'))).toEqual([]);
    expect(['label.typ', 'sheet.typ', 'codes.typ', 'breaks.typ']).toEqual(
      expect.arrayContaining([...sources.keys()].filter(readsData)),
    );
  });
});
