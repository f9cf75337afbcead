import { cookieValueOf, languageOfCookie } from '@/lib/domain/languages/language-cookie';
import { documentLanguages } from '@/lib/domain/languages/languages';

test('the language cookie holds a language and the territory where it is spoken', () => {
  expect(documentLanguages.map(({ code }) => cookieValueOf(code))).toEqual([
    'en_US',
    'de_DE',
    'fr_FR',
    'sl_SI',
    'it_IT',
    'es_ES',
    'pl_PL',
    'el_GR',
  ]);
});

test.each([
  ['en_US', 'en'],
  ['de_DE', 'de'],
  ['de', null],
  ['xx_XX', null],
  ['__proto___US', null],
  ['', null],
  [undefined, null],
])('the cookie %p names the interface language %p', (value, expected) => {
  expect(languageOfCookie(value)).toBe(expected);
});
