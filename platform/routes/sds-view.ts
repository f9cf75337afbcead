import { createRoute, z } from '@hono/zod-openapi';
import { renderSdsHtml, sdsSections } from '../documents/sds/html.ts';
import { chooseSds, writeSds } from './choose-sds.ts';
import { failures } from './failure.ts';
import { findPublished } from './find-published.ts';
import type { App, AppContext } from './house.ts';
import { documentLanguageId, publicProductId, versionId } from './path-parameters.ts';

const route = createRoute({
  method: 'get',
  path: '/api/v1/sdsRender/view/{id}/{lang}',
  summary: 'The safety data sheet as HTML',
  request: {
    params: z.object({ id: publicProductId, lang: documentLanguageId }),
    query: z.object({ version: versionId, qrCode: z.enum(['0', '1'], { error: 'wants 0 or 1' }).default('1') }),
  },
  responses: {
    200: {
      description: 'Each section is an element with the id section-{number}',
      content: {
        'application/json': {
          schema: z.object({ html: z.string(), sections: z.array(z.object({ id: z.number(), title: z.string() })) }),
        },
      },
    },
    ...failures(400, 404, 410),
  },
});

/** 3.8 `GET /api/v1/sdsRender/view/-{id}/{lang}?version=&qrCode=` */
export function addSdsView(app: App, appContext: AppContext): void {
  app.openapi(route, async (c) => {
    const { id, lang } = c.req.valid('param');
    const { version, qrCode } = c.req.valid('query');
    const product = await findPublished(appContext.database, id);
    const document = await writeSds(appContext, product, chooseSds(product, lang, version), qrCode === '1');
    return c.json({ html: renderSdsHtml(document), sections: sdsSections(document) }, 200);
  });
}
