import type { MarketPhrases } from './en/markets.ts';
import type { LanguageCode } from './languages.ts';
import { languages } from './registry.ts';

/** The texts about countries, major accidents and storage classes in a language. */
export const marketPhrases = (lang: LanguageCode): MarketPhrases => languages[lang].market;
