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

const plain = (text: string) => text.replace(/[\u202f\u00a0]/g, ' ');
const printedBy = (facts: Parameters<typeof sampleSds>[0]) => allTexts(sampleSds(facts)).map(plain);

const patterns = ownSentences.flatMap(({ key }) => textsOfKey(key));

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

test('of such a product every sentence of the sheet is one of the table', () => {
  for (const kind of ['mixture', 'substance'] as const) {
    const sentences = printedBy({ kind, classification: [] }).filter((text) => /\.$/.test(text));
    expect(sentences.length).toBeGreaterThan(20);
    expect(sentences.filter((text) => !patterns.some((pattern) => isPrinted(pattern, [text])))).toEqual([]);
  }
});

/** The texts of the statements of CLP, which are facts by their codes. */
const statementsOf = ({ sections }: ReturnType<typeof sampleSds>) =>
  sections
    .flatMap(({ blocks, subsections }) => [...blocks, ...subsections.flatMap((one) => one.blocks)])
    .flatMap((block) => (block.kind === 'statements' ? block.items.map(({ text }) => plain(text)) : []));
const withCode = /^(?:.+ – )?(?:EUH|H)\d{3}[A-Za-z]*: /;

test('each sentence of a demo sheet is one of the table, a statement of CLP, or its author’s', () => {
  for (const { id, versions } of demoCatalogue) {
    const facts = productFacts.parse(versions[0]!.facts);
    const written = JSON.stringify(facts);
    const chosen = Object.values(facts.phrases).flatMap((keys) => keys.map((key) => en.standard[key as 'foam']));
    const statements = statementsOf(sampleSds(facts));
    const isAccounted = (text: string) =>
      withCode.test(text) ||
      [...chosen, ...statements].includes(text) ||
      written.includes(text.replaceAll('"', '\\"')) ||
      patterns.some(
        (pattern) => isPrinted(pattern, [text.replace(/ \([^()]+\)\.$/, '.')]) || isPrinted(pattern, [text]),
      );
    const sentences = printedBy(facts).filter((text) => /\.$/.test(text));
    expect([id, ...sentences.filter((text) => !isAccounted(text))]).toEqual([id]);
  }
});

test('10.1 does not say that there is no reactivity where 10.3 has a reaction, and section 16 names the limits of its market only', () => {
  const known = { composition: demoCatalogue.find(({ id }) => id === 1007)!.versions[0]!.facts.composition };
  const { noReactivity, seeHazardousReactions } = en.standard;
  expect(printedBy(known)).toEqual(expect.arrayContaining([noReactivity]));
  expect(printedBy(known)).not.toContain(seeHazardousReactions);
  for (const reaction of [
    { phrases: { '10.3': ['polymerisation'] } },
    { texts: { '10.3': { en: 'Reacts with water.' } } },
  ]) {
    const printed = printedBy({ ...known, ...reaction });
    expect(printed).toContain(seeHazardousReactions);
    expect(printed).not.toContain(noReactivity);
  }
  const german = { exposureLimits: [{ law: 'TRGS 900', country: 'DE', twa: { mgPerM3: 3 } }] };
  const mentions = (market: string) =>
    printedBy({ ...german, options: { market } }).some((text) => /TRGS 900 \(8/.test(text));
  expect([mentions('IE'), mentions('DE')]).toEqual([false, true]);
});
