import { markWords } from '@/lib/domain/changes/changes';
import type { Marks } from '@/lib/domain/changes/marks';

/** `stayed [-went-] {+came+}` */
const written = (marks: Marks) =>
  marks
    .map(({ value, change }) => (change === null ? value : change === 'added' ? `{+${value}+}` : `[-${value}-]`))
    .join(' ');

test.each([
  ['nothing in either', null, null, ''],
  ['the same text', 'store it cool', 'store it cool', 'store it cool'],
  ['other white space', 'store  it\ncool', 'store it cool', 'store it cool'],
  ['a text that came', null, 'store it cool', '{+store it cool+}'],
  ['a text that went', 'store it cool', null, '[-store it cool-]'],
  ['a word that came', 'store it cool', 'store it cool always', 'store it cool {+always+}'],
  ['a word that went in the middle', 'never store it cool', 'never it cool', 'never [-store-] it cool'],
  ['a word for another', 'use at 20 °C only', 'use at 25 °C only', 'use at [-20-] {+25+} °C only'],
  ['two places', 'a b c d e f', 'a X c d Y f', 'a [-b-] {+X+} c d [-e-] {+Y+} f'],
  ['what went stands before what came', 'k a b l m n', 'k x y l m n', 'k [-a b-] {+x y+} l m n'],
  ['a word that moved', 'one two three four', 'two three four one', '[-one-] two three four {+one+}'],
  ['half in common', 'a b', 'a c', 'a [-b-] {+c+}'],
  ['less than half in common', 'a b c', 'a x y', '[-a b c-] {+a x y+}'],
  ['another text', 'Undiluted.', 'Diluted with water.', '[-Undiluted.-] {+Diluted with water.+}'],
])('%s', (_what, older, newer, expected) => {
  expect(written(markWords(older, newer))).toBe(expected);
});

test('a long text with a small change is compared by words', () => {
  const words = Array.from({ length: 20_000 }, (_, index) => `word${index}`);
  const newer = words.with(10_000, 'other');
  expect(written(markWords(words.join(' '), newer.join(' ')))).toMatch(
    /word9999 \[-word10000-\] \{\+other\+\} word10001/,
  );
});

test('long texts that differ from end to end cost little and are compared as a whole', () => {
  const longText = (letter: string) => `${letter} ${'same '.repeat(100_000)}${letter}`;
  const started = performance.now();
  expect(markWords(longText('a'), longText('b')).map(({ change }) => change)).toEqual(['deleted', 'added']);
  expect(performance.now() - started).toBeLessThan(10_000);
});
