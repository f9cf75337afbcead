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
