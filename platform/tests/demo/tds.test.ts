import { expectEach } from '../../../tests/support/expect-each.ts';
import { demoCatalogue } from '../../demo/products/catalogue.ts';
import { propertyNames } from '../../demo/tds-texts.ts';
import { allTexts } from '../documents/tds/sample-tds.ts';
import { buildTds } from '../../documents/tds/view-model.ts';
import { documentLanguages } from '../../languages/languages.ts';
import { phrasesFor } from '../../languages/phrases.ts';
import { basicProperties } from '../../law/properties.ts';
import { productFacts } from '../../product/facts.ts';
import { contentOf } from '../../product/mixture.ts';
import { parseRange } from '../../product/contents/numeric-range.ts';
import { tdsFacts } from '../../product/tds-facts.ts';

const sheets = demoCatalogue.flatMap((product) =>
  product.tdsVersions.map((version) => ({
    title: `${product.code}, technical data sheet ${version.version}`,
    product,
    version,
    facts: tdsFacts.parse(version.facts),
  })),
);

/** What the safety data sheet said on that day, or in its first version where there was none yet. */
function safetyDataSheet({ versions }: (typeof demoCatalogue)[number], day: string) {
  const found = versions.find(({ created }) => created <= day) ?? versions.at(-1);
  return productFacts.parse(found?.facts);
}

test('says something in every section', () =>
  expectEach(
    sheets,
    ({ title }) => title,
    ({ facts }) => {
      const { description, uses, properties, processing, packaging, storage } = facts;
      for (const part of [description, uses, properties, processing, packaging, storage]) expect(part).not.toEqual([]);
      expect(facts.shelfLifeMonths).toBeGreaterThan(0);
      expect(facts.storageTemperature).toBeDefined();
    },
  ));

test('names no property, use, sentence or pack twice', () =>
  expectEach(
    sheets,
    ({ title }) => title,
    ({ facts }) => {
      const { uses, properties, processing, packaging, storage } = facts;
      const lists = [uses, properties.map(({ name }) => name), processing, packaging, storage];
      for (const list of lists) expect(new Set(list.map((entry) => JSON.stringify(entry))).size).toBe(list.length);
    },
  ));

test('has no more free alkali than section 3 of the safety data sheet of its day has sodium hydroxide', () =>
  expectEach(
    sheets,
    ({ title }) => title,
    ({ product, version, facts }) => {
      const hydroxide = safetyDataSheet(product, version.created).composition.find(({ cas }) => cas === '1310-73-2');
      const alkali = facts.properties.find(({ name }) => name.en === 'Free alkali as sodium hydroxide');
      if (!alkali || !hydroxide) return;
      const { exact, lower, upper } = parseRange('value' in alkali.value ? alkali.value.value : '') ?? {};
      const { min, max } = contentOf({ contentRange: hydroxide.contentRange });
      expect((lower ?? exact)!.value).toBeGreaterThanOrEqual(min);
      expect((upper ?? exact)!.value).toBeLessThanOrEqual(max);
    },
  ));

test('agrees with section 9 of the safety data sheet of its day', () =>
  expectEach(
    sheets,
    ({ title }) => title,
    ({ product, version, facts }) => {
      const sds = safetyDataSheet(product, version.created).basicProperties;
      const rows = Object.entries(propertyNames).flatMap(([name, text]) => {
        const basic = basicProperties.find((property) => property === name);
        const row = facts.properties.find((property) => property.name.en === text.en);
        return basic && row ? [{ basic, value: row.value }] : [];
      });
      expect(rows.map(({ basic }) => basic)).toContain('density');
      for (const { basic, value } of rows) expect(value).toEqual(sds[basic]);
    },
  ));

test('sells its packs under article numbers of the product', () =>
  expectEach(
    sheets,
    ({ title }) => title,
    ({ product, facts }) => {
      const codes = product.articles.map(({ code }) => code);
      const packed = facts.packaging.flatMap(({ article }) => article ?? []);
      expect(packed.filter((code) => !codes.includes(code))).toEqual([]);
      expect(packed).not.toEqual([]);
    },
  ));

test('has every text in each of its languages', () =>
  expectEach(
    sheets,
    ({ title }) => title,
    ({ product, facts }) => {
      for (const { id, code } of documentLanguages.filter((language) => product.validTdsLangs.includes(language.id))) {
        const missing = localisedTexts(facts).filter((text) => !text[code]);
        expect({ id, missing }).toEqual({ id, missing: [] });
      }
    },
  ));

test('lacks nothing when it is printed', () =>
  expectEach(
    sheets,
    ({ title }) => title,
    ({ product, version, facts }) => {
      for (const { code } of documentLanguages) {
        const texts = allTexts(buildTds(product, facts, code, { ...version, permalink: null }));
        expect(texts).not.toContain(phrasesFor(code).notAvailable);
      }
    },
  ));

const several = demoCatalogue.filter(({ tdsVersions }) => tdsVersions.length > 1);

test('the technical data sheets of a product differ in what they say, and the newest sells every article', () =>
  expectEach(
    several,
    ({ code }) => code,
    ({ tdsVersions, articles }) => {
      const response = tdsVersions.map(({ facts }) => JSON.stringify(facts));
      expect(new Set(response).size).toBe(response.length);
      const packed = tdsFacts.parse(tdsVersions[0]?.facts).packaging.map(({ article }) => article);
      expect(new Set(packed)).toEqual(new Set(articles.map(({ code }) => code)));
    },
  ));

test('an older technical data sheet keeps the value of its day', () => {
  const [newest, older] = demoCatalogue[0]?.tdsVersions ?? [];
  const density = (facts: unknown) => tdsFacts.parse(facts).properties.find(({ name }) => name.en === 'Density')?.value;
  expect(density(newest?.facts)).toMatchObject({ value: 0.791 });
  expect(density(older?.facts)).toMatchObject({ value: 0.79 });
});

/** Every value in the facts that is a text by language. */
function localisedTexts(value: unknown): Record<string, string>[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('en' in value) return [value as Record<string, string>];
  return Object.values(value).flatMap(localisedTexts);
}
