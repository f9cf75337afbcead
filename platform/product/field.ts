import { z } from 'zod';
import { bothOf, messageTexts, type MessageWith, type Texts } from '../languages/messages.ts';
import {
  hasReachNumberForm,
  isCasNumber,
  isEcNumber,
  isGtin14,
  isIndexNumber,
  withPlainHyphens,
  withRightCheckDigit,
} from '../law/identifiers.ts';
import { lettersOfNoUfi, parseUfi, spelledAsUfi, replaceMisreadLetters, withRightCheckCharacter } from '../law/ufi.ts';

/**
 * A field of a product file with its documentation for the JSON Schema (json-schema.ts): description, example and unit.
 */
export const field = <Schema extends z.ZodType>(
  schema: Schema,
  description: string,
  example?: unknown,
  unit?: string,
): Schema => schema.meta({ description, ...(example !== undefined && { examples: [example] }), ...(unit && { unit }) });

/**
 * A problem for `refine`: the issue has the texts of all languages in `params.texts`, and the English text as its message, since messages of
 * Zod are strings. schema-findings.ts reads them.
 */
export const problem = (texts: Texts) => ({ error: texts.en, params: { texts } });

/** The problem of an issue in every language; undefined for an issue of Zod. */
export const issueTexts = (issue: z.core.$ZodIssue): Texts | undefined =>
  issue.code === 'custom' ? issue.params?.texts : undefined;

/**
 * A text that has a format.
 * @param findProblem returns the problem of a text, or null
 * @param string the text as it is read
 */
export const checkedText = (findProblem: (text: string) => Texts | null, string = z.string()) =>
  string.check(({ value, issues }) => {
    const texts = findProblem(value);
    if (texts) issues.push({ code: 'custom', input: value, message: texts.en, params: { texts }, continue: true });
  });

/** A text of a format that a message describes. */
export const formattedText = (format: RegExp, code: MessageWith<never>) =>
  checkedText((text) => (format.test(text) ? null : messageTexts(code))).meta({ pattern: format.source });

/** An ISO day that exists, `2026-02-18`. */
export const isoDay = checkedText((text) => {
  if (z.regexes.date.test(text)) return null;
  return /^\d{4}-\d{2}-\d{2}$/.test(text) ? messageTexts('value.calendar', { value: text }) : messageTexts('value.day');
}).meta({ format: 'date', pattern: z.regexes.date.source });

/** A number with hyphens of any form. */
const hyphenated = z.string().overwrite(withPlainHyphens);

/** A number with its hyphens between the groups, `67641` → `67-64-1`; unchanged if it has other characters. */
const withHyphens = (text: string, groups: RegExp): string =>
  groups.exec(text.replace(/[\s-]/g, '').toUpperCase())?.slice(1).join('-') ?? text;

/** A number with a check digit; the message names the right spelling, or the number with the right check digit. */
const checkedNumber = (
  code: MessageWith<'value'>,
  format: RegExp,
  groups: RegExp,
  isRight: (text: string) => boolean,
) =>
  checkedText((value) => {
    const spelled = withHyphens(value, groups);
    if (!format.test(spelled)) return messageTexts(code, { value });
    if (isRight(spelled)) return spelled === value ? null : messageTexts('value.spelling', { value, right: spelled });
    const right = withRightCheckDigit(spelled, isRight);
    return right ? messageTexts('value.checkDigitOf', { value, right }) : messageTexts('value.checkDigit', { value });
  }, hyphenated).meta({ pattern: format.source });

export const casNumber = checkedNumber('value.cas', /^\d{2,7}-\d{2}-\d$/, /^(\d{2,7})(\d{2})(\d)$/, isCasNumber);
export const ecNumber = checkedNumber('value.ec', /^\d{3}-\d{3}-\d$/, /^(\d{3})(\d{3})(\d)$/, isEcNumber);
export const indexNumber = checkedNumber(
  'value.index',
  /^\d{3}-\d{3}-\d{2}-[\dX]$/,
  /^(\d{3})(\d{3})(\d{2})([\dX])$/,
  isIndexNumber,
);

const gtinFormat = /^\d{14}$/;

/** A GTIN in 14 digits; of one in 8, 12 or 13 the message names the same in 14 (GS1 General Specifications, AI (01)). */
export const gtin14 = checkedText((value) => {
  const spelled = value.replace(/[\s-]/g, '').replace(/^(?:\d{8}|\d{12,13})$/, (digits) => digits.padStart(14, '0'));
  if (!gtinFormat.test(spelled)) return messageTexts('value.gtin', { value });
  if (isGtin14(spelled)) return spelled === value ? null : messageTexts('value.gtinDigits', { value, right: spelled });
  return messageTexts('value.checkDigitOf', { value, right: withRightCheckDigit(spelled, isGtin14)! });
}).meta({ pattern: gtinFormat.source });

export const reachNumber = checkedText(
  (value) => (hasReachNumberForm(value) ? null : messageTexts('value.reach', { value })),
  hyphenated,
);

const ufiFormat = /^([0-9A-Z]{4}-){3}[0-9A-Z]{4}$/;

/** A UFI; the message names the correct spelling if there is one. */
export const ufi = checkedText((value) => {
  if (ufiFormat.test(value)) return ufiProblem(value);
  const right = spelledAsUfi(value);
  if (!right) return messageTexts('value.ufi', { value });
  return ufiProblem(right) ?? messageTexts('value.ufiSpelling', { value, right });
}).meta({ pattern: ufiFormat.source });

/** The problem of a text in the format of a UFI; null: none. */
function ufiProblem(value: string): Texts | null {
  if (parseUfi(value)) return null;
  const letters = lettersOfNoUfi(value);
  if (letters.length === 0) {
    const right = withRightCheckCharacter(value);
    return right ? messageTexts('value.ufiCheckOf', { value, right }) : messageTexts('value.ufiCheck', { value });
  }
  const right = replaceMisreadLetters(value);
  const places = { value, letters: bothOf(letters) };
  return right ? messageTexts('value.ufiLettersOf', { ...places, right }) : messageTexts('value.ufiLetters', places);
}
