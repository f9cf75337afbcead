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
  // No row is longer than its digits and a filler.
  const data = Buffer.allocUnsafe((2 * bytesPerRow + 1) * (dots.length / bytesPerRow));
  let length = 0;
  for (let at = 0; at < dots.length; at += bytesPerRow) {
    const isAsAbove = at > 0 && dots.compare(dots, at - bytesPerRow, at, at, at + bytesPerRow) === 0;
    if (isAsAbove) data[length++] = codeOf(':');
    else length = writeRow(dots.subarray(at, at + bytesPerRow), data, length);
  }
  return data.toString('latin1', 0, length);
}

const codeOf = (letter: string) => letter.charCodeAt(0);
const digits = Buffer.from('0123456789ABCDEF');

/** Writes a row at a place, and returns the place after it. Texts of single digits instead of bytes would take four times as long. */
function writeRow(row: Buffer, data: Buffer, start: number): number {
  const digitAt = (index: number) => (index & 1 ? row[index >> 1]! & 15 : row[index >> 1]! >> 4);
  const count = row.length * 2;
  let length = start;
  for (let from = 0, to = 0; from < count; from = to) {
    const digit = digitAt(from);
    do to += 1;
    while (to < count && digitAt(to) === digit);
    if (to === count && digit === 0) data[length++] = codeOf(',');
    else if (to === count && digit === 15) data[length++] = codeOf('!');
    else {
      if (to - from > 2) length = writeCount(to - from, data, length);
      else if (to - from === 2) data[length++] = digits[digit]!;
      data[length++] = digits[digit]!;
    }
  }
  return length;
}

/** Writes the letters for a count, above 419 more than one letter for 400, and returns the place after them. */
function writeCount(count: number, data: Buffer, start: number): number {
  let length = start;
  let rest = count;
  for (; rest >= 400; rest -= 400) data[length++] = codeOf('z');
  const [twenties, ones] = [Math.floor(rest / 20), rest % 20];
  if (twenties > 0) data[length++] = codeOf('g') + twenties - 1;
  if (ones > 0) data[length++] = codeOf('G') + ones - 1;
  return length;
}
