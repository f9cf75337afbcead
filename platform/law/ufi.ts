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

/** Original positions of the characters after the check character, before shuffling (Developers Manual, step 3). */
const shuffle = [5, 4, 3, 7, 2, 8, 9, 10, 1, 0, 11, 6, 12, 13, 14] as const;

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

  let remaining = payload(values);
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

/** The digits that these letters are mistaken for. */
const misread: Record<string, string> = { B: '8', I: '1', L: '1', O: '0', Z: '2' };

/** The UFI with digits in place of the letters that are not allowed; null when the result is not a UFI. */
export function withoutMisreadLetters(text: string): string | null {
  const read = text.replace(/[BILOZ]/g, (letter) => misread[letter]!);
  return parseUfi(read) && read;
}

/**
 * The UFI with the check character that its other characters require; null when there is none. The result is the intended UFI
 * only if the other characters are right.
 */
export const withRightCheckCharacter = (text: string): string | null =>
  [...alphabet].map((character) => character + text.slice(1)).find((one) => parseUfi(one) !== null) ?? null;

/** Σ position × value mod 31, positions counted from 1: 0 for a valid UFI (Developers Manual, step 4). */
const checkSum = (values: number[]): number =>
  values.reduce((sum, value, place) => sum + value * (place + 1), 0) % alphabet.length;

function payload(values: number[]): bigint {
  const ordered = new Array<number>(shuffle.length).fill(0);
  shuffle.forEach((original, place) => (ordered[original] = values[place + 1] ?? 0));
  return ordered.reduce((number, value) => number * BigInt(alphabet.length) + BigInt(value), 0n);
}
