import { de } from './de.ts';
import { el } from './el.ts';
import { en, type Phrases } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import type { LanguageCode } from './languages.ts';
import { pl } from './pl.ts';
import { sl } from './sl.ts';

const phrases = { en, de, fr, sl, it, es, pl, el } satisfies Record<LanguageCode, Phrases>;

/** The phrases of the documents in a language. */
export const phrasesFor = (lang: LanguageCode): Phrases => phrases[lang];
