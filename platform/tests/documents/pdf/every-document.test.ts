import { join } from 'node:path';
import { demoCatalogue, type DemoProduct } from '../../../demo/products/catalogue.ts';
import { writeEsdscom } from '../../../esdscom/write/feed.ts';
import { ipiPrintData } from '../../../documents/ipi/writers.ts';
import { buildIpi } from '../../../documents/ipi/view-model.ts';
import { openTypesetter, type TemplateName } from '../../../documents/pdf/typesetter.ts';
import { sdsPrintData } from '../../../documents/sds/print.ts';
import { buildSds } from '../../../documents/sds/view-model.ts';
import { tdsPrintData } from '../../../documents/tds/writers.ts';
import { buildTds } from '../../../documents/tds/view-model.ts';
import { documentLanguages, type LanguageCode } from '../../../phrases/languages.ts';
import { phrasesFor } from '../../../phrases/phrases.ts';
import { productFacts } from '../../../product/facts.ts';
import { tdsFacts } from '../../../product/tds-facts.ts';
import { type ReadPdf, readPdf } from './read-pdf.ts';

jest.setTimeout(120_000);

const { typeset, forget } = openTypesetter(join(process.cwd(), 'platform'));
const print = (template: TemplateName, data: object) => {
  const pdf = typeset(template, JSON.stringify(data));
  forget();
  return readPdf(pdf);
};

/** While one document is set, poppler reads those before. */
const each = async <Item>(items: readonly Item[], check: (item: Item) => Promise<void>) => {
  await Promise.all(items.map(check));
};

const a4 = [595.28, 841.89];
const a3 = [841.89, 1190.55];

/** Keys of the phrases that no language could have as a word. */
const phraseKeys = new Set(Object.keys(phrasesFor('en').standard).filter((key) => /[a-z][A-Z]/.test(key)));

/** What every document must be, whatever it says. */
function expectDocument(document: ReadPdf, lang: LanguageCode, size: number[], title: string) {
  const { text } = document;
  expect(document).toMatchObject({ tagged: true, isUniversallyAccessible: true, fontsEmbedded: true, lang });
  expect(document.size.map((side) => Math.round(side * 100) / 100)).toEqual(
    size.map((side) => expect.closeTo(side, 1)),
  );
  expect(document.title).toContain(title);
  expect(text.match(/undefined|\bnull\b|\bNaN\b|\[object|\uFFFD|\u25A1|\{\w+\}/)?.[0]).toBeUndefined();
  expect(text.split(' ').filter((word) => phraseKeys.has(word))).toEqual([]);
}

const languages = documentLanguages.map(({ code }) => code);
const options = (product: DemoProduct, position = 0) => ({
  qrCode: true,
  permalink: `https://dossier.example/p/${product.id}`,
  version: product.versions[position]!,
  previousVersions: product.versions.slice(position + 1),
});

/** As the typesetter's text is read back: each run of white space one space, places to break within long words gone. */
const spaced = (text: string) => text.replaceAll('\u200B', '').replace(/\s+/g, ' ').trim();

describe.each(languages)('in %s', (lang) => {
  const phrases = phrasesFor(lang);

  test.each(demoCatalogue.map((product) => [product.id, product] as const))(
    'the SDS of %i in each version',
    async (_id, product) => {
      await each([...product.versions.entries()], async ([position, version]) => {
        const facts = productFacts.parse(version.facts);
        const document = buildSds(product, facts, lang, options(product, position));
        const edition = { version: version.text, created: version.created, supplier: product.supplier.name };
        const { version: newest, previousVersions } = options(product, position);
        const feed = { version: newest, previousVersions, gtin: product.gtin, today: '2026-03-01' };
        const xml = writeEsdscom(product, facts, lang, feed);
        const printed = await print('sds', await sdsPrintData(document, edition, xml));
        expectDocument(printed, lang, a4, phrases.title);
        expect(printed).toMatchObject({ archive: '3A', files: ['esdscom.xml'] });
        const missing = document.sections.filter(({ title }) => !printed.text.includes(spaced(title)));
        expect(missing.map(({ title }) => title)).toEqual([]);
        expect(document.sections).toHaveLength(16);
        const lastPage = phrases.page.of.replace(/\{pages?\}/g, String(printed.pages));
        expect(printed.text).toContain(lastPage);
      });
    },
  );

  test('each TDS in each version', async () => {
    for (const product of demoCatalogue) {
      await each(product.tdsVersions, async (version) => {
        const document = buildTds(product, tdsFacts.parse(version.facts), lang, {
          ...version,
          permalink: options(product).permalink,
        });
        const printed = await print(
          'tds',
          await tdsPrintData(document, { ...version, supplier: product.supplier.name }),
        );
        expectDocument(printed, lang, a4, phrases.tds.title);
        for (const { title } of document.sections) expect(printed.text).toContain(spaced(title));
      });
    }
  });

  test.each([
    ['a4', a4],
    ['a3', a3],
  ] as const)('the safety instructions are one page of %s', async (paper, size) => {
    await each(demoCatalogue, async (product) => {
      const facts = productFacts.parse(product.versions[0]!.facts);
      const document = buildIpi(product, facts, lang, options(product));
      const printed = await print('ipi', await ipiPrintData(document, paper));
      expectDocument(printed, lang, [...size], phrases.ipi.title);
      expect(printed.pages).toBe(1);
      for (const { title } of document.sections) expect(printed.text).toContain(spaced(title));
      for (const blank of Object.values(document.fields).flat()) expect(printed.text).toContain(spaced(blank));
    });
  });
});
