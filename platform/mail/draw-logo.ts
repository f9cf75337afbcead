import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { plainDrawing } from './plain-drawing.ts';
import { LogoError, logoPixels, type SenderLogo } from './sender-logo.ts';

/** Of a file, 1 MiB. */
export const maxLogoBytes = 1024 * 1024;
const maxPixels = 4096 * 4096;
const almostWhite = 250;
const pngSignature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

/**
 * The logo that a file, SVG or PNG, shows on white ground: a picture of its own, which has nothing of the file but its looks.
 * @throws LogoError
 */
export async function drawLogo(file: Uint8Array): Promise<SenderLogo> {
  const isPng = pngSignature.equals(file.subarray(0, pngSignature.length));
  const source = isPng ? file : Buffer.from(plainDrawing(file));
  const png = await sharp(source, { limitInputPixels: maxPixels })
    .resize({ ...logoPixels, fit: 'inside', withoutEnlargement: isPng })
    .flatten({ background: '#fff' })
    .png({ palette: true, compressionLevel: 9 })
    .timeout({ seconds: 10 })
    .toBuffer()
    .catch((reason: unknown) => {
      throw new LogoError(`can’t be drawn as ${isPng ? 'PNG' : 'SVG'} of at most 4096 × 4096 pixels`, {
        cause: reason,
      });
    });
  const { channels } = await sharp(png).stats();
  if (channels.every(({ min }) => min >= almostWhite)) throw new LogoError('shows nothing on white ground');
  return { id: createHash('sha256').update(png).digest('hex'), png };
}
