import jsqr from 'jsqr';
import sharp from 'sharp';
import { labelBitmap, type LabelBitmap, type PrinterResolution } from '../../../documents/label/label-bitmap.ts';
import { zplLabel } from '../../../documents/label/zpl.ts';
import { expectEach } from '../../../../tests/support/expect-each.ts';
import { pictureOf } from './printed-label.ts';

/** Its types describe an ES module, which it is not. */
const readCode = jsqr as unknown as typeof jsqr.default;

/** Dots as the test reads them: 1 is black. */
interface Dots {
  width: number;
  height: number;
  dots: Uint8Array;
}

function dotsOf({ width, height, bytesPerRow, bits }: LabelBitmap): Dots {
  const dots = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) dots[y * width + x] = (bits[y * bytesPerRow + (x >> 3)]! >> (7 - (x & 7))) & 1;
  return { width, height, dots };
}

/** The dots of a program's only graphic field, by the description of ^GF in the programming guide. */
function decoded(zpl: string): Dots {
  const number = (command: string) => Number(new RegExp(`\\^${command}(\\d+)`).exec(zpl)?.[1]);
  const [width, height] = [number('PW'), number('LL')];
  const [, total, all, bytesPerRow, data = ''] = /\^GFA,(\d+),(\d+),(\d+),([^^]*)\^FS/.exec(zpl) ?? [];
  const digits = Number(bytesPerRow) * 2;
  const rows: string[] = [];
  let [row, count] = ['', 0];
  for (const character of data) {
    if (/[G-Y]/.test(character)) count += character.charCodeAt(0) - 70;
    else if (/[g-z]/.test(character)) count += (character.charCodeAt(0) - 102) * 20;
    else if (character === ':') rows.push(rows.at(-1) ?? '');
    else if (character === ',') row = row.padEnd(digits, '0');
    else if (character === '!') row = row.padEnd(digits, 'F');
    else [row, count] = [row + character.repeat(count || 1), 0];
    if (row.length >= digits) {
      rows.push(row);
      row = '';
    }
  }
  expect([total, all]).toEqual([String(rows.length * Number(bytesPerRow)), String(rows.length * Number(bytesPerRow))]);
  expect([rows.length, ...new Set(rows.map(({ length }) => length))]).toEqual([height, digits]);
  const bits = rows.map((row) => [...row].map((digit) => parseInt(digit, 16).toString(2).padStart(4, '0')).join(''));
  return { width, height, dots: Uint8Array.from(bits.map((row) => row.slice(0, width)).join(''), Number) };
}

/** What another program makes of it (zebrash). It takes the size of the medium in whole dots per mm. */
async function rendered(zpl: string, width: number, height: number): Promise<Dots> {
  // Loading it takes seconds.
  const { ready } = await import('zpl-renderer-js');
  const { api } = await ready;
  const base64 = await api.zplToBase64Async(zpl, width / 8, height / 8, 8);
  const { data, info } = await sharp(Buffer.from(base64, 'base64'))
    .flatten({ background: '#fff' })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { ...info, dots: data.map((grey) => (grey < 128 ? 1 : 0)) };
}

const differing = ({ dots }: Dots, other: Dots) =>
  dots.filter((dot, index) => dot !== other.dots[index]).length / dots.length;

function codeOf({ width, height, dots }: Dots): string | undefined {
  const pixels = new Uint32Array(dots.length);
  dots.forEach((dot, index) => (pixels[index] = dot ? 0xff000000 : 0xffffffff));
  return readCode(new Uint8ClampedArray(pixels.buffer), width, height, { inversionAttempts: 'dontInvert' })?.data;
}

const isSame = (bitmap: Dots, other: Dots) =>
  bitmap.width === other.width && bitmap.height === other.height && Buffer.compare(bitmap.dots, other.dots) === 0;

