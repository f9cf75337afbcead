import { isDocumentLanguage, loadedLabelLanguage } from './label-words.ts';
import type { LabelLanguageCode, Localised } from './languages.ts';
import { statementsEn } from './en/statements.ts';
import { languages } from './registry.ts';

/**
 * Placeholder in braces, ` (organs)` or `poisonCentre=POISON CENTRE/doctor`: prefix, name, suffix, default. The suffix may be an
 * ending, `substance-t=allergén anyagot`.
 */
const placeholder = /\{([^\w{}]*)(\w+)([^\w{}=]*|-[^{}=]*)(?:=([^{}]*))?\}/g;

/** CLP Annexes II to IV have no such code or combination. */
export class UnknownStatementError extends Error {
  readonly code: string;

  constructor(code: string) {
    super(`No CLP statement has the code ${code}.`);
    this.name = 'UnknownStatementError';
    this.code = code;
  }
}

export const statementCodes: readonly string[] = Object.keys(statementsEn);

/** Whether a statement has this code, `H225` or `P305+P351+P338`. */
export const isStatementCode = (code: string): boolean => Object.hasOwn(statementsEn, code);

/** The names of a statement's placeholders, such as `organs` of H372. */
export function statementPlaceNames(code: string, lang: LabelLanguageCode): string[] {
  return [...template(code, lang).matchAll(placeholder)].map((match) => match[2] ?? '');
}

/** The words of a placeholder from which the supplier chooses, `dust`, `fume`, `gas` …, by its default. */
export function placeAlternatives(code: string, name: string, lang: LabelLanguageCode): string[] {
  if (!hasStatement(code, lang)) return [];
  const found = [...template(code, lang).matchAll(placeholder)].find((match) => match[2] === name);
  return found?.[4]?.split('/') ?? [];
}

/**
 * The official wording of an H, EUH or P statement, with its placeholders replaced by `places` (`{organs: {en: 'nervous system'}}`)
 * or by their defaults: `P501` → `Dispose of contents/container to an authorised waste collection point.`
 * @throws UnknownStatementError when the table has no such code; a combination is a code of its own.
 * @throws RangeError for a language of labels that is not loaded (label-words.ts)
 */
export function statementText(code: string, lang: LabelLanguageCode, places: Record<string, Localised> = {}): string {
  const text = template(code, lang).replace(
    placeholder,
    (_, prefix: string, name: string, suffix: string, defaultText = '') => {
      const value = places[name]?.[lang];
      return value ? prefix + value + suffix : defaultText;
    },
  );
  // A placeholder may be the first word of the sentence.
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Whether a language has a statement: some codes have no Irish text. */
export const hasStatement = (code: string, lang: LabelLanguageCode): boolean => Object.hasOwn(tableOf(lang), code);

const tableOf = (lang: LabelLanguageCode) =>
  isDocumentLanguage(lang) ? languages[lang].statements : loadedLabelLanguage(lang).statements;

function template(code: string, lang: LabelLanguageCode): string {
  const text = hasStatement(code, lang) ? tableOf(lang)[code] : undefined;
  if (!text) throw new UnknownStatementError(code);
  return typeset(text, lang);
}

const apostrophe = /(?<=\p{L})'(?=\p{L})/gu;
/** French has a space before these, after capitals too: `EN CAS D’INGESTION : …`. */
const spacedInFrench = /(?<=[\p{L}\d)}])\s?([;:!?])(?=\s|$)/gu;

/** The wording of the law with the apostrophes and spaces of the other phrases. */
const typeset = (text: string, lang: LabelLanguageCode): string => {
  const withApostrophes = text.replace(apostrophe, '’');
  return lang === 'fr' ? withApostrophes.replace(spacedInFrench, '\u202F$1') : withApostrophes;
};
