import { createRoute, z } from '@hono/zod-openapi';
import { renderSdsHtml, sdsPrintData, sdsSections } from '../../documents/sds/writers.ts';
import { UnknownCountryError } from '../../esdscom/write/country-code.ts';
import { chooseSds, writeSds, writeSdsXml } from './choose-sds.ts';
import { failures, HttpError } from '../http/failure.ts';
import { findPublished } from '../http/find-published.ts';
import type { App, AppContext } from '../http/app-context.ts';
import { documentLanguageId, marketChoice, publicProductId, qrCodeChoice, versionId } from '../http/parameters.ts';
import { callerOf } from '../http/bearer.ts';
import { printedLogo } from './printed-logo.ts';
import { pdfContent, pdfResponse } from '../http/pdf-response.ts';

const route = createRoute({
  method: 'get',
  path: '/api/v1/sdsRender/view/{id}/{lang}',
  summary: 'The safety data sheet as HTML',
  request: {
    params: z.object({ id: publicProductId, lang: documentLanguageId }),
    query: z.object({ version: versionId, qrCode: qrCodeChoice, market: marketChoice }),
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

/** 3.8 `GET /api/v1/sdsRender/view/-{id}/{lang}?version=&qrCode=&market=` */
export function addSdsView(app: App, appContext: AppContext): void {
  app.openapi(route, async (c) => {
    const { id, lang } = c.req.valid('param');
    const { version, qrCode, market } = c.req.valid('query');
    const product = await findPublished(appContext.database, id);
    const document = await writeSds(appContext, product, chooseSds(product, lang, { version, market }), qrCode === '1');
    return c.json({ html: renderSdsHtml(document), sections: sdsSections(document) }, 200);
  });
}

const pdfRoute = createRoute({
  method: 'get',
  path: '/api/v1/sdsRender/sdsPdf/{id}/{lang}',
  summary: 'The safety data sheet as PDF, A4',
  request: {
    params: z.object({ id: publicProductId, lang: documentLanguageId }),
    query: z.object({ version: versionId, qrCode: qrCodeChoice, market: marketChoice }),
  },
  responses: {
    200: { description: 'Tagged PDF (PDF/UA-1 and PDF/A-3a), the sheet as eSDScom XML in it', content: pdfContent },
    ...failures(400, 404, 410, 422, 429, 503),
  },
});

/** 3.8 `GET /api/v1/sdsRender/sdsPdf/-{id}/{lang}?version=&qrCode=&market=` */
export function addSdsPdf(app: App, appContext: AppContext): void {
  app.openapi(pdfRoute, async (c) => {
    const { id, lang } = c.req.valid('param');
    const { version: wanted, qrCode, market } = c.req.valid('query');
    const product = await findPublished(appContext.database, id);
    const choice = chooseSds(product, lang, { version: wanted, market });
    const { version, code } = choice;
    const edition = { product, version: version.id, lang: code, options: `qrCode=${qrCode} market=${market ?? ''}` };
    const print = appContext.printed.print(
      'sds',
      edition,
      () => callerOf(appContext, c),
      async () => {
        const { text, created } = version;
        const sheet = await writeSds(appContext, product, choice, qrCode === '1');
        const xml = await writeSdsXml(appContext, product, choice).catch(withoutCountry);
        return sdsPrintData(
          sheet,
          { version: text, created, supplier: product.supplier.name, logo: printedLogo(appContext.assets, product) },
          xml,
        );
      },
    );
    return pdfResponse(c, print);
  });
}

/** A sheet whose country eSDScom does not know is printed without the XML. */
function withoutCountry(error: unknown): null {
  if (error instanceof UnknownCountryError) return null;
  throw error;
}

const xmlRoute = createRoute({
  method: 'get',
  path: '/api/v1/sdsRender/xml/{id}/{lang}',
  summary: 'The safety data sheet as eSDScom XML 5.6',
  request: {
    params: z.object({ id: publicProductId, lang: documentLanguageId }),
    query: z.object({ version: versionId, market: marketChoice }),
  },
  responses: {
    200: {
      description: 'eSDScom XML 5.6, for the regulations of the European Union',
      content: { 'application/xml': { schema: z.string() } },
    },
    ...failures(400, 404, 410, 422, 429, 503),
  },
});

/** 3.8 `GET /api/v1/sdsRender/xml/-{id}/{lang}?version=&market=` */
export function addSdsXml(app: App, appContext: AppContext): void {
  app.openapi(xmlRoute, async (c) => {
    const { id, lang } = c.req.valid('param');
    const product = await findPublished(appContext.database, id);
    const choice = chooseSds(product, lang, c.req.valid('query'));
    const caller = await callerOf(appContext, c);
    const run = () => writeSdsXml(appContext, product, choice).catch(asUnprocessable);
    const xml = await appContext.queues.exports.run({ caller, rank: 'any', run });
    return c.body(xml, 200, { 'Content-Type': 'application/xml' });
  });
}

function asUnprocessable(error: unknown): never {
  if (error instanceof UnknownCountryError) throw new HttpError(422, 'unknown_country', { message: error.message });
  throw error;
}
