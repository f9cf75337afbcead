import { createRoute, z } from '@hono/zod-openapi';
import { isGtin14 } from '../../rules/identifiers.ts';
import { findByGtin } from '../../store/products/public-products.ts';
import { failures } from '../http/failure.ts';
import { published } from '../http/find-published.ts';
import type { App, AppContext } from '../http/app-context.ts';

const route = createRoute({
  method: 'get',
  path: '/api/v1/p/gtin/{gtin}',
  summary: 'The product of a GTIN',
  request: {
    params: z.object({
      gtin: z
        .string()
        .refine(isGtin14, { error: 'must be the 14 digits of a GTIN' })
        .openapi({ type: 'string', pattern: '^\\d{14}$', example: '09521234000013' }),
    }),
  },
  responses: {
    200: {
      description: 'Its permalink id',
      content: { 'application/json': { schema: z.object({ id: z.number() }) } },
    },
    ...failures(400, 404, 410),
  },
});

/** 3.15 `GET /api/v1/p/gtin/{gtin}` */
export function addProductByGtin(app: App, appContext: AppContext): void {
  app.openapi(route, async (c) => {
    const { id } = published(await findByGtin(appContext.database, c.req.valid('param').gtin));
    return c.json({ id }, 200);
  });
}
