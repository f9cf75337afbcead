import { createRoute, z } from '@hono/zod-openapi';
import { labelQuery } from '../../documents/label/label-settings.ts';
import { minXHeightMm } from '../../law/label/profiles.ts';
import { packLitres } from '../../law/label/sizes.ts';
import { userCaller, requireUser, requiresLogin } from '../http/bearer.ts';
import { chooseLabel, drawLabel, removeFold } from './choose-label.ts';
import { toHttpError } from '../http/pdf-response.ts';
import { failures } from '../http/failure.ts';
import type { App, AppContext } from '../http/app-context.ts';
import { productId, publicProductId } from '../http/parameters.ts';
import { labelSpreadsheet } from '../../documents/label/label-spreadsheet.ts';
import { onlyPost, readForm } from '../http/form.ts';

/** Minimum x-height where the law gives no figure: the text must be legible in Word before it is edited. */
const legibleXHeightMm = 0.9;

const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

const route = createRoute({
  method: 'get',
  path: '/api/v1/label/docx/{id}',
  security: requiresLogin,
  summary: 'The label as a Word document whose page is the label',
  request: { params: z.object({ id: publicProductId }), query: labelQuery },
  responses: {
    200: { description: 'DOCX', content: { [wordType]: { schema: z.string().openapi({ format: 'binary' }) } } },
    ...failures(400, 401, 404, 410, 422, 429, 503),
  },
});

/** 3.11 `GET /api/v1/label/docx/-{id}?…`, for logged-in users */
export function addLabelDocx(app: App, appContext: AppContext): void {
  app.openapi(route, async (c) => {
    const user = await requireUser(appContext, c);
    const caller = userCaller(user, c);
    const choice = await chooseLabel(appContext, c.req.valid('param').id, c.req.valid('query'));
    const { content, settings, facts, profile } = choice;
    // Word has no panels: the text must fit on one.
    await toHttpError(drawLabel(appContext, caller, removeFold(choice)));
    const pack = { size: settings.packageSize, litres: packLitres(settings.packText), audience: facts.audience };
    const xHeightMm = minXHeightMm(profile, pack) ?? legibleXHeightMm;
    // Loaded on demand: the writer of Word documents is half a megabyte.
    const { wordLabel } = await import('../../documents/label/word-label.ts');
    const document = await appContext.queues.exports.run({
      caller,
      rank: 'any',
      run: () => wordLabel({ content, settings, assets: appContext.assets, minXHeightMm: xHeightMm }),
    });
    return c.body(document, 200, { 'Content-Type': wordType, 'Content-Length': String(document.byteLength) });
  });
}

const spreadsheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const { opisOFF, stavkiOFF, vlstorageON, vlusageON } = labelQuery.shape;
const form = z.object({
  synonym_id: productId,
  xlang: z
    .union([z.string(), z.array(z.string())], { error: 'must be a list of document language ids' })
    .transform((ids) => [ids].flat().join(','))
    .pipe(labelQuery.shape.xlang.unwrap()),
  opisOFF,
  stavkiOFF,
  vlstorageON,
  vlusageON,
});

const description = createRoute({
  method: 'post',
  path: '/api/v1/label/nice_label',
  security: requiresLogin,
  summary: 'The label’s fields as a spreadsheet for label-printing programs, one row per language',
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
  app.post(description.path, async (c) => {
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
