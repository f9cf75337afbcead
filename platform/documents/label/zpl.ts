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
  let data = '';
  for (let at = 0; at < dots.length; at += bytesPerRow) {
    const isAsAbove = at > 0 && dots.compare(dots, at - bytesPerRow, at, at, at + bytesPerRow) === 0;
    data += isAsAbove ? ':' : shortened(dots.toString('hex', at, at + bytesPerRow).toUpperCase());
  }
  return data;
}

const fillers: Partial<Record<string, string>> = { '0': ',', F: '!' };

function shortened(row: string): string {
  const last = row.at(-1)!;
  let length = row.length;
  while (row[length - 1] === last) length -= 1;
  const filler = fillers[last];
  const end = filler ? length : row.length;
  let short = '';
  for (let from = 0, to = 0; from < end; from = to) {
    const digit = row[from]!;
    do to += 1;
    while (to < end && row[to] === digit);
    short += to - from > 2 ? repeat(to - from) + digit : row.slice(from, to);
  }
  return short + (filler ?? '');
}

/** The letters for a count; above 419 more than one letter for 400. */
function repeat(count: number): string {
  const [hundreds, rest] = [Math.floor(count / 400), count % 400];
  const [twenties, ones] = [Math.floor(rest / 20), rest % 20];
  const letter = (first: string, index: number) => (index ? String.fromCharCode(first.charCodeAt(0) + index - 1) : '');
  return 'z'.repeat(hundreds) + letter('g', twenties) + letter('G', ones);
}
