import { de } from './de.ts';
import { en, type Phrases } from './en.ts';
import type { LanguageCode } from './languages.ts';

const phrases = { en, de } satisfies Record<LanguageCode, Phrases>;

/** The words of the documents in a language. */
export const phrasesFor = (lang: LanguageCode): Phrases => phrases[lang];
