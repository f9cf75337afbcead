import { interfaceLanguage } from '../../routes/http/preferences.ts';

test.each([
  [undefined, 'en'],
  ['', 'en'],
  ['de', 'de'],
  ['DE-ch', 'de'],
  ['fr', 'fr'],
  ['pt', 'en'],
  ['fr, de;q=0.5', 'fr'],
  ['pt, de;q=0.5', 'de'],
  ['de;q=0.3, en;q=0.9', 'en'],
  ['en;q=0.3, de;q=0.9', 'de'],
  ['de;q=0, en', 'en'],
  ['de;q=0', 'en'],
  ['*', 'en'],
  ['de;q=', 'en'],
  [',;q=1;;,', 'en'],
])('Accept-Language %j is answered in %s', (header, lang) => {
  expect(interfaceLanguage(header)).toBe(lang);
});
