import { createRoute, z } from '@hono/zod-openapi';
import { listPublicProducts } from '../../store/products/public-products.ts';
import { failures } from '../http/failure.ts';
import type { App, AppContext } from '../http/app-context.ts';
import { pageParameter, pageSchema, toPage } from '../http/paging.ts';

const pageSize = 5_000;
const languages = z.array(z.number()).openapi({ description: 'Document language ids' });

const route = createRoute({
  method: 'get',
  path: '/api/v1/p/products',
  summary: 'The published products, for a sitemap',
  request: { query: z.object({ page: pageParameter }) },
  responses: {
    200: {
      description: `By permalink id, ${pageSize} per page`,
      content: {
        'application/json': {
          schema: pageSchema(
            z.object({
              id: z.number(),
              lastmod: z.iso.date().nullable().openapi({ description: 'Date on which a document was last issued' }),
              validLangs: languages,
              validTdsLangs: languages,
              doc: z
                .object({ sds: z.boolean(), tds: z.boolean(), lbl: z.boolean(), ipi: z.boolean() })
                .openapi({ description: 'The documents that a visitor can open' }),
            }),
          ),
        },
      },
    },
    ...failures(400),
  },
});

/** 3.14 `GET /api/v1/p/products?page=` */
export function addPublicProductList(app: App, appContext: AppContext): void {
  app.openapi(route, async (c) => {
    const { page = 1 } = c.req.valid('query');
    const { rows, total } = await listPublicProducts(appContext.database, page, pageSize);
    const data = rows.map(({ sds, tds, label, ipi, ...row }) => ({ ...row, doc: { sds, tds, lbl: label, ipi } }));
    return c.json(toPage(data, { page, pageSize, total }), 200);
  });
}
