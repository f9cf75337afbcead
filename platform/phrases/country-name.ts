import type { LanguageCode } from './languages.ts';

/** Made once for a language: that takes longer than all names of a document. */
const names = new Map<LanguageCode, Intl.DisplayNames>();

function namesIn(lang: LanguageCode): Intl.DisplayNames {
  const known = names.get(lang) ?? new Intl.DisplayNames([lang], { type: 'region' });
  names.set(lang, known);
  return known;
}

/** `DE` → `Germany`; a name that is no country code stays. */
export const countryName = (country: string, lang: LanguageCode): string =>
  /^[A-Z]{2}$/.test(country) ? (namesIn(lang).of(country) ?? country) : country;
