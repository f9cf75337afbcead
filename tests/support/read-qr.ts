/**
 * What a clean QR code says (ISO/IEC 18004, byte, alphanumeric and numeric segments, versions 1 to 6, level M). Errors
 * are not corrected: it reads drawings, not photographs. `dark[row][column]`, without the quiet zone.
 */
export function readQr(dark: boolean[][]): string {
  const bits = bitsOf(deinterleave(codewordsOf(dark), (dark.length - 17) / 4));
  let text = '';
  for (;;) {
    const segment = segments[bits.left() < 4 ? 0 : bits.take(4)];
    if (!segment) return text;
    text += segment(bits);
  }
}

/** 7.3.2: which modules a mask turns over. */
const masks: ((row: number, column: number) => boolean)[] = [
  (r, c) => (r + c) % 2 === 0,
  (r) => r % 2 === 0,
  (_, c) => c % 3 === 0,
  (r, c) => (r + c) % 3 === 0,
  (r, c) => (Math.floor(r / 2) + Math.floor(c / 3)) % 2 === 0,
  (r, c) => ((r * c) % 2) + ((r * c) % 3) === 0,
  (r, c) => (((r * c) % 2) + ((r * c) % 3)) % 2 === 0,
  (r, c) => (((r + c) % 2) + ((r * c) % 3)) % 2 === 0,
];

/** Finder, timing and alignment patterns and the format's place. */
function isFunctional(size: number, row: number, column: number): boolean {
  const far = size - 8;
  const isFinder = (row < 9 && column < 9) || (row < 9 && column >= far) || (row >= far && column < 9);
  const centre = size - 7;
  const isAlignment = size > 21 && Math.abs(row - centre) <= 2 && Math.abs(column - centre) <= 2;
  return isFinder || isAlignment || row === 6 || column === 6;
}

/** The codewords in the order in which they stand: two columns at a time, up and down, from the right. */
function codewordsOf(dark: boolean[][]): number[] {
  const size = dark.length;
  const format = [0, 1, 2, 3, 4].map((column) => Number(dark[8]![column])).join('');
  const isMasked = masks[(Number.parseInt(format, 2) ^ 0b10101) & 7]!;
  const bits: number[] = [];
  for (let right = size - 1, isUpward = true; right > 0; right -= 2, isUpward = !isUpward) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step += 1) {
      const row = isUpward ? size - 1 - step : step;
      for (const column of [right, right - 1]) {
        if (!isFunctional(size, row, column)) bits.push(Number(dark[row]![column] !== isMasked(row, column)));
      }
    }
  }
  return Array.from({ length: Math.floor(bits.length / 8) }, (_, index) =>
    Number.parseInt(bits.slice(index * 8, index * 8 + 8).join(''), 2),
  );
}

/** Table 9, level M: blocks and data codewords of each, by version. */
const blocks = [
  [1, 16],
  [1, 28],
  [1, 44],
  [2, 32],
  [2, 43],
  [4, 27],
] as const;

function deinterleave(codewords: number[], version: number): number[] {
  const [count, length] = blocks[version - 1]!;
  return Array.from({ length: count * length }, (_, index) => {
    const [block, position] = [Math.floor(index / length), index % length];
    return codewords[position * count + block]!;
  });
}

function bitsOf(codewords: number[]) {
  const bits = codewords.map((word) => word.toString(2).padStart(8, '0')).join('');
  let offset = 0;
  return {
    left: () => bits.length - offset,
    take: (count: number) => Number.parseInt(bits.slice(offset, (offset += count)), 2),
  };
}

type Bits = ReturnType<typeof bitsOf>;

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:';

/** 7.4: segments by their mode, with the lengths of versions 1 to 9. */
const segments: Record<number, ((bits: Bits) => string) | undefined> = {
  1: (bits) => {
    let digits = '';
    for (let left = bits.take(10); left > 0; left -= 3) {
      const count = Math.min(left, 3);
      digits += String(bits.take(1 + count * 3)).padStart(count, '0');
    }
    return digits;
  },
  2: (bits) => {
    let text = '';
    for (let left = bits.take(9); left > 0; left -= 2) {
      const pair = bits.take(left > 1 ? 11 : 6);
      text += left > 1 ? alphabet[Math.floor(pair / 45)]! + alphabet[pair % 45]! : alphabet[pair]!;
    }
    return text;
  },
  4: (bits) => Buffer.from(Array.from({ length: bits.take(8) }, () => bits.take(8))).toString('utf8'),
};
