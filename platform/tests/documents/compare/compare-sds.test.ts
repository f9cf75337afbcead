import { compareSds } from '../../../documents/compare/compare-sds.ts';
import type { SdsDocument } from '../../../documents/blocks/sds-document.ts';
import { renderSdsHtml } from '../../../documents/sds/writers.ts';
import { allTexts, classified, sampleProduct, sampleSds } from '../sample-product.ts';
import { markedTexts, readText, sideOf } from './side-of.ts';

const htmlOf = async (older: SdsDocument, newer: SdsDocument) =>
  renderSdsHtml((await compareSds(older, newer)).document);
const flammable = { classification: classified('Flam. Liq. 2: H225') };

test('a sheet compared with itself is that sheet, without a changed section', async () => {
  const { document, sections } = await compareSds(sampleSds(), sampleSds());
  expect(sections).toEqual([]);
  expect(renderSdsHtml(document)).toBe(renderSdsHtml(sampleSds()));
});

test('changed sections are named in order and have a class of their own, the others have not', async () => {
  const older = sampleSds({ texts: { '7.3': { en: 'Only for A.' } } });
  const newer = sampleSds({ texts: { '7.3': { en: 'Only for B.' } }, wasteCode: '14 06 03*' });
  const { document, sections } = await compareSds(older, newer);
  expect(sections).toEqual([
    { id: 7, title: 'SECTION 7: Handling and storage' },
    { id: 13, title: 'SECTION 13: Disposal considerations' },
  ]);
  const html = renderSdsHtml(document);
  expect([...html.matchAll(/id="section-(\d+)" class="sds-section sds-changed"/g)].map(([, id]) => id)).toEqual([
    '7',
    '13',
  ]);
  expect(html.match(/class="sds-section"/g)).toHaveLength(14);
});

test('the first page shows its changes and is no section', async () => {
  const newer = sampleSds({ options: { version: { text: '3.0', created: '2026-02-01' } } });
  const { document, sections } = await compareSds(sampleSds(), newer);
  expect(sections).toEqual([]);
  const html = renderSdsHtml(document);
  expect(html).toContain('<dt>Version</dt><dd><del>2.0</del></dd><dd><ins>3.0</ins></dd>');
  expect(html).not.toContain('sds-changed');
});

test('a subsection that only one version has is marked with its number', async () => {
  const mixture = sampleSds({ kind: 'mixture' });
  const substance = sampleSds({ kind: 'substance' });
  const html = await htmlOf(mixture, substance);
  expect(html).toContain('<section id="subsection-3.1" class="sds-subsection">\n<h3><ins>3.1 Substances</ins></h3>');
  expect(html).toContain('<section id="subsection-3.2" class="sds-subsection">\n<h3><del>3.2 Mixtures</del></h3>');
});

test('a section that only one version has is changed and marked whole', async () => {
  const whole = sampleSds(flammable);
  const shortened = { ...whole, sections: whole.sections.filter(({ number }) => number !== 9) };
  for (const [older, newer, change] of [
    [whole, shortened, 'del'],
    [shortened, whole, 'ins'],
  ] as const) {
    const { document, sections } = await compareSds(older, newer);
    expect(sections).toEqual([{ id: 9, title: 'SECTION 9: Physical and chemical properties' }]);
    const html = renderSdsHtml(document);
    expect(sideOf(html, change)).toBe(readText(renderSdsHtml(whole)));
    expect(sideOf(html, change === 'ins' ? 'del' : 'ins')).toBe(readText(renderSdsHtml(shortened)));
  }
});

describe('whatever the fields hold', () => {
  const attack = (word: string) => `<img src=x onerror="alert('${word}')"> </del></ins> & ${word}`;
  const both = (word: string) => ({ en: attack(word), de: attack(word) });
  const sheet = (word: string) =>
    sampleSds({
      name: both(word),
      identifiers: { cas: attack(word), synonyms: [attack(word)] },
      composition: [{ name: both(word), contentRange: attack(word), classification: [], limits: [attack(word)] }],
      uses: { identified: [both(word)], advisedAgainst: [both('same')] },
      basicProperties: { colour: both(word), density: { value: attack(word), unit: attack(word) } },
      exposureLimits: [{ agent: both('same'), law: attack(word), country: attack(word), note: both(word) }],
      texts: { '7.3': both(word) },
      changes: [both(word)],
      product: { code: attack(word), articles: [], supplier: { ...sampleProduct.supplier, name: attack(word) } },
      options: { version: { text: attack(word), created: '2026-01-01' } },
    });

  test('markup stays text', async () => {
    const html = await htmlOf(sheet('older'), sheet('newer'));
    expect(html).not.toMatch(/<img src=x/);
    expect(html.match(/<ins>/g)!.length).toBeGreaterThan(10);
    expect(sideOf(html, 'del')).toBe(readText(renderSdsHtml(sheet('older'))));
    expect(sideOf(html, 'ins')).toBe(readText(renderSdsHtml(sheet('newer'))));
  });

  test('names of ten thousand characters and right-to-left names come through', async () => {
    const named = (name: string) => sampleSds({ name: { en: name } });
    for (const [older, other] of [
      ['a'.repeat(10_000), 'b'.repeat(10_000)],
      ['ab '.repeat(3_300), 'ab '.repeat(3_300) + 'c'],
      ['مذيب عضوي قوي', 'مذيب عضوي ضعيف'],
      ['\u202Eevil\u202C', 'good'],
    ] as const) {
      const html = await htmlOf(named(older), named(other));
      expect(sideOf(html, 'del')).toBe(readText(renderSdsHtml(named(older))));
      expect(sideOf(html, 'ins')).toBe(readText(renderSdsHtml(named(other))));
    }
  });

  test('tags are closed in the order in which they are opened, and no attribute holds a mark', async () => {
    const html = await htmlOf(sheet('older'), {
      ...sampleSds({ ...flammable, label: { signalWord: 'danger', pictograms: ['GHS02'], h: ['H225'], p: [] } }),
    });
    const open: string[] = [];
    for (const [tag, close, name] of html.matchAll(/<(\/?)([a-z]\w*)[^>]*>/g)) {
      if (name === 'img' || name === 'br' || name === undefined) continue;
      if (!close) open.push(name);
      else expect([open.pop(), tag]).toEqual([name, tag]);
    }
    expect(open).toEqual([]);
    expect(html).not.toMatch(/="[^"]*<(ins|del)/);
    expect(html).toMatch(/<ins><img /);
  });
});

