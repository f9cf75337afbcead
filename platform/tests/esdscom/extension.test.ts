import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { demoCatalogue, type DemoProduct } from '../../demo/products/catalogue.ts';
import { withheldFields } from '../../esdscom/write/extension.ts';
import { readSheets } from '../../esdscom/read/from-esdscom.ts';
import { writeEsdscom } from '../../esdscom/write/feed.ts';
import { documentLanguages, type LanguageCode } from '../../languages/languages.ts';
import { productFacts, type ProductFacts } from '../../product/facts.ts';
import { problemText } from '../../product/findings.ts';
import { productFile, type ProductFile } from '../../product/product-file.ts';
import { checkProduct } from '../../product/read/read-product-file.ts';
import { randomOf } from '../law/classification/random.ts';
import { elementsOnly } from './elements-only.ts';
import { randomValue } from './random-value.ts';

const allLanguages = documentLanguages.map(({ code }) => code);
const codeOf = (languageId: number) => documentLanguages.find(({ id }) => id === languageId)!.code;
const utf8 = (text: string) => new TextEncoder().encode(text);
const none = () => undefined;

/** A demo product as an export of the platform writes it. */
function fileOf(product: DemoProduct): ProductFile {
  const { id, code, state, logo, gtin, supplier, producer, emergencyTelephone, articles, documents } = product;
  const { tdsEnabled, sdsExists, languageExists, validLangs, validTdsLangs, versions, tdsVersions, attachments } =
    product;
  return {
    id,
    code,
    state,
    logo,
    gtin,
    supplier,
    producer,
    emergencyTelephone,
    articles,
    documents,
    tdsEnabled,
    sdsExists,
    languageExists,
    languages: { sds: validLangs.map(codeOf), tds: validTdsLangs.map(codeOf) },
    versions: versions.map((version) => ({ ...version, facts: productFacts.parse(version.facts) })),
    tdsVersions,
    attachments: attachments.map(({ key, description: file, category, langCode: language, status, created }) => ({
      key,
      file,
      category,
      language,
      status,
      created,
    })),
  };
}

type Sheets = Partial<Record<LanguageCode, string>>;

/** The sheets of the newest version of a product. */
function sheetsOf(file: ProductFile, languages: readonly LanguageCode[]): Sheets {
  const { code, articles = [], supplier, producer = supplier, emergencyTelephone = null, gtin = null } = file;
  const [version] = file.versions;
  const facts = version!.facts as ProductFacts;
  const product = { code, articles, supplier, producer, emergencyTelephone };
  const options = { version: version!, previousVersions: file.versions.slice(1), gtin, today: '2026-03-01' };
  return Object.fromEntries(languages.map((lang) => [lang, writeEsdscom(product, facts, lang, options)]));
}

function restore(sheets: Sheets) {
  const inputs = Object.entries(sheets).map(([lang, xml]) => ({ file: `${lang}.xml`, bytes: utf8(xml) }));
  const { files, problems } = readSheets(inputs, none);
  return { file: files[0]!.product as ProductFile, count: files.length, problems: problems.map(problemText) };
}

/** The paths of fields with different values, without the numbers of entries. */
function differences(original: unknown, restored: unknown, path: readonly string[] = []): string[] {
  if (
    Array.isArray(original) &&
    Array.isArray(restored) &&
    (original.length === restored.length || path.join() === 'versions')
  ) {
    const inside = restored.flatMap((item, index) => differences(original[index], item, path));
    return original.length === restored.length ? inside : [...inside, path.join('.')];
  }
  const isObject = (value: unknown): value is Record<string, unknown> =>
    typeof value === 'object' && value !== null && !Array.isArray(value);
  if (isObject(original) && isObject(restored)) {
    const keys = new Set([...Object.keys(original), ...Object.keys(restored)]);
    return [...keys].flatMap((key) => differences(original[key], restored[key], [...path, key]));
  }
  return JSON.stringify(original) === JSON.stringify(restored) ? [] : [path.join('.')];
}

