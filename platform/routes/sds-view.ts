import { createRoute, z } from '@hono/zod-openapi';
import { renderSdsHtml, sdsSections } from '../documents/sds/html.ts';
import { buildSds } from '../documents/sds/view-model.ts';
import { documentLanguages, type LanguageCode } from '../phrases/languages.ts';
import { findFacts, type StoredProduct } from '../store/products.ts';
import { productPage } from './detail/build-detail.ts';
import { Failure, failures } from './failure.ts';
import { findPublished } from './find-published.ts';
import type { App, House } from './house.ts';
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
export function addSdsView(app: App, { database, siteUrl }: House): void {
  app.openapi(route, async (c) => {
    const { id, lang } = c.req.valid('param');
    const { version: wanted, qrCode } = c.req.valid('query');
    const product = await findPublished(database, id);
    const { code, version, previousVersions } = chooseSds(product, lang, wanted);
    const facts = await findFacts(database, id, version.id);
    const document = buildSds(product, facts, code, {
      qrCode: qrCode === '1',
      permalink: productPage(siteUrl, id),
      version,
      previousVersions,
    });
    return c.json({ html: renderSdsHtml(document), sections: sdsSections(document) }, 200);
  });
}

interface SdsChoice {
  code: LanguageCode;
  version: StoredProduct['versions'][number];
  /** Newest first. */
  previousVersions: StoredProduct['versions'];
}

/** @throws Failure 404 when the product has no SDS, not in this language, or not in this version */
function chooseSds(product: StoredProduct, lang: number, wanted: number | undefined): SdsChoice {
  const language = documentLanguages.find(({ id }) => id === lang && product.validLangs.includes(id));
  const listed = product.versions.filter((version) => version.listed);
  const position = wanted === undefined ? 0 : listed.findIndex(({ id }) => id === wanted);
  const version = listed[position];
  const available = product.sdsExists && product.sdsDocument && product.languageExists;
  if (!available || !language || !version) throw new Failure(404, 'No valid SDS version');
  return { code: language.code, version, previousVersions: listed.slice(position + 1) };
}
