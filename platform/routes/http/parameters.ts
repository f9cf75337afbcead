import { z } from '@hono/zod-openapi';
import { isCountryCode } from '../../languages/languages.ts';

/** `-1042` in a public path: the permalink id after a minus sign. */
export const publicProductId = z
  .string()
  .regex(/^-[1-9]\d{0,11}$/, 'must be a minus sign and the permalink id')
  .transform((text) => Number(text.slice(1)))
  .openapi({ type: 'string', pattern: '^-[1-9]\\d{0,11}$', example: '-1001' });

/** A document language id. */
export const documentLanguageId = z
  .string()
  .regex(/^[1-9]\d{0,3}$/, 'must be a document language id')
  .transform(Number)
  .openapi({ type: 'string', pattern: '^[1-9]\\d{0,3}$', example: '1' });

/** A version's id. */
export const requiredVersionId = z
  .string({ error: 'must be a version id' })
  .regex(/^\d{1,12}$/, 'must be a version id')
  .transform(Number)
  .openapi({ type: 'string', pattern: '^\\d{1,12}$', example: '31' });

/** A version's id; undefined selects the newest version. */
export const versionId = requiredVersionId.optional();

/** `1042` in a path of a logged-in user or of brand chemcard: the permalink id itself. */
export const productId = z
  .string({ error: 'must be the permalink id' })
  .regex(/^[1-9]\d{0,11}$/, 'must be the permalink id')
  .transform(Number)
  .openapi({ type: 'string', pattern: '^[1-9]\\d{0,11}$', example: '1001' });

/** The country for which a document is made; omitted: the default of product and language. */
export const marketChoice = z
  .string()
  .refine(isCountryCode, 'must be a country code of ISO 3166 such as AT')
  .optional()
  .openapi({ type: 'string', pattern: '^[A-Z]{2}$', example: 'AT' });

/** 0: no QR code; 1 by default. */
export const qrCodeChoice = z.enum(['0', '1'], { error: 'must be 0 or 1' }).default('1');

const maxLength = 200;
const error = `must have at most ${maxLength} characters and no control characters`;

/** A text of a search. */
export const searchText = z
  .string()
  .max(maxLength, error)
  .regex(/^\P{Cc}*$/u, error)
  // Not every program knows \P in a pattern.
  .openapi({ pattern: '^[^\\u0000-\\u001F\\u007F-\\u009F]*$' });

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

/** `?page=` of a list; pages count from 1. */
export const pageParameter = z
  .string()
  .regex(/^([1-9]\d{0,6})?$/, 'must be a page number')
  .transform((text) => Number(text || 1))
  .optional()
  .openapi({ type: 'string', example: '1' });

/** The schema of a response with one page of a list. */
export const pageSchema = <Row extends z.ZodType>(row: Row) =>
  z.object({ data: z.array(row), page: z.number(), pages: z.number(), total: z.number() });

/** The response with one page of a list of `total` rows; an empty list has one page. */
export const toPage = <Row>(
  data: Row[],
  { page, pageSize, total }: { page: number; pageSize: number; total: number },
) => ({ data, page, pages: Math.max(1, Math.ceil(total / pageSize)), total });
