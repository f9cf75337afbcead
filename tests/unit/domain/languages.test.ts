import { languageName } from '@/lib/domain/languages/language-name';
import {
  documentLanguageId,
  languageAttributes,
  interfaceLanguages,
  isInterfaceLanguage,
  languageOfDocument,
  nativeName,
} from '@/lib/domain/languages/languages';

test.each([
  [1, 'en', 'English'],
  [2, 'de', 'Deutsch'],
  [3, 'fr', 'Français'],
  [4, 'sl', 'Slovenščina'],
  [5, 'it', 'Italiano'],
  [6, 'es', 'Español'],
  [7, 'pl', 'Polski'],
  [8, 'el', 'Ελληνικά'],
])('document language %d is %s and calls itself %s', (id, code, name) => {
  expect(languageOfDocument(id)).toBe(code);
  expect(documentLanguageId(code)).toBe(id);
  expect(nativeName(code)).toBe(name);
});

test('a language that nobody knows has no code and no id, and is called by its code', () => {
  expect(languageOfDocument(9)).toBeNull();
  expect(documentLanguageId('xx')).toBeNull();
  expect(nativeName('xx')).toBe('xx');
});

test.each([
  ['en', true],
  ['de', true],
  ['nl', false],
  ['EN', false],
  ['', false],
  ['constructor', false],
  [undefined, false],
])('%p is an interface language: %p', (value, expected) => {
  expect(isInterfaceLanguage(value)).toBe(expected);
});

test.each([
  ['ar', 'rtl'],
  ['ar-EG', 'rtl'],
  ['he', 'rtl'],
  ['fa', 'rtl'],
  ['ur_PK', 'rtl'],
  ['az-Arab', 'rtl'],
  ['ur-Latn', 'ltr'],
  ['uk', 'ltr'],
  ...interfaceLanguages.map((code): [string, string] => [code, 'ltr']),
])('a text in %s runs %s', (code, dir) => {
  expect(languageAttributes(code)).toEqual({ lang: code, dir });
});

test('a text in a language that nobody knows says nothing of it', () => {
  expect([languageAttributes(null), languageAttributes(undefined), languageAttributes('')]).toEqual([{}, {}, {}]);
});

test.each([
  ['en', 'de', 'Englisch'],
  ['de', 'fr', 'Allemand'],
  ['el', 'en', 'Greek'],
  ['en', 'el', 'Αγγλικά'],
  ['ig', 'el', 'Ίγκμπο'],
  ['pt-BR', 'de', 'Portugiesisch (Brasilien)'],
  ['qq', 'de', 'qq'],
  ['no language', 'de', 'no language'],
])('the language %s is called in %s %s', (code, interfaceLang, name) => {
  expect(languageName(code, interfaceLang)).toBe(name);
});
