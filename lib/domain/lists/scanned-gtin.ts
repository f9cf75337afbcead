import { cleanSearch } from '@/lib/domain/lists/list-query';
import { hasGtinCheckDigit } from '@/lib/domain/product/identifiers';

/** What a scanner writes before the data: a symbology identifier, `]d2` for a GS1 DataMatrix (ISO/IEC 15424). */
const symbology = /^\][A-Za-z]\d/;

/** Application identifiers with a value of fixed length that may precede the GTIN: dates of six digits, the variant of two. */
const precedingElements = String.raw`(?:1[1-7]\d{6}|20\d{2})*`;

/**
 * Where the GTIN is in what is scanned or pasted (GS1 General Specifications, 7.8): in a GS1 Digital Link, in an element string with or
 * without brackets. The separator FNC1 comes as a control character, which a search has as a blank.
 */
const forms = [
  /^(?:\S*\/)?01\/(\d{8}|\d{12,14})(?![^/?#\s])/,
  /\(01\)\s?(\d{14})(?!\d)/,
  new RegExp(`^${precedingElements}01(\\d{14})(?=$| |[1-9]\\d)`),
  new RegExp(` ${precedingElements}01(\\d{14})(?=$| |[1-9]\\d)`),
];

/** A search as it is typed, scanned or pasted: the GTIN alone, in 14 digits, where it is in one of the forms of GS1. */
export function readSearch(typed: string): string {
  const text = cleanSearch(typed);
  const data = text.replace(symbology, '');
  // A code with a GTIN alone has no application identifier.
  if (data !== text && /^\d{8}$|^\d{12,13}$/.test(data)) return data.padStart(14, '0');
  const [gtin] = forms.flatMap((form) => form.exec(data)?.[1] ?? []);
  return gtin?.padStart(14, '0') ?? text;
}

/** Of a search of 12 to 14 digits with another check digit than a GTIN has: the same with the right one; null for any other search. */
export function rightGtin(search: string): string | null {
  if (!/^\d{12,14}$/.test(search) || hasGtinCheckDigit(search.padStart(14, '0'))) return null;
  const digits = search.slice(0, -1);
  return [...'0123456789'].map((digit) => digits + digit).find((text) => hasGtinCheckDigit(text.padStart(14, '0')))!;
}
