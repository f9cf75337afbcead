import type { LabelBitmap } from './label-bitmap.ts';

/**
 * A label as a program for a thermal printer (Zebra, 'ZPL II Programming Guide'): its size in dots, the drawing as one graphic field,
 * and the number of copies. No text of a product enters a field: all that is printed are dots, so no command can be injected.
 */
export function zplLabel({ width, height, bytesPerRow, bits }: LabelBitmap, copies = 1): string {
  const field = `^GFA,${bits.length},${bits.length},${bytesPerRow},${graphicData(bits, bytesPerRow)}`;
  return `^XA\n^PW${width}\n^LL${height}\n^LH0,0\n^FO0,0${field}^FS\n^PQ${copies}\n^XZ\n`;
}

/**
 * The rows in hexadecimal, shortened by the alternative data compression of ^GF: `:` repeats the row above, `,` fills a row with
 * zeros and `!` with ones; letters before a digit say how often it stands there, G to Y 1 to 19 times, g to z 20 to 400 times.
 * Every printer with ZPL II reads it, also those that do not know Z64.
 */
function graphicData(bits: Uint8Array, bytesPerRow: number): string {
  const dots = Buffer.from(bits.buffer, bits.byteOffset, bits.byteLength);
  // As long as the digits at most: a count is written for three or more, in fewer letters.
  const data = Buffer.allocUnsafe(2 * dots.length);
  let length = 0;
  for (let at = 0; at < dots.length; at += bytesPerRow) {
    const isAsAbove = at > 0 && dots.compare(dots, at - bytesPerRow, at, at, at + bytesPerRow) === 0;
    if (isAsAbove) data[length++] = colon;
    else length = addRow(data, length, dots.subarray(at, at + bytesPerRow));
  }
  return data.toString('latin1', 0, length);
}

const colon = 0x3a;
const digits = Buffer.from('0123456789ABCDEF');
/** What fills a row with the digits 0 and F to its end. */
const fillers: Partial<Record<number, number>> = { 0: 0x2c, 15: 0x21 };

const digitAt = (row: Uint8Array, place: number) => (place & 1 ? row[place >> 1]! & 15 : row[place >> 1]! >> 4);

/** Adds a row, digit by digit as numbers: texts take five times as long. Returns the new length. */
function addRow(data: Uint8Array, before: number, row: Uint8Array): number {
  let length = before;
  for (let from = 0, to = 0; from < 2 * row.length; from = to) {
    const digit = digitAt(row, from);
    do to += 1;
    while (to < 2 * row.length && digitAt(row, to) === digit);
    const filler = to === 2 * row.length ? fillers[digit] : undefined;
    if (filler !== undefined) {
      data[length++] = filler;
      break;
    }
    let count = to - from;
    if (count > 2) {
      for (; count >= 400; count -= 400) data[length++] = 0x7a;
      if (count >= 20) data[length++] = 0x66 + Math.floor(count / 20);
      if (count % 20) data[length++] = 0x46 + (count % 20);
      count = 1;
    }
    for (; count > 0; count -= 1) data[length++] = digits[digit]!;
  }
  return length;
}