const namedFields = withheldFields.map(({ field }) => field);
const isNamed = (path: string) =>
  namedFields.some((field) => path === field || (field !== 'versions' && path.startsWith(`${field}.`)));

/** The fields that do not come back from the sheets of a product and that no row of `withheldFields` names. */
function lostFields(file: ProductFile, languages: readonly LanguageCode[]): string[] {
  const { file: restored, problems } = restore(sheetsOf(file, languages));
  const lost = differences(productFile.parse(file), productFile.parse(restored)).filter((path) => !isNamed(path));
  return [...lost, ...problems];
}

/** A value without the texts in other languages of documents. */
const pickLanguages = <Value>(value: Value, languages: readonly LanguageCode[]): Value =>
  JSON.parse(JSON.stringify(value), (key, inner: unknown) => {
    const isOther = allLanguages.includes(key as LanguageCode) && !languages.includes(key as LanguageCode);
    return isOther && typeof inner === 'string' ? undefined : inner;
  }) as Value;

describe('a product comes back from its exported sheets', () => {
  test('every demo product with every field that withheldFields does not name', () => {
    const lost = demoCatalogue.flatMap((product, index) => {
      // Some in all languages, the others in two.
      const languages = index % 8 === 0 ? allLanguages : (['en', 'el'] as const);
      return lostFields(pickLanguages(fileOf(product), languages), languages).map((path) => `${product.id}: ${path}`);
    });
    expect(lost).toEqual([]);
  });

  test('200 random products with every field that withheldFields does not name', () => {
    const base = fileOf(demoCatalogue[0]!);
    const lost = randomProducts.map((facts, seed) => {
      const languages = seed % 4 === 0 ? (['en', 'de'] as const) : (['de'] as const);
      const [version] = base.versions;
      const file = { ...base, versions: [{ ...version!, facts }] };
      return lostFields(pickLanguages(file, languages), languages).map((path) => `seed ${seed}: ${path}`);
    });
    expect(lost.flat()).toEqual([]);
  });

  test('random products have each field of the facts, also one that nothing else knows', () => {
    const drawn = new Set(randomProducts.flatMap((facts) => Object.keys(facts)));
    expect(Object.keys(productFacts.shape).filter((field) => !drawn.has(field))).toEqual([]);
  });
});

const demoProducts = demoCatalogue.map(({ versions }) => productFacts.parse(versions[0]!.facts));
const randomProducts = Array.from({ length: 200 }, (_, seed) => randomFacts(seed));

/** Facts that the schema allows; now and then the fields of a demo product. */
function randomFacts(seed: number): ProductFacts {
  const random = randomOf(seed);
  const demoFacts = random.pick(demoProducts);
  const drawn = Object.entries(productFacts.shape).map(([field, schema]) => {
    const value = random.chance(0.3)
      ? demoFacts[field as keyof ProductFacts]
      : allowedValue(() => randomValue(schema, random), schema);
    return [field, value] as const;
  });
  return productFacts.parse(Object.fromEntries(drawn.filter(([, value]) => value !== undefined)));
}

/** Draws until the checks of the schema, such as that a result has a value or words, are met. */
function allowedValue(draw: () => unknown, schema: z.ZodType): unknown {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const value = draw();
    if (schema.safeParse(value).success) return value;
  }
  throw new Error(`No value of ${schema.meta()?.description}`);
}

