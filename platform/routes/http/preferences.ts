import { documentLanguages, type LanguageCode } from '../../languages/languages.ts';

/**
 * The values of an `Accept…` header in lower case, the most preferred first (RFC 9110 12.4.2), without refused ones (`q=0`).
 * Only the first 1000 characters of the header are read.
 */
export const preferences = (header: string | undefined): string[] =>
  (header ?? '')
    .slice(0, 1000)
    .split(',')
    .map(readPreference)
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(({ name }) => name);

function readPreference(preference: string) {
  const [name = '', ...parameters] = preference.split(';').map((part) => part.trim().toLowerCase());
  const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
  return { name, quality: quality === undefined ? 1 : Number(quality) || 0 };
}

/** Interface language ids: docs/platform-api.md, "Demo catalogue". */
export const interfaceLanguages: readonly string[] = documentLanguages.map(({ code }) => code);

/**
 * The language of a response's texts: the most preferred of `Accept-Language` (RFC 9110 12.5.4) in which the platform has
 * texts, else English.
 */
export function interfaceLanguage(acceptLanguage: string | undefined): LanguageCode {
  for (const tag of preferences(acceptLanguage)) {
    const language = documentLanguages.find(({ code }) => code === tag.split('-')[0]);
    if (language) return language.code;
  }
  return 'en';
}
