import type de from '@/messages/de.json';
import type el from '@/messages/el.json';
import type en from '@/messages/en.json';
import type es from '@/messages/es.json';
import type fr from '@/messages/fr.json';
import type it from '@/messages/it.json';
import type pl from '@/messages/pl.json';
import type sl from '@/messages/sl.json';

/**
 * The languages of documents and of the interface: the platform's ids (docs/platform-api.md, 'Demo catalogue'), codes and native names;
 * Open Graph locales are the language and the country with most of its readers. Each has a file in `messages/`.
 */
export const documentLanguages = [
  { id: 1, code: 'en', name: 'English', openGraphLocale: 'en_GB' },
  { id: 2, code: 'de', name: 'Deutsch', openGraphLocale: 'de_DE' },
  { id: 3, code: 'fr', name: 'Français', openGraphLocale: 'fr_FR' },
  { id: 4, code: 'sl', name: 'Slovenščina', openGraphLocale: 'sl_SI' },
  { id: 5, code: 'it', name: 'Italiano', openGraphLocale: 'it_IT' },
  { id: 6, code: 'es', name: 'Español', openGraphLocale: 'es_ES' },
  { id: 7, code: 'pl', name: 'Polski', openGraphLocale: 'pl_PL' },
  { id: 8, code: 'el', name: 'Ελληνικά', openGraphLocale: 'el_GR' },
] as const;

export const interfaceLanguages = documentLanguages.map(({ code }) => code);
export type InterfaceLanguage = (typeof interfaceLanguages)[number];

type Complete<Texts extends Record<InterfaceLanguage, typeof en>> = Texts;
/** The in-app texts of each language: a language without a file, or a file without a key of the English one, is no type. */
export type MessageFiles = Complete<{
  en: typeof en;
  de: typeof de;
  fr: typeof fr;
  sl: typeof sl;
  it: typeof it;
  es: typeof es;
  pl: typeof pl;
  el: typeof el;
}>;

/** `de_DE` of `de`. */
export const openGraphLocale = (language: InterfaceLanguage): string =>
  documentLanguages.find(({ code }) => code === language)!.openGraphLocale;

/** The language used if an interface language cannot be loaded (Spec §2 "Other UI"). */
export const fallbackInterfaceLanguage = 'en' satisfies InterfaceLanguage;

export function isInterfaceLanguage(value: unknown): value is InterfaceLanguage {
  return interfaceLanguages.some((code) => code === value);
}

/** The code of a document language, `en` for 1; null for an unknown id. */
export function languageOfDocument(id: number): string | null {
  return documentLanguages.find((language) => language.id === id)?.code ?? null;
}

/** The id of a document language, 1 for `en`; null for an unknown code. */
export function documentLanguageId(code: string): number | null {
  return documentLanguages.find((language) => language.code === code)?.id ?? null;
}

/** ISO 639 codes of right-to-left languages. */
const rightToLeft: ReadonlySet<string> = new Set(['ar', 'ckb', 'dv', 'fa', 'he', 'iw', 'ps', 'sd', 'ug', 'ur', 'yi']);
/** ISO 15924 codes of right-to-left scripts; the script of a language code takes precedence over its language. */
const rightToLeftScripts: ReadonlySet<string> = new Set(['adlm', 'arab', 'hebr', 'nkoo', 'rohg', 'syrc', 'thaa']);

/**
 * `lang` and `dir` of an element whose text has its own language, by the language's code (BCP 47); none for an unknown
 * code.
 */
export function languageAttributes(code: string | null | undefined): { lang?: string; dir?: 'ltr' | 'rtl' } {
  if (!code) return {};
  const [language = '', ...subtags] = code.toLowerCase().split(/[-_]/);
  const script = subtags.find((subtag) => /^[a-z]{4}$/.test(subtag));
  const isRightToLeft = script === undefined ? rightToLeft.has(language) : rightToLeftScripts.has(script);
  return { lang: code, dir: isRightToLeft ? 'rtl' : 'ltr' };
}

/** The name of a language in itself, for language menus; the code if it is unknown. */
export function nativeName(code: string): string {
  return documentLanguages.find((language) => language.code === code)?.name ?? code;
}