describe('what does not come back', () => {
  /** A product with a value in each withheld field. */
  const wholeFile = (): ProductFile => {
    const file = fileOf(demoCatalogue.find(({ code }) => code === 'GC-10') ?? demoCatalogue[11]!);
    return {
      ...file,
      brandStyle: 'other',
      languageExists: false,
      sdsExists: false,
      tdsEnabled: false,
      documents: { sds: false, tds: false, label: false, ipi: false },
      languages: { sds: ['en'], tds: ['en'] },
      confidential: { formulation: [], material: [] },
      attachments: [{ key: 'k', file: 'a.pdf', category: 'c', language: 'en', status: 'valid', created: '2026-01-01' }],
      versions: [file.versions[0]!, { ...file.versions[0]!, text: '0.1', created: '2020-01-01' }],
    };
  };

  test('is named, with a reason, and nothing that comes back is', () => {
    const file = wholeFile();
    const { file: restored } = restore(sheetsOf(file, ['en', 'de']));
    const lost = differences(productFile.parse(file), productFile.parse(restored));
    const isLost = (field: string) => lost.some((path) => path === field || path.startsWith(`${field}.`));
    expect(namedFields.filter((field) => !isLost(field))).toEqual([]);
  });

  test('is in the documentation of the product file', () => {
    const text = readFileSync(join(import.meta.dirname, '../../../docs/product-file.md'), 'utf8');
    expect(namedFields.filter((field) => !text.includes(`\`${field}\``))).toEqual([]);
  });

  test('includes the exact contents of mixtures, in the text of the file, too', () => {
    const mixtures = demoCatalogue.filter(({ versions }) => versions[0]!.facts.kind === 'mixture');
    expect(mixtures.length).toBeGreaterThan(5);
    for (const product of mixtures) expect(sheetsOf(fileOf(product), ['en']).en).not.toMatch(/"content":/);
  });
});

test('an exported sheet in one language alone is imported without editing', () => {
  const exported = demoCatalogue.filter(({ sdsExists, sdsVersionsExist }) => sdsExists && sdsVersionsExist);
  expect(exported.length).toBeGreaterThan(15);
  const errors = exported.flatMap((product) => {
    const { file } = restore(sheetsOf(fileOf(product), ['de']));
    return checkProduct(file)
      .findings.filter(({ level }) => level === 'error')
      .map(({ message }) => [product.id, message]);
  });
  expect(errors).toEqual([]);
});

describe('an extension', () => {
  const file = fileOf(demoCatalogue[0]!);
  const sheets = sheetsOf(file, ['en', 'de']) as Record<'en' | 'de', string>;
  const factsIn = (restored: ProductFile) => restored.versions[0]!.facts;

  test('is not read of a sheet that was changed after the export, which is told', () => {
    const changed = sheets.en.replace('<TradeName>', '<TradeName>New ');
    const { file: restored, problems } = restore({ en: changed });
    expect(factsIn(restored).name.en).toMatch(/^New /);
    expect(factsIn(restored)).not.toHaveProperty('description');
    expect(problems[0]).toMatch(/^en\.xml:\d+: warning: was changed after its export/);
  });

  test.each<[what: string, change: (xml: string) => string]>([
    ['is no JSON', (xml) => xml.replace('<?dossier {', '<?dossier ')],
    ['lacks its product', (xml) => xml.replace('"product":', '"other":')],
    ['is in another language', (xml) => xml.replace('<?dossier {"language":"en"', '<?dossier {"language":"fr"')],
  ])('that %s is not read, which is told', (_, change) => {
    const { file: restored, problems } = restore({ en: change(sheets.en) });
    expect(factsIn(restored)).not.toHaveProperty('description');
    expect(problems[0]).toMatch(/^en\.xml:\d+: warning: was changed after its export/);
  });

  test('counts only if the sheets of all languages have one', () => {
    const { file: restored } = restore({ en: sheets.en, de: elementsOnly(sheets.de) });
    expect(factsIn(restored)).not.toHaveProperty('description');
    expect(factsIn(restored).name).toEqual({ en: factsIn(file).name.en, de: factsIn(file).name.de });
  });

  test('is passed over in white space that another program changed', () => {
    const { file: restored } = restore({ en: sheets.en.replace(/\n */g, '\n') });
    expect(factsIn(restored).description).toEqual({ en: factsIn(file).description.en });
  });
});
