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
  for (let offset = 0; offset < dots.length; offset += bytesPerRow) {
    const isAsAbove =
      offset > 0 && dots.compare(dots, offset - bytesPerRow, offset, offset, offset + bytesPerRow) === 0;
    if (isAsAbove) data[length++] = codeOf(':');
    else length = writeRow(dots.subarray(offset, offset + bytesPerRow), data, length);
  }
  return data.toString('latin1', 0, length);
}

const codeOf = (letter: string) => letter.charCodeAt(0);
const digits = Buffer.from('0123456789ABCDEF');

/** Writes a row at `start` and returns the position after it. Texts of single digits instead of bytes would take four times as long. */
function writeRow(row: Buffer, data: Buffer, start: number): number {
  const digitAt = (index: number) => (index & 1 ? row[index >> 1]! & 15 : row[index >> 1]! >> 4);
  const count = row.length * 2;
  let length = start;
  for (let runStart = 0, runEnd = 0; runStart < count; runStart = runEnd) {
    const digit = digitAt(runStart);
    do runEnd += 1;
    while (runEnd < count && digitAt(runEnd) === digit);
    if (runEnd === count && digit === 0) data[length++] = codeOf(',');
    else if (runEnd === count && digit === 15) data[length++] = codeOf('!');
    else {
      if (runEnd - runStart > 2) length = writeCount(runEnd - runStart, data, length);
      else if (runEnd - runStart === 2) data[length++] = digits[digit]!;
      data[length++] = digits[digit]!;
    }
  }
  return length;
}

/** Writes the letters for a count (above 419, more than one letter for 400) and returns the position after them. */
function writeCount(count: number, data: Buffer, start: number): number {
  let length = start;
  let rest = count;
  for (; rest >= 400; rest -= 400) data[length++] = codeOf('z');
  const [twenties, ones] = [Math.floor(rest / 20), rest % 20];
  if (twenties > 0) data[length++] = codeOf('g') + twenties - 1;
  if (ones > 0) data[length++] = codeOf('G') + ones - 1;
  return length;
}
