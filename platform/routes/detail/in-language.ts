import type { LanguageCode, Localised } from '../../phrases/languages.ts';

/** A text in the wanted language, else in English, else in any that it has; null where there is none. */
export const inLanguage = (text: Localised | undefined, lang: LanguageCode): string | null =>
  text ? (text[lang] ?? text.en ?? Object.values(text)[0] ?? null) : null;

/** `DE` → `Germany`; a name that is no country code stays. */
export function countryName(country: string, lang: LanguageCode): string {
  if (!/^[A-Z]{2}$/.test(country)) return country;
  return new Intl.DisplayNames([lang], { type: 'region' }).of(country) ?? country;
}
