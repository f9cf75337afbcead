import { execFileSync } from 'node:child_process';
import jsQR from 'jsqr';
import sharp from 'sharp';

/** What the QR code in a picture says, null where there is none. `picture` is anything that sharp reads. */
export async function readCode(picture: Buffer): Promise<string | null> {
  const { data, info } = await sharp(picture)
    .flatten({ background: '#fff' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data ?? null;
}

/** What the QR code on a page of a PDF says; pages count from 1, -1 is the last. */
export async function readCodeInPdf(pdf: Buffer, page: number): Promise<string | null> {
  const pages = String(page);
  const picture = execFileSync('pdftoppm', ['-png', '-r', '150', '-f', pages, '-l', pages, '-'], {
    input: pdf,
    maxBuffer: 1e8,
  });
  return readCode(picture);
}
