import { keep } from '@/lib/browser/keep';
import { cookieValueOf, languageChosenKey, languageCookie, localeKey } from '@/lib/domain/kept-language';

/** A year, after which the choice is forgotten, in seconds. */
const keptForSeconds = 31_536_000;

/** Keeps the interface language that the visitor chose, for pages whose address names none; no page takes it back. */
export function keepChosenLanguage(code: string, timestamp: number): void {
  keep(languageChosenKey, true, timestamp);
  keepLanguage(code, timestamp);
}

/** Keeps an interface language, which a choice will replace. */
export function keepLanguage(code: string, timestamp: number): void {
  keep(localeKey, code, timestamp);
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${languageCookie}=${cookieValueOf(code)}; Path=/; Max-Age=${keptForSeconds}; SameSite=Lax${secure}`;
}
