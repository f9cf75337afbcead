import { writeStoredValue } from '@/lib/browser/storage/write-stored-value';
import { chosenLanguageCookie, cookieValueOf, languageCookie, localeKey } from '@/lib/domain/languages/language-cookie';

/** Lifetime of the cookies, in seconds: a year. */
const cookieTtlSeconds = 31_536_000;

/** Stores the interface language that the visitor chose, for URLs without one; pages do not overwrite it. */
export function storeChosenLanguage(code: string, timestamp: number): void {
  setCookie(chosenLanguageCookie, code);
  storeLanguage(code, timestamp);
}

/** Stores an interface language, which a later choice overwrites. */
export function storeLanguage(code: string, timestamp: number): void {
  writeStoredValue(localeKey, code, timestamp);
  setCookie(languageCookie, code);
}

function setCookie(name: string, code: string): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=${cookieValueOf(code)}; Path=/; Max-Age=${cookieTtlSeconds}; SameSite=Lax${secure}`;
}
