import { createRoute, z } from '@hono/zod-openapi';
import { labelSpreadsheet } from '../documents/label/label-spreadsheet.ts';
import { labelQuery } from '../documents/label/label-settings.ts';
import { userCaller } from './caller-of.ts';
import { chooseLabel } from './choose-label.ts';
import { failures } from './failure.ts';
import { formLimit, readForm } from './form.ts';
import type { App, AppContext } from './house.ts';
import { onlyPost } from './only-post.ts';
import { productId } from './path-parameters.ts';
import { requireUser } from './bearer.ts';

const spreadsheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const { opisOFF, stavkiOFF, vlstorageON, vlusageON } = labelQuery.shape;
const form = z.object({
  synonym_id: productId,
  xlang: z
    .union([z.string(), z.array(z.string())], { error: 'wants a list of document language ids' })
    .transform((ids) => [ids].flat().join(','))
    .pipe(labelQuery.shape.xlang.unwrap()),
  ...{ opisOFF, stavkiOFF, vlstorageON, vlusageON },
});

const description = createRoute({
  method: 'post',
  path: '/api/v1/label/nice_label',
  summary: 'The label’s fields as a spreadsheet for label-printing programs, one row a language',
  request: {
    body: { content: { 'application/x-www-form-urlencoded': { schema: z.object({ synonym_id: z.string() }) } } },
  },
  responses: {
    200: { description: 'XLSX', content: { [spreadsheetType]: { schema: z.string().openapi({ format: 'binary' }) } } },
    ...failures(400, 401, 404, 410, 413, 415, 429, 503),
  },
});

/** 3.11 `POST /api/v1/label/nice_label`, for logged-in users */
export function addLabelSpreadsheet(app: App, appContext: AppContext): void {
  app.openAPIRegistry.registerPath(description);
  app.post(description.path, formLimit, async (c) => {
    const user = await requireUser(appContext, c);
    const { synonym_id, ...parameters } = await readForm(c, form);
    const query = labelQuery.parse(parameters);
    const { product, facts, settings } = await chooseLabel(appContext, synonym_id, query);
    const workbook = await appContext.queues.exports.run({
      caller: userCaller(user, c),
      rank: 'any',
      run: async () => new Uint8Array(await labelSpreadsheet(product, facts, settings, appContext.siteUrl)),
    });
    return c.body(workbook, 200, { 'Content-Type': spreadsheetType, 'Content-Length': String(workbook.byteLength) });
  });
  onlyPost(app, description.path);
}
