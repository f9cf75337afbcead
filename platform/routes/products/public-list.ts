import { createRoute, z } from '@hono/zod-openapi';
import { listPublicProducts } from '../../store/public-products.ts';
import { failures } from '../failure.ts';
import type { App, House } from '../house.ts';
import { pageParameter } from '../page-parameter.ts';

const pageSize = 5_000;
const languages = z.array(z.number()).openapi({ description: 'Document language ids' });

const route = createRoute({
  method: 'get',
  path: '/api/v1/p/products',
  summary: 'The published products, for a sitemap',
  request: { query: z.object({ page: pageParameter }) },
  responses: {
    200: {
      description: `By permalink id, ${pageSize} a page`,
      content: {
        'application/json': {
          schema: z.object({
            data: z.array(
              z.object({
                id: z.number(),
                lastmod: z.iso.date().nullable().openapi({ description: 'Day on which a document was issued last' }),
                validLangs: languages,
                validTdsLangs: languages,
              }),
            ),
            page: z.number(),
            pages: z.number(),
            total: z.number(),
          }),
        },
      },
    },
    ...failures(400),
  },
});

/** 3.14 `GET /api/v1/p/products?page=` */
export function addPublicProductList(app: App, house: House): void {
  app.openapi(route, async (c) => {
    const { page = 1 } = c.req.valid('query');
    const { rows, total } = await listPublicProducts(house.database, page, pageSize);
    return c.json({ data: rows, page, pages: Math.max(1, Math.ceil(total / pageSize)), total }, 200);
  });
}
