interface VatRule {
  /** Format of the VAT number after the country's two letters. */
  form: RegExp;
  /** Encodes the VAT number for a UFI; default: its digits. */
  number?: (text: string) => bigint;
}

/** 0 to 9 and A to Z as 0 to 35. */
const base36 = (text: string): bigint => [...text].reduce((sum, one) => sum * 36n + BigInt(parseInt(one, 36)), 0n);

/** A to Z as 0 to 25. */
const letter = (one: string | undefined): bigint => BigInt((one ?? 'A').charCodeAt(0) - 65);
const digits = (text: string): bigint => BigInt(text.replace(/\D/g, ''));

/** ECHA, 'UFI Developers Manual', 'VAT number to numeric value'; GR as well as EL is Greece. */
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

/** Until 2013 `9Z54321Y`, its second character a letter, + (26) or * (27); since then seven digits and one or two letters. */
function irishNumber(text: string): bigint {
  if (/^\d{7}/.test(text)) {
    return 2n ** 33n + (letter(text[8]) * 26n + letter(text[7])) * 10n ** 7n + digits(text);
  }
  const marks: Record<string, bigint> = { '+': 26n, '*': 27n };
  const second = marks[text[1] ?? ''] ?? letter(text[1]);
  return (second * 26n + letter(text[7])) * 10n ** 6n + digits(text);
}

/**
 * Country and encoded number of a VAT number for a UFI, `ATU12345678` → AT, 12345678. Check digits are not verified: each
 * country has its own. Null when the country has no VAT numbers of this format.
 */
export function vatForUfi(text: string): { country: string; vatNumber: bigint } | null {
  const country = text.startsWith('EL') ? 'GR' : text.slice(0, 2);
  const rule = Object.hasOwn(vatRules, country) ? vatRules[country] : undefined;
  const rest = text.slice(2);
  if (!rule?.form.test(rest)) return null;
  return { country, vatNumber: (rule.number ?? digits)(rest) };
}
