import {
  fallbackInterfaceLanguage,
  type InterfaceLanguage,
  isInterfaceLanguage,
} from '@/lib/domain/languages/languages';

/** The interface language that a visitor chose, kept in localStorage under this key … (Spec §9) */
export const localeKey = '__locale__';
/** … and in this cookie, as a POSIX locale, for pages whose address names no language. */
export const languageCookie = 'language';

/** Where it is spoken most; CLDR's likely subtag of a language that is not here would do as well. */
const territories: Record<string, string> = { en: 'US', el: 'GR', sl: 'SI' };

/** `en_US` of `en`, `de_DE` of `de`. */
export function cookieValueOf(code: string): string {
  return `${code}_${territories[code] ?? code.toUpperCase()}`;
}

/** The interface language of a cookie's value; null for one that is none of ours. */
export function languageOfCookie(value: string | undefined): InterfaceLanguage | null {
  const [code = ''] = (value ?? '').split('_');
  return isInterfaceLanguage(code) && value === cookieValueOf(code) ? code : null;
}

/**
 * The cookie of a language that the visitor chose, with the same value; without it the other cookie names the language of
 * the page that was read last, which says nothing about what the visitor prefers.
 */
export const chosenLanguageCookie = 'language_chosen';

/** What both hold before the visitor has chosen one, or read a page in another. */
export const languageAtStart = fallbackInterfaceLanguage;
