import { writeStoredValue } from '@/lib/browser/storage/write-stored-value';
import { chosenLanguageCookie, cookieValueOf, languageCookie, localeKey } from '@/lib/domain/languages/language-cookie';

/** A year, after which the choice is forgotten, in seconds. */
const cookieTtlSeconds = 31_536_000;

/** Keeps the interface language that the visitor chose, for addresses that name none; no page takes it back. */
export function storeChosenLanguage(code: string, timestamp: number): void {
  setCookie(chosenLanguageCookie, code);
  storeLanguage(code, timestamp);
}

/** Keeps an interface language, which a choice will replace. */
export function storeLanguage(code: string, timestamp: number): void {
  writeStoredValue(localeKey, code, timestamp);
  setCookie(languageCookie, code);
}

function setCookie(name: string, code: string): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=${cookieValueOf(code)}; Path=/; Max-Age=${cookieTtlSeconds}; SameSite=Lax${secure}`;
}
