import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { demoCatalogue } from '../../demo/products/catalogue.ts';
import { classifyProduct } from '../../import/classify/classify-product.ts';
import { languages } from '../../languages/registry.ts';
import { documentLanguages } from '../../languages/languages.ts';
import { productFacts } from '../../product/facts.ts';
import { derivationOf } from '../../routes/detail/derivation.ts';

const rules = resolve(process.cwd(), 'platform/law/classification');
const source = readdirSync(rules, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => readFileSync(resolve(rules, name), 'utf8'))
  .join('\n');

test('each reason of a class that is not classified has a text', () => {
  const call = /'(?:conclusive|open|noData|inconclusive|notApplicable)',\s*'(\w+)'/g;
  const codes = [...source.matchAll(call)].map(([, code]) => code!);
  expect(codes.length).toBeGreaterThan(15);
  expect(codes.filter((code) => !(`reason.${code}` in languages.en.messages))).toEqual([]);
});

const mixtures = demoCatalogue.flatMap(({ versions }) => {
  const facts = productFacts.parse(versions[0]!.facts);
  return facts.kind === 'mixture' ? [facts] : [];
});

/** Of each kind: a sum, a content, an estimate, measured values, what is not known, decisions of the author, and stated classes that differ. */
const manifold = productFacts.parse({
  ...mixtures[0]!,
  classification: [],
  notClassified: {},
  studies: [],
  classificationData: { placedOnMarket: '2024-01-01' },
  basicProperties: {
    physicalState: { en: 'liquid' },
    ph: { value: 1 },
    flashPoint: { value: 40, unit: '°C' },
  },
  composition: [
    ['acid', 6, 'Skin Irrit. 2', 'H315'],
    ['base', 5.5, 'Skin Irrit. 2', 'H315'],
    ['poison', 30, 'Acute Tox. 4', 'H302'],
    ['solvent', 12, 'Asp. Tox. 1', 'H304'],
    ['peroxide', 1, 'Org. Perox. C', 'H242'],
    ['hormone', 1, 'ED HH 1', 'EUH380'],
    ['secret', 2],
  ].map(([name, content, category, h]) => ({
    name: { en: name },
    content,
    contentRange: '1 – < 50 %',
    ...(category ? { classification: [{ category, h: [h] }] } : { classification: [], isClassificationUnknown: true }),
  })),
  overrides: [
    { class: 'eye', category: null, h: [], basis: 'test', reason: { en: 'OECD 405' } },
    {
      class: 'skinSensitisation',
      category: 'Skin Sens. 1',
      h: ['H317'],
      basis: 'bridging',
      reason: { en: 'OECD 406' },
    },
  ],
});
const stated = [
  { category: 'Acute Tox. 3', h: ['H301'] },
  { category: 'Met. Corr. 1', h: ['H290'] },
  { category: 'STOT SE 3', h: ['H335'] },
];

// Within the transition period of the classes of 2023.
beforeAll(() => jest.useFakeTimers({ now: new Date('2026-11-01') }));
afterAll(() => jest.useRealTimers());

const textsOf = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : value && typeof value === 'object' ? Object.values(value).flatMap(textsOf) : [];

describe.each(documentLanguages.map(({ code }) => code))('in %s', (lang) => {
  test('all mixtures of the catalogue have a reason for each class, without an open placeholder', () => {
    expect(mixtures.length).toBeGreaterThan(5);
    for (const facts of mixtures) {
      const derivation = derivationOf(facts, lang)!;
      expect(derivation.classes.length + derivation.not_classified.length).toBeGreaterThan(30);
      for (const { name, reasons } of derivation.not_classified) expect([name, reasons.length]).not.toEqual([name, 0]);
      expect(JSON.stringify(derivation)).not.toMatch(/\{\w+\}|: \.|undefined/);
    }
  });

  test('what the Studio says of a derived classification has no word of English', () => {
    const english = Object.entries(languages.en.messages).flatMap(([code, text]) =>
      /^(?:figures|basis|because|difference|outcome|substance|sheet|reason)\./.test(code)
        ? text.split(/\{\w+\}/).filter((part) => /[a-z]{2} [a-z]{2}/.test(part))
        : [],
    );
    const substance = { ...manifold, kind: 'substance' as const, classification: stated };
    const products = [...mixtures, manifold, { ...manifold, classification: stated }, substance];
    for (const facts of products) {
      const { result, sentences } = classifyProduct({ code: '1', versions: [{ facts } as never] }, undefined, lang);
      const texts = textsOf([
        result.notClassified.map(({ reason }) => reason),
        result.differences,
        result.sds.because,
        sentences,
      ]);
      expect(texts.length).toBeGreaterThan(30);
      expect(texts.filter((text) => /\{\w+\}|undefined|null/.test(text))).toEqual([]);
      const isEnglish = (text: string) => english.some((part) => text.includes(part)) || /\d\.\d+\s%/.test(text);
      expect(texts.filter(isEnglish).slice(0, lang === 'en' ? 0 : 5)).toEqual([]);
    }
  });
});

test('a mixture without ingredients has no derivation, and no claim with it', () => {
  expect(derivationOf({ ...mixtures[0]!, composition: [] }, 'en')).toBeUndefined();
});

test('a class that the classification lacks, or that no fact gives, is said to be such', () => {
  const facts = mixtures.find(({ classification }) => classification.length > 0)!;
  const invented = { ...facts.classification[0]!, category: 'Carc. 1A', h: ['H350'] };
  const { classes } = derivationOf({ ...facts, classification: [invented] }, 'en')!;
  expect(classes.at(-1)).toMatchObject({ category: 'Carc. 1A', basis: 'Method not stated', declared: true, steps: [] });
  expect(classes.slice(0, -1).every(({ declared }) => !declared)).toBe(true);
});
