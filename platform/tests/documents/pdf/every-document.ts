import { join } from 'node:path';
import { expectEach } from '../../../../tests/support/expect-each.ts';
import { demoCatalogue, type DemoProduct } from '../../../demo/products/catalogue.ts';
import { writeEsdscom } from '../../../esdscom/write/feed.ts';
import { ipiPrintData } from '../../../documents/ipi/writers.ts';
import { buildIpi } from '../../../documents/ipi/view-model.ts';
import { openTypesetter, type TemplateName } from '../../../documents/pdf/typesetter.ts';
import { sdsPrintData } from '../../../documents/sds/writers.ts';
import { buildSds } from '../../../documents/sds/view-model.ts';
import { tdsPrintData } from '../../../documents/tds/writers.ts';
import { buildTds } from '../../../documents/tds/view-model.ts';
import { documentLanguages, type LanguageCode } from '../../../languages/languages.ts';
import { phrasesFor } from '../../../languages/phrases.ts';
import { productFacts } from '../../../product/facts.ts';
import { tdsFacts } from '../../../product/tds-facts.ts';
import { printedLogo } from '../../../routes/documents/printed-logo.ts';
import { readAssets } from '../../../runtime/assets.ts';
import { pageCount } from '../../../routes/http/pdf-response.ts';
import { type ReadPdf, readPdf } from './read-pdf.ts';

const { typeset, forget } = openTypesetter(join(process.cwd(), 'platform'));
const print = (template: TemplateName, data: object) => {
  const pdf = typeset(template, JSON.stringify(data));
  forget();
  return readPdf(pdf).then((read) => ({ ...read, counted: pageCount(pdf) }));
};

/** While one document is set, poppler reads those before. */
const concurrency = 3;

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

const assets = readAssets(join(process.cwd(), 'platform', 'assets'));
const logoOf = (product: DemoProduct) => printedLogo(assets, product);

const options = (product: DemoProduct, position = 0) => ({
  qrCode: true,
  permalink: `https://dossier.example/p/${product.id}`,
  version: product.versions[position]!,
  previousVersions: product.versions.slice(position + 1),
});

/** As the typesetter's text is read back: each run of white space one space, places to break within long words gone. */
const spaced = (text: string) => text.replaceAll('\u200B', '').replace(/\s+/g, ' ').trim();

interface Extent {
  /** Whether a version of a safety data sheet is printed; 0 is the newest. */
  hasSds: (product: DemoProduct, position: number) => boolean;
  hasTds: (product: DemoProduct, position: number) => boolean;
  hasIpi: (product: DemoProduct, paper: 'a4' | 'a3') => boolean;
}

/** Everything in every language, for the soak run. */
export const wholeExtent = (): Extent => ({ hasSds: () => true, hasTds: () => true, hasIpi: () => true });

/** A document of each kind in each language, of products, versions and papers in turn. */
export function briefExtent(lang: LanguageCode): Extent {
  const turn = documentLanguages.findIndex(({ code }) => code === lang);
  const isTurn = ({ id }: DemoProduct) => id % (3 * documentLanguages.length) === 3 * turn;
  return {
    // In every other language an older version, where there is one.
    hasSds: (product, position) => isTurn(product) && position === Math.min(turn % 2, product.versions.length - 1),
    hasTds: (product, position) => isTurn(product) && position === Math.min(turn % 2, product.tdsVersions.length - 1),
    hasIpi: (product, paper) => isTurn(product) && paper === (turn % 2 ? 'a3' : 'a4'),
  };
}

