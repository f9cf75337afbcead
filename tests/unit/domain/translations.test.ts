import { createTranslator } from 'next-intl';
import { overlayTranslations, readTranslation, styledTranslations } from '@/lib/domain/languages/translations';

test.each([
  ['Datenblatt', { text: 'Datenblatt' }],
  ['<text-error>not valid</text-error> today', { text: 'not valid today' }],
  ['<text-black>plain</text-black>', { text: 'plain' }],
  ['<text-green>new</text-green>', { fallbackKey: 'missing_translation' }],
  ['<b>bold</b>', { fallbackKey: 'missing_translation' }],
  ['<img src=x onerror=alert(1)>', { fallbackKey: 'missing_translation' }],
  ['<text-error><b>both</b></text-error>', { fallbackKey: 'missing_translation' }],
  ['', { fallbackKey: 'missing_translation_caution' }],
  ['  \n', { fallbackKey: 'missing_translation_caution' }],
  ['<text-error> </text-error>', { fallbackKey: 'missing_translation_caution' }],
  ['<script>alert(1)</script>', { fallbackKey: 'missing_translation' }],
  ['<text-error onclick="alert(1)">not valid</text-error>', { text: 'not valid' }],
  ['<TEXT-ERROR>not valid</TEXT-ERROR>', { fallbackKey: 'missing_translation' }],
  ['Save </p', { text: 'Save </p' }],
  ['&lt;b&gt; &amp;', { text: '&lt;b&gt; &amp;' }],
  ['2 < 3 > 1', { text: '2 < 3 > 1' }],
])('the database translation %p is read as %p', (text, expected) => {
  expect(readTranslation(text)).toEqual(expected);
});

const appMessages = {
  title: 'Safety data sheet',
  size: '{size} KB of {total}',
  files: '{count, plural, one {# file} other {# files}}',
  terms: 'See the <link>terms</link>',
  missing_translation: 'Translation missing',
  missing_translation_caution: 'Caution: not translated',
};

test.each<[string, keyof typeof appMessages, string, string]>([
  ['a text replaces the in-app one', 'title', 'SDS', 'SDS'],
  ['a foreign style shows that the translation is missing', 'title', '<h1>SDS</h1>', 'Translation missing'],
  ['an empty text shows the caution', 'title', '', 'Caution: not translated'],
  ['the same placeholders in another order are fine', 'size', 'of {total}: {size} KB', 'of {total}: {size} KB'],
  ['a placeholder too few is not used', 'size', '{size} KB', appMessages.size],
  ['a placeholder too many is not used', 'title', 'SDS {name}', appMessages.title],
  ['another placeholder is not used', 'size', '{size} KB of {sum}', appMessages.size],
  ['an open brace is not used', 'title', 'SDS {', appMessages.title],
  ['a format of its own is not used', 'size', '{size, number} of {total}', appMessages.size],
  ['an in-app plural stays', 'files', '{count} files', appMessages.files],
  ['an in-app text with tags of its own stays', 'terms', 'See the terms', appMessages.terms],
  ['a text of 100 KB is not used', 'title', 'x'.repeat(100_000), appMessages.title],
  ['nor one of markup', 'title', '<b>x</b>'.repeat(12_500), appMessages.title],
  ['a tag that appears only when styles are taken off is not used', 'title', '<<text-error>b>x', appMessages.title],
])('%s', (_, key, text, expected) => {
  expect(overlayTranslations(appMessages, { [key]: text })).toEqual({ ...appMessages, [key]: expected });
});

test('only keys that the application has count', () => {
  const databaseTexts = JSON.parse('{"other": "x", "__proto__": "y", "title": "SDS"}') as Record<string, string>;
  expect(overlayTranslations(appMessages, databaseTexts)).toEqual({ ...appMessages, title: 'SDS' });
});

test('without stand-in texts the in-app text stays', () => {
  expect(overlayTranslations({ title: 'Sheet' }, { title: '' })).toEqual({ title: 'Sheet' });
});

test.each([
  "l'étiquette d'{name}",
  "it's '{name}'",
  "'{name}",
  '{name} < 5 << b >',
  "<'{name}'>",
  'Hi {name} <script src=x',
  '</p {name}',
  '<!-- {name} -->',
])('the translation %p is shown as it is written', (text) => {
  const messages = { app: overlayTranslations({ hello: 'Hello {name}' }, { hello: text }) };
  const t = createTranslator({ locale: 'de', messages });
  expect(t('app.hello', { name: 'N' })).toBe(text.replace('{name}', 'N'));
});

test('a text made to keep the reader busy is read at once', () => {
  const started = performance.now();
  readTranslation(`<${'a'.repeat(100_000)}`);
  expect(performance.now() - started).toBeLessThan(10_000);
});

test.each([
  ["<text-error>not valid</text-error> today, it's < 1", "[not valid] today, it's < 1"],
  ['a <text-error onclick="alert(1)">b</text-error> c <text-black>d</text-black>', 'a [b] c (d)'],
  ['<text-error>no end', undefined],
  ['<text-error>crossed <text-black>pairs</text-error></text-black>', undefined],
  ['<text-error>{count}</text-error>', undefined],
  ['plain', undefined],
  ['<b>bold</b>', undefined],
])('the styles of the database translation %p are applied as %p', (text, expected) => {
  const overlaid = overlayTranslations(appMessages, { title: text });
  const styled = styledTranslations(overlaid, { title: text });
  const t = createTranslator({ locale: 'en', messages: { styled } });
  const looks = { 'text-error': (words: string) => `[${words}]`, 'text-black': (words: string) => `(${words})` };
  expect(styled.title && t.markup('styled.title', looks)).toBe(expected);
});
