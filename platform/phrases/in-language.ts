import type { LanguageCode, Localised } from './languages.ts';

/**
 * A text in the wanted language, else in English, else in any that it has; null where there is none. A plain string
 * is the same in every language.
 */
export const inLanguage = (text: Localised | string | undefined, lang: LanguageCode): string | null =>
  typeof text === 'string' ? text : (text?.[lang] ?? text?.en ?? Object.values(text ?? {})[0] ?? null);
