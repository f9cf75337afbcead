import { createRoute, z } from '@hono/zod-openapi';
import { labelQuery } from '../documents/label/label-settings.ts';
import { chooseLabel, printLabel } from './choose-label.ts';
import { failures } from './failure.ts';
import type { App, House } from './house.ts';
import { publicProductId } from './path-parameters.ts';
import { pdfAnswer, pdfContent } from './pdf-answer.ts';

const route = createRoute({
  method: 'get',
  path: '/api/v1/productLabelRender/pdf/{id}',
  summary: 'The label as PDF: one on a page of its size, or A4 pages full of it',
  request: { params: z.object({ id: publicProductId }), query: labelQuery },
  responses: {
    200: { description: 'Tagged PDF (PDF/UA-1), one page', content: pdfContent },
    ...failures(400, 404, 410, 422, 503),
  },
});

/** 3.11 `GET /api/v1/productLabelRender/pdf/-{id}?…` */
export function addLabelPdf(app: App, house: House): void {
  app.openapi(route, async (c) => {
    const choice = await chooseLabel(house, c.req.valid('param').id, c.req.valid('query'));
    return pdfAnswer(c, printLabel(house, choice));
  });
}
