import type { LanguageCode } from './languages.ts';
import { marketDe } from './markets/de.ts';
import { marketEl } from './markets/el.ts';
import { marketEn, type MarketPhrases } from './markets/en.ts';
import { marketEs } from './markets/es.ts';
import { marketFr } from './markets/fr.ts';
import { marketIt } from './markets/it.ts';
import { marketPl } from './markets/pl.ts';
import { marketSl } from './markets/sl.ts';

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
