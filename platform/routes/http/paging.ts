import { z } from '@hono/zod-openapi';

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
