import { z } from 'zod';

/** The document languages and their ids in the contract (docs/platform-api.md, 'Demo catalogue'). */
export const documentLanguages = [
  { id: 1, code: 'en', text: 'English' },
  { id: 2, code: 'de', text: 'Deutsch' },
  { id: 3, code: 'fr', text: 'Français' },
  { id: 4, code: 'sl', text: 'Slovenščina' },
  { id: 5, code: 'it', text: 'Italiano' },
  { id: 6, code: 'es', text: 'Español' },
  { id: 7, code: 'pl', text: 'Polski' },
  { id: 8, code: 'el', text: 'Ελληνικά' },
] as const;

export const languageCode = z.enum(documentLanguages.map((language) => language.code));
export type LanguageCode = z.infer<typeof languageCode>;

/** A text in the document languages in which it is known. */
export const localised = z.partialRecord(languageCode, z.string().min(1)).meta({
  id: 'text',
  description: 'A text by language. A language that is missing shows the English text, else any other.',
  examples: [{ en: 'Solvent', de: 'Lösemittel' }],
});
export type Localised = z.infer<typeof localised>;

/**
 * A text in the wanted language, else in English, else in any that it has; null where there is none. A plain string
 * is the same in every language.
 */
export const inLanguage = (text: Localised | string | undefined, lang: LanguageCode): string | null =>
  typeof text === 'string' ? text : (text?.[lang] ?? text?.en ?? Object.values(text ?? {})[0] ?? null);

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

/** Puts values into the places of a phrase: `{class}, category {category}`. @throws RangeError for a place without one */
export function fill(phrase: string, values: Readonly<Record<string, string>>): string {
  return phrase.replace(/\{(\w+)\}/g, (place, name: string) => {
    const value = values[name];
    if (value === undefined) throw new RangeError(`No value for ${place} in '${phrase}'`);
    return value;
  });
}
