import sharp from 'sharp';
import { labelPng } from '../../../documents/label/label-picture.ts';
import { documentLanguages } from '../../../languages/languages.ts';
import { labelDimensions } from '../../../law/label/sizes.ts';
import { readPdf } from '../pdf/read-pdf.ts';
import { readWords } from '../pdf/read-words.ts';
import { labelWords } from '../../../languages/label-words.ts';
import { pdfOf, pictureOf, sizesFor } from './printed-label.ts';
import { sampleLabel } from './sample-label.ts';

const products = Array.from({ length: 17 }, (_, index) => 1001 + index);
const everyLanguage = documentLanguages.map(({ id }) => id).join(',');

/** A text as it is read back, composed: where a line ends in it, there is a space or a hyphen more. */
const plain = (text: string) => text.normalize('NFC').replace(/[\s\u200B\u00AD]+/g, '');

test.each(products)('the label of %i is one tagged page of its size that says it all, without codes', async (id) => {
  // In one language or in two by turns, with SOAK=1 in both.
  for (const xlang of process.env.SOAK ? ['1', '2,8'] : [id % 2 ? '1' : '2,8']) {
    const label = sampleLabel(id, { dim: '6', xlang, vseb: '5 L', sinON: '1', vlusageON: '1', vlstorageON: '1' });
    const { content } = label;
    const bytes = await pdfOf(label);
    const pdf = await readPdf(bytes);
    expect(pdf).toMatchObject({ pages: 1, tagged: true, isUniversallyAccessible: true, fontsEmbedded: true });
    expect(pdf.size.map((points) => (points / 72) * 25.4)).toEqual([expect.closeTo(148, 1), expect.closeTo(210, 1)]);
    const text = plain(
      readWords(bytes)
        .map((word) => word.text)
        .join(''),
    );
    const response = content.languages.flatMap((texts) => [
      texts.productName,
      ...(texts.signalWord ? [texts.signalWord] : []),
      ...[...texts.hazards, ...texts.precautions, ...texts.supplemental].map((statement) => statement.text),
      ...[texts.description, texts.recommendedUse, texts.storage].filter((text) => text !== null),
      ...texts.contains,
      ...texts.synonyms,
      ...texts.notices,
    ]);
    const { supplier, ufi, identifiers } = content;
    const all = [
      ...response,
      supplier!.name,
      ...supplier!.lines,
      `Tel. ${supplier!.telephone}`,
      '5 L',
      ...(ufi ? [`UFI: ${ufi}`] : []),
      ...identifiers.map(({ label: name, value }) => `${name} ${value}`),
    ];
    expect(all.filter((mandatoryText) => !text.includes(plain(mandatoryText)))).toEqual([]);
    expect(pdf.text).not.toMatch(/\b(H|EUH|P)\d{3}\b/);
  }
});

describe.each(labelDimensions)('on $widthMm × $heightMm mm', ({ id: dim, widthMm, heightMm }) => {
  test.each([
    ['1', '2.5'],
    ['2,1', '6'],
    [everyLanguage, '3'],
  ])('in the languages %s no word leaves the margins', async (xlang, pad) => {
    const margins = { padT: pad, padR: pad, padB: pad, padL: pad };
    // The first that fits, and each with SOAK=1.
    for (const id of dim % 2 ? [1001, 1013, 1017] : [1013, 1017, 1001]) {
      const query = { dim: String(dim), emb: '1', xlang, ...margins, vseb: 'W'.repeat(60), logoON: '1' };
      const label = sampleLabel(id, query);
      const { fit } = await pictureOf(id, query);
      if (!fit.fits) continue;
      const words = readWords(await pdfOf(label));
      expect(words.length).toBeGreaterThan(20);
      const inside = fit.paddingMm.left - 0.1;
      const outside = words.filter(({ left, top, right, bottom }) => {
        // The box that poppler draws around a word is higher than its letters.
        const above = (bottom - top) / 4;
        return left < inside || right > widthMm - inside || top + above < inside || bottom - above > heightMm - inside;
      });
      expect(outside).toEqual([]);
      if (!process.env.SOAK) break;
    }
  });
});

test.each([
  ['1', '1', 10],
  ['3', '2', 23],
  ['4', '3', 32],
  ['6', '4', 46],
])('dimension %s for package %s has pictograms of at least %i mm', async (dim, emb, edge) => {
  // Every third, and each with SOAK=1.
  for (const id of products.filter((_, index) => process.env.SOAK ?? index % 3 === 0)) {
    const { fit } = await pictureOf(id, {
      dim,
      emb,
      padT: '3',
      padR: '3',
      padB: '3',
      padL: '3',
      opisOFF: '1',
      qrCode: '1',
    });
    const has = sampleLabel(id).content.pictograms.length > 0;
    if (has) expect([id, fit.pictogramEdgeMm! >= edge]).toEqual([id, true]);
    else expect(fit.pictogramEdgeMm).toBeNull();
  }
});

