import { createRoute, z } from '@hono/zod-openapi';
import { sheetQuery } from '../../documents/label/print-settings.ts';
import { labelQuery } from '../../documents/label/label-settings.ts';
import { admitCaller, chooseLabel, drawLabel, printLabel, printRuler } from './choose-label.ts';
import { failures } from '../http/failure.ts';
import type { App, AppContext } from '../http/app-context.ts';
import { publicProductId } from '../http/parameters.ts';
import { pdfContent, pdfResponse, toHttpError } from '../http/pdf-response.ts';
import { labelPng } from '../../documents/label/label-picture.ts';
import { preferences } from '../http/preferences.ts';

/** `ruler=1`: a page with a ruler instead of the label, to check the printer's scale before labels are printed. */
const ruler = z.enum(['1'], { error: 'must be 1 or omitted' }).optional();

const pdfRoute = createRoute({
  method: 'get',
  path: '/api/v1/productLabelRender/pdf/{id}',
  summary: 'The label as PDF: one on a page of its size, or an A4 page full of labels',
  request: { params: z.object({ id: publicProductId }), query: labelQuery.extend({ ruler, ...sheetQuery }) },
  responses: {
    200: { description: 'Tagged PDF (PDF/UA-1), one page', content: pdfContent },
    ...failures(400, 404, 410, 422, 429, 503),
  },
});

/** 3.11 `GET /api/v1/productLabelRender/pdf/-{id}?…` */
export function addLabelPdf(app: App, appContext: AppContext): void {
  app.openapi(pdfRoute, async (c) => {
    const caller = await admitCaller(appContext, c);
    const { ruler: isRuler, start, offX, offY, ...query } = c.req.valid('query');
    const choice = await chooseLabel(appContext, c.req.valid('param').id, query);
    return pdfResponse(
      c,
      isRuler
        ? printRuler(appContext, caller, choice)
        : printLabel(appContext, caller, choice, { start, offsetX: offX, offsetY: offY }),
    );
  });
}

const route = createRoute({
  method: 'get',
  path: '/api/v1/productLabelRender/view/{id}',
  summary: 'The label as a picture of its size',
  request: { params: z.object({ id: publicProductId }), query: labelQuery },
  responses: {
    200: {
      description: 'One label; PNG, at 300 dpi, when Accept prefers it',
      content: {
        'image/svg+xml': { schema: z.string() },
        'image/png': { schema: z.string().openapi({ format: 'binary' }) },
      },
    },
    ...failures(400, 404, 410, 422, 429, 503),
  },
});

/** 3.11 `GET /api/v1/productLabelRender/view/-{id}?…` */
export function addLabelView(app: App, appContext: AppContext): void {
  app.openapi(route, async (c) => {
    const caller = await admitCaller(appContext, c);
    const choice = await chooseLabel(appContext, c.req.valid('param').id, c.req.valid('query'));
    const picture = await toHttpError(drawLabel(appContext, caller, choice));
    c.header('Vary', 'Accept');
    if (preferences(c.req.header('Accept'))[0] === 'image/png') {
      const png = await appContext.queues.exports.run({ caller, rank: 'any', run: () => labelPng(picture) });
      return c.body(new Uint8Array(png), 200, { 'Content-Type': 'image/png' });
    }
    return c.body(picture.svg, 200, { 'Content-Type': 'image/svg+xml; charset=utf-8' });
  });
}
