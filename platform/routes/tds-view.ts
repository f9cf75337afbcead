import { createRoute, z } from '@hono/zod-openapi';
import { renderTdsHtml } from '../documents/tds/html.ts';
import { buildTds } from '../documents/tds/view-model.ts';
import { findTdsFacts } from '../store/products.ts';
import { chooseTds } from './choose-tds.ts';
import { failures } from './failure.ts';
import { findPublished } from './find-published.ts';
import type { App, AppContext } from './house.ts';
import { documentLanguageId, publicProductId, versionId } from './path-parameters.ts';

const route = createRoute({
  method: 'get',
  path: '/api/v1/p/tds/view/{lang}/{id}',
  summary: 'The technical data sheet as HTML',
  request: {
    params: z.object({ lang: documentLanguageId, id: publicProductId }),
    query: z.object({ version: versionId }),
  },
  responses: {
    200: {
      description: 'The sheet of a version, the newest where it is left out',
      content: { 'application/json': { schema: z.object({ html: z.string() }) } },
    },
    ...failures(400, 404, 410),
  },
});

/** 3.9 `GET /api/v1/p/tds/view/{lang}/-{id}?version=` */
export function addTdsView(app: App, { database }: AppContext): void {
  app.openapi(route, async (c) => {
    const { id, lang } = c.req.valid('param');
    const { version: wanted } = c.req.valid('query');
    const product = await findPublished(database, id);
    const { code, version } = chooseTds(product, lang, wanted);
    const facts = await findTdsFacts(database, id, version.version);
    const document = buildTds(product, facts, code, { ...version, permalink: null });
    return c.json({ html: renderTdsHtml(document) }, 200);
  });
}
