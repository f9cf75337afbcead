import { z } from '@hono/zod-openapi';

/** `?page=` of a list; pages count from 1. */
export const pageParameter = z
  .string()
  .regex(/^([1-9]\d{0,6})?$/, 'wants a page number')
  .transform((text) => Number(text || 1))
  .optional()
  .openapi({ type: 'string', example: '1' });
