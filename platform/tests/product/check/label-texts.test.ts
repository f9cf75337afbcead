import { expectEach } from '../../../../tests/support/expect-each.ts';
import type { ProductFile } from '../../../product/product-file.ts';
import { readProductFile } from '../../../product/read/read-product-file.ts';
import { problemText } from '../../../product/findings.ts';
import { acetoneFile } from '../sample-file.ts';

type Label = NonNullable<ProductFile['versions'][number]['facts']['label']>;

/** What is wrong with the label's texts of a file in English and German. */
function messagesOf(label: Label, state?: 'published'): string[] {
  const file = acetoneFile();
  file.languages = { sds: ['en', 'de'], tds: [] };
  file.versions[0]!.facts.name = { en: 'Acetone', de: 'Aceton' };
  file.versions[0]!.facts.label = { ...file.versions[0]!.facts.label, ...label };
  return readProductFile(JSON.stringify({ ...file, ...(state && { state }) }), 'a.json')
    .problems.map(problemText)
    .filter((text) => /label/.test(text) && !text.includes('languages.sds'));
}

const written = (wording: Record<string, string>, act: 'supplier' | 'detergents' = 'supplier'): Label => ({
  supplementalTexts: [{ act, wording }],
});
const both = (text: string) => written({ en: text, de: 'Text' });

const wrong: [name: string, label: Label, message: RegExp][] = [
  [
    'a text of 2,000 characters',
    both('x'.repeat(2000)),
    /wording\.en: has 2,000 characters; .* at most 600.*CLP Art\. 25\(3\).*shorten it/,
  ],
  ['a tag', both('Do <b>not</b> mix'), /wording\.en: has markup, ‘<b>’/],
  ['an entity', both('A &nbsp; B'), /has markup, ‘&nbsp;’/],
  ['emphasis', both('**Danger**'), /has markup, ‘\*\*’/],
  ['a link', both('see [here](https://a.example)'), /has markup, ‘\]\(’/],
  ['a language missing', written({ en: 'Text' }), /wording: lacks de, of .*\(CLP Art\. 17\(2\)\)/],
  [
    'a language of a prescribed text missing',
    written({ en: 'Text' }, 'detergents'),
    /CLP Art\. 17\(2\); Regulation \(EC\) No 648\/2004 Art\. 11, Annex VII/,
  ],
  [
    'a subcategory that the act does not have',
    { voc: { subcategory: 'C/a', limitValue: 30, maxContent: 1 } },
    /such as A\/a/,
  ],
  [
    'more than the limit value',
    { voc: { subcategory: 'A/a', limitValue: 30, maxContent: 31 } },
    /maxContent: is over the limit value, 30 g\/l.*Directive 2004\/42\/EC Art\. 3\(1\)/,
  ],
];

test('a text that a label cannot carry is told at its field with the provision', () =>
  expectEach(
    wrong,
    ([name]) => name,
    ([, label, message]) => expect(messagesOf(label).join('\n')).toMatch(message),
  ));

const right: [name: string, label: Label][] = [
  ['a text in both languages', both('Less than 5 % surfactants; keep at < 25 °C & dry.')],
  ['a content at the limit value', { voc: { subcategory: 'A/a', limitValue: 30, maxContent: 30 } }],
  ['no text', {}],
];

test('a text in every language, without markup, has no finding', () =>
  expectEach(
    right,
    ([name]) => name,
    ([, label]) => expect(messagesOf(label)).toEqual([]),
  ));

test('a text of which nothing is written yet is open, and is not told again for each language', () =>
  expect(messagesOf(written({}))).toEqual([expect.stringMatching(/wording: is empty/)]));

test('a missing language refuses publishing, and warns before', () => {
  const label = written({ en: 'Text' });
  const levels = (state?: 'published') => messagesOf(label, state).map((text) => /warning/.test(text));
  expect([levels(), levels('published')]).toEqual([[true], [false]]);
});
