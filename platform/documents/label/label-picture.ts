import { z } from 'zod';
import { loadSharp } from '../../runtime/sharp.ts';
import type { Drawing } from '../pdf/typesetter.ts';

/** What a label gives up for mandatory text, in this order (templates/label-layout.typ); exempt text last. */
const givenUpSteps = ['optional', 'qr', 'margins', 'arrangement', 'pictograms', 'exemption'] as const;

export type GivenUpStep = (typeof givenUpSteps)[number];

/** The layout that the drawing of a label reports. */
export const labelFit = z.object({
  /** False: the mandatory text does not fit even at the minimum size; nothing is drawn. */
  fits: z.boolean(),
  /** Type of the text, and of the product's name before it is reduced for a long word. */
  fontPt: z.number(),
  titlePt: z.number(),
  smallestFontPt: z.number(),
  /** x-height of the smallest type. */
  smallestXHeightMm: z.number(),
  /** Edge of the square set on its point; null without pictograms. */
  pictogramEdgeMm: z.number().nullable(),
  /** Of a panel. */
  widthMm: z.number(),
  heightMm: z.number(),
  /** Including the quiet zone; null without a code. */
  qrEdgeMm: z.number().nullable(),
  paddingMm: z.object({ top: z.number(), right: z.number(), bottom: z.number(), left: z.number() }),
  givenUp: z.array(z.enum(givenUpSteps)),
  /** 1; of a fold-out label front, inside and back, which are drawn below each other. */
  panels: z.number(),
});
export type LabelFit = z.infer<typeof labelFit>;

/** Resolution of label printers. */
const dotsPerInch = 300;

export interface LabelPicture {
  svg: Buffer<ArrayBuffer>;
  fit: LabelFit;
}

/** Converts a label's drawing to a picture for the screen with its size in millimetres, and the reported layout. */
export function labelPicture({ svg, reports }: Drawing): LabelPicture {
  const fit = labelFit.parse(reports[0]);
  return { svg: withSize(svg, `${fit.widthMm}mm`, `${fit.heightMm * fit.panels}mm`), fit };
}

/** Converts the picture to PNG, at 300 dpi. */
export async function labelPng({ svg, fit }: LabelPicture): Promise<Buffer> {
  const sharp = await loadSharp();
  const drawing = withSize(svg, toPoints(fit.widthMm), toPoints(fit.heightMm * fit.panels));
  return sharp(drawing, { density: dotsPerInch })
    .flatten({ background: '#fff' })
    .withMetadata({ density: dotsPerInch })
    .png()
    .toBuffer();
}

/** `density` is the dots per inch of a drawing without a unit. */
const toPoints = (millimetres: number) => String((millimetres * 72) / 25.4);

/** A drawing with other attributes for its size, in its first tag. */
export function withSize(svg: Buffer<ArrayBuffer>, width: string, height: string, more = ''): Buffer<ArrayBuffer> {
  const end = svg.indexOf('>');
  const tag = svg.toString('latin1', 0, end);
  const sized = tag.replace(/(\bwidth=")[^"]*("\s+height=")[^"]*"/, `$1${width}$2${height}"${more}`);
  return Buffer.concat([Buffer.from(sized, 'latin1'), svg.subarray(end)]);
}
