import {
  fallbackInterfaceLanguage,
  type InterfaceLanguage,
  isInterfaceLanguage,
} from '@/lib/domain/languages/languages';

/** Key of localStorage for the visitor's interface language … (Spec §9) */
export const localeKey = '__locale__';
/** … and its cookie, a POSIX locale, for URLs without a language. */
export const languageCookie = 'language';

/**
 * Territories of languages whose code is not also that of their main country; CLDR's likely subtags would do as well.
 */
const territories: Record<string, string> = { en: 'US', el: 'GR', sl: 'SI' };

/** `en_US` of `en`, `de_DE` of `de`. */
export function cookieValueOf(code: string): string {
  return `${code}_${territories[code] ?? code.toUpperCase()}`;
}

/** The interface language of a cookie's value; null if it is not supported. */
export function languageOfCookie(value: string | undefined): InterfaceLanguage | null {
  const [code = ''] = (value ?? '').split('_');
  return isInterfaceLanguage(code) && value === cookieValueOf(code) ? code : null;
}

/**
 * The cookie of a language that the visitor explicitly chose, with the same value. Without it, the other cookie has the
 * language of the last page read, which does not express a preference.
 */
export const chosenLanguageCookie = 'language_chosen';

/** Initial value of both, until the visitor chooses a language or reads a page in another one. */
export const languageAtStart = fallbackInterfaceLanguage;
