import { createRoute, z } from '@hono/zod-openapi';
import { labelQuery } from '../documents/label/label-settings.ts';
import { wordLabel } from '../documents/label/word-label.ts';
import { minXHeightMm } from '../rules/label-profiles.ts';
import { packLitres } from '../rules/pack-volume.ts';
import { userCaller } from './caller-of.ts';
import { chooseLabel } from './choose-label.ts';
import { failures } from './failure.ts';
import type { App, AppContext } from './house.ts';
import { publicProductId } from './path-parameters.ts';
import { requireUser } from './bearer.ts';

/** Where the law names no figure; Word's text is to be read before it is edited. */
const legibleXHeightMm = 0.9;

const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

const route = createRoute({
  method: 'get',
  path: '/api/v1/label/docx/{id}',
  summary: 'The label as a Word document whose page is the label',
  request: { params: z.object({ id: publicProductId }), query: labelQuery },
  responses: {
    200: { description: 'DOCX', content: { [wordType]: { schema: z.string().openapi({ format: 'binary' }) } } },
    ...failures(400, 401, 404, 410, 429, 503),
  },
});

/** 3.11 `GET /api/v1/label/docx/-{id}?…`, for logged-in users */
export function addLabelDocx(app: App, appContext: AppContext): void {
  app.openapi(route, async (c) => {
    const user = await requireUser(appContext, c);
    const { content, settings, facts, profile } = await chooseLabel(
      appContext,
      c.req.valid('param').id,
      c.req.valid('query'),
    );
    const pack = { size: settings.packageSize, litres: packLitres(settings.packText), audience: facts.audience };
    const xHeightMm = minXHeightMm(profile, pack) ?? legibleXHeightMm;
    const document = await appContext.queues.exports.run({
      caller: userCaller(user, c),
      rank: 'any',
      run: () => wordLabel({ content, settings, assets: appContext.assets, minXHeightMm: xHeightMm }),
    });
    return c.body(document, 200, { 'Content-Type': wordType, 'Content-Length': String(document.byteLength) });
  });
}
