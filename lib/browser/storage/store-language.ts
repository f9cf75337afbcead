import { keep } from '@/lib/browser/storage/write-stored-value';
import { chosenLanguageCookie, cookieValueOf, languageCookie, localeKey } from '@/lib/domain/languages/language-cookie';

/** A year, after which the choice is forgotten, in seconds. */
const keptForSeconds = 31_536_000;

/** Keeps the interface language that the visitor chose, for addresses that name none; no page takes it back. */
export function keepChosenLanguage(code: string, timestamp: number): void {
  setCookie(chosenLanguageCookie, code);
  keepLanguage(code, timestamp);
}

/** Keeps an interface language, which a choice will replace. */
export function keepLanguage(code: string, timestamp: number): void {
  keep(localeKey, code, timestamp);
  setCookie(languageCookie, code);
}

function setCookie(name: string, code: string): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=${cookieValueOf(code)}; Path=/; Max-Age=${keptForSeconds}; SameSite=Lax${secure}`;
}
