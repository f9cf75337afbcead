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

/** The languages of labels: the official languages of the European Union (Regulation No 1/1958), with their ids in the contract. */
export const labelLanguages = [
  ...documentLanguages,
  { id: 9, code: 'bg', text: 'Български' },
  { id: 10, code: 'cs', text: 'Čeština' },
  { id: 11, code: 'da', text: 'Dansk' },
  { id: 12, code: 'et', text: 'Eesti' },
  { id: 13, code: 'fi', text: 'Suomi' },
  { id: 14, code: 'ga', text: 'Gaeilge' },
  { id: 15, code: 'hr', text: 'Hrvatski' },
  { id: 16, code: 'hu', text: 'Magyar' },
  { id: 17, code: 'lt', text: 'Lietuvių' },
  { id: 18, code: 'lv', text: 'Latviešu' },
  { id: 19, code: 'mt', text: 'Malti' },
  { id: 20, code: 'nl', text: 'Nederlands' },
  { id: 21, code: 'pt', text: 'Português' },
  { id: 22, code: 'ro', text: 'Română' },
  { id: 23, code: 'sk', text: 'Slovenčina' },
  { id: 24, code: 'sv', text: 'Svenska' },
] as const;

export const labelLanguageCode = z.enum(labelLanguages.map((language) => language.code));
export type LabelLanguageCode = z.infer<typeof labelLanguageCode>;

/** Maximum length of a text of a product in characters: about eight pages. Each text is printed in several documents and in every preview. */
export const maxTextLength = 20_000;

/** A text in some of the languages of labels; documents show those in document languages. */
export const localised = z.partialRecord(labelLanguageCode, z.string().min(1).max(maxTextLength)).meta({
  id: 'text',
  description:
    'A text by language: documents exist in en, de, fr, sl, it, es, pl and el, labels in the 24 official languages of the European Union. ' +
    'For a missing language the English text is shown, else any other.',
  examples: [{ en: 'Solvent', de: 'Lösemittel' }],
});
export type Localised = z.infer<typeof localised>;

/**
 * A text in a language, else in English, else in any available language; null: no text. A plain string is the same in every
 * language.
 */
export const localise = (text: Localised | string | undefined, lang: LabelLanguageCode): string | null =>
  typeof text === 'string' ? text : (text?.[lang] ?? text?.en ?? Object.values(text ?? {})[0] ?? null);

/** Cached by language, since creating an instance takes longer than all names of a document. */
const names = new Map<LabelLanguageCode, Intl.DisplayNames>();

function namesIn(lang: LabelLanguageCode): Intl.DisplayNames {
  const known = names.get(lang) ?? new Intl.DisplayNames([lang], { type: 'region' });
  names.set(lang, known);
  return known;
}

/** `DE` → `Germany`; a name that is not a country code is returned unchanged. */
export const countryName = (country: string, lang: LabelLanguageCode): string =>
  /^[A-Z]{2}$/.test(country) ? (namesIn(lang).of(country) ?? country) : country;

const languageNames = new Map<LanguageCode, Intl.DisplayNames>();

/** `de` → `German`, in a language; an unknown code is returned unchanged. */
export function languageName(code: string, lang: LanguageCode): string {
  const known = languageNames.get(lang) ?? new Intl.DisplayNames([lang], { type: 'language' });
  languageNames.set(lang, known);
  return known.of(code) ?? code;
}

const longDates = new Map<string, Intl.DateTimeFormat>();

/** Formats an ISO date for a locale: `2026-02-01` → `1 February 2026`, in French `1er février 2026`, in Italian `1º febbraio 2026`. */
export function longDate(day: string, locale: string): string {
  const known = longDates.get(locale) ?? new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  longDates.set(locale, known);
  const date = known.format(new Date(day));
  const first = { fr: '1er ', it: '1º ' }[locale.slice(0, 2)];
  return first === undefined ? date : date.replace(/^1 /, first);
}

/** Region codes of Intl that are no countries of ISO 3166. */
const noCountries = ['AC', 'CP', 'CQ', 'DG', 'EA', 'EU', 'EZ', 'IC', 'QO', 'TA', 'UN', 'XA', 'XB', 'XK', 'ZZ'];

const regionNames = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });

const countryCodes = new Map<string, boolean>();

/** Whether a text is a current country code of ISO 3166-1: not `EU`, nor a withdrawn code (`SU`) or an alias (`UK`). */
export function isCountryCode(code: string): boolean {
  if (!/^[A-Z]{2}$/.test(code) || noCountries.includes(code)) return false;
  const isOne =
    countryCodes.get(code) ?? (new Intl.Locale(`und-${code}`).region === code && regionNames.of(code) !== undefined);
  countryCodes.set(code, isOne);
  return isOne;
}

/** Replaces the placeholders of a phrase: `{class}, category {category}`. @throws RangeError for a placeholder without a value */
export function fill(phrase: string, values: Readonly<Record<string, string>>): string {
  return phrase.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = values[name];
    if (value === undefined) throw new RangeError(`No value for ${placeholder} in '${phrase}'`);
    return value;
  });
}
