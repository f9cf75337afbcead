import { createRoute, z } from '@hono/zod-openapi';
import { documentLanguages, type LanguageCode } from '../../languages/languages.ts';
import { findTdsFacts, type StoredProduct } from '../../store/products/stored-products.ts';
import { partResponses } from '../http/conditional.ts';
import { failures, HttpError } from '../http/failure.ts';
import { permalinkOf } from '../../documents/permalink.ts';
import { renderTdsHtml, tdsPrintData } from '../../documents/tds/writers.ts';
import { buildTds } from '../../documents/tds/view-model.ts';
import { printedLogo } from './printed-logo.ts';
import { findPublished } from '../http/find-published.ts';
import type { App, AppContext } from '../http/app-context.ts';
import { documentLanguageId, productId, publicProductId, versionId } from '../http/parameters.ts';
import { pdfContent, printedResponse } from '../http/pdf-response.ts';

interface TdsChoice {
  code: LanguageCode;
  version: StoredProduct['tdsVersions'][number];
}

/**
 * Chooses a version of the technical data sheet; undefined selects the newest.
 * @throws HttpError 404 when the product has no technical data sheet, not in this language, or not in this version
 */
function chooseTds(product: StoredProduct, lang: number, requestedVersion: number | undefined): TdsChoice {
  const language = documentLanguages.find(({ id }) => id === lang && product.validTdsLangs.includes(id));
  const version =
    requestedVersion === undefined
      ? product.tdsVersions[0]
      : product.tdsVersions.find(({ version }) => version === requestedVersion);
  const available = product.tdsEnabled && product.tdsDocument;
  if (!available || !language || !version) throw new HttpError(404, 'No valid TDS version');
  return { code: language.code, version };
}

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
      ...partResponses,
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
      return printedResponse(c, appContext, 'tds', edition, async () => {
        const facts = await findTdsFacts(database, id, version.version);
        const document = buildTds(product, facts, code, { ...version, permalink: permalinkOf(siteUrl, id) });
        return tdsPrintData(document, {
          ...version,
          supplier: product.supplier.name,
          logo: printedLogo(appContext.assets, product),
        });
      });
    });
  }
}

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
      description: 'The sheet of a version; without it, the newest',
      content: { 'application/json': { schema: z.object({ html: z.string() }) } },
    },
    ...failures(400, 404, 410),
  },
});

/** 3.9 `GET /api/v1/p/tds/view/{lang}/-{id}?version=` */
export function addTdsView(app: App, { database }: AppContext): void {
  app.openapi(route, async (c) => {
    const { id, lang } = c.req.valid('param');
    const { version: requestedVersion } = c.req.valid('query');
    const product = await findPublished(database, id);
    const { code, version } = chooseTds(product, lang, requestedVersion);
    const facts = await findTdsFacts(database, id, version.version);
    const document = buildTds(product, facts, code, { ...version, permalink: null });
    return c.json({ html: renderTdsHtml(document) }, 200);
  });
}
