import { documentLanguages, type LanguageCode } from '../phrases/languages.ts';

/** Interface language ids: docs/platform-api.md, "Demo catalogue". */
export const interfaceLanguages: readonly string[] = ['en', 'de', 'fr', 'sl', 'it', 'es', 'pl', 'el'];

/**
 * The language of an answer's texts: the first of `Accept-Language` in which the platform has texts, by the visitor's
 * preference (RFC 9110 12.5.4); English where it has none.
 */
export function interfaceLanguage(acceptLanguage: string | undefined): LanguageCode {
  const wishes = (acceptLanguage ?? '').slice(0, 1000).split(',').map(readWish);
  const byPreference = wishes.filter((wish) => wish.quality > 0).sort((a, b) => b.quality - a.quality);
  for (const { code } of byPreference) {
    const known = documentLanguages.find((language) => language.code === code);
    if (known) return known.code;
  }
  return 'en';
}

function readWish(wish: string) {
  const [tag = '', ...parameters] = wish.split(';').map((part) => part.trim().toLowerCase());
  const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
  return { code: tag.split('-')[0] ?? '', quality: quality === undefined ? 1 : Number(quality) || 0 };
}
