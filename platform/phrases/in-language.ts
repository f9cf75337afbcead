import type { LanguageCode, Localised } from './languages.ts';

/** A text in the wanted language, else in English, else in any that it has; null where there is none. */
export const inLanguage = (text: Localised | undefined, lang: LanguageCode): string | null =>
  text?.[lang] ?? text?.en ?? Object.values(text ?? {})[0] ?? null;
