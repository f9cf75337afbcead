import { z } from 'zod';

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
