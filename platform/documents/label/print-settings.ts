import { z } from 'zod';
import { type PrinterResolution, printerResolutions } from './label-bitmap.ts';

/** Maximum number of labels of a job: a roll, and a minute of rendering. */
export const maxLabelsPerJob = 1000;

const copiesError = `must be 1 to ${maxLabelsPerJob} labels; print more in several jobs`;

/** The number of labels. */
export const labelCopies = z
  .string()
  .regex(/^[1-9]\d{0,9}$/, copiesError)
  .transform(Number)
  .refine((count) => count <= maxLabelsPerJob, copiesError);

/** Where printing begins on a sheet, and the error of the printer's feed, in mm. */
const offsetError = 'must be -10 to 10 millimetres';
const offset = z
  .string()
  .regex(/^-?\d{1,2}(\.\d{1,2})?$/, offsetError)
  .transform(Number)
  .refine((mm) => Math.abs(mm) <= 10, offsetError)
  .default(0);

/** The query parameters of a sheet of labels. */
export const sheetQuery = {
  start: z
    .string()
    .regex(/^[1-9]\d{0,3}$/, 'must be the number of a label on the sheet')
    .transform(Number)
    .default(1),
  offX: offset,
  offY: offset,
};

const resolutions = Object.keys(printerResolutions);

/** The query parameters of a thermal printer. */
export const printerQuery = {
  dpi: z
    .enum(resolutions as [string, ...string[]], { error: `must be one of ${resolutions.join(', ')}` })
    .default('300')
    .transform((dpi) => Number(dpi) as PrinterResolution),
  copies: labelCopies.default(1),
};
