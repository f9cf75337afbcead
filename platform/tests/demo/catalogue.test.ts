import { demoIds, publishedDemoIds } from '../../../tests/support/demo-products.ts';
import { expectEach } from '../../../tests/support/expect-each.ts';
import { readFileSync } from 'node:fs';
import { demoCatalogue } from '../../demo/products/catalogue.ts';
import { en } from '../../languages/en/sheet.ts';
import { slots } from '../../product/slots.ts';
import { documentLanguages, type LanguageCode } from '../../languages/languages.ts';
import { isStatementCode, statementPlaceNames, statementText } from '../../languages/statements.ts';
import { isCasNumber, isEcNumber, isGtin14, isIndexNumber, hasReachNumberForm } from '../../law/identifiers.ts';
import { hazardCategory } from '../../law/hazard-classes.ts';
import { labelHazardStatements, labelPictograms, labelSignalWord } from '../../law/label/precedence.ts';
import { parseUfi } from '../../law/ufi.ts';
import { precautionsOf } from '../../law/label/class-precautions.ts';
import { missingPrecautions } from '../../law/label/precautions.ts';
import { productFacts, type ProductFacts } from '../../product/facts.ts';

const languages = documentLanguages.map(({ code }) => code);
const allLanguageIds = documentLanguages.map(({ id }) => id);
const versions = demoCatalogue.flatMap((product) =>
  product.versions.map((version) => ({
    title: `${product.id} ${product.code} ${version.text}`,
    product,
    version,
    facts: productFacts.parse(version.facts),
  })),
);
const product = (id: number) => {
  const found = demoCatalogue.find((candidate) => candidate.id === id);
  if (!found) throw new Error(`no product ${id}`);
  return found;
};
const newestFacts = (id: number) => productFacts.parse(product(id).versions[0]?.facts);

test('the catalogue has consecutive permalinks from 1001 on, in order', () => {
  expect(demoCatalogue.map(({ id }) => id)).toEqual(demoCatalogue.map((_, index) => 1001 + index));
});

test('the tests that do not load the catalogue know its products', () => {
  expect(demoIds).toEqual(demoCatalogue.map(({ id }) => id));
  const published = demoCatalogue.filter(({ state }) => state === 'published');
  expect(publishedDemoIds).toEqual(published.map(({ id }) => id));
});

test.each<[what: string, values: (string | number)[]]>([
  ['product codes', demoCatalogue.map(({ code }) => code)],
  ['version ids', demoCatalogue.flatMap((each) => each.versions.map(({ id }) => id))],
  ['article ids', demoCatalogue.flatMap((each) => each.articles.map(({ id }) => id))],
  ['attachment keys', demoCatalogue.flatMap((each) => each.attachments.map(({ key }) => key))],
  ['GTINs', demoCatalogue.flatMap(({ gtin }) => gtin ?? [])],
])('%s occur once in the whole catalogue', (_, values) => {
  expect(new Set(values).size).toBe(values.length);
});

test('one product has an article code twice, with two ids', () => {
  const twice = demoCatalogue.filter(
    ({ articles }) => new Set(articles.map(({ code }) => code)).size < articles.length,
  );
  expect(twice.map(({ id }) => id)).toEqual([1002]);
});

test.each(demoCatalogue.map((each) => [each.code, each] as const))('%s lists its versions newest first', (_, each) => {
  const sdsDates = each.versions.map(({ created }) => created);
  expect(sdsDates).toEqual([...sdsDates].sort().reverse());
  const numbers = each.tdsVersions.map(({ version }) => version);
  expect(numbers).toEqual([...numbers].sort((a, b) => b - a));
  expect(each.versions.length).toBeGreaterThan(0);
});

