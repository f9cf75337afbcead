import { execFileSync } from 'node:child_process';
import sharp, { type Sharp } from 'sharp';

/** Drawn twice as fine as it is looked at, so that how a program places the edge of a letter does not count. */
const finer = 2;

/** The share of pixels that are black in one and white in the other, when a PDF's page and an SVG are drawn at 150 dpi. */
export async function differingPixels(pdf: Buffer, svg: string): Promise<number> {
  const picture = sharp(
    await sharp(Buffer.from(convertToPoints(svg)), { density: 150 * finer })
      .png()
      .toBuffer(),
  );
  const { width = 0, height = 0 } = await picture.metadata();
  const size = { width: Math.round(width / finer), height: Math.round(height / finer) };
  const page = execFileSync('pdftoppm', ['-png', '-scale-to-x', String(width), '-scale-to-y', String(height), '-'], {
    input: pdf,
    maxBuffer: 100_000_000,
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  const [pageGrey, other] = [await greyOf(sharp(page), size), await greyOf(picture, size)];
  return pageGrey.filter((grey, index) => Math.abs(grey - (other[index] ?? 0)) > 127).length / pageGrey.length;
}

/** Without a unit, `density` tells the points of an inch. */
const convertToPoints = (svg: string) =>
  svg.replace(/(\d+)mm/g, (_, millimetres: string) => String((Number(millimetres) * 72) / 25.4));

const greyOf = (drawn: Sharp, { width, height }: { width: number; height: number }): Promise<Buffer> =>
  drawn.flatten({ background: '#fff' }).resize(width, height, { fit: 'fill' }).greyscale().raw().toBuffer();