test('at each resolution the printer gets what was drawn, in its exact size, and the code is read', async () => {
  const picture = await pictureOf(1001, { dim: '1', emb: '1', vseb: '1 l' });
  await expectEach<[PrinterResolution, width: number, height: number]>(
    [
      [203, 416, 592],
      [300, 614, 874],
      [600, 1228, 1748],
    ],
    ([dpi]) => `${dpi} dpi`,
    async ([dpi, width, height]) => {
      const bitmap = await labelBitmap(picture, dpi);
      const zpl = zplLabel(bitmap, 3);
      expect(zpl).toMatch(/^\^XA\n\^PW\d+\n\^LL\d+\n\^LH0,0\n\^FO0,0\^GFA,[\d,]+,[\dA-Yg-z,:!]+\^FS\n\^PQ3\n\^XZ\n$/);
      const drawn = dotsOf(bitmap);
      expect([drawn.width, drawn.height]).toEqual([width, height]);
      expect(isSame(decoded(zpl), drawn)).toBe(true);
      // Another program prints the same; that takes it seconds.
      const rasterised = process.env.SOAK ? await rendered(zpl, width, height) : drawn;
      expect([rasterised.width, rasterised.height]).toEqual([width, height]);
      expect(differing(drawn, rasterised)).toBeLessThan(0.01);
      expect(codeOf(rasterised)).toBe('https://dossier.example/p/1001');
    },
  );
});

test('a row of any dots is read back as it was', () => {
  const bytesPerRow = 420;
  const rows = [
    new Uint8Array(bytesPerRow),
    new Uint8Array(bytesPerRow).fill(255),
    new Uint8Array(bytesPerRow).fill(0x11),
    new Uint8Array(bytesPerRow).fill(0x11),
    Uint8Array.from({ length: bytesPerRow }, (_, index) => (index * 7) % 256),
    Uint8Array.from({ length: bytesPerRow }, (_, index) => (index < 400 ? 0xaa : 0xf0)),
    Uint8Array.from({ length: bytesPerRow }, (_, index) => (index < 3 ? 0xff : 0x0f)),
  ];
  const bitmap = { width: bytesPerRow * 8, height: rows.length, bytesPerRow, bits: Buffer.concat(rows) };
  expect(isSame(decoded(zplLabel(bitmap)), dotsOf(bitmap))).toBe(true);
});

test('frames that are on the stock are left out, and the symbols stay', async () => {
  const picture = await pictureOf(1001, { dim: '1', emb: '1', qrCode: '1' });
  const framed = dotsOf(await labelBitmap(picture, 203)).dots;
  const frameless = dotsOf(await labelBitmap(picture, 203, { omitsFrames: true })).dots;
  const removed = framed.filter((dot, index) => dot && !frameless[index]).length;
  expect(framed.filter(Boolean).length - frameless.filter(Boolean).length).toBe(removed);
  // Two frames, which are 41 of 256 units wide.
  const areaMm2 = 2 * picture.fit.pictogramEdgeMm! ** 2 * (1 - (215 / 256) ** 2);
  expect(removed / 64 / areaMm2).toBeCloseTo(1, 1);
});

test('commands of the printer in a text are printed, not carried out', async () => {
  const picture = await pictureOf(1001, { vseb: '^XZ~JR^XA^FDx' });
  const zpl = zplLabel(await labelBitmap(picture, 203));
  expect(zpl.match(/[\^~]../g)).toEqual(['^XA', '^PW', '^LL', '^LH', '^FO', '^GF', '^FS', '^PQ', '^XZ']);
});

test('all panels of a fold-out label are printed, below each other', async () => {
  const picture = await pictureOf(1001, { dim: '1', emb: '1', vseb: '1 l', foldON: '1' });
  const { width, height } = await labelBitmap(picture, 203);
  expect([picture.fit.panels > 1, width, height]).toEqual([true, 52 * 8, 74 * 8 * picture.fit.panels]);
});