/** Prints documents of the demo catalogue in a language, and reads each of them. */
export function everyDocument(lang: LanguageCode, { hasSds, hasTds, hasIpi }: Extent): void {
  const phrases = phrasesFor(lang);

  test(`in ${lang} each SDS is printed whole, as PDF/A-3a and PDF/UA-1`, async () => {
    const editions = demoCatalogue.flatMap((product) =>
      product.versions
        .filter((_version, position) => hasSds(product, position))
        .map((version) => ({ product, version })),
    );
    await expectEach(
      editions,
      ({ product, version }) => `${product.id} ${version.text}`,
      async ({ product, version }) => {
        const facts = productFacts.parse(version.facts);
        const sdsOptions = options(product, product.versions.indexOf(version));
        const document = buildSds(product, facts, lang, sdsOptions);
        const edition = {
          version: version.text,
          created: version.created,
          supplier: product.supplier.name,
          logo: logoOf(product),
        };
        const { previousVersions } = sdsOptions;
        const feed = { version, previousVersions, gtin: product.gtin, today: '2026-03-01' };
        const pdf = await print('sds', await sdsPrintData(document, edition, writeEsdscom(product, facts, lang, feed)));
        expectDocument(pdf, lang, a4, phrases.title);
        expect(pdf).toMatchObject({ archive: '3A', files: ['esdscom.xml'] });
        const missing = document.sections.filter(({ title }) => !pdf.text.includes(spaced(title)));
        expect(missing.map(({ title }) => title)).toEqual([]);
        expect(document.sections).toHaveLength(16);
        const transport = pdf.text.slice(pdf.text.indexOf(spaced(document.sections[13]!.title)));
        const places = document.sections[13]!.subsections.map(({ number }) => transport.indexOf(` ${number} `));
        expect(places).toEqual([...places].sort((a, b) => a - b));
        // The head of a table that is split over two pages is printed again; here it has the names of the regimes of transport.
        const heads = [
          ...transport.slice(0, transport.indexOf(spaced(document.sections[14]!.title))).matchAll(/ADR\S* IMDG ICAO/g),
        ];
        expect(heads.length).toBeLessThanOrEqual(1);
        expect(pdf.text).toContain(phrases.page.pageNumber.replace(/\{pages?\}/g, String(pdf.pages)));
      },
      concurrency,
    );
  });

  test(`in ${lang} each TDS in each version is printed whole`, async () => {
    const editions = demoCatalogue.flatMap((product) =>
      product.tdsVersions
        .filter((_version, position) => hasTds(product, position))
        .map((version) => ({ product, version })),
    );
    await expectEach(
      editions,
      ({ product, version }) => `${product.id} ${version.version}`,
      async ({ product, version }) => {
        const { permalink } = options(product);
        const document = buildTds(product, tdsFacts.parse(version.facts), lang, { ...version, permalink });
        const pdf = await print(
          'tds',
          await tdsPrintData(document, { ...version, supplier: product.supplier.name, logo: logoOf(product) }),
        );
        expectDocument(pdf, lang, a4, phrases.tds.title);
        for (const { title } of document.sections) expect(pdf.text).toContain(spaced(title));
      },
      concurrency,
    );
  });

  test(`in ${lang} the safety instructions are one page, or two that say so`, async () => {
    const posters = demoCatalogue.flatMap((product) =>
      (['a4', 'a3'] as const).filter((paper) => hasIpi(product, paper)).map((paper) => ({ product, paper })),
    );
    await expectEach(
      posters,
      ({ product, paper }) => `${product.id} ${paper}`,
      async ({ product, paper }) => {
        const facts = productFacts.parse(product.versions[0]!.facts);
        const document = buildIpi(product, facts, lang, options(product));
        const pdf = await print('ipi', await ipiPrintData(document, paper, logoOf(product)));
        expectDocument(pdf, lang, { a4, a3 }[paper], phrases.ipi.title);
        expect(pdf.pages).toBeLessThanOrEqual(2);
        // The response says it in a header, for whoever posts the instructions.
        expect(pdf.counted).toBe(pdf.pages);
        const severalPages = spaced(document.severalPages.replace('{pages}', '2'));
        expect(pdf.text.includes(severalPages)).toBe(pdf.pages > 1);
        // Pages may be put up apart from each other.
        const named = pdf.text.split(spaced(`${document.product} · ${document.edition}`)).length - 1;
        expect(named).toBe(pdf.pages > 1 ? pdf.pages : 0);
        for (const { title } of document.sections) expect(pdf.text).toContain(spaced(title));
        for (const blank of Object.values(document.fields).flat()) expect(pdf.text).toContain(spaced(blank));
      },
      concurrency,
    );
  });
}
