import { createRoute, z } from '@hono/zod-openapi';
import { findFacts, type StoredProduct } from '../store/products.ts';
import { buildDetail } from './detail/build-detail.ts';
import { detailSchema } from './detail/schema.ts';
import { Failure, failures } from './failure.ts';
import { findPublished } from './find-published.ts';
import type { App, House } from './house.ts';
import { interfaceLanguage } from './interface-language.ts';
import { publicProductId, versionId } from './path-parameters.ts';

const route = createRoute({
  method: 'get',
  path: '/api/v1/products/{id}/detail',
  summary: 'The public product detail',
  request: {
    params: z.object({ id: publicProductId }),
    query: z.object({ m: z.string().optional(), version: versionId }),
  },
  responses: {
    200: { description: 'Texts in Accept-Language', content: { 'application/json': { schema: detailSchema } } },
    ...failures(400, 404, 410),
  },
});

/** 3.5 `GET /api/v1/products/-{id}/detail?m&version=` */
export function addProductDetail(app: App, { database, siteUrl }: House): void {
  app.openapi(route, async (c) => {
    const product = await findPublished(database, c.req.valid('param').id);
    const version = chooseVersion(product, c.req.valid('query').version);
    const facts = await findFacts(database, product.id, version.id);
    const lang = interfaceLanguage(c.req.header('Accept-Language'));
    c.header('Content-Language', lang);
    c.header('Vary', 'Accept-Language');
    return c.json(buildDetail({ product, version, facts, siteUrl }, lang), 200);
  });
}

/** The newest holds the product's data even before an SDS is issued; an older one must be in the list. */
function chooseVersion({ versions }: StoredProduct, id: number | undefined) {
  const version = id === undefined ? versions[0] : versions.find((one) => one.id === id && one.listed);
  if (!version) throw new Failure(404, 'not_found', { field: 'version' });
  return version;
}
