import { expectEach } from '../../../../tests/support/expect-each.ts';
import { demoCatalogue } from '../../../demo/products/catalogue.ts';
import { blockTexts } from '../../../documents/blocks/builders.ts';
import { compareSds } from '../../../documents/compare/compare-sds.ts';
import { renderSdsHtml } from '../../../documents/sds/writers.ts';
import type { SdsDocument } from '../../../documents/blocks/sds-document.ts';
import { buildSds } from '../../../documents/sds/view-model.ts';
import { documentLanguages, type LanguageCode } from '../../../languages/languages.ts';
import { productFacts } from '../../../product/facts.ts';
import { markedTexts, readText, sideOf } from './side-of.ts';

type DemoProduct = (typeof demoCatalogue)[number];

function sheetOf(product: DemoProduct, position: number, lang: LanguageCode): SdsDocument {
  const version = product.versions[position]!;
  return buildSds(product, productFacts.parse(version.facts), lang, {
    qrCode: true,
    permalink: `https://example.com/p/${product.id}`,
    version,
    previousVersions: product.versions.slice(position + 1),
  });
}

/** The sections of two sheets of which any text differs. */
const differing = (older: SdsDocument, newer: SdsDocument): number[] => {
  const texts = ({ sections }: SdsDocument, number: number) =>
    sections
      .filter((section) => section.number === number)
      .flatMap(({ blocks, subsections }) => [...blocks, ...subsections.flatMap((subsection) => subsection.blocks)])
      .flatMap(blockTexts);
  return newer.sections
    .map(({ number }) => number)
    .filter((number) => JSON.stringify(texts(older, number)) !== JSON.stringify(texts(newer, number)));
};

const pairsOf = (product: DemoProduct) =>
  product.versions.flatMap((_, newer) =>
    product.versions.slice(newer + 1).map((_, step) => ({ newer, older: newer + 1 + step })),
  );
/** In one of the languages by turns, with SOAK=1 in both. */
const languagesOf = ({ id }: DemoProduct) =>
  process.env.SOAK ? (['en', 'de'] as const) : ([id % 2 ? 'en' : ('de' as const)] as const);
const pairs = demoCatalogue.flatMap((product) =>
  languagesOf(product).flatMap((lang) => pairsOf(product).map((pair) => ({ product, lang, ...pair }))),
);

test('most demo products have versions to compare', async () => {
  expect(new Set(pairs.map(({ product }) => product.id)).size).toBeGreaterThan(15);
});

/** The two sheets of a pair and their comparison, made once. */
const compared = pairs.map(({ product, lang, older, newer }) => {
  const sheets = { older: sheetOf(product, older, lang), newer: sheetOf(product, newer, lang) };
  const name = `${product.id}, version ${older} from the top against ${newer}, in ${lang}`;
  return { name, ...sheets, comparison: compareSds(sheets.older, sheets.newer) };
});
const nameOf = ({ name }: { name: string }) => name;

test('the changed sections are those whose texts differ', () =>
  expectEach(compared, nameOf, async ({ older, newer, comparison }) => {
    const { sections } = await comparison;
    expect(sections.map(({ id }) => id)).toEqual(differing(older, newer));
    for (const { id, title } of sections) {
      expect(title).toBe(newer.sections.find(({ number }) => number === id)?.title);
    }
  }));

test('marks stand in those sections and on the first page only', () =>
  expectEach(compared, nameOf, async ({ comparison }) => {
    const { sections, document } = await comparison;
    const [, ...parts] = renderSdsHtml(document).split('<section id="section-');
    const marked = parts.filter((part) => /<(ins|del)>/.test(part)).map((part) => Number.parseInt(part, 10));
    expect(marked).toEqual(sections.map(({ id }) => id));
  }));

test('without the additions it is the older sheet, without the deletions the newer', () =>
  expectEach(compared, nameOf, async ({ older, newer, comparison }) => {
    const html = renderSdsHtml((await comparison).document);
    expect(sideOf(html, 'del')).toBe(readText(renderSdsHtml(older)));
    expect(sideOf(html, 'ins')).toBe(readText(renderSdsHtml(newer)));
  }));

test('n-hexane: the new classification and what follows from it, and nothing else', async () => {
  const product = demoCatalogue.find(({ id }) => id === 1009)!;
  const { document, sections } = await compareSds(sheetOf(product, 1, 'en'), sheetOf(product, 0, 'en'));
  expect(sections.map(({ id }) => id)).toEqual([2, 3, 4, 11, 16]);
  const html = renderSdsHtml(document);
  const deleted = markedTexts(html, 'del');
  const added = markedTexts(html, 'ins');
  expect(deleted).toEqual(expect.arrayContaining(['H373', 'STOT RE 2']));
  expect(added).toEqual(expect.arrayContaining(['H372', 'STOT RE 1']));
  expect(added.filter((text) => text.startsWith('Sections 2, 3 and 11: harmonised classification'))).toHaveLength(1);
  expect(html).toContain('STOT RE <del>2 – H373: May cause</del><ins>1 – H372: Causes</ins> damage to organs');
});

test.each(documentLanguages)('a comparison can be made in $text', async ({ code }) => {
  const product = demoCatalogue.find(({ id }) => id === 1009)!;
  const { document, sections } = await compareSds(sheetOf(product, 1, code), sheetOf(product, 0, code));
  // The list of limits of France is younger than the older version, which is not compared with it.
  expect(sections.map(({ id }) => id)).toEqual(code === 'fr' ? [2, 3, 4, 8, 11, 16] : [2, 3, 4, 11, 16]);
  expect(markedTexts(renderSdsHtml(document), 'del')).toContain('H373');
});
