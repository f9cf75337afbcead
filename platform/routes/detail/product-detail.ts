import { createRoute, z } from '@hono/zod-openapi';
import { findConfidential } from '../../store/products/attachments.ts';
import { findListedProducts } from '../../store/lists/listed-products.ts';
import { findFacts, type StoredProduct } from '../../store/products/stored-products.ts';
import { requireUser, allowsLogin } from '../http/bearer.ts';
import { canBeFollowed } from '../../store/followers/followers.ts';
import { buildDetail } from './build-detail.ts';
import { detailSchema } from './schema.ts';
import { HttpError, failures } from '../http/failure.ts';
import { findPublished } from '../http/find-published.ts';
import type { App, AppContext } from '../http/app-context.ts';
import { interfaceLanguage } from '../http/preferences.ts';
import { productId, publicProductId, versionId } from '../http/parameters.ts';

const publicId = publicProductId.transform((id) => ({ id, isPublic: true }));
const workgroupId = productId.transform((id) => ({ id, isPublic: false }));

const route = createRoute({
  method: 'get',
  path: '/api/v1/products/{id}/detail',
  security: allowsLogin,
  summary: 'The product detail: the public one with a minus sign before the id, without it the one of a logged-in user',
  request: {
    params: z.object({
      id: z.union([publicId, workgroupId], { error: 'must be the permalink id, with or without a minus sign' }),
    }),
    query: z.object({ m: z.string().optional(), version: versionId }),
  },
  responses: {
    200: { description: 'Texts in Accept-Language', content: { 'application/json': { schema: detailSchema } } },
    ...failures(400, 401, 403, 404, 410),
  },
});

/** 3.5 and 3.6: `GET /api/v1/products/-{id}/detail?m&version=` and `GET /api/v1/products/{id}/detail` */
export function addProductDetail(app: App, appContext: AppContext): void {
  const { database, siteUrl } = appContext;
  app.openapi(route, async (c) => {
    const { id, isPublic } = c.req.valid('param').id;
    if (!isPublic) await requireInList(appContext, c, id);
    const product = await findPublished(database, id);
    const confidential = isPublic ? undefined : await findConfidential(database, id);
    const version = chooseVersion(product, c.req.valid('query').version);
    const facts = await findFacts(database, product.id, version.id);
    const lang = interfaceLanguage(c.req.header('Accept-Language'));
    c.header('Content-Language', lang);
    c.header('Vary', 'Accept-Language');
    const canFollow = appContext.canFollow && canBeFollowed(product);
    return c.json(buildDetail({ product, version, facts, siteUrl, canFollow, confidential }, lang), 200);
  });
}

/** @throws HttpError 401 without a valid token, 404 when the workgroup's list lacks the product */
async function requireInList(appContext: AppContext, c: Parameters<typeof requireUser>[1], id: number): Promise<void> {
  const { workgroup } = await requireUser(appContext, c);
  const listed = workgroup && (await findListedProducts(appContext.database, workgroup.id, [id]));
  if (!listed?.length) throw new HttpError(404, 'not_found');
}

/** The newest version has the product's data even before an SDS is issued; a version that is requested must be listed. */
function chooseVersion({ versions }: StoredProduct, id: number | undefined) {
  const version = id === undefined ? versions[0] : versions.find((version) => version.id === id && version.listed);
  if (!version) throw new HttpError(404, 'not_found', { field: 'version' });
  return version;
}
