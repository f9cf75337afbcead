import QRCode from 'qrcode';
import type { Phrases } from '../../languages/en/sheet.ts';
import { fill } from '../../languages/languages.ts';

/** A web address as a QR code (ISO/IEC 18004) for the printed page. */
interface PrintedQrCode {
  svg: string;
  url: string;
  caption: string;
}

/** The supplier's logo on the first page: an SVG of shapes and colours only, and its text alternative. */
export interface PrintedLogo {
  svg: string;
  name: string;
}

/** The header and footer of every page. */
interface RunningText {
  product: string;
  /** `Version 3.0 · 16 February 2026` */
  edition: string;
  foot: string;
  /** `page {page} / {pages}`, filled in by the typesetter. */
  pageOf: string;
}

/** Maximum length of names in headers and footers; longer ones are truncated. */
const maxRunningTextLength = 90;
/** A longer run of characters without a space could exceed the width of the page. */
const longWord = /(?<!\S)\S{40,}/g;
const minLongLength = 40;
const breakAfter = /[\s\S]{30}/gu;
/** Where a long word, such as a chemical name, is broken first; numbers such as `67-64-1` are not broken. */
export const joint = /(?<=[^\s\d][)\],/-]|\d[)\]/-])(?=[\p{L}\d([])/gu;
/** Marks where the templates may break a long word; it is not printed (templates/fonts.typ). */
export const breakMark = '\u200B';

/** Truncates by code points: a lone surrogate is not valid text (RFC 8259, 8.2). */
function cut(text: string): string {
  const characters = [...text];
  return characters.length > maxRunningTextLength ? `${characters.slice(0, maxRunningTextLength - 1).join('')}…` : text;
}

export const runningText = (
  phrases: Phrases,
  texts: { product: string; version: string; date: string; foot: string },
): RunningText => ({
  product: cut(texts.product),
  edition: `${fill(phrases.page.version, { version: texts.version })} · ${texts.date}`,
  foot: cut(texts.foot),
  pageOf: phrases.page.pageNumber,
});

/** Null without an address. */
export async function printedQrCode(url: string | null, caption: string): Promise<PrintedQrCode | null> {
  if (url === null) return null;
  return { svg: await QRCode.toString(url, { type: 'svg', errorCorrectionLevel: 'M', margin: 0 }), url, caption };
}

/** A web address as a QR code for the screen: a PNG as data URL, with the quiet zone that scanners need. */
export const qrCodePicture = (url: string): Promise<string> =>
  QRCode.toDataURL(url, { errorCorrectionLevel: 'M', margin: 2, scale: 4 });

/** Marks the joints of an overlong word, and every 30 characters of a part that is still too long. */
const withMarks = (word: string): string =>
  word
    .replace(joint, breakMark)
    .split(breakMark)
    .map((part) => ([...part].length >= minLongLength ? part.replace(breakAfter, `$&${breakMark}`) : part))
    .join(breakMark);

/**
 * Prepares texts for typesetting: composes letters and marks (Unicode Standard Annex #15, NFC), marks where overlong words may break, and
 * replaces lone surrogates.
 */
export function printable<Value>(value: Value): Value {
  if (typeof value === 'string') return value.toWellFormed().normalize('NFC').replace(longWord, withMarks) as Value;
  if (Array.isArray(value)) return value.map(printable) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, printable(child)])) as Value;
}
