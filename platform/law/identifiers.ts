/** Check digits of substance and article numbers. Every predicate is false for a wrong format and for a wrong check digit. */

/** Replaces look-alike hyphens of word processors (`7647‑01‑0` with U+2011) by plain ones, and removes invisible characters. */
export const withPlainHyphens = (text: string): string =>
  text
    .replace(/[\u200B-\u200D\u2060\uFEFF]/g, '')
    .replace(/[\u00AD\u2010-\u2015\u2212\uFE58\uFE63\uFF0D]/g, '-')
    .replace(/-{2,}/g, '-');

const digitsOf = (text: string): number[] => [...text.replace(/\D/g, '')].map(Number);

/** CAS registry number, `67-64-1`: digits times their position from the right, mod 10 (CAS, 'Check Digit Verification'). */
export function isCasNumber(text: string): boolean {
  if (!/^\d{2,7}-\d{2}-\d$/.test(text)) return false;
  const [check, ...rest] = digitsOf(text).reverse();
  return weightedSum(rest) % 10 === check;
}

/**
 * EC number, `200-662-2`: digits times their position from the left, mod 11 (ECHA, 'EC Inventory'). A remainder of 10
 * is printed as 1 and occurs in the ELINCS numbers (4xx) only.
 */
export function isEcNumber(text: string): boolean {
  if (!/^\d{3}-\d{3}-\d$/.test(text)) return false;
  const digits = digitsOf(text);
  const remainder = weightedSum(digits.slice(0, 6)) % 11;
  if (remainder === 10) return text.startsWith('4') && digits[6] === 1;
  return remainder === digits[6];
}

/** Index number of CLP Annex VI, `603-001-00-X`: digits times their position, mod 11, X for 10 (Annex VI 1.1.1.1). */
export function isIndexNumber(text: string): boolean {
  if (!/^\d{3}-\d{3}-\d{2}-[\dX]$/.test(text)) return false;
  const remainder = weightedSum(digitsOf(text.slice(0, -1))) % 11;
  return (remainder === 10 ? 'X' : String(remainder)) === text.at(-1);
}

/** Whether a text has the format of a REACH registration number, `01-2119471330-49`; its check digits are not published. */
export const hasReachNumberForm = (text: string): boolean => /^01-\d{10}-\d{2}(-(\d{4}|XXXX))?$/.test(text);

/** GTIN in its 14 digit form: weights 3 and 1 from the right, mod 10 (GS1 General Specifications 7.9). */
export function isGtin14(text: string): boolean {
  if (!/^\d{14}$/.test(text)) return false;
  const [check, ...rest] = digitsOf(text).reverse();
  const sum = rest.reduce((total, digit, index) => total + digit * (index % 2 === 0 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10 === check;
}

/**
 * The number with the check digit that its other digits require, `67-64-2` → `67-64-1`; null when the format is wrong or no
 * check digit is valid.
 */
export function withRightCheckDigit(text: string, isRight: (text: string) => boolean): string | null {
  const digits = [...'0123456789X'];
  return digits.map((digit) => text.slice(0, -1) + digit).find(isRight) ?? null;
}

/** Σ digit × position, positions counted from 1. */
const weightedSum = (digits: number[]): number => digits.reduce((sum, digit, index) => sum + digit * (index + 1), 0);
