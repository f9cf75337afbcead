import { derivationDe } from './derivation/de.ts';
import { derivationEl } from './derivation/el.ts';
import { derivationEn, type DerivationPhrases } from './derivation/en.ts';
import { derivationEs } from './derivation/es.ts';
import { derivationFr } from './derivation/fr.ts';
import { derivationIt } from './derivation/it.ts';
import { derivationPl } from './derivation/pl.ts';
import { derivationSl } from './derivation/sl.ts';
import type { LanguageCode } from './languages.ts';

export type { DerivationPhrases } from './derivation/en.ts';

const tables = {
  en: derivationEn,
  de: derivationDe,
  fr: derivationFr,
  sl: derivationSl,
  it: derivationIt,
  es: derivationEs,
  pl: derivationPl,
  el: derivationEl,
} satisfies Record<LanguageCode, DerivationPhrases>;

/** The texts on how a classification was found, in a language. */
export const derivationPhrases = (lang: LanguageCode): DerivationPhrases => tables[lang];
