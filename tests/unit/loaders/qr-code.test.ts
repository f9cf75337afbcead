import { crc32, inflateSync } from 'node:zlib';
import { qrPng, qrSvg } from '@/lib/loaders/drawings/qr-code';
import { readQr } from '@/tests/support/read-qr';

/** The modules of a drawing, its quiet zone too: dark ones are strokes through the middle of their rows. */
function modulesOf(svg: string): boolean[][] {
  const size = Number(/viewBox="0 0 (\d+) /.exec(svg)?.[1]);
  const strokes = /stroke="#000000" d="([^"]*)"/.exec(svg)?.[1] ?? '';
  const dark = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  let [x, y] = [0, 0];
  for (const [, command, first, second] of strokes.matchAll(/([Mmh])(-?[\d.]+)(?: (-?[\d.]+))?/g)) {
    if (command === 'M') [x, y] = [Number(first), Number(second) - 0.5];
    else if (command === 'm') [x, y] = [x + Number(first), y + Number(second)];
    else for (const end = x + Number(first); x < end; x += 1) dark[y]![x] = true;
  }
  return dark;
}

const quiet = 4;

test.each([
  'http://localhost:3000/p/1001',
  'https://dossier.example/p/123456789012',
  'https://safety.a-rather-long-name-of-a-company.example/p/1017',
])('the QR code of %s leads there', async (address) => {
  const modules = modulesOf(await qrSvg(address));
  const code = modules.slice(quiet, -quiet).map((row) => row.slice(quiet, -quiet));
  expect(readQr(code)).toBe(address);
});

test('the QR code stands on white with four modules around it, so that it is read on a dark page', async () => {
  const svg = await qrSvg('http://localhost:3000/p/1001');
  const modules = modulesOf(svg);
  const size = modules.length;
  expect(svg).toContain(`fill="#ffffff" d="M0 0h${size}v${size}H0z"`);
  const isOutside = (position: number) => position < quiet || position >= size - quiet;
  const outside = modules.flatMap((row, y) => row.filter((_, x) => isOutside(x) || isOutside(y)));
  expect(outside).not.toContain(true);
  expect(modules[quiet]!.indexOf(true)).toBe(quiet);
});

/** The pixels of a PNG of one bit a pixel without filters. */
function pixelsOf(png: Buffer): { width: number; height: number; isDark: (x: number, y: number) => boolean } {
  const parts: Buffer[] = [];
  for (let offset = 8; offset < png.length; offset += 12 + png.readUInt32BE(offset)) {
    const data = png.subarray(offset + 8, offset + 8 + png.readUInt32BE(offset));
    expect(png.readUInt32BE(offset + 8 + data.length)).toBe(crc32(png.subarray(offset + 4, offset + 8 + data.length)));
    if (png.toString('latin1', offset + 4, offset + 8) === 'IDAT') parts.push(data);
  }
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  const bytes = inflateSync(Buffer.concat(parts));
  const lineLength = 1 + Math.ceil(width / 8);
  expect(bytes).toHaveLength(lineLength * height);
  return { width, height, isDark: (x, y) => !((bytes[y * lineLength + 1 + (x >> 3)]! >> (7 - (x & 7))) & 1) };
}

test('the QR code as a picture is the same code, at about 1000 px', async () => {
  const address = 'https://dossier.example/p/1001';
  const modules = modulesOf(await qrSvg(address));
  const { width, height, isDark } = pixelsOf(qrPng(address));
  expect([width, height]).toEqual([28 * modules.length, 28 * modules.length]);
  const corners = [0, 27];
  const picture = corners.map((dy) =>
    modules.map((row, y) => row.map((_, x) => isDark(28 * x + (27 - dy), 28 * y + dy))),
  );
  expect(picture).toEqual([modules, modules]);
});
