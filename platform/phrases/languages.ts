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
