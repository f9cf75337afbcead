import { createRoute, z } from '@hono/zod-openapi';
import { labelQuery } from '../documents/label/label-settings.ts';
import { admitted, chooseLabel, printLabel, printRuler } from './choose-label.ts';
import { failures } from './failure.ts';
import type { App, AppContext } from './house.ts';
import { publicProductId } from './path-parameters.ts';
import { pdfResponse, pdfContent } from './pdf-answer.ts';

/** `ruler=1`: instead, a page to hold a ruler against before labels are printed. */
const ruler = z.enum(['1'], { error: 'wants 1, or to be left out' }).optional();

const route = createRoute({
  method: 'get',
  path: '/api/v1/productLabelRender/pdf/{id}',
  summary: 'The label as PDF: one on a page of its size, or an A4 page full of it',
  request: { params: z.object({ id: publicProductId }), query: labelQuery.extend({ ruler }) },
  responses: {
    200: { description: 'Tagged PDF (PDF/UA-1), one page', content: pdfContent },
    ...failures(400, 404, 410, 422, 429, 503),
  },
});

/** 3.11 `GET /api/v1/productLabelRender/pdf/-{id}?…` */
export function addLabelPdf(app: App, appContext: AppContext): void {
  app.openapi(route, async (c) => {
    const caller = await admitted(appContext, c);
    const choice = await chooseLabel(appContext, c.req.valid('param').id, c.req.valid('query'));
    return pdfResponse(
      c,
      c.req.valid('query').ruler ? printRuler(appContext, caller, choice) : printLabel(appContext, caller, choice),
    );
  });
}