test('elements that fit on the label have the chosen size', async () => {
  const { fit } = await pictureOf(1001, { dim: '6', font: '12' });
  expect(fit).toEqual({
    fits: true,
    fontPt: 12,
    titlePt: 16,
    givenUp: [],
    panels: 1,
    paddingMm: { top: 6, right: 6, bottom: 6, left: 6 },
    smallestFontPt: expect.closeTo(12 * 0.86, 2) as number,
    smallestXHeightMm: expect.closeTo(12 * 0.86 * 0.486 * (25.4 / 72), 2) as number,
    pictogramEdgeMm: 23,
    widthMm: 148,
    heightMm: 210,
    qrEdgeMm: 25,
  });
});

test('a label in more languages has smaller type', async () => {
  const single = await pictureOf(1001, { dim: '4', xlang: '1' });
  const four = await pictureOf(1001, { dim: '4', xlang: '1,2,3,4' });
  expect(four.fit.fits).toBe(true);
  expect(four.fit.smallestFontPt).toBeLessThan(single.fit.smallestFontPt);
});

test.each([
  ['clp-2028', '1', '300 ml', 1.2],
  ['clp-2028', '1', '', 1.4],
  ['clp-2028', '2', '', 1.8],
  ['clp-2028', '3', '', 2],
  ['clp-now', '2', '', 0.9],
])('by %s nothing on package %s (%s) has an x lower than %d mm', async (profile, emb, vseb, minimum) => {
  for (const [dim, xlang] of [
    ['6', '1'],
    ['1', everyLanguage],
  ]) {
    const { fit } = await pictureOf(1001, { dim: dim!, xlang: xlang!, font: '6', profile, emb, vseb });
    expect(fit.smallestXHeightMm).toBeGreaterThanOrEqual(minimum - 1e-6);
  }
});

test.each([
  ['nothing', { dim: '3', emb: '1' }, []],
  ['optional parts and margins', { dim: '3', emb: '2' }, ['optional', 'margins']],
  ['all that may go', { dim: '1', emb: '1' }, ['optional', 'margins', 'arrangement', 'pictograms']],
  ['margins without anything between them', { dim: '3', padL: '30', padR: '30', emb: '1' }, ['optional', 'margins']],
])('a label gives up for its mandatory text, in the order of the steps: %s', async (_, query, steps) => {
  const { fit } = await pictureOf(1001, query);
  expect(fit).toMatchObject({ fits: true, givenUp: steps });
});

test('type is below the easily read 1.2 mm only where nothing else is left to give up', async () => {
  for (const [id, query] of [
    [1001, { dim: '1', emb: '1' }],
    [1006, { dim: '3', emb: '2' }],
    [1007, { xlang: '1,2,3' }],
    [1009, { dim: '2', emb: '1' }],
  ] as const) {
    const { fit } = await pictureOf(id, query);
    if (fit.fits && fit.fontPt * 0.486 * (25.4 / 72) < 1.19) expect(fit.givenUp).toContain('optional');
    if (fit.fits && fit.fontPt * 0.486 * (25.4 / 72) < 1.19) expect(fit.paddingMm.left).toBe(2);
  }
});

test('type that had to yield below 1.2 mm takes up the room that is then left', async () => {
  const { fit } = await pictureOf(1004, { xlang: '1,2,3', vseb: '1 l' });
  expect(fit.fontPt).toBeGreaterThan(6.2);
  expect(fit.fontPt).toBeLessThan(7.1);
});

test('text of a label that is more than half empty grows, up to an x of 2 mm', async () => {
  const { fit } = await pictureOf(1016, { dim: '6', emb: '1', font: '6' });
  expect(fit.fontPt * 0.486 * (25.4 / 72)).toBeGreaterThan(1.9);
  expect(fit.fontPt * 0.486 * (25.4 / 72)).toBeLessThan(2.01);
});

test('a label whose mandatory text does not fit is not printed, and has sizes that carry it', async () => {
  const query = { dim: '1', emb: '1', xlang: '1,2,3' };
  const { fit, svg } = await pictureOf(1008, query);
  expect(fit.fits).toBe(false);
  expect(svg.toString()).not.toContain('<use');
  await expect(pdfOf(sampleLabel(1008, query))).rejects.toThrow('label-does-not-fit');
  const sizes = await sizesFor(1008, query);
  expect(sizes.map(({ dim, foldOut }) => [dim, foldOut])).toEqual([
    [1, true],
    [2, true],
    [3, true],
    [4, false],
    [5, false],
    [6, false],
  ]);
  const [, , , larger] = sizes;
  expect((await pictureOf(1008, { ...query, dim: String(larger!.dim) })).fit.fits).toBe(true);
});

