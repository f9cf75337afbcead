import QRCode from 'qrcode';
import type { Phrases } from '../../phrases/en.ts';
import { fill } from '../../phrases/languages.ts';

/** A web address as a QR code (ISO/IEC 18004) for the printed page. */
export interface PrintedQrCode {
  svg: string;
  url: string;
  caption: string;
}

/** What stands on every page. */
export interface RunningText {
  product: string;
  /** `Version 3.0 · 16 February 2026` */
  edition: string;
  foot: string;
  /** `page {page} / {pages}`, filled by the typesetter. */
  pageOf: string;
}

/** What longer names are cut to where they stand on every page. */
const maxRunningTextLength = 90;
/** A longer run of characters without a space could leave the page. */
const longWord = /\S{40,}/g;
const breakAfter = /[\s\S]{30}/gu;
/** A surrogate without its other half. */
const halfCharacter = /\p{Cs}/gu;
const zeroWidthSpace = '\u200B';

/** By code points: half of a surrogate pair is no text (RFC 8259, 8.2). */
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
  pageOf: phrases.page.of,
});

/** Null where no code is wanted. */
export async function printedQrCode(url: string | null, caption: string): Promise<PrintedQrCode | null> {
  if (url === null) return null;
  return { svg: await QRCode.toString(url, { type: 'svg', errorCorrectionLevel: 'M', margin: 0 }), url, caption };
}

/** A web address as a QR code for the screen: a PNG as data URL, with the white border that scanners want. */
export const qrCodePicture = (url: string): Promise<string> =>
  QRCode.toDataURL(url, { errorCorrectionLevel: 'M', margin: 2, scale: 4 });

/** The same texts as they can be set: with places in overlong words where a line may end, without halves of characters. */
export function printable<Value>(value: Value): Value {
  if (typeof value === 'string') {
    const whole = value.replace(halfCharacter, '\uFFFD');
    return whole.replace(longWord, (word) => word.replace(breakAfter, `$&${zeroWidthSpace}`)) as Value;
  }
  if (Array.isArray(value)) return value.map(printable) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, printable(child)])) as Value;
}
