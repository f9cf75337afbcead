import { expectEach } from '../../../tests/support/expect-each.ts';
import { demoCatalogue } from '../../demo/products/catalogue.ts';
import type { SdsDocument } from '../../documents/blocks/sds-document.ts';
import { renderSdsHtml } from '../../documents/sds/writers.ts';
import { buildSds } from '../../documents/sds/view-model.ts';
import { documentLanguages } from '../../languages/languages.ts';
import { phrasesFor } from '../../languages/phrases.ts';
import { productFacts } from '../../product/facts.ts';
import { allTexts, sampleSds } from './sample-product.ts';

const keys = new Set(Object.keys(phrasesFor('en').standard).filter((key) => /[A-Z]/.test(key)));
const broken = /^\s*$|undefined|\bnull\b|NaN|Invalid Date|\[object|\{\w+\}/;

/** Every text is there, and no key, place or empty cell is printed. */
function expectComplete(sheet: SdsDocument) {
  expect(allTexts(sheet).filter((text) => broken.test(text) || keys.has(text))).toEqual([]);
  const blocks = sheet.sections.flatMap((section) => [section, ...section.subsections]).flatMap((part) => part.blocks);
  const rows = blocks.flatMap((block) =>
    block.kind === 'table' ? block.rows.map((cells) => ({ cells, columns: block.head.length })) : [],
  );
  const incomplete = rows.filter(
    ({ cells, columns }) => cells.length !== columns || cells.some((cell) => !cell.length),
  );
  expect(incomplete).toEqual([]);
  expect(renderSdsHtml(sheet)).not.toMatch(/undefined|\[object|<(td|dd|li|p|th)><\//);
}

test.each(documentLanguages.map(({ code }) => code))(
  'a product of which only the name is known has a sheet in %s',
  (lang) => {
    const sheet = sampleSds({
      lang,
      product: { articles: [], emergencyTelephone: null },
      options: { previousVersions: [], qrCode: false },
    });
    expectComplete(sheet);
    const { notAvailable } = phrasesFor(lang);
    expect(allTexts(sheet).filter((text) => text === notAvailable).length).toBeGreaterThan(15);
  },
);

/** Each version of each product in one of its languages by turn, with SOAK=1 in all. */
const editions = demoCatalogue.flatMap((product, turn) =>
  product.versions.flatMap((version, position) =>
    documentLanguages
      .filter(({ id }) => product.validLangs.includes(id))
      .filter((_language, index, { length }) => process.env.SOAK || index === (turn + position) % length)
      .map(({ code }) => ({ product, version, previousVersions: product.versions.slice(position + 1), lang: code })),
  ),
);

test('every product of the demo catalogue is among the editions', () => {
  expect(new Set(editions.map(({ product }) => product.id)).size).toBe(demoCatalogue.length);
});

test('each demo product has a complete sheet of each version in its languages', () =>
  expectEach(
    editions,
    ({ product, version, lang }) => `${product.id} ${version.text} ${lang}`,
    ({ product, version, previousVersions, lang }) => {
      const facts = productFacts.parse(version.facts);
      const sheet = buildSds(product, facts, lang, {
        qrCode: true,
        permalink: `https://example.com/p/${product.id}`,
        version,
        previousVersions,
      });
      expectComplete(sheet);
      expect(sheet.sections).toHaveLength(16);
    },
  ));
