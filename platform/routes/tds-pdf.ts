import { permalinkOf } from '../documents/permalink.ts';
import { createRoute, z } from '@hono/zod-openapi';
import { tdsPrintData } from '../documents/tds/print.ts';
import { buildTds } from '../documents/tds/view-model.ts';
import { findTdsFacts } from '../store/products.ts';
import { callerOf } from './caller-of.ts';
import { chooseTds } from './choose-tds.ts';
import { failures } from './failure.ts';
import { findPublished } from './find-published.ts';
import type { App, AppContext } from './house.ts';
import { documentLanguageId, productId, publicProductId, versionId } from './path-parameters.ts';
import { pdfResponse, pdfContent } from './pdf-answer.ts';

/** Section 2: each brand has a path of its own. */
const brandPaths = [
  { path: '/api/v1/p/tds/pdf/{lang}/{id}', id: publicProductId },
  { path: '/api/v1/tds/pdf/{lang}/{id}', id: productId },
];

const routeOf = ({ path, id }: (typeof brandPaths)[number]) =>
  createRoute({
    method: 'get',
    path,
    summary: 'The technical data sheet as PDF, A4',
    request: { params: z.object({ lang: documentLanguageId, id }), query: z.object({ version: versionId }) },
    responses: {
      200: { description: 'Tagged PDF (PDF/UA-1)', content: pdfContent },
      ...failures(400, 404, 410, 422, 429, 503),
    },
  });

/** 3.9: the technical data sheet as PDF. */
export function addTdsPdf(app: App, appContext: AppContext): void {
  const { database, siteUrl } = appContext;
  for (const brandPath of brandPaths) {
    app.openapi(routeOf(brandPath), async (c) => {
      const { id, lang } = c.req.valid('param');
      const product = await findPublished(database, id);
      const { code, version } = chooseTds(product, lang, c.req.valid('query').version);
      const edition = { product, version: version.version, lang: code, options: '' };
      const print = appContext.printed.print(
        'tds',
        edition,
        () => callerOf(appContext, c),
        async () => {
          const facts = await findTdsFacts(database, id, version.version);
          const document = buildTds(product, facts, code, { ...version, permalink: permalinkOf(siteUrl, id) });
          return tdsPrintData(document, { ...version, supplier: product.supplier.name });
        },
      );
      return pdfResponse(c, print);
    });
  }
}
