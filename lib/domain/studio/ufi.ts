/**
 * The unique formula identifier of CLP Annex VIII, Part A 5, made of a company's VAT number and its number for the formulation
 * (ECHA, 'UFI Developers Manual').
 */

interface VatRule {
  /** Format after the country's two letters. */
  form: RegExp;
  /** Its number in a UFI; default: its digits. */
  number?: (text: string) => bigint;
}

const base36 = (text: string): bigint =>
  [...text].reduce((sum, character) => sum * 36n + BigInt(parseInt(character, 36)), 0n);
/** A to Z as 0 to 25. */
const letter = (character = 'A'): bigint => BigInt(character.charCodeAt(0) - 65);
const digits = (text: string): bigint => BigInt(text.replace(/\D/g, ''));

/** Developers Manual, 'VAT number to numeric value'. */
const vatRules: Readonly<Record<string, VatRule>> = {
  AT: { form: /^U\d{8}$/ },
  BE: { form: /^[01]\d{9}$/ },
  BG: { form: /^\d{9,10}$/ },
  CY: { form: /^\d{8}[A-Z]$/, number: (text) => letter(text[8]) * 10n ** 8n + digits(text) },
  CZ: { form: /^\d{8,10}$/ },
  DE: { form: /^\d{9}$/ },
  DK: { form: /^\d{8}$/ },
  EE: { form: /^\d{9}$/ },
  ES: {
    form: /^[0-9A-Z]\d{7}[0-9A-Z]$/,
    number: (text) => base36(`${text[0]}${text[8]}`) * 10n ** 7n + digits(text.slice(1, 8)),
  },
  FI: { form: /^\d{8}$/ },
  FR: {
    form: /^[0-9A-Z]{2}\d{9}$/,
    number: (text) => base36(text.slice(0, 2)) * 10n ** 9n + digits(text.slice(2)),
  },
  GB: {
    form: /^(\d{9}|\d{12}|[A-Z]{2}\d{3})$/,
    number: (text) =>
      /^\d/.test(text) ? 2n ** 40n + digits(text) : (letter(text[0]) * 26n + letter(text[1])) * 1000n + digits(text),
  },
  GR: { form: /^\d{9}$/ },
  HR: { form: /^\d{11}$/ },
  HU: { form: /^\d{8}$/ },
  IE: { form: /^(\d[A-Z+*]\d{5}[A-Z]|\d{7}[A-Z]{1,2})$/, number: irishNumber },
  IS: { form: /^[0-9A-Z]{5,6}$/, number: base36 },
  IT: { form: /^\d{11}$/ },
  LI: { form: /^\d{5}$/ },
  LT: { form: /^(\d{9}|\d{12})$/ },
  LU: { form: /^\d{8}$/ },
  LV: { form: /^\d{11}$/ },
  MT: { form: /^\d{8}$/ },
  NL: { form: /^\d{9}B\d{2}$/ },
  NO: { form: /^\d{9}$/ },
  PL: { form: /^\d{10}$/ },
  PT: { form: /^\d{9}$/ },
  RO: { form: /^\d{2,10}$/ },
  SE: { form: /^\d{12}$/ },
  SI: { form: /^\d{8}$/ },
  SK: { form: /^\d{10}$/ },
};

/** Until 2013 `9Z54321Y`, the second character a letter, + or *; since then seven digits and one or two letters. */
function irishNumber(text: string): bigint {
  if (/^\d{7}/.test(text)) return 2n ** 33n + (letter(text[8]) * 26n + letter(text[7])) * 10n ** 7n + digits(text);
  const second = text[1] === '+' ? 26n : text[1] === '*' ? 27n : letter(text[1]);
  return (second * 26n + letter(text[7])) * 10n ** 6n + digits(text);
}

/** Developers Manual, country group codes: a country's code is its index, `bits` long. null: a company key. */
const countryGroups: readonly { bits: bigint; countries: readonly (string | null)[] }[] = [
  { bits: 0n, countries: [null] },
  { bits: 0n, countries: ['FR'] },
  { bits: 0n, countries: ['GB'] },
  { bits: 1n, countries: ['LT', 'SE'] },
  { bits: 4n, countries: ['HR', 'IT', 'LV', 'NL'] },
  { bits: 7n, countries: 'BG CZ IE ES PL RO SK CY IS BE DE EE GR NO PT AT DK FI HU LU MT SI LI'.split(' ') },
];

/** Without the letters that are easily misread (Developers Manual, step 4). */
const alphabet = '0123456789ACDEFGHJKMNPQRSTUVWXY';
/** Positions of the characters after the check character, before shuffling (Developers Manual, step 3). */
const shuffle = [5, 4, 3, 7, 2, 8, 9, 10, 1, 0, 11, 6, 12, 13, 14];

/**
 * The UFI of a formulation, `DE112358132` and 134217728 → `KMTT-DSP3-7FD7-6RWY`. Null for a company that is neither a VAT number
 * of a country with UFIs nor a company key, or a number that is not an integer from 0 to 268435455.
 */
export function makeUfi(company: string, formulation: number): string | null {
  if (!Number.isInteger(formulation) || formulation < 0 || formulation >= 2 ** 28) return null;
  const plain = company
    .replace(/[\s.-]/g, '')
    .toUpperCase()
    .replace(/^EL/, 'GR');
  const country = /^\d{1,13}$/.test(plain) ? null : plain.slice(0, 2);
  const rest = country === null ? plain : plain.slice(2);
  const rule = country === null ? { form: /^\d+$/ } : Object.hasOwn(vatRules, country) && vatRules[country];
  if (!rule || !rule.form.test(rest)) return null;

  const group = countryGroups.findIndex(({ countries }) => countries.includes(country));
  const { bits, countries } = countryGroups[group]!;
  const vat = ('number' in rule && rule.number ? rule.number : digits)(rest);
  if (vat >> (41n - bits)) return null;
  const head = (BigInt(formulation) << 4n) | BigInt(group);
  const countryPrefix = (head << bits) | BigInt(countries.indexOf(country));
  // The last bit is the version, 0.
  return formatUfi(((countryPrefix << (41n - bits)) | vat) << 1n);
}

/** The check character and the characters of a payload, in groups of four. */
function formatUfi(payload: bigint): string {
  const ordered = shuffle.map((_, index) => Number((payload / 31n ** BigInt(14 - index)) % 31n));
  const values = [0, ...shuffle.map((index) => ordered[index]!)];
  const sum = values.reduce((total, value, index) => total + value * (index + 1), 0);
  values[0] = (31 - (sum % 31)) % 31;
  return values
    .map((value) => alphabet[value])
    .join('')
    .replace(/.{4}(?=.)/g, '$&-');
}
