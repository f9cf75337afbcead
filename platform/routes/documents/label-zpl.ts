import { createRoute, z } from '@hono/zod-openapi';
import { labelQuery } from '../../documents/label/label-settings.ts';
import { labelBitmap } from '../../documents/label/label-bitmap.ts';
import { zplLabel } from '../../documents/label/zpl.ts';
import { printerQuery } from '../../documents/label/print-settings.ts';
import { failures } from '../http/failure.ts';
import type { App, AppContext } from '../http/app-context.ts';
import { publicProductId } from '../http/parameters.ts';
import { toHttpError } from '../http/pdf-response.ts';
import { admitCaller, chooseLabel, drawLabel } from './choose-label.ts';

/** Not registered; the type that printer drivers and label services use. */
export const zplType = 'application/zpl';

const route = createRoute({
  method: 'get',
  path: '/api/v1/productLabelRender/zpl/{id}',
  summary: 'The label as a program for a thermal printer (ZPL II), in one colour',
  request: { params: z.object({ id: publicProductId }), query: labelQuery.extend(printerQuery) },
  responses: {
    200: { description: 'One label, printed `copies` times', content: { [zplType]: { schema: z.string() } } },
    ...failures(400, 404, 410, 422, 429, 503),
  },
});

/** 3.11 `GET /api/v1/productLabelRender/zpl/-{id}?…` */
export function addLabelZpl(app: App, appContext: AppContext): void {
  app.openapi(route, async (c) => {
    const caller = await admitCaller(appContext, c);
    const { dpi, copies, ...query } = c.req.valid('query');
    const choice = await chooseLabel(appContext, c.req.valid('param').id, query);
    const picture = await toHttpError(drawLabel(appContext, caller, choice));
    const zpl = await appContext.queues.exports.run({
      caller,
      rank: 'any',
      run: async () => {
        const withoutFrames = choice.settings.ink === 3;
        return zplLabel(await labelBitmap(picture, dpi, { withoutFrames }), copies);
      },
    });
    return c.body(zpl, 200, { 'Content-Type': zplType });
  });
}
