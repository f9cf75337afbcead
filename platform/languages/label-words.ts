import { documentLanguages, type LabelLanguageCode, type LanguageCode } from './languages.ts';
import type { LabelLanguage, LabelWords } from './en/label-language.ts';
import { phrasesFor } from './phrases.ts';
import { labelLanguageSources } from './registry.ts';

const loadedLanguages = new Map<LabelLanguageCode, LabelLanguage>();

export const isDocumentLanguage = (lang: LabelLanguageCode): lang is LanguageCode =>
  documentLanguages.some(({ code }) => code === lang);

/** Loads what `labelWords` and the statements need of languages that are not document languages. */
export async function loadLabelLanguages(languages: readonly LabelLanguageCode[]): Promise<void> {
  for (const lang of languages) {
    if (!isDocumentLanguage(lang) && !loadedLanguages.has(lang))
      loadedLanguages.set(lang, await labelLanguageSources[lang]());
  }
}

/** @throws RangeError before `loadLabelLanguages` */
export function loadedLabelLanguage(lang: LabelLanguageCode): LabelLanguage {
  const language = loadedLanguages.get(lang);
  if (!language) throw new RangeError(`The label language ${lang} is not loaded`);
  return language;
}

/** The words of a label in a language. @throws RangeError before `loadLabelLanguages` */
export function labelWords(lang: LabelLanguageCode): LabelWords {
  if (!isDocumentLanguage(lang)) return loadedLabelLanguage(lang).words;
  const { locale, colon, signalWords, pictogramNames, numbers, ipi, detail, label } = phrasesFor(lang);
  return {
    locale,
    colon,
    signalWords,
    pictogramNames,
    numbers,
    ...label,
    contains: ipi.labels.contains,
    recommendedUse: detail.recommendedUse,
    storage: ipi.labels.storage,
  };
}
