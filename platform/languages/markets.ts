import type { LanguageCode } from './languages.ts';
import { marketDe } from './de/markets.ts';
import { marketEl } from './el/markets.ts';
import { marketEn, type MarketPhrases } from './en/markets.ts';
import { marketEs } from './es/markets.ts';
import { marketFr } from './fr/markets.ts';
import { marketIt } from './it/markets.ts';
import { marketPl } from './pl/markets.ts';
import { marketSl } from './sl/markets.ts';

const tables = {
  en: marketEn,
  de: marketDe,
  fr: marketFr,
  sl: marketSl,
  it: marketIt,
  es: marketEs,
  pl: marketPl,
  el: marketEl,
} satisfies Record<LanguageCode, MarketPhrases>;

/** The texts about countries, major accidents and storage classes in a language. */
export const marketPhrases = (lang: LanguageCode): MarketPhrases => tables[lang];
