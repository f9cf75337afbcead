import { createRoute, z } from '@hono/zod-openapi';
import { UnknownCountryError } from '../documents/esdscom/country-code.ts';
import { sdsPrintData } from '../documents/sds/print.ts';
import { callerOf } from './caller-of.ts';
import { chooseSds, writeSds, writeSdsXml } from './choose-sds.ts';
import { failures } from './failure.ts';
import { findPublished } from './find-published.ts';
import type { App, AppContext } from './house.ts';
import { documentLanguageId, publicProductId, qrCodeChoice, versionId } from './path-parameters.ts';
import { pdfResponse, pdfContent } from './pdf-answer.ts';

const route = createRoute({
  method: 'get',
  path: '/api/v1/sdsRender/sdsPdf/{id}/{lang}',
  summary: 'The safety data sheet as PDF, A4',
  request: {
    params: z.object({ id: publicProductId, lang: documentLanguageId }),
    query: z.object({ version: versionId, qrCode: qrCodeChoice }),
  },
  responses: {
    200: { description: 'Tagged PDF (PDF/UA-1 and PDF/A-3a), the sheet as eSDScom XML in it', content: pdfContent },
    ...failures(400, 404, 410, 422, 429, 503),
  },
});

/** 3.8 `GET /api/v1/sdsRender/sdsPdf/-{id}/{lang}?version=&qrCode=` */
export function addSdsPdf(app: App, appContext: AppContext): void {
  app.openapi(route, async (c) => {
    const { id, lang } = c.req.valid('param');
    const { version: wanted, qrCode } = c.req.valid('query');
    const product = await findPublished(appContext.database, id);
    const choice = chooseSds(product, lang, wanted);
    const { version, code } = choice;
    const edition = { product, version: version.id, lang: code, options: `qrCode=${qrCode}` };
    const print = appContext.printed.print(
      'sds',
      edition,
      () => callerOf(appContext, c),
      async () => {
        const { text, created } = version;
        const sheet = await writeSds(appContext, product, choice, qrCode === '1');
        const xml = await writeSdsXml(appContext, product, choice).catch(withoutCountry);
        return sdsPrintData(sheet, { version: text, created, supplier: product.supplier.name }, xml);
      },
    );
    return pdfResponse(c, print);
  });
}

/** A sheet that can't be eSDScom is printed without it. */
function withoutCountry(error: unknown): null {
  if (error instanceof UnknownCountryError) return null;
  throw error;
}
