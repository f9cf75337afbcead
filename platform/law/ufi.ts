/**
 * The unique formula identifier of CLP Annex VIII, Part A 5: sixteen characters that carry the company's VAT number
 * and its number for the formulation (ECHA, 'UFI Developers Manual').
 */

/** Contents of a UFI. `country` is null for a company key, which replaces the VAT number. */
export interface Ufi {
  country: string | null;
  /** The VAT number as encoded in the UFI: its digits, with letters encoded as digits. */
  vatNumber: bigint;
  formulation: number;
}

/** Excludes the letters that are easily misread: B, I, L, O and Z (Developers Manual, step 4). */
const alphabet = '0123456789ACDEFGHJKMNPQRSTUVWXY';

/** UFI Developers Manual, country group codes: the index in `countries` is the country code, `bits` long. */
const countryGroups: readonly { bits: number; countries: readonly (string | null)[] }[] = [
  { bits: 0, countries: [null] },
  { bits: 0, countries: ['FR'] },
  { bits: 0, countries: ['GB'] },
  { bits: 1, countries: ['LT', 'SE'] },
  { bits: 4, countries: ['HR', 'IT', 'LV', 'NL'] },
  {
    bits: 7,
    countries: 'BG CZ IE ES PL RO SK CY IS BE DE EE GR NO PT AT DK FI HU LU MT SI LI'.split(' '),
  },
];

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
const digitsOf = (text: string): bigint => BigInt(text.replace(/\D/g, ''));

