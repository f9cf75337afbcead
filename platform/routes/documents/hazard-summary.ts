import { createRoute, z } from '@hono/zod-openapi';
import { permalinkOf } from '../../documents/permalink.ts';
import { buildHazardSummary } from '../../documents/sds/hazard-summary.ts';
import { storageClasses } from '../../law/storage-class.ts';
import { readFacts } from '../../store/products/stored-products.ts';
import { chooseSds } from './sds.ts';
import { failures } from '../http/failure.ts';
import { findPublished } from '../http/find-published.ts';
import type { App, AppContext } from '../http/app-context.ts';
import { documentLanguageId, marketChoice, publicProductId } from '../http/parameters.ts';

const codeWithText = z.object({ code: z.string(), text: z.string() });
const airborne = z.object({ mg_m3: z.number().nullable(), ppm: z.number().nullable() }).nullable();

/** docs/platform-api.md, section 3.8, "Hazards in short". */
const hazardSummary = z
  .object({
    version: z.object({ text: z.string(), created: z.string() }),
    country: z.string().openapi({ description: 'The country whose limits and rules are named', example: 'DE' }),
    signal_word: z.object({ code: z.enum(['danger', 'warning']), text: z.string() }).nullable(),
    hazards_known: z.boolean().openapi({ description: 'False: nobody knows whether the product is hazardous' }),
    open_classes: z.array(z.string()).openapi({
      description:
        'Hazard classes that are possible and of which it is not known whether they apply; beside those of the product',
    }),
    pictograms: z.array(codeWithText),
    statements: z.array(codeWithText),
    equipment: z.array(
      z.object({
        part: z.enum(['eyes', 'hands', 'skin', 'respiratory', 'thermal']),
        label: z.string(),
        lines: z.array(z.string()),
      }),
    ),
    signs: z.array(codeWithText).openapi({ description: 'Mandatory signs of ISO 7010' }),
    has_national_limits: z.boolean(),
    limits: z.array(
      z.object({
        agent: z.string(),
        law: z.string(),
        country: z.string(),
        twa: airborne,
        stel: airborne,
        skin: z.boolean(),
        note: z.string().nullable().openapi({ description: 'Remark of the list, such as the fraction of a dust' }),
      }),
    ),
    flash_point: z.string().nullable(),
    storage_class: z
      .enum(storageClasses)
      .nullable()
      .openapi({ description: 'TRGS 510 (Germany); null: the facts do not decide it' }),
    transport: z
      .object({
        un: z.string(),
        name: z.string(),
        class: z.string(),
        packing_group: z.string().nullable(),
        labels: z.array(codeWithText).openapi({ description: 'Labels and marks that have a drawing' }),
        hazard_number: z.string().nullable(),
        tunnel_code: z.string().nullable(),
        limited_quantity: z.string(),
        environmentally_hazardous: z.boolean().nullable().openapi({ description: 'Null: not determined' }),
        note: z.string().nullable(),
      })
      .nullable()
      .openapi({ description: 'Null: no dangerous goods, or, if hazards_known is false, not known' }),
  })
  .openapi('HazardSummary');

const route = createRoute({
  method: 'get',
  path: '/api/v1/sdsRender/hazards/{id}/{lang}',
  summary: 'The hazards in short: what fits on one page of the safety data sheet, as values',
  request: {
    params: z.object({ id: publicProductId, lang: documentLanguageId }),
    query: z.object({ market: marketChoice }),
  },
  responses: {
    200: { description: 'Of the newest version', content: { 'application/json': { schema: hazardSummary } } },
    ...failures(400, 404, 410),
  },
});

/** 3.8 `GET /api/v1/sdsRender/hazards/-{id}/{lang}?market=` */
export function addHazardSummary(app: App, { database, siteUrl }: AppContext): void {
  app.openapi(route, async (c) => {
    const { id, lang } = c.req.valid('param');
    const product = await findPublished(database, id);
    const { code, ...choice } = chooseSds(product, lang, { market: c.req.valid('query').market });
    const facts = await readFacts(database, product, choice.version.id);
    const options = { ...choice, qrCode: false, permalink: permalinkOf(siteUrl, product.id) };
    return c.json(buildHazardSummary(product, facts, code, options), 200);
  });
}
