import { z } from 'zod';
import sharp from 'sharp';
import type { Drawing } from '../pdf/typesetter.ts';

/** The layout that the drawing of a label reports. */
export const labelFit = z.object({
  /** False: the text does not fit even at the minimum size and is cut off. */
  fits: z.boolean(),
  smallestFontPt: z.number(),
  /** x-height of the smallest type. */
  smallestXHeightMm: z.number(),
  /** Edge of the square set on its point; null without pictograms. */
  pictogramEdgeMm: z.number().nullable(),
  widthMm: z.number(),
  heightMm: z.number(),
  /** Including the quiet zone; null without a code. */
  qrEdgeMm: z.number().nullable(),
});
export type LabelFit = z.infer<typeof labelFit>;

/** Resolution of label printers. */
const dotsPerInch = 300;

export interface LabelPicture {
  svg: string;
  fit: LabelFit;
}

/** Converts a label's drawing to a picture for the screen with its size in millimetres, and the reported layout. */
export function labelPicture({ svg, reports }: Drawing): LabelPicture {
  const fit = labelFit.parse(reports[0]);
  return { svg: withSize(svg, `${fit.widthMm}mm`, `${fit.heightMm}mm`), fit };
}

/** Converts the picture to PNG, at 300 dpi. */
export const labelPng = ({ svg, fit }: LabelPicture): Promise<Buffer> =>
  sharp(Buffer.from(withSize(svg, inPoints(fit.widthMm), inPoints(fit.heightMm))), { density: dotsPerInch })
    .flatten({ background: '#fff' })
    .withMetadata({ density: dotsPerInch })
    .png()
    .toBuffer();

/** `density` is the dots per inch of a drawing without a unit. */
const inPoints = (millimetres: number) => String((millimetres * 72) / 25.4);

const withSize = (svg: string, width: string, height: string) =>
  svg.replace(/(<svg\b[^>]*?\bwidth=")[^"]*("\s+height=")[^"]*"/, `$1${width}$2${height}"`);
