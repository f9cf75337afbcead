import { createRoute, z } from '@hono/zod-openapi';
import { ipiPrintData, renderIpiHtml } from '../../documents/ipi/writers.ts';
import { buildIpi } from '../../documents/ipi/view-model.ts';
import { printedLogo } from './printed-logo.ts';
import { qrCodePicture } from '../../documents/pdf/print-data.ts';
import { permalinkOf } from '../../documents/permalink.ts';
import { readFacts, type StoredProduct } from '../../store/products/stored-products.ts';
import { chooseSds, type SdsChoice } from './sds.ts';
import { partResponses } from '../http/conditional.ts';
import { HttpError, failures } from '../http/failure.ts';
import { findPublished } from '../http/find-published.ts';
import type { App, AppContext } from '../http/app-context.ts';
import { documentLanguageId, marketChoice, productId, publicProductId, qrCodeChoice } from '../http/parameters.ts';
import { printedResponse, pdfContent, pdfHeaders } from '../http/pdf-response.ts';

const view = createRoute({
  method: 'get',
  path: '/api/v1/sdsRender/ipi/{id}/{lang}/P',
  summary: 'The safety instructions as HTML',
  request: {
    params: z.object({ id: publicProductId, lang: documentLanguageId }),
    query: z.object({ qrCode: qrCodeChoice, market: marketChoice }),
  },
  responses: {
    200: { description: 'Each part is a section', content: { 'text/html': { schema: z.string() } } },
    ...failures(400, 404, 410),
  },
});

const pdf = createRoute({
  method: 'get',
  path: '/api/sdsRender/pdf/{id}/{lang}',
  summary: 'The safety instructions as PDF: A4, or the poster',
  request: {
    // Brand dossier sends the id with a minus sign, brand chemcard without (section 2).
    params: z.object({
      id: z.union([publicProductId, productId], { error: 'must be the permalink id, with or without a minus sign' }),
      lang: documentLanguageId,
    }),
    query: z.object({
      format: z.enum(['A2', 'A4'], { error: 'must be A2 (the poster, printed as A3) or A4' }).default('A4'),
      qrCode: qrCodeChoice,
      market: marketChoice,
    }),
  },
  responses: {
    200: {
      description: 'Tagged PDF (PDF/UA-1), one page, or two where one does not hold every rule',
      headers: pdfHeaders,
      content: pdfContent,
    },
    ...partResponses,
    ...failures(400, 404, 410, 422, 429, 503),
  },
});

/** 3.10: the safety instructions (IPI) as text and as PDF. */
export function addIpi(app: App, appContext: AppContext): void {
  app.openapi(view, async (c) => {
    const { id, lang } = c.req.valid('param');
    const { qrCode: shown, market } = c.req.valid('query');
    const { product, choice } = await chooseIpi(appContext, id, lang, market);
    const document = await writeIpi(appContext, product, choice, shown === '1');
    const qrCode = document.permalink && (await qrCodePicture(document.permalink.url));
    return c.html(renderIpiHtml(document, qrCode), 200);
  });
  app.openapi(pdf, async (c) => {
    const { id, lang } = c.req.valid('param');
    const { format, qrCode, market } = c.req.valid('query');
    const { product, choice } = await chooseIpi(appContext, id, lang, market);
    const { version, code } = choice;
    const edition = {
      product,
      version: version.id,
      lang: code,
      options: `format=${format} qrCode=${qrCode} market=${market ?? ''}`,
    };
    return printedResponse(c, appContext, 'ipi', edition, async () => {
      const document = await writeIpi(appContext, product, choice, qrCode === '1');
      return ipiPrintData(document, format === 'A2' ? 'a3' : 'a4', printedLogo(appContext.assets, product));
    });
  });
}

/** The instructions are based on the newest SDS. @throws HttpError 404 when there is no SDS or no instructions */
async function chooseIpi({ database }: AppContext, id: number, lang: number, market: string | undefined) {
  const product = await findPublished(database, id);
  const choice = chooseSds(product, lang, { market });
  if (!product.ipiDocument) throw new HttpError(404, 'No valid SDS version');
  return { product, choice };
}

async function writeIpi({ database, siteUrl }: AppContext, product: StoredProduct, choice: SdsChoice, qrCode: boolean) {
  const { code, version, previousVersions, market } = choice;
  const facts = await readFacts(database, product, version.id);
  return buildIpi(product, facts, code, {
    qrCode,
    permalink: permalinkOf(siteUrl, product.id),
    market,
    version,
    previousVersions,
  });
}