/** Products that demonstrate a state in which a document is missing. */
const states: [id: number, state: object][] = [
  [1018, { state: 'published', tdsEnabled: false }],
  [1019, { state: 'published', tdsEnabled: true, documents: { sds: true, tds: false, label: true, ipi: true } }],
  [
    1020,
    {
      sdsExists: false,
      documents: { sds: false, tds: true, label: true, ipi: false },
      validLangs: allLanguageIds,
    },
  ],
  [1021, { sdsExists: true, sdsVersionsExist: true, validLangs: [2] }],
  [1022, { sdsExists: true, sdsVersionsExist: false, documents: { sds: true, tds: true, label: true, ipi: true } }],
  [1023, { state: 'removed' }],
  [1024, { state: 'published' }],
];
const completeProducts = demoCatalogue.filter(({ id }) => !states.some(([other]) => other === id));

test.each(completeProducts.map((each) => [each.code, each] as const))(
  '%s is a complete dossier whose newest version of 2026 says what changed',
  (_, each) => {
    expect(each).toMatchObject({
      state: 'published',
      tdsEnabled: true,
      documents: { sds: true, tds: true, label: true, ipi: true },
      sdsExists: true,
      languageExists: true,
      sdsVersionsExist: true,
      validLangs: allLanguageIds,
      validTdsLangs: allLanguageIds,
    });
    expect(each.versions.length).toBeGreaterThanOrEqual(2);
    expect(each.versions[0]?.created).toMatch(/^2026-/);
    expect(each.versions[0]?.facts.changes).not.toHaveLength(0);
    const bare = each.versions.map(({ facts }) => JSON.stringify({ ...facts, changes: [] }));
    expect(new Set(bare).size).toBe(bare.length);
    expect(each.tdsVersions).not.toHaveLength(0);
    expect(each.articles).not.toHaveLength(0);
  },
);

test.each(states)('product %i has the state that it demonstrates', (id, state) => {
  expect(product(id)).toMatchObject(state);
});

test.each(demoCatalogue.map((each) => [each.code, each] as const))('%s carries the logo of its supplier', (_, each) => {
  const logo = readFileSync(`platform/assets/logos/${each.logo}`, 'utf8');
  expect(logo).toContain(`<title>${each.supplier.name}</title>`);
});

test('the catalogue has three suppliers', () => {
  expect(new Set(demoCatalogue.map(({ supplier }) => supplier.name)).size).toBe(3);
});

test('every published safety data sheet has its first version, which has no changes', () => {
  for (const { versions: all } of demoCatalogue.filter(({ state }) => state === 'published')) {
    expect(all.at(-1)).toMatchObject({ text: '1.0' });
    expect(all.at(-1)?.facts.changes ?? []).toEqual([]);
  }
});

test('only 1024 has an attachment that the visitor may not have', () => {
  const refused = demoCatalogue.filter(({ attachments }) => attachments.some(({ permitted }) => !permitted));
  expect(refused.map(({ id }) => id)).toEqual([1024]);
});

test('has every text in each of its languages', () =>
  expectEach(
    versions,
    ({ title }) => title,
    ({ product: { validLangs }, facts }) => {
      const texts = localisedTexts(facts);
      const expected = languages.filter((code) =>
        documentLanguages.some((language) => language.code === code && validLangs.includes(language.id)),
      );
      const missing = texts.filter((text) => expected.some((code) => !text[code]));
      expect(missing).toEqual([]);
      expect(facts.name).toHaveProperty('en');
      expect(facts.name).toHaveProperty('de');
    },
  ));

test('has CAS, EC, index and registration numbers with valid check digits', () =>
  expectEach(
    versions,
    ({ title }) => title,
    ({ facts }) => {
      const substances = [facts.identifiers, ...facts.composition];
      const wrong = substances.flatMap(({ cas, ec, index, reach }) => [
        ...(cas && !isCasNumber(cas) ? [cas] : []),
        ...(ec && !isEcNumber(ec) ? [ec] : []),
        ...(index && !isIndexNumber(index) ? [index] : []),
        ...(reach && !hasReachNumberForm(reach) ? [reach] : []),
      ]);
      expect(wrong).toEqual([]);
    },
  ));

