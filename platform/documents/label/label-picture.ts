import { z } from 'zod';
import sharp from 'sharp';
import type { Drawing } from '../pdf/typesetter.ts';

/** What the drawing of a label reports of what it set. */
export const labelFit = z.object({
  /** False: the text has no room even at the least size, and is cut off. */
  fits: z.boolean(),
  smallestFontPt: z.number(),
  /** The height of the letter x in the smallest type. */
  smallestXHeightMm: z.number(),
  /** Of the square that stands on its point; null without pictograms. */
  pictogramEdgeMm: z.number().nullable(),
  widthMm: z.number(),
  heightMm: z.number(),
  /** With its quiet zone; null without a code. */
  qrEdgeMm: z.number().nullable(),
});
export type LabelFit = z.infer<typeof labelFit>;

/** What printers of labels resolve. */
const dotsPerInch = 300;

export interface LabelPicture {
  svg: string;
  fit: LabelFit;
}

/** A label's drawing as a picture for the screen, its size in millimetres, with what was set. */
export function labelPicture({ svg, reports }: Drawing): LabelPicture {
  const fit = labelFit.parse(reports[0]);
  return { svg: withSize(svg, `${fit.widthMm}mm`, `${fit.heightMm}mm`), fit };
}

/** The same as PNG, at 300 dpi. */
export const labelPng = ({ svg, fit }: LabelPicture): Promise<Buffer> =>
  sharp(Buffer.from(withSize(svg, inPoints(fit.widthMm), inPoints(fit.heightMm))), { density: dotsPerInch })
    .flatten({ background: '#fff' })
    .withMetadata({ density: dotsPerInch })
    .png()
    .toBuffer();

/** Of a drawing without a unit `density` tells the points of an inch. */
const inPoints = (millimetres: number) => String((millimetres * 72) / 25.4);

const withSize = (svg: string, width: string, height: string) =>
  svg.replace(/(<svg\b[^>]*?\bwidth=")[^"]*("\s+height=")[^"]*"/, `$1${width}$2${height}"`);
