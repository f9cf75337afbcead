import { createRoute, z } from '@hono/zod-openapi';
import { auditLabel } from '../../documents/label/audit/audit.ts';
import { labelQuery } from '../../documents/label/label-settings.ts';
import { admitCaller, chooseLabel, drawLabel } from './choose-label.ts';
import { failures } from '../http/failure.ts';
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
    const choice = await chooseLabel(appContext, c.req.valid('param').id, c.req.valid('query'));
    const { fit } = await toHttpError(drawLabel(appContext, caller, choice));
    const lang = interfaceLanguage(c.req.header('Accept-Language'));
    c.header('Content-Language', lang);
    c.header('Vary', 'Accept-Language');
    return c.json(auditLabel({ ...choice, profile: choice.profile.id, fit, lang }), 200);
  });
}
