import type { LabelLanguage } from './en/label-language.ts';
import type { Language } from './en/language.ts';
import type { LabelLanguageCode, LanguageCode } from './languages.ts';
import { languageDe } from './de/language.ts';
import { languageEl } from './el/language.ts';
import { languageEn } from './en/language.ts';
import { languageEs } from './es/language.ts';
import { languageFr } from './fr/language.ts';
import { languageIt } from './it/language.ts';
import { languagePl } from './pl/language.ts';
import { languageSl } from './sl/language.ts';

/** The document languages: all that the platform says in each. */
export const languages: Readonly<Record<LanguageCode, Language>> = {
  en: languageEn,
  de: languageDe,
  fr: languageFr,
  sl: languageSl,
  it: languageIt,
  es: languageEs,
  pl: languagePl,
  el: languageEl,
};

/** The languages of labels only. One is loaded when a label needs it: most labels need one or two of them. */
export const labelLanguageSources: Readonly<
  Record<Exclude<LabelLanguageCode, LanguageCode>, () => Promise<LabelLanguage>>
> = {
  bg: async () => (await import('./bg/label.ts')).bg,
  cs: async () => (await import('./cs/label.ts')).cs,
  da: async () => (await import('./da/label.ts')).da,
  et: async () => (await import('./et/label.ts')).et,
  fi: async () => (await import('./fi/label.ts')).fi,
  ga: async () => (await import('./ga/label.ts')).ga,
  hr: async () => (await import('./hr/label.ts')).hr,
  hu: async () => (await import('./hu/label.ts')).hu,
  lt: async () => (await import('./lt/label.ts')).lt,
  lv: async () => (await import('./lv/label.ts')).lv,
  mt: async () => (await import('./mt/label.ts')).mt,
  nl: async () => (await import('./nl/label.ts')).nl,
  pt: async () => (await import('./pt/label.ts')).pt,
  ro: async () => (await import('./ro/label.ts')).ro,
  sk: async () => (await import('./sk/label.ts')).sk,
  sv: async () => (await import('./sv/label.ts')).sv,
};
