import { chosenLanguageCookie, languageCookie, languageOfCookie } from '@/lib/domain/languages/language-cookie';
import {
  fallbackInterfaceLanguage,
  type InterfaceLanguage,
  isInterfaceLanguage,
} from '@/lib/domain/languages/languages';

/**
 * The languages of an Accept-Language header, best first, without regions: `de` of `de-AT` (RFC 9110 12.5.4). Weight 0,
 * `*` and malformed ranges are omitted.
 */
export function acceptedLanguages(header: string | null): string[] {
  const ranges = (header ?? '').split(',', 50).flatMap((range) => {
    // Not split by `\s*;\s*`, which takes quadratic time on runs of spaces.
    const [tag = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
    const weight = Number(parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? 1);
    return /^[a-z]{2,3}(-|$)/.test(tag) && weight > 0 ? [{ code: tag.split('-')[0]!, weight }] : [];
  });
  return [...new Set(ranges.sort((a, b) => b.weight - a.weight).map(({ code }) => code))];
}

/** The first supported interface language among them. */
export const bestInterfaceLanguage = (accepted: string[]): InterfaceLanguage =>
  accepted.find(isInterfaceLanguage) ?? fallbackInterfaceLanguage;

const [cookie, chosenCookie] = [languageCookie, chosenLanguageCookie].map(
  (name) => new RegExp(`(?:^|;)\\s*${name}=([^;]*)`),
) as [RegExp, RegExp];

/** The language of a page whose address names none: that of the page that was read last, else the best one that the browser accepts. */
export const pageLanguage = (cookies = '', accepted: string | null = null): InterfaceLanguage =>
  languageOfCookie(cookie.exec(cookies)?.[1]?.trim()) ?? bestInterfaceLanguage(acceptedLanguages(accepted));

/** The language in which a permalink is read: the one that the visitor chose, else the best one that the browser accepts. */
export const permalinkLanguage = (cookies = '', accepted: string | null = null): InterfaceLanguage =>
  languageOfCookie(chosenCookie.exec(cookies)?.[1]?.trim()) ?? bestInterfaceLanguage(acceptedLanguages(accepted));
