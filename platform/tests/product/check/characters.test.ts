import { expectEach } from '../../../../tests/support/expect-each.ts';
import { convertSource } from '../../../drafts/convert-sources.ts';
import { readTable } from '../../../product/read/csv.ts';
import { readDraft } from '../../../drafts/open-draft.ts';
import { readProductFile } from '../../../product/read/read-product-file.ts';
import { documentLanguages } from '../../../languages/languages.ts';
import { problemText } from '../../../product/findings.ts';
import { acetoneFile } from '../sample-file.ts';

const withName = (en: string) => {
  const file = acetoneFile();
  file.versions[0]!.facts.name = { en };
  return file;
};
const read = (file: object) => readProductFile(JSON.stringify(file), 'a.json');
const messagesOf = (file: object) =>
  read(file).problems.map((problem) => problemText(problem).replace(/^a\.json(:\d+)?: /, ''));

const prefix = 'versions[0].facts.name.en: has';
const direction =
  'an invisible character of the writing direction, which can show the text in another order; remove it';
const lost = 'the replacement character, which stands where a letter was lost; write the letter';
const invisible = 'an invisible character; remove it';
const cases: [name: string, message: string][] = [
  ['Clean\uFFFDer', `${prefix} U+FFFD as character 6: ${lost}`],
  ['😀\uFFFDer', `${prefix} U+FFFD as character 2: ${lost}`],
  ['Clean\u0007er', `${prefix} U+0007 as character 6: a control character, which is not text; remove it`],
  ['\u0085Cleaner', `${prefix} U+0085 as character 1: a control character, which is not text; remove it`],
  ...['\u061C', '\u200E', '\u200F', ...'\u202A\u202B\u202C\u202D\u202E\u2066\u2067\u2068\u2069'].map(
    (mark): [string, string] => [
      `Clean${mark}er`,
      `${prefix} U+${mark.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')} as character 6: ${direction}`,
    ],
  ),
  ['Cleaner\uFFFE', `${prefix} U+FFFE as character 8: a noncharacter, which is not text; remove it`],
  ['Cleaner\u{1FFFF}', `${prefix} U+1FFFF as character 8: a noncharacter, which is not text; remove it`],
  ['Cl\uFDD0', `${prefix} U+FDD0 as character 3: a noncharacter, which is not text; remove it`],
  ...['\u200B', '\u200C', '\u200D', '\u2060', '\uFEFF', '\u034F'].map((mark): [string, string] => [
    `Clean${mark}er`,
    `warning: ${prefix} U+${mark.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')} as character 6: ${invisible}`,
  ]),
  [
    '\uF0B7 Cleaner',
    `warning: ${prefix} U+F0B7 as character 1: a private-use character, which each font shows differently; write another one`,
  ],
];

describe('a character that readers do not see as it is', () => {
  test('is told with its field, its code point and its position in a product file and a draft', () =>
    expectEach(
      cases,
      ([name]) => JSON.stringify(name),
      ([name, message]) => {
        expect(messagesOf(withName(name))).toEqual([message]);
        const { findings } = readDraft(JSON.parse(JSON.stringify(withName(name))) as never, '2026-11-29');
        const draftMessages = findings.map((finding) =>
          problemText({ ...finding, file: '', line: null }).replace(/^: /, ''),
        );
        expect(draftMessages).toContain(message);
      },
    ));

  test('is told beside other errors, in any text, and not in an older version', () => {
    const supplier = { ...acetoneFile().supplier, name: 'M\uFFFDller', country: 'Germany' };
    expect(messagesOf({ ...acetoneFile(), supplier })).toEqual([
      'supplier.country: must be a country code of ISO 3166 such as DE',
      `supplier.name: has U+FFFD as character 2: ${lost}`,
    ]);
    const [version] = acetoneFile().versions;
    const older = {
      ...version!,
      text: '0.9',
      created: '2020-01-01',
      facts: { ...version!.facts, name: { en: 'A\uFFFD' } },
    };
    expect(messagesOf({ ...acetoneFile(), versions: [version, older] })).toEqual([]);
  });

  test('is told in a table', () => {
    const { problems } = readTable('code,name_en\nAC-1,Clean\u202Eer\n', 'table.csv', () => undefined);
    expect(problems.map(({ message }) => message)).toContain(`has U+202E as character 6: ${direction}`);
  });

  test('is told in the language of the author', () =>
    expectEach(
      documentLanguages,
      ({ code }) => code,
      ({ code }) => {
        const { texts } = read(withName('Clean\uFFFDer')).problems[0]!;
        expect(texts![code]).toMatch(/U\+FFFD.*: \S/);
        expect(documentLanguages.filter((other) => texts![other.code] === texts![code])).toHaveLength(1);
      },
    ));

  test('is none where it belongs to the text', () =>
    expectEach(
      [
        'sil\u00ADver',
        'two\nlines\tand a tab',
        '5\u00A0%\u202Fv/v',
        'k\u0300',
        '⚠\uFE0F',
        'H₂O₂ ½ ﬁ ‰',
        'חומצה',
        'حمض',
      ],
      (name) => JSON.stringify(name),
      (name) => expect(messagesOf(withName(name))).toEqual([]),
    ));
});

test('letters and marks are composed wherever a product comes from', () => {
  const composed = 'Äthanol Å Ω k̀';
  const decomposed = 'A\u0308thanol \u212B \u2126 k\u0300';
  const nameInFile = (text: string) => readProductFile(text, 'a.json').product?.versions[0]?.facts.name.en;
  const text = JSON.stringify(withName(decomposed));
  expect(nameInFile(text)).toBe(composed);
  expect(
    nameInFile(
      text.replace(/[^\x20-\x7e]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`),
    ),
  ).toBe(composed);
  const nameIn = ({ products: [file] }: ReturnType<typeof convertSource>) =>
    (file as unknown as ReturnType<typeof acetoneFile>).versions[0]!.facts.name.en;
  expect(nameIn(convertSource({ kind: 'table', text: `code,name_en\nAC-1,${decomposed}\n` }, 'en'))).toBe(composed);
});
