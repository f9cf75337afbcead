import { createRoute, z } from '@hono/zod-openapi';
import { sdsPrintData } from '../documents/sds/print.ts';
import { chooseSds, writeSds } from './choose-sds.ts';
import { failures } from './failure.ts';
import { findPublished } from './find-published.ts';
import type { App, House } from './house.ts';
import { documentLanguageId, publicProductId, qrCodeChoice, versionId } from './path-parameters.ts';
import { pdfAnswer, pdfContent } from './pdf-answer.ts';

const route = createRoute({
  method: 'get',
  path: '/api/v1/sdsRender/sdsPdf/{id}/{lang}',
  summary: 'The safety data sheet as PDF, A4',
  request: {
    params: z.object({ id: publicProductId, lang: documentLanguageId }),
    query: z.object({ version: versionId, qrCode: qrCodeChoice }),
  },
  responses: {
    200: { description: 'Tagged PDF (PDF/UA-1)', content: pdfContent },
    ...failures(400, 404, 410, 422, 503),
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
    const print = house.printed.print('sds', edition, async () =>
      sdsPrintData(await writeSds(house, product, choice, qrCode === '1'), {
        version: version.text,
        created: version.created,
        supplier: product.supplier.name,
      }),
    );
    return pdfAnswer(c, print);
  });
}
