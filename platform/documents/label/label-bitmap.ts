import { collectRecentGarbage } from '../../runtime/collect-garbage.ts';
import { loadSharp } from '../../runtime/sharp.ts';
import { type LabelPicture, withSize } from './label-picture.ts';

/** The resolutions of thermal printers, in dots per inch as they are sold, with the dots per mm of the print heads. */
export const printerResolutions = { 203: 8, 300: 300 / 25.4, 600: 600 / 25.4 } as const;
export type PrinterResolution = keyof typeof printerResolutions;

/** A label in one colour: rows of `bytesPerRow` bytes, the leftmost dot in the highest bit, 1 is black. */
export interface LabelBitmap {
  width: number;
  height: number;
  bytesPerRow: number;
  bits: Uint8Array;
}

/**
 * The luminance above which a dot is white, that of grey 159.5: a dot is black if at least three eighths of it are covered, so that no line
 * of 0.1 mm is lost at 203 dpi, in any position. There is no dithering.
 */
const whiteFrom = 0.35098029;

/** What each value of a channel adds to the luminance (sRGB, IEC 61966-2-1, with the weights of Rec. 709). */
const luminance = (weight: number) =>
  Float64Array.from({ length: 256 }, (_, value) => {
    const share = value / 255;
    return weight * (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4);
  });
const [red, green, blue] = [luminance(0.2126), luminance(0.7152), luminance(0.0722)];

/** The red of the frames in assets/pictograms. */
const frameRed = '#e2001a';

/**
 * Converts a label's drawing to the dots of a printer. `omitsFrames`: the red frames of the pictograms are on the stock and are left
 * out; otherwise they are black.
 */
export async function labelBitmap(
  { svg, fit }: LabelPicture,
  resolution: PrinterResolution,
  { omitsFrames = false } = {},
): Promise<LabelBitmap> {
  const [width, height] = [fit.widthMm, fit.heightMm * fit.panels].map((mm) =>
    Math.round(mm * printerResolutions[resolution]),
  ) as [number, number];
  const drawing = withSize(svg, String(width), String(height), ' preserveAspectRatio="none"');
  const dots = await dotsOf(inlinePictures(removeViewports(drawing.toString()), omitsFrames), width, height);
  collectRecentGarbage();
  return { width, height, ...dots };
}

/** Renders the dots of a drawing, from nine MB of pixels at 300 dpi. */
async function dotsOf(drawing: string, width: number, height: number) {
  const sharp = await loadSharp();
  // The drawing has a white ground: nothing shows through.
  return packPixels(await sharp(Buffer.from(drawing)).ensureAlpha().raw().toBuffer(), width, height);
}

/** Removes the viewports of glyphs of one path, which do not need them: a drawing has a thousand. */
const removeViewports = (svg: string) =>
  svg.replace(/<symbol id="(\w+)" overflow="visible"><path (d="[^"]*"\/>)<\/symbol>/g, '<path id="$1" $2');

const embeddedPicture =
  /<image( transform="[^"]*")? xlink:href="data:image\/svg\+xml;base64,([A-Za-z\d+/=]+)"( width="[\d.]+" height="[\d.]+")[^>]*>/g;

/**
 * Inlines the pictures of a drawing (pictograms and QR code), so that their edges lie on dots; as separate pictures they would be scaled. A
 * picture that defines ids, which another picture may have too, stays a reference.
 */
const inlinePictures = (svg: string, omitsFrames: boolean) =>
  svg.replace(embeddedPicture, (reference, transform: string | undefined, base64: string, size: string) => {
    const picture = Buffer.from(base64, 'base64').toString('utf8');
    const [, attributes = '', content] = /<svg\b([^>]*)>([\s\S]*)$/.exec(picture) ?? [];
    if (content === undefined || / id="/.test(picture)) return reference;
    const isWithoutFrame = omitsFrames && content.includes('<title>GHS');
    const otherAttributes = attributes.replace(/ (?:width|height)="[^"]*"/g, '');
    return `<g${transform ?? ''}><svg${otherAttributes}${size}>${isWithoutFrame ? content.replaceAll(frameRed, '#fff') : content}</g>`;
  });

// Pixels in RGBA as integers whose first byte is the lowest, as on all machines that the typesetter supports.
const white = -1;
const black = 0xff000000 | 0;

/** The dots of pixels in RGBA. */
function packPixels(colours: Buffer, width: number, height: number): Pick<LabelBitmap, 'bytesPerRow' | 'bits'> {
  const bytesPerRow = Math.ceil(width / 8);
  const bits = new Uint8Array(bytesPerRow * height);
  const pixels = new Int32Array(colours.buffer, colours.byteOffset, width * height);
  for (let y = 0; y < height; y += 1) packRow(pixels, y * width, width, bits, y * bytesPerRow);
  return { bytesPerRow, bits };
}

/** Packs eight pixels at a time. */
function packRow(pixels: Int32Array, start: number, width: number, bits: Uint8Array, row: number): void {
  const end = start + width;
  let byte = row;
  let pixel = start;
  for (; pixel + 8 <= end; pixel += 8, byte += 1) {
    // Most of a label is white.
    const half = pixels[pixel]! & pixels[pixel + 1]! & pixels[pixel + 2]! & pixels[pixel + 3]!;
    const other = pixels[pixel + 4]! & pixels[pixel + 5]! & pixels[pixel + 6]! & pixels[pixel + 7]!;
    if ((half & other) !== white) bits[byte] = packEight(pixels, pixel, pixel + 8);
  }
  if (pixel < end) bits[byte] = packEight(pixels, pixel, end);
}

/** The dots of at most eight pixels, the first in the highest bit. */
function packEight(pixels: Int32Array, start: number, end: number): number {
  let dots = 0;
  for (let index = start, bit = 128; index < end; index += 1, bit >>= 1) {
    const colour = pixels[index]!;
    if (colour === white) continue;
    if (colour === black || red[colour & 255]! + green[(colour >> 8) & 255]! + blue[(colour >> 16) & 255]! < whiteFrom)
      dots |= bit;
  }
  return dots;
}
