import { createRoute, z } from '@hono/zod-openapi';
import { UnknownCountryError } from '../../esdscom/write/country-code.ts';
import { sdsPrintData } from '../../documents/sds/print.ts';
import { callerOf } from '../http/caller-of.ts';
import { chooseSds, writeSds, writeSdsXml } from './choose-sds.ts';
import { failures } from '../http/failure.ts';
import { findPublished } from '../http/find-published.ts';
import type { App, House } from '../http/app-context.ts';
import { documentLanguageId, publicProductId, qrCodeChoice, versionId } from '../http/parameters.ts';
import { pdfAnswer, pdfContent } from '../http/pdf-response.ts';

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
export function addSdsPdf(app: App, house: House): void {
  app.openapi(route, async (c) => {
    const { id, lang } = c.req.valid('param');
    const { version: wanted, qrCode } = c.req.valid('query');
    const product = await findPublished(house.database, id);
    const choice = chooseSds(product, lang, wanted);
    const { version, code } = choice;
    const edition = { product, version: version.id, lang: code, options: `qrCode=${qrCode}` };
    const print = house.printed.print(
      'sds',
      edition,
      () => callerOf(house, c),
      async () => {
        const { text, created } = version;
        const sheet = await writeSds(house, product, choice, qrCode === '1');
        const xml = await writeSdsXml(house, product, choice).catch(withoutCountry);
        return sdsPrintData(sheet, { version: text, created, supplier: product.supplier.name }, xml);
      },
    );
    return pdfAnswer(c, print);
  });
}

/** A sheet that can't be eSDScom is printed without it. */
function withoutCountry(error: unknown): null {
  if (error instanceof UnknownCountryError) return null;
  throw error;
}
