/** Document languages: the platform's ids, their codes and native names (docs/platform-api.md, 'Demo catalogue'). */
export const documentLanguages = [
  { id: 1, code: 'en', name: 'English' },
  { id: 2, code: 'de', name: 'Deutsch' },
  { id: 3, code: 'fr', name: 'Français' },
  { id: 4, code: 'sl', name: 'Slovenščina' },
  { id: 5, code: 'it', name: 'Italiano' },
  { id: 6, code: 'es', name: 'Español' },
  { id: 7, code: 'pl', name: 'Polski' },
  { id: 8, code: 'el', name: 'Ελληνικά' },
] as const;

/** The supported interface languages; each has a file in `messages/`. */
export const interfaceLanguages = ['en', 'de', 'fr', 'sl', 'it', 'es', 'pl', 'el'] as const;
export type InterfaceLanguage = (typeof interfaceLanguages)[number];

/** Open Graph locales of the interface languages: language and the country with most of its readers. */
export const openGraphLocales = {
  ...{ en: 'en_GB', de: 'de_DE', fr: 'fr_FR', sl: 'sl_SI' },
  ...{ it: 'it_IT', es: 'es_ES', pl: 'pl_PL', el: 'el_GR' },
} as const satisfies Record<InterfaceLanguage, string>;

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
export function inLanguage(code: string | null | undefined): { lang?: string; dir?: 'ltr' | 'rtl' } {
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
