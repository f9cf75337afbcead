import { z } from 'zod';
import {
  hasReachNumberForm,
  isCasNumber,
  isEcNumber,
  isGtin14,
  isIndexNumber,
  withRightCheckDigit,
} from '../rules/identifiers.ts';
import {
  lettersOfNoUfi,
  parseUfi,
  spelledAsUfi,
  withoutMisreadLetters,
  withRightCheckCharacter,
} from '../rules/ufi.ts';

/**
 * A field of a product file with its documentation for the JSON Schema (json-schema.ts): description, example and unit.
 */
export const field = <Schema extends z.ZodType>(
  schema: Schema,
  description: string,
  example?: unknown,
  unit?: string,
): Schema => schema.meta({ description, ...(example !== undefined && { examples: [example] }), ...(unit && { unit }) });

/** An ISO day that exists, `2026-02-18`. */
export const isoDay = z.iso.date({
  error: ({ input }) =>
    hasFormat(/^\d{4}-\d{2}-\d{2}$/, input)
      ? `${String(input)} is not a day of the calendar; must be a day such as 2026-02-18`
      : 'must be a day such as 2026-02-18',
});

function hasFormat(format: RegExp, input: unknown): boolean {
  return typeof input === 'string' && format.test(input);
}

/** A number with a check digit; when only the check digit is wrong, the message names the corrected number. */
const checked = (name: string, format: RegExp, example: string, isRight: (text: string) => boolean) =>
  z
    .string()
    .regex(format, {
      error: ({ input }) => `'${String(input)}' is not ${name}; must be one such as ${example}`,
      abort: true,
    })
    .refine(isRight, {
      error: ({ input }) => {
        const right = hasFormat(format, input) ? withRightCheckDigit(input as string, isRight) : null;
        return `'${String(input)}' has a wrong check digit${right ? `; ${right} would be right` : ''}`;
      },
    });

export const casNumber = checked('a CAS number', /^\d{2,7}-\d{2}-\d$/, '67-64-1', isCasNumber);
export const ecNumber = checked('an EC number', /^\d{3}-\d{3}-\d$/, '200-662-2', isEcNumber);
export const indexNumber = checked(
  'an index number of CLP Annex VI',
  /^\d{3}-\d{3}-\d{2}-[\dX]$/,
  '606-001-00-8',
  isIndexNumber,
);
export const gtin14 = checked('a GTIN of 14 digits', /^\d{14}$/, '09521234000013', isGtin14);

export const reachNumber = z.string().refine(hasReachNumberForm, {
  error: ({ input }) => `'${String(input)}' is not a REACH registration number; must be one such as 01-2119471330-49`,
});

/** Message for a text with the format of a UFI that is not a valid one. */
const invalidUfiMessage = (text: string): string => {
  const letters = lettersOfNoUfi(text);
  if (letters.length === 0) {
    const right = withRightCheckCharacter(text);
    return `'${text}' has a wrong check character${right ? `; ${right} would be right if the other characters are` : ''}`;
  }
  const right = withoutMisreadLetters(text);
  return `'${text}' has ${letters.join(' and ')}: UFIs have figures and all letters but B, I, L, O and Z${right ? `; is ${right} meant?` : ''}`;
};

/** Message for a text without the format of a UFI; it names the correct spelling if there is one. */
const ufiFormatMessage = (text: string): string => {
  const spelled = spelledAsUfi(text);
  if (!spelled) return `'${text}' is not a UFI; must have four groups of four such as KMTT-DSP3-7FD7-6RWY`;
  return parseUfi(spelled) ? `'${text}' is not spelled as UFIs are; must be ${spelled}` : invalidUfiMessage(spelled);
};

export const ufi = z
  .string()
  .regex(/^([0-9A-Z]{4}-){3}[0-9A-Z]{4}$/, { error: ({ input }) => ufiFormatMessage(String(input)), abort: true })
  .refine((text) => parseUfi(text) !== null, { error: ({ input }) => invalidUfiMessage(String(input)) });
