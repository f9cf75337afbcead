import type { LanguageCode } from './languages.ts';

/** `DE` → `Germany`; a name that is no country code stays. */
export const countryName = (country: string, lang: LanguageCode): string =>
  /^[A-Z]{2}$/.test(country) ? (new Intl.DisplayNames([lang], { type: 'region' }).of(country) ?? country) : country;