test('a fold-out label has its front, the inside by language and its back on one strip (CLP Annex I 1.2.1.6)', async () => {
  const label = sampleLabel(1006, { dim: '1', emb: '1', xlang: '1,2,3', foldON: '1', vseb: '1 l' });
  const { fit } = await pictureOf(1006, { dim: '1', emb: '1', xlang: '1,2,3', foldON: '1', vseb: '1 l' });
  expect(fit).toMatchObject({ fits: true, panels: 5 });
  const bytes = await pdfOf(label);
  const { pages, size, isUniversallyAccessible } = await readPdf(bytes);
  expect([pages, isUniversallyAccessible]).toEqual([1, true]);
  expect(size.map((points) => Math.round((points / 72) * 25.4))).toEqual([52, 5 * 74]);
  const words = readWords(bytes);
  const panel = (number: number) =>
    plain(
      words
        .filter(({ top }) => Math.floor(top / 74) === number)
        .map(({ text }) => text)
        .join(''),
    );
  const [front, inside, back] = [panel(0), panel(1) + panel(2) + panel(3), panel(4)];
  for (const { lang, productName, signalWord, hazards, precautions } of label.content.languages) {
    const seeInside = labelWords(lang).seeInside;
    for (const text of [signalWord!, seeInside])
      expect([front, back]).toEqual([text, text].map((label) => expect.stringContaining(plain(label)) as string));
    for (const { text } of [...hazards, ...precautions]) expect(inside).toContain(plain(text));
    expect(inside).toContain(`${lang.toUpperCase()}${plain(signalWord!)}${plain(productName)}·CAS67-56-1`);
    expect([front, back].map((text) => text.includes(lang.toUpperCase()))).toEqual([true, false]);
  }
  for (const text of ['CAS67-56-1', 'DemoChemicalsGmbH', 'Tel.', '1l']) {
    expect(front).toContain(text);
    expect(back).toContain(text);
  }
});

test('a pack of at most 125 ml leaves out what its classes need not say, where it has no room for it (CLP Annex I 1.5.2.1)', async () => {
  const query = { dim: '1', emb: '1', xlang: '1,2,3,4' };
  expect((await pictureOf(1001, { ...query, vseb: '200 ml' })).fit.fits).toBe(false);
  const label = sampleLabel(1001, { ...query, vseb: '100 ml' });
  const { fit } = await pictureOf(1001, { ...query, vseb: '100 ml' });
  expect(fit.fits).toBe(true);
  expect(fit.givenUp.at(-1)).toBe('exemption');
  const text = plain((await readPdf(await pdfOf(label))).text);
  const [texts] = label.content.languages;
  expect(text).toContain('Danger');
  for (const { text: statement } of texts!.supplemental) expect(text).toContain(plain(statement));
  for (const { text: statement } of texts!.hazards) expect(text).not.toContain(plain(statement));
});

test('a pack of at most 125 ml leaves out what its classes need not say before its type is hard to read (CLP Annex I 1.5.2.1)', async () => {
  const query = { dim: '1', emb: '1', xlang: '1' };
  const [small, larger] = await Promise.all(
    ['100 ml', '200 ml'].map(async (vseb) => (await pictureOf(1001, { ...query, vseb })).fit),
  );
  expect([small!.fits, larger!.fits]).toEqual([true, true]);
  expect([small!.givenUp.includes('exemption'), larger!.givenUp.includes('exemption')]).toEqual([true, false]);
  // The text is of 1.2 mm or more, the supplier's address, too.
  expect(small!.smallestXHeightMm).toBeGreaterThan(1.2 - 0.01);
  expect(larger!.smallestXHeightMm).toBeLessThan(1.1);
});

test('the picture has the label’s size in millimetres, the PNG 300 dots an inch', async () => {
  const picture = await pictureOf(1001, { dim: '2', emb: '1' });
  expect(picture.svg.toString()).toMatch(/^<svg [^>]*width="74mm" height="52mm"/);
  const { width, height, density, hasAlpha } = await sharp(await labelPng(picture)).metadata();
  expect([width, height, density, hasAlpha]).toEqual([874, 614, 300, false]);
});

test('the picture has no script, no style and reaches for nothing outside', async () => {
  const picture = await pictureOf(1001, { xlang: everyLanguage, dim: '6', vseb: '<script>alert(1)</script>' });
  const svg = picture.svg.toString();
  expect(svg).not.toMatch(/<script|<style|<foreignObject|\son\w+=/i);
  const links = [...svg.matchAll(/href="([^"#][^"]*)"/g)].map(([, link]) => link ?? '');
  expect(links.filter((link) => !/^(data:image\/svg\+xml;base64,|https:\/\/dossier\.example\/)/.test(link))).toEqual(
    [],
  );
});
