import { documentLanguages, type LabelLanguageCode, type LanguageCode } from './languages.ts';
import type { LabelLanguage, LabelWords } from './en/label-language.ts';
import { phrasesFor } from './phrases.ts';

/** A language is loaded when a label needs it: most labels need one or two of them. */
const sources: Record<Exclude<LabelLanguageCode, LanguageCode>, () => Promise<LabelLanguage>> = {
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

const loaded = new Map<LabelLanguageCode, LabelLanguage>();

export const isDocumentLanguage = (lang: LabelLanguageCode): lang is LanguageCode =>
  documentLanguages.some(({ code }) => code === lang);

/** Loads what `labelWords` and the statements need of languages that are not document languages. */
export async function loadLabelLanguages(languages: readonly LabelLanguageCode[]): Promise<void> {
  for (const lang of languages) {
    if (!isDocumentLanguage(lang) && !loaded.has(lang)) loaded.set(lang, await sources[lang]());
  }
}

/** @throws RangeError before `loadLabelLanguages` */
export function loadedLabelLanguage(lang: LabelLanguageCode): LabelLanguage {
  const language = loaded.get(lang);
  if (!language) throw new RangeError(`The label language ${lang} is not loaded`);
  return language;
}

/** The words of a label in a language. @throws RangeError before `loadLabelLanguages` */
export function labelWords(lang: LabelLanguageCode): LabelWords {
  if (!isDocumentLanguage(lang)) return loadedLabelLanguage(lang).words;
  const { locale, colon, signalWords, pictogramNames, numbers, ipi, detail, label } = phrasesFor(lang);
  return {
    ...{ locale, colon, signalWords, pictogramNames, numbers },
    ...label,
    contains: ipi.labels.contains,
    recommendedUse: detail.recommendedUse,
    storage: ipi.labels.storage,
  };
}