/** Developers Manual, 'VAT number to numeric value'. */
const vatRules: ReadonlyMap<string, VatRule> = new Map<string, VatRule>(
  Object.entries({
    AT: { form: /^U\d{8}$/ },
    BE: { form: /^[01]\d{9}$/ },
    BG: { form: /^\d{9,10}$/ },
    CY: { form: /^\d{8}[A-Z]$/, number: (text) => letter(text[8]) * 10n ** 8n + digitsOf(text) },
    CZ: { form: /^\d{8,10}$/ },
    DE: { form: /^\d{9}$/ },
    DK: { form: /^\d{8}$/ },
    EE: { form: /^\d{9}$/ },
    ES: {
      form: /^[0-9A-Z]\d{7}[0-9A-Z]$/,
      number: (text) => base36(`${text[0]}${text[8]}`) * 10n ** 7n + digitsOf(text.slice(1, 8)),
    },
    FI: { form: /^\d{8}$/ },
    FR: {
      form: /^[0-9A-Z]{2}\d{9}$/,
      number: (text) => base36(text.slice(0, 2)) * 10n ** 9n + digitsOf(text.slice(2)),
    },
    GB: {
      form: /^(\d{9}|\d{12}|[A-Z]{2}\d{3})$/,
      number: (text) =>
        /^\d/.test(text)
          ? 2n ** 40n + digitsOf(text)
          : (letter(text[0]) * 26n + letter(text[1])) * 1000n + digitsOf(text),
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
  }),
);

/** Until 2013 `9Z54321Y`, the second character a letter, + or *; since then seven digits and one or two letters. */
function irishNumber(text: string): bigint {
  if (/^\d{7}/.test(text)) return 2n ** 33n + (letter(text[8]) * 26n + letter(text[7])) * 10n ** 7n + digitsOf(text);
  const second = text[1] === '+' ? 26n : text[1] === '*' ? 27n : letter(text[1]);
  return (second * 26n + letter(text[7])) * 10n ** 6n + digitsOf(text);
}

const base = BigInt(alphabet.length);
/** Original positions of the characters after the check character, before shuffling (Developers Manual, step 3). */
const shuffle = [5, 4, 3, 7, 2, 8, 9, 10, 1, 0, 11, 6, 12, 13, 14];
/** The weight of each of these characters in the payload, a number in base 31. */
const weights = shuffle.map((position) => base ** BigInt(shuffle.length - 1 - position));

/** Field widths in bits, from the right: version, VAT and country together, country group, formulation. */
const width = { version: 1n, vatAndCountry: 41n, group: 4n, formulation: 28n } as const;

/**
 * Parses a UFI, `KMTT-DSP3-7FD7-6RWY`. Null when it is invalid: wrong format, wrong check character, or an unknown country
 * group, country or version.
 */
export function parseUfi(text: string): Ufi | null {
  if (!/^([0-9A-Z]{4}-){3}[0-9A-Z]{4}$/.test(text)) return null;
  const values = [...text.replaceAll('-', '')].map((character) => alphabet.indexOf(character));
  if (values.includes(-1) || checkSum(values) !== 0) return null;

  let remaining = weights.reduce((sum, weight, index) => sum + weight * BigInt(values[index + 1]!), 0n);
  const take = (bits: bigint): bigint => {
    const taken = remaining & ((1n << bits) - 1n);
    remaining >>= bits;
    return taken;
  };
  const version = take(width.version);
  const vatAndCountry = take(width.vatAndCountry);
  const group = countryGroups[Number(take(width.group))];
  const formulation = Number(take(width.formulation));
  if (version !== 0n || remaining !== 0n || !group) return null;

  const vatBits = width.vatAndCountry - BigInt(group.bits);
  const country = group.countries[Number(vatAndCountry >> vatBits) & ((1 << group.bits) - 1)];
  if (country === undefined) return null;
  return { country, vatNumber: vatAndCountry & ((1n << vatBits) - 1n), formulation };
}

/**
 * The UFI of a formulation, `DE112358132` and 134217728 → `KMTT-DSP3-7FD7-6RWY`.
 * @param company a VAT number with its country, or a company key
 * @param formulation an integer from 0 to 268435455
 * @returns null for a company that is neither a VAT number of a country with UFIs nor a company key, or another formulation
 */
export function makeUfi(company: string, formulation: number): string | null {
  if (!Number.isInteger(formulation) || formulation < 0 || formulation >= 2 ** Number(width.formulation)) return null;
  const plain = company
    .replace(/[\s.-]/g, '')
    .toUpperCase()
    .replace(/^EL/, 'GR');
  const country = /^\d{1,13}$/.test(plain) ? null : plain.slice(0, 2);
  const rest = country === null ? plain : plain.slice(2);
  const rule: VatRule | undefined = country === null ? { form: /^\d+$/ } : vatRules.get(country);
  if (!rule?.form.test(rest)) return null;

  const group = countryGroups.findIndex(({ countries }) => countries.includes(country));
  const { bits, countries } = countryGroups[group]!;
  const vatBits = width.vatAndCountry - BigInt(bits);
  const vatNumber = (rule.number ?? digitsOf)(rest);
  if (vatNumber >> vatBits) return null;
  const head = (BigInt(formulation) << width.group) | BigInt(group);
  const headWithCountry = (head << BigInt(bits)) | BigInt(countries.indexOf(country));
  return withCheckCharacter(((headWithCountry << vatBits) | vatNumber) << width.version);
}

/** The check character and the characters of a payload, in groups of four. */
function withCheckCharacter(payload: bigint): string {
  const values = [0, ...weights.map((weight) => Number((payload / weight) % base))];
  values[0] = (alphabet.length - checkSum(values)) % alphabet.length;
  return values
    .map((value) => alphabet[value])
    .join('')
    .replace(/.{4}(?=.)/g, '$&-');
}

/** Normalizes the spelling of a UFI, `ufi: kmtt dsp37fd76rwy` → `KMTT-DSP3-7FD7-6RWY`; null without sixteen letters and digits. */
export function spelledAsUfi(text: string): string | null {
  const characters = text
    .replace(/^\s*UFI:?/i, '')
    .replace(/[\s–-]/g, '')
    .toUpperCase();
  return /^[0-9A-Z]{16}$/.test(characters) ? characters.replace(/.{4}(?=.)/g, '$&-') : null;
}

/** The letters of a text that are not allowed in UFIs, each once. */
export const lettersOfNoUfi = (text: string): string[] => [...new Set(text.match(/[BILOZ]/g) ?? [])];

/** The digits that the forbidden letters are mistaken for. */
const misread: Record<string, string> = { B: '8', I: '1', L: '1', O: '0', Z: '2' };

/** The UFI with digits in place of the letters that are not allowed; null when the result is not a UFI. */
export function replaceMisreadLetters(text: string): string | null {
  const read = text.replace(/[BILOZ]/g, (letter) => misread[letter]!);
  return parseUfi(read) && read;
}

/**
 * The UFI with the check character that its other characters require; null when there is none. The result is the intended UFI
 * only if the other characters are right.
 */
export const withRightCheckCharacter = (text: string): string | null =>
  [...alphabet].map((character) => character + text.slice(1)).find((candidate) => parseUfi(candidate) !== null) ?? null;

/** Σ position × value mod 31, positions counted from 1: 0 for a valid UFI (Developers Manual, step 4). */
const checkSum = (values: number[]): number =>
  values.reduce((sum, value, index) => sum + value * (index + 1), 0) % alphabet.length;