test('uses statements that exist, with their places filled', () =>
  expectEach(
    versions,
    ({ title }) => title,
    ({ facts }) => {
      const { h, euh, p } = facts.label;
      const ingredientCodes = facts.composition.flatMap((each) => [
        ...each.classification.flatMap((row) => row.h),
        ...each.euh,
      ]);
      const codes = [...h, ...euh, ...p, ...facts.classification.flatMap((row) => row.h), ...ingredientCodes];
      expect(codes.filter((code) => !isStatementCode(code))).toEqual([]);
      const statements = languages.flatMap((lang) =>
        codes.map((code) => statementText(code, lang, facts.statementPlaces[code])),
      );
      expect(statements.filter((text) => /[{}<>[\]…]/.test(text))).toEqual([]);
    },
  ));

test('fills only places of statements on its own label', () =>
  expectEach(
    versions,
    ({ title }) => title,
    ({ facts }) => {
      const label = [...facts.label.h, ...facts.label.euh, ...facts.label.p];
      for (const [code, places] of Object.entries(facts.statementPlaces)) {
        expect(label).toContain(code);
        for (const lang of languages)
          expect(statementPlaceNames(code, lang)).toEqual(expect.arrayContaining(Object.keys(places)));
      }
    },
  ));

test('has the pictograms, signal word and H statements that its classification asks for', () =>
  expectEach(
    versions,
    ({ title }) => title,
    ({ facts }) => {
      expect(facts.label.pictograms).toEqual(labelPictograms(facts.classification));
      expect(facts.label.signalWord).toBe(labelSignalWord(facts.classification));
      expect(facts.label.h.flatMap((code) => code.split('+')).sort()).toEqual(
        labelHazardStatements(facts.classification),
      );
    },
  ));

test('classifies its ingredients in categories that CLP has', () =>
  expectEach(
    versions,
    ({ title }) => title,
    ({ facts }) => {
      const unknown = facts.composition
        .flatMap(({ classification }) => classification)
        .filter(({ category, h }) => !hazardCategory(category, h));
      expect(unknown).toEqual([]);
    },
  ));

test('gives each exposure limit its list and a value', () =>
  expectEach(
    versions,
    ({ title }) => title,
    ({ facts }) => {
      for (const limit of facts.exposureLimits) {
        expect(limit.law).not.toBe('');
        expect(limit.country).toMatch(/^(EU|[A-Z]{2})$/);
        expect(limit.twa ?? limit.stel).toBeDefined();
      }
    },
  ));

test('uses standard phrases and places of the safety data sheet that exist', () =>
  expectEach(
    versions,
    ({ title }) => title,
    ({ facts }) => {
      expect(Object.keys(facts.phrases).filter((slot) => !slots.some((known) => known === slot))).toEqual([]);
      expect(Object.keys(facts.texts).filter((slot) => !slots.some((known) => known === slot))).toEqual([]);
      const keys = Object.values(facts.phrases).flat();
      expect(keys.filter((key) => !Object.hasOwn(en.standard, key))).toEqual([]);
    },
  ));

test('names frost among the conditions to avoid where it is to be stored frost-free', () =>
  expectEach(
    versions,
    ({ title }) => title,
    ({ facts }) => {
      const frostFree = facts.phrases['7.2']?.includes('protectFromFrost') ?? false;
      if (frostFree) expect(facts.phrases['10.4']).toContain('frost');
    },
  ));

/** Those among `codes` that the law or the severity of the hazards requires. */
const requiredIn = ({ audience, label }: ProductFacts, codes: readonly string[]) =>
  missingPrecautions([], codes, { audience, h: label.h });

