import { createRoute, z } from '@hono/zod-openapi';
import type { LabelContent, Statement } from '../../documents/label/label-content.ts';
import { sheetQuery } from '../../documents/label/print-settings.ts';
import { labelQuery } from '../../documents/label/label-settings.ts';
import { pictogramName } from '../../documents/sds/sheet/hazard-names.ts';
import { labelWords } from '../../languages/label-words.ts';
import {
  admitCaller,
  chooseLabel,
  drawLabel,
  printLabel,
  printRuler,
  layOutLabel,
  loadFittingSizes,
} from './choose-label.ts';
import { partResponses } from '../http/conditional.ts';
import { failures, fittingSizes as fittingSizesSchema } from '../http/failure.ts';
import type { App, AppContext } from '../http/app-context.ts';
import { publicProductId } from '../http/parameters.ts';
import { pdfContent, pdfResponse, toHttpError } from '../http/pdf-response.ts';
import { labelPng } from '../../documents/label/label-picture.ts';
import { preferences, interfaceLanguage } from '../http/preferences.ts';
import { auditLabel } from '../../documents/label/audit/audit.ts';
import { isTooSmallForPack } from '../../documents/label/fitting-sizes.ts';

/** `ruler=1`: a page with a ruler instead of the label, to check the printer's scale before labels are printed. */
const ruler = z.enum(['1'], { error: 'must be 1 or omitted' }).optional();

const pdfRoute = createRoute({
  method: 'get',
  path: '/api/v1/productLabelRender/pdf/{id}',
  summary: 'The label as PDF: one on a page of its size, or an A4 page full of labels',
  request: { params: z.object({ id: publicProductId }), query: labelQuery.extend({ ruler, ...sheetQuery }) },
  responses: {
    200: { description: 'Tagged PDF (PDF/UA-1), one page', content: pdfContent },
    ...partResponses,
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
    ...partResponses,
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

const statements = z.array(z.object({ code: z.string().openapi({ example: 'H225' }), text: z.string() }));

const labelText = z
  .object({
    lang: z.string().openapi({ example: 'de' }),
    product_name: z.string(),
    product_code: z.string(),
    articles: z.array(z.string()),
    identifiers: z.array(z.object({ label: z.string(), value: z.string() })).openapi({ description: 'Of a substance' }),
    marks: z
      .array(z.object({ label: z.string().openapi({ example: 'Batch' }), value: z.string() }))
      .openapi({ description: 'GTIN, batch, day of filling and serial number of the pack' }),
    signal_word: z.string().nullable(),
    pictograms: z.array(z.object({ id: z.string().openapi({ example: 'GHS02' }), text: z.string() })),
    contains: z.array(z.string()),
    hazards: statements,
    supplemental: statements,
    precautions: statements,
    notices: z.array(z.string()),
    ufi: z.string().nullable(),
    quantity: z.string().nullable(),
    supplier: z.object({ name: z.string(), lines: z.array(z.string()), telephone: z.string().nullable() }).nullable(),
  })
  .openapi('LabelText');

const textRoute = createRoute({
  method: 'get',
  path: '/api/v1/productLabelRender/text/{id}',
  summary: 'What a label says in its primary language, as text',
  request: { params: z.object({ id: publicProductId }), query: labelQuery },
  responses: {
    200: { description: 'The elements of CLP Art. 17', content: { 'application/json': { schema: labelText } } },
    ...failures(400, 404, 410, 429, 503),
  },
});

/** `GET /api/v1/productLabelRender/text/-{id}?…`, the label's query of 3.11 */
export function addLabelText(app: App, appContext: AppContext): void {
  app.openapi(textRoute, async (c) => {
    const { content } = await chooseLabel(appContext, c.req.valid('param').id, c.req.valid('query'));
    const text = textOf(content);
    c.header('Content-Language', text.lang);
    return c.json(text, 200);
  });
}

function textOf({ languages, ...content }: LabelContent): z.infer<typeof labelText> {
  // `labelParameters` returns at least one language.
  const texts = languages[0]!;
  const words = labelWords(texts.lang);
  const toList = (labelStatements: Statement[]) => labelStatements.map(({ code, text }) => ({ code, text }));
  return {
    lang: texts.lang,
    product_name: texts.productName,
    product_code: content.code,
    articles: content.articles,
    identifiers: content.identifiers,
    marks: content.marks.map(({ label, value }) => ({ label, value })),
    signal_word: texts.signalWord,
    pictograms: content.pictograms.map((id) => ({ id, text: pictogramName(id, words) })),
    contains: texts.contains,
    hazards: toList(texts.hazards),
    supplemental: toList(texts.supplemental),
    precautions: toList(texts.precautions),
    notices: [...texts.supplementalTexts, ...texts.notices],
    ufi: content.ufi,
    quantity: content.quantity,
    supplier: content.supplier,
  };
}

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
        fontPt: z.number(),
        titlePt: z.number(),
        smallestFontPt: z.number(),
        smallestXHeightMm: z.number(),
        minXHeightMm: z.number().nullable(),
        pictogramEdgeMm: z.number().nullable(),
        qrEdgeMm: z.number().nullable(),
        paddingMm: z.object({ top: z.number(), right: z.number(), bottom: z.number(), left: z.number() }),
        widthMm: z.number(),
        heightMm: z.number(),
        panels: z.number(),
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

const auditRoute = createRoute({
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
  app.openapi(auditRoute, async (c) => {
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
