import { demoCatalogue } from '../../../demo/products/catalogue.ts';
import { ownSentences } from '../../../documents/own-sentences.ts';
import { phrasesFor } from '../../../phrases/phrases.ts';
import { productFacts } from '../../../product/facts.ts';
import { allTexts, sampleSds } from '../sample-product.ts';

const en = phrasesFor('en');

/** The texts of a key: `sentences.pbtNone` has one for substances and one for mixtures. */
function textsOfKey(key: string): string[] {
  const [group, name] = key.split('.') as ['sentences' | 'standard' | 'listCheck', string];
  const text = (en[group] as Record<string, string | Record<string, string>>)[name]!;
  return typeof text === 'string' ? [text] : Object.values(text);
}

/** Whether a printed text is a sentence with its places filled in. */
function isPrinted(sentence: string, printed: readonly string[]): boolean {
  const pattern = sentence.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '.+');
  const whole = new RegExp(`^(?:.+: )?${pattern}$`);
  return printed.some((text) => whole.test(text));
}

const printedBy = (facts: Parameters<typeof sampleSds>[0]) =>
  allTexts(sampleSds(facts)).map((text) => text.replaceAll('\u202f', ' ').replaceAll('\u00a0', ' '));

const keysOf = (group: 'sentences' | 'standard') =>
  Object.keys(en[group]).flatMap((key) =>
    textsOfKey(`${group}.${key}`).every((text) => /[.]$/.test(text)) ? key : [],
  );

test('every sentence that the sheet writes by itself has its condition and provision', () => {
  expect(ownSentences.length).toBeGreaterThan(200);
  for (const { key, when, provision } of ownSentences) {
    expect([key, textsOfKey(key).length > 0, when !== '']).toEqual([key, true, true]);
    expect(provision).toMatch(/REACH|CLP|ADR|Directive|Decision|EN \d+|TRGS/);
  }
  const listed = ownSentences.map(({ key }) => key);
  expect(Object.keys(en.sentences).filter((key) => !listed.includes(`sentences.${key}`))).toEqual([]);
});

test('of a product of which only the name is known, no sentence claims anything', () => {
  for (const kind of ['mixture', 'substance'] as const) {
    const printed = printedBy({ kind, options: { previousVersions: [] } });
    const claimed = ownSentences.filter(
      ({ key, basis }) => basis === 'derivation' && textsOfKey(key).some((text) => isPrinted(text, printed)),
    );
    expect(claimed.map(({ key }) => key)).toEqual([]);
    expect(printed).not.toContain(en.standard.csaNotCarriedOut);
  }
});

test('no sheet has a standard phrase that is neither in the table nor chosen by its author', () => {
  const listed = new Set(ownSentences.map(({ key }) => key));
  for (const { versions } of demoCatalogue) {
    const facts = productFacts.parse(versions[0]!.facts);
    const printed = printedBy(facts);
    const chosen = new Set(Object.values(facts.phrases).flat());
    const unlisted = keysOf('standard').filter(
      (key) => !chosen.has(key) && !listed.has(`standard.${key}`) && isPrinted(en.standard[key as 'foam'], printed),
    );
    expect(unlisted).toEqual([]);
  }
});