test('says on the label of its newest version what the severity of its hazards requires (CLP Art. 22, 28)', () =>
  expectEach(
    demoCatalogue.filter(({ versions: [newest] }) => newest),
    ({ code }) => code,
    ({ versions: [newest] }) => {
      const facts = productFacts.parse(newest!.facts);
      const { audience, classification, label } = facts;
      const derived = precautionsOf(classification, audience);
      expect(missingPrecautions(label.p, derived, { audience, h: label.h })).toEqual([]);
    },
  ));

/** One besides what is required: P391, very toxic to water; P333+P313, corrosive and sensitising. */
const withMoreStatements = ['1003 NH-012 3.0', '1014 EP-500-B 2.0', '1014 EP-500-B 1.0'];

test('has at most six precautionary statements, besides those for the public, unless its hazards need more (CLP Art. 28(3))', () =>
  expectEach(
    versions,
    ({ title }) => title,
    ({ title, facts }) => {
      const publicStatements = ['P101', 'P102', 'P103', 'P501'];
      const required = requiredIn(facts, facts.label.p).length;
      const most = Math.max(6, required + (withMoreStatements.includes(title) ? 1 : 0));
      expect(facts.label.p.filter((code) => !publicStatements.includes(code)).length).toBeLessThanOrEqual(most);
    },
  ));

test('has a right UFI where it is a mixture with health or physical hazards, and none otherwise', () =>
  expectEach(
    versions,
    ({ title }) => title,
    ({ facts }) => {
      const hazardous =
        facts.kind === 'mixture' && facts.classification.some(({ h }) => h.some((code) => /^H[23]/.test(code)));
      if (!hazardous) expect(facts.ufi).toBeUndefined();
      if (facts.ufi) expect(parseUfi(facts.ufi)).toMatchObject({ country: expect.stringMatching(/^(DE|SI)$/) });
    },
  ));

test('every mixture with health or physical hazards has a UFI in its newest version', () => {
  const lackingUfi = demoCatalogue
    .map(({ id }) => ({ id, facts: newestFacts(id) }))
    .filter(
      ({ facts }) =>
        facts.kind === 'mixture' && facts.classification.some(({ h }) => h.some((code) => /^H[23]/.test(code))),
    )
    .filter(({ facts }) => !facts.ufi);
  expect(lackingUfi.map(({ id }) => id)).toEqual([]);
});

test('no two products share a UFI', () => {
  const ufis = demoCatalogue.flatMap(({ versions: all }) => [...new Set(all.flatMap(({ facts }) => facts.ufi ?? []))]);
  expect(new Set(ufis).size).toBe(ufis.length);
});

test('every GTIN has its check digit', () => {
  expect(demoCatalogue.flatMap(({ gtin }) => gtin ?? []).filter((gtin) => !isGtin14(gtin))).toEqual([]);
});

test.each([
  [1009, ['H372'], ['H373']],
  [1007, ['H302', 'H330'], ['H301', 'H311', 'H331']],
])('%i was classified otherwise before 1 May 2026', (id, now, formerClasses) => {
  const [newest, older] = product(id).versions;
  const codes = (facts: unknown) => productFacts.parse(facts).classification.flatMap(({ h }) => h);
  expect(newest && newest.created >= '2026-05-01').toBe(true);
  expect(older && older.created < '2026-05-01').toBe(true);
  expect(codes(newest?.facts)).toEqual(expect.arrayContaining(now));
  expect(codes(older?.facts)).toEqual(expect.arrayContaining(formerClasses));
  expect(codes(newest?.facts).filter((code) => formerClasses.includes(code))).toEqual([]);
  expect(codes(older?.facts).filter((code) => now.includes(code))).toEqual([]);
});

/** Every value in the facts that is a text by language. */
function localisedTexts(value: unknown): Partial<Record<LanguageCode, string>>[] {
  if (typeof value !== 'object' || value === null) return [];
  const entries = Object.entries(value);
  if (
    entries.length > 0 &&
    entries.every(([key, text]) => languages.some((code) => code === key) && typeof text === 'string')
  )
    return [value];
  return entries.flatMap(([, inner]) => localisedTexts(inner));
}
