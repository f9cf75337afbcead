import { createRoute, z } from '@hono/zod-openapi';
import { auditLabel } from '../../documents/label/audit/audit.ts';
import { labelQuery } from '../../documents/label/label-settings.ts';
import { isTooSmallForPack } from '../../documents/label/fitting-sizes.ts';
import { admitCaller, chooseLabel, layOutLabel, loadFittingSizes } from './choose-label.ts';
import { failures, fittingSizes as fittingSizesSchema } from '../http/failure.ts';
import type { App, AppContext } from '../http/app-context.ts';
import { interfaceLanguage } from '../http/preferences.ts';
import { publicProductId } from '../http/parameters.ts';
import { toHttpError } from '../http/pdf-response.ts';

const audit = z
  .object({
    profile: z.string().openapi({ example: 'clp-now' }),
    findings: z.array(
      z.object({
        code: z.string().openapi({ example: 'does-not-fit' }),
        level: z.enum(['error', 'warning', 'info']),
        provision: z.string().openapi({ example: 'CLP Annex I 1.2.1.4' }),
        message: z.string(),
        setting: z.string().nullable().openapi({ description: 'The query parameter that fixes the finding' }),
      }),
    ),
    notChecked: z.array(z.object({ code: z.string(), why: z.string() })),
    refused: z
      .enum(['pack', 'text'])
      .nullable()
      .openapi({ description: 'Why the label is not printed: too small for its pack, or for its mandatory text' }),
    printed: z
      .object({
        ...{ fontPt: z.number(), titlePt: z.number(), smallestFontPt: z.number(), smallestXHeightMm: z.number() },
        ...{
          minXHeightMm: z.number().nullable(),
          pictogramEdgeMm: z.number().nullable(),
          qrEdgeMm: z.number().nullable(),
        },
        paddingMm: z.object({ top: z.number(), right: z.number(), bottom: z.number(), left: z.number() }),
        ...{ widthMm: z.number(), heightMm: z.number(), panels: z.number() },
      })
      .nullable(),
    givenUp: z.array(
      z.object({
        step: z.string().openapi({ example: 'margins' }),
        message: z.string(),
        provision: z.string(),
        setting: z.string().nullable(),
      }),
    ),
    sizes: fittingSizesSchema,
    withoutEffect: z.array(z.string()).openapi({ example: ['ufiOFF'] }),
  })
  .openapi('LabelAudit');

const route = createRoute({
  method: 'get',
  path: '/api/v1/productLabelRender/audit/{id}',
  summary: 'Findings on the label as it is drawn, and what is not checked',
  request: { params: z.object({ id: publicProductId }), query: labelQuery },
  responses: {
    200: { description: 'Texts in Accept-Language', content: { 'application/json': { schema: audit } } },
    ...failures(400, 404, 410, 422, 429, 503),
  },
});

/** `GET /api/v1/productLabelRender/audit/-{id}?…`, the label's query of 3.11 */
export function addLabelAudit(app: App, appContext: AppContext): void {
  app.openapi(route, async (c) => {
    const caller = await admitCaller(appContext, c);
    const query = c.req.valid('query');
    const choice = await chooseLabel(appContext, c.req.valid('param').id, query);
    const { fit } = await toHttpError(layOutLabel(appContext, caller, choice));
    const isRefused = !fit.fits || isTooSmallForPack(choice.settings.dimension, choice.settings);
    const sizes = isRefused ? await toHttpError(loadFittingSizes(appContext, caller, choice)) : [];
    const lang = interfaceLanguage(c.req.header('Accept-Language'));
    c.header('Content-Language', lang);
    c.header('Vary', 'Accept-Language');
    const audited = { ...choice, profile: choice.profile.id, market: query.market ?? '' };
    return c.json(auditLabel({ ...audited, fit, sizes, lang }), 200);
  });
}
