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

/** Languages in which the application itself speaks; each has a file in `messages/`. */
export const interfaceLanguages = ['en', 'de', 'fr', 'sl', 'it', 'es', 'pl', 'el'] as const;
export type InterfaceLanguage = (typeof interfaceLanguages)[number];

/** The interface languages as Open Graph names them: language and the country where most of its readers are. */
export const openGraphLocales = {
  ...{ en: 'en_GB', de: 'de_DE', fr: 'fr_FR', sl: 'sl_SI' },
  ...{ it: 'it_IT', es: 'es_ES', pl: 'pl_PL', el: 'el_GR' },
} as const satisfies Record<InterfaceLanguage, string>;

/** Where an interface language cannot be loaded (Spec §2 "Other UI"). */
export const fallbackInterfaceLanguage = 'en' satisfies InterfaceLanguage;

export function isInterfaceLanguage(value: unknown): value is InterfaceLanguage {
  return interfaceLanguages.some((code) => code === value);
}

/** The code of a document language, `en` of 1; null for an id that we do not know. */
export function languageOfDocument(id: number): string | null {
  return documentLanguages.find((language) => language.id === id)?.code ?? null;
}

/** The document language of a code, 1 of `en`; null for a code that we do not know. */
export function documentLanguageId(code: string): number | null {
  return documentLanguages.find((language) => language.code === code)?.id ?? null;
}

/** ISO 639 codes of languages that are written from right to left. */
const rightToLeft: ReadonlySet<string> = new Set(['ar', 'ckb', 'dv', 'fa', 'he', 'iw', 'ps', 'sd', 'ug', 'ur', 'yi']);
/** ISO 15924 codes of scripts that run so; the script of a language code counts more than its language. */
const rightToLeftScripts: ReadonlySet<string> = new Set(['adlm', 'arab', 'hebr', 'nkoo', 'rohg', 'syrc', 'thaa']);

/**
 * The attributes of an element whose text is in a language of its own, by the language's code (BCP 47); none where the
 * code is not known.
 */
export function inLanguage(code: string | null | undefined): { lang?: string; dir?: 'ltr' | 'rtl' } {
  if (!code) return {};
  const [language = '', ...subtags] = code.toLowerCase().split(/[-_]/);
  const script = subtags.find((subtag) => /^[a-z]{4}$/.test(subtag));
  const isRightToLeft = script === undefined ? rightToLeft.has(language) : rightToLeftScripts.has(script);
  return { lang: code, dir: isRightToLeft ? 'rtl' : 'ltr' };
}

/** What a language calls itself, for language menus; the code itself where we do not know it. */
export function nativeName(code: string): string {
  return documentLanguages.find((language) => language.code === code)?.name ?? code;
}

/** What a language is called in an interface language, `Englisch` of `en` in `de`; what is no known code stays. */
export function languageName(code: string, interfaceLang: string): string {
  try {
    const name = new Intl.DisplayNames(interfaceLang, { type: 'language', fallback: 'none' }).of(code);
    if (name === undefined) return code;
    return name.charAt(0).toLocaleUpperCase(interfaceLang) + name.slice(1);
  } catch {
    return code;
  }
}
