import { documentLanguages, type LanguageCode } from '../../phrases/languages.ts';

/**
 * What an `Accept…` header names, in lower case, the most wished first (RFC 9110 12.4.2); what it refuses (`q=0`) is left
 * out, and what stands beyond its first thousand characters.
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
export const interfaceLanguages: readonly string[] = ['en', 'de', 'fr', 'sl', 'it', 'es', 'pl', 'el'];

/**
 * The language of an answer's texts: the first of `Accept-Language` in which the platform has texts, by the visitor's
 * preference (RFC 9110 12.5.4); English where it has none.
 */
export function interfaceLanguage(acceptLanguage: string | undefined): LanguageCode {
  for (const tag of preferences(acceptLanguage)) {
    const known = documentLanguages.find(({ code }) => code === tag.split('-')[0]);
    if (known) return known.code;
  }
  return 'en';
}
