import { hasGtinCheckDigit } from '@/lib/domain/product/identifiers';

/**
 * Check digits of the numbers that a draft has. A wrong one is a finding of the platform and is kept; the form proposes the number that
 * its other digits make.
 */

/** Σ digit × position, positions counted from 1. */
const weightedSum = (digits: string): number =>
  [...digits].reduce((sum, digit, index) => sum + Number(digit) * (index + 1), 0);

interface NumberRule {
  form: RegExp;
  /** The check digit for the other digits; null: no number has these digits. */
  checkDigit: (digits: string) => string | null;
}

const rules: Readonly<Record<string, NumberRule>> = {
  /** CAS, 'Check Digit Verification': digits times their position from the right, mod 10. */
  cas: {
    form: /^\d{2,7}-\d{2}-\d$/,
    checkDigit: (digits) => String(weightedSum([...digits].reverse().join('')) % 10),
  },
  /** ECHA, 'EC Inventory': digits times their position, mod 11; 10 is printed as 1, in ELINCS numbers (4xx) only. */
  ec: {
    form: /^\d{3}-\d{3}-\d$/,
    checkDigit: (digits) => {
      const remainder = weightedSum(digits) % 11;
      if (remainder < 10) return String(remainder);
      return digits.startsWith('4') ? '1' : null;
    },
  },
  /** CLP Annex VI 1.1.1.1: digits times their position, mod 11, X for 10. */
  index: {
    form: /^\d{3}-\d{3}-\d{2}-[\dX]$/,
    checkDigit: (digits) => {
      const remainder = weightedSum(digits) % 11;
      return remainder === 10 ? 'X' : String(remainder);
    },
  },
  gtin: {
    form: /^\d{14}$/,
    checkDigit: (digits) => [...'0123456789'].find((digit) => hasGtinCheckDigit(digits + digit)) ?? null,
  },
};

/**
 * The number that is proposed for what was typed: with the right check digit, in the usual spelling, `67641` → `67-64-1` and a
 * GTIN of 13 digits in its form of 14. Null if there is nothing to propose or the number is right.
 */
export function proposedNumber(name: string, typed: string): string | null {
  const rule = Object.hasOwn(rules, name) ? rules[name] : undefined;
  if (!rule || typed.length > 40) return null;
  const spelled = spelledAs(name, typed.trim().toUpperCase());
  if (!rule.form.test(spelled)) return null;
  const check = rule.checkDigit(spelled.slice(0, -1).replace(/\D/g, ''));
  const right = check === null ? null : spelled.slice(0, -1) + check;
  return right === typed ? null : right;
}

function spelledAs(name: string, typed: string): string {
  const digits = typed.replace(/[^\dX]/g, '');
  if (name === 'cas' && /^\d{5,10}$/.test(digits)) return digits.replace(/^(\d+)(\d\d)(\d)$/, '$1-$2-$3');
  if (name === 'ec' && /^\d{7}$/.test(digits)) return digits.replace(/^(\d{3})(\d{3})(\d)$/, '$1-$2-$3');
  if (name === 'index' && /^\d{8}[\dX]$/.test(digits))
    return digits.replace(/^(\d{3})(\d{3})(\d\d)(.)$/, '$1-$2-$3-$4');
  if (name === 'gtin' && /^(\d{8}|\d{12,13})$/.test(digits)) return digits.padStart(14, '0');
  return typed;
}

/** Whether a text is a CAS number with its right check digit. */
export const isCasNumber = (text: string): boolean =>
  rules.cas!.form.test(text) && proposedNumber('cas', text) === null;
