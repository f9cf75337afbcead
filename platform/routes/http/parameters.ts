import { z } from '@hono/zod-openapi';

/** `?page=` of a list; pages count from 1. */
export const pageParameter = z
  .string()
  .regex(/^([1-9]\d{0,6})?$/, 'wants a page number')
  .transform((text) => Number(text || 1))
  .optional()
  .openapi({ type: 'string', example: '1' });

/** The answer of a list: one page of its rows. */
export const pageOf = <Row extends z.ZodType>(row: Row) =>
  z.object({ data: z.array(row), page: z.number(), pages: z.number(), total: z.number() });

/** How many pages `total` rows make; an empty list has one. */
export const pagesOf = (total: number, pageSize: number): number => Math.max(1, Math.ceil(total / pageSize));

/** `-1042` in a public path: the permalink id behind a minus sign. */
export const publicProductId = z
  .string()
  .regex(/^-[1-9]\d{0,11}$/, 'wants a minus sign and the permalink id')
  .transform((text) => Number(text.slice(1)))
  .openapi({ type: 'string', pattern: '^-[1-9]\\d{0,11}$', example: '-1001' });

/** A document language id. */
export const documentLanguageId = z
  .string()
  .regex(/^[1-9]\d{0,3}$/, 'wants a document language id')
  .transform(Number)
  .openapi({ type: 'string', pattern: '^[1-9]\\d{0,3}$', example: '1' });

/** A version's id; the newest version where it is left out. */
export const versionId = z
  .string()
  .regex(/^\d{1,12}$/, 'wants a version id')
  .transform(Number)
  .optional()
  .openapi({ type: 'string', pattern: '^\\d{1,12}$', example: '31' });

/** `1042` in a path of a logged-in user or of brand chemcard: the permalink id itself. */
export const productId = z
  .string()
  .regex(/^[1-9]\d{0,11}$/, 'wants the permalink id')
  .transform(Number)
  .openapi({ type: 'string', pattern: '^[1-9]\\d{0,11}$', example: '1001' });

/** 0: no QR code; left out: 1. */
export const qrCodeChoice = z.enum(['0', '1'], { error: 'wants 0 or 1' }).default('1');