describe('very large sheets', () => {
  const table = (count: number, content: (index: number) => string) =>
    sampleSds({
      composition: Array.from({ length: count }, (_, index) => ({
        name: { en: `ingredient ${index}` },
        cas: `${1000 + index}-11-1`,
        contentRange: content(index),
        classification: classified('Flam. Liq. 2: H225', 'Aquatic Acute 1: H400'),
      })),
    });

  test('of 300 ingredients those that changed are found', async () => {
    // Section 3 is sorted by the upper bounds, which stay the same.
    const upperBound = (index: number) => `${(99.9 - index / 10).toFixed(1)} %`;
    const older = table(300, (index) => `9 – ${upperBound(index)}`);
    const newer = table(300, (index) => `${index % 2 ? 9 : 8} – ${upperBound(index)}`);
    const html = await htmlOf(older, newer);
    expect(html.match(/<del>9<\/del><ins>8<\/ins>/g)).toHaveLength(150);
  });

  const words = (count: number, prefix: string, seed: number) => {
    let state = seed;
    return Array.from({ length: count }, () => {
      state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
      return `${prefix}${(state >>> 16) % 500}`;
    });
  };
  const section = (...texts: string[]): SdsDocument => ({
    ...sampleSds(),
    sections: [
      { number: 7, title: 'Seven', blocks: texts.map((text) => ({ kind: 'paragraph', text })), subsections: [] },
    ],
  });
  const lines = (all: string[], size: number) =>
    Array.from({ length: all.length / size }, (_, index) => all.slice(index * size, (index + 1) * size).join(' '));

  test.each([
    ['one text of other words', [words(40_000, 'a', 1).join(' ')], [words(40_000, 'b', 2).join(' ')]],
    [
      'one text of the same words in another order',
      [words(40_000, 'a', 1).join(' ')],
      [words(40_000, 'a', 2).join(' ')],
    ],
    ['2,000 texts of other words', lines(words(40_000, 'a', 1), 20), lines(words(40_000, 'b', 2), 20)],
    ['2,000 texts of the same words', lines(words(40_000, 'a', 1), 20), lines(words(40_000, 'a', 2), 20)],
  ])('a section of 200 kB that is wholly different is marked whole, and soon: %s', async (_, older, newer) => {
    expect(older.join('').length).toBeGreaterThan(150_000);
    const started = performance.now();
    const html = await htmlOf(section(...older), section(...newer));
    expect(performance.now() - started).toBeLessThan(20_000);
    expect(markedTexts(html, 'del').join('\n') === older.join('\n')).toBe(true);
    expect(markedTexts(html, 'ins').join('\n') === newer.join('\n')).toBe(true);
  });

  test('a comparison of sixteen long sections lets other requests have a turn after each', async () => {
    const all = (prefix: string) => ({
      ...sampleSds(),
      sections: Array.from({ length: 16 }, (_, index) => ({
        ...section(...lines(words(1_000, prefix, 1), 20)).sections[0]!,
        number: index + 1,
      })),
    });
    let turns = 0;
    const others = setInterval(() => (turns += 1), 0);
    await compareSds(all('a'), all('b'));
    clearInterval(others);
    expect(turns).toBeGreaterThanOrEqual(8);
  });

  test('a section of 200 kB in which little changed is marked by words', async () => {
    const older = lines(words(40_000, 'a', 1), 20);
    const newer = older.map((text, index) => (index % 100 ? text : text.replace(/\S+ /, 'changed ')));
    const html = await htmlOf(section(...older), section(...newer));
    expect(markedTexts(html, 'ins')).toEqual(Array.from({ length: 20 }, () => 'changed'));
  });
});

test('both versions are wholly in the comparison', async () => {
  const [older, newer] = [sampleSds(), sampleSds({ ...flammable, kind: 'substance' })];
  const html = await htmlOf(older, newer);
  for (const [sheet, change] of [
    [older, 'del'],
    [newer, 'ins'],
  ] as const) {
    const side = sideOf(html, change);
    for (const text of allTexts(sheet))
      expect(side).toContain(readText(text.replaceAll('<', '&lt;').replaceAll('&', '&amp;')));
  }
});
