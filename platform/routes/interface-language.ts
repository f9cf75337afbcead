import { documentLanguages, type LanguageCode } from '../phrases/languages.ts';
import { preferences } from './preferences.ts';

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
