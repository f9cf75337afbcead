import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { demoCatalogue } from '../../demo/products/catalogue.ts';
import { derivationPhrases } from '../../phrases/phrases.ts';
import { documentLanguages } from '../../phrases/languages.ts';
import { productFacts } from '../../product/facts.ts';
import { derivationOf } from '../../routes/detail/derivation.ts';

const rules = resolve(process.cwd(), 'platform/rules/classification');
const source = readdirSync(rules, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => readFileSync(resolve(rules, name), 'utf8'))
  .join('\n');

/** Codes without a sentence: the author's own words, and a class that is not shown. */
const withoutSentence = ['determined', 'classNotInForce'];

test('each reason of a class that is not classified has a sentence', () => {
  const call = /'(?:conclusive|noData|inconclusive|notApplicable)',\s*'(\w+)'/g;
  const codes = [...source.matchAll(call)].map(([, code]) => code!);
  expect(codes.length).toBeGreaterThan(15);
  const known = [...Object.keys(derivationPhrases('en').reasons), ...withoutSentence];
  expect(codes.filter((code) => !known.includes(code))).toEqual([]);
});

const mixtures = demoCatalogue.flatMap(({ versions }) => {
  const facts = productFacts.parse(versions[0]!.facts);
  return facts.kind === 'mixture' ? [facts] : [];
});

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
