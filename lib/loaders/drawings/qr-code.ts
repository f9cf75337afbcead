import 'server-only';
import { crc32, deflateSync } from 'node:zlib';
import { create, toString } from 'qrcode';

/** ISO/IEC 18004: black on white with a quiet zone of four modules, so that it reads on any ground. */
const quietModules = 4;
const errorCorrectionLevel = 'M';

/** A QR code of a text as a drawing. */
export const qrSvg = (text: string): Promise<string> =>
  toString(text, {
    type: 'svg',
    errorCorrectionLevel,
    margin: quietModules,
    color: { dark: '#000000', light: '#ffffff' },
  });

/** About 1000 px: sharp at 8 cm and 300 dpi. */
const pixelsPerModule = 28;

/** A QR code of a text as a PNG of one bit a pixel (ISO/IEC 15948). */
export function qrPng(text: string): Buffer<ArrayBuffer> {
  const { size, data } = create(text, { errorCorrectionLevel }).modules;
  const widthPx = (size + 2 * quietModules) * pixelsPerModule;
  const isLight = (x: number, y: number) => x < 0 || y < 0 || x >= size || y >= size || !data[y * size + x];
  const lines = Array.from({ length: size + 2 * quietModules }, (_, row) => {
    // The first byte is the line's filter, none; pixels begin at the highest bit of the next.
    const line = Buffer.alloc(1 + Math.ceil(widthPx / 8));
    for (let pixel = 0; pixel < widthPx; pixel += 1) {
      const x = Math.floor(pixel / pixelsPerModule) - quietModules;
      if (isLight(x, row - quietModules)) line[1 + (pixel >> 3)]! |= 0x80 >> (pixel & 7);
    }
    return Array<Buffer>(pixelsPerModule).fill(line);
  });
  const header = Buffer.alloc(13);
  header.writeUInt32BE(widthPx, 0);
  header.writeUInt32BE(widthPx, 4);
  header[8] = 1;
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(lines.flat()))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(4);
  frame.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([frame, body, check]);
}
