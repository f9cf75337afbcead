import { z } from '@hono/zod-openapi';

const maxLength = 200;
const error = `must have at most ${maxLength} characters and no control characters`;

/** A text of a search. */
export const searchText = z
  .string()
  .max(maxLength, error)
  .regex(/^\P{Cc}*$/u, error);

/** The filters that the workgroup's list and the public catalogue share. */
export const pictogramFilter = z
  .string()
  .regex(/^GHS0[1-9]$/, 'must be GHS01 to GHS09')
  .optional()
  .openapi({ description: 'Only products with this pictogram', example: 'GHS02' });
export const languageFilter = z
  .string()
  .regex(/^[1-9]\d{0,2}$/, 'must be the id of a document language')
  .transform(Number)
  .optional()
  .openapi({ type: 'string', description: 'Only products with a valid SDS in this language', example: '1' });
