import { z } from '@hono/zod-openapi';
import { previewParts } from '../../drafts/preview-draft.ts';
import type { DraftReader } from '../../drafts/draft-reader.ts';
import { drawDraftLabel } from '../../drafts/print-draft.ts';
import { readSections, signSections } from '../../drafts/read-section.ts';
import { labelLanguageCode, languageCode } from '../../languages/languages.ts';
import { sectionNames } from '../../product/file-sections.ts';
import { contradictionIds } from '../../law/contradictions.ts';
import { hazardClasses } from '../../law/hazard-classes.ts';
import { draftInput, isoToday } from '../../drafts/draft-input.ts';
import { weights } from '../../product/findings.ts';
import { settledKey } from '../../product/product-file.ts';
import type { App, AppContext } from '../http/app-context.ts';
import { CallReplacedError, LatestCalls } from '../../runtime/latest-call.ts';
import { metrics } from '../../runtime/metrics.ts';
import { userCaller, userOf } from '../http/bearer.ts';
import { HttpError } from '../http/failure.ts';
import { toHttpError } from '../http/pdf-response.ts';
import { sectionContent } from './draft.ts';
import {
  throwReaderError,
  draftId,
  runInTurn,
  jsonBody,
  languageOf,
  requireDraft,
  requireDraftHead,
  studioRoute,
} from './studio-call.ts';

export const finding = z
  .object({
    section: z.enum(sectionNames),
    pointer: z.string().openapi({ description: 'JSON pointer in the product file', example: '/versions/0/facts/ufi' }),
    severity: z.enum(['error', 'warning']).openapi({ description: 'error: it refuses publishing' }),
    weight: z.enum(weights).openapi({ description: 'What may come of it, the gravest first' }),
    message: z.string(),
    language: languageCode.describe('Of the message: that of Accept-Language, or en'),
    provision: z.string().optional(),
    related: z.string().optional().openapi({ description: 'JSON pointer of the other place of a contradiction' }),
    rule: z
      .enum(contradictionIds)
      .optional()
      .openapi({ description: 'Of a contradiction: by it an entry of justifications names it' }),
    proposal: z.string().optional().openapi({ description: 'The value that the message names', example: '67-64-1' }),
    isOpen: z.literal(true).optional().openapi({ description: 'No fault: a value or an answer is still to be given' }),
    question: z
      .object({
        class: z.enum(hazardClasses),
        categories: z
          .array(z.object({ category: z.string(), h: z.array(z.string()).readonly(), name: z.string() }))
          .openapi({ description: 'Of the class, where an entry of overrides decides and no value; else empty' }),
      })
      .optional()
      .openapi({ description: 'Of a hazard class that is possible and open: the field, or overrides, answers it' }),
    key: z
      .object(settledKey.shape)
      .optional()
      .openapi({ description: 'By what it is settled; left out: it cannot be' }),
    settled: z
      .object({
        scope: z.enum(['product', 'workgroup']),
        reason: z.string(),
        user: z.string().optional(),
        date: z.string().optional().openapi({ example: '2026-11-30' }),
      })
      .optional()
      .openapi({
        description: 'Why it was left as it is; it is not counted, and opens again when what it rests on changes',
      }),
  })
  .openapi('DraftFinding');

const millimetres = z.number().min(20, 'must be at least 20 mm').max(420, 'must be at most 420 mm');

const request = z.strictObject({
  sections: z
    .partialRecord(z.enum(sectionNames), sectionContent)
    .optional()
    .openapi({ description: 'Contents that are not saved yet' }),
  language: languageCode.default('en'),
  want: z.array(z.enum(previewParts)).min(1).max(previewParts.length),
  sdsSection: z.int().min(1).max(16).default(1),
  label: z
    .strictObject({
      width: millimetres.openapi({ description: 'mm' }),
      height: millimetres.openapi({ description: 'mm' }),
      languages: z.array(labelLanguageCode).max(8, 'must be at most 8 languages').default([]),
    })
    .default({ width: 105, height: 148, languages: [] }),
});

const derivedText = z.object({
  subsection: z.string().openapi({ example: '4.1.skin' }),
  name: z.string().openapi({ description: 'Of the standard phrase, or the derived field' }),
  text: z.string().nullable(),
  from: z.string().nullable().openapi({ description: 'Subsection from which it follows; null: general advice' }),
  provision: z.string().nullable(),
});

export const checklist = z.object({
  met: z.number(),
  notMet: z.number(),
  notAssessed: z.number().openapi({ description: 'Points that the sheet neither lacks nor answers; they are not met' }),
  total: z.number().openapi({ description: 'Points that apply: the three together' }),
  points: z.array(
    z.object({
      id: z.string(),
      text: z.string(),
      met: z.boolean(),
      result: z.enum(['met', 'notMet', 'notAssessed']),
      section: z.enum(sectionNames),
      provision: z.string(),
      why: z.string().optional().openapi({ description: 'What is missing, or why it is not assessed' }),
      remedy: z.string().optional(),
    }),
  ),
});

const transportProposal = z
  .object({
    kind: z.enum(['entry', 'choice', 'open', 'notDangerousGoods']),
    reasons: z.array(z.string()),
    entries: z.array(
      z.object({
        transport: z.object({}).loose().openapi({ description: 'In the form of `transport` of the facts' }),
        emergencySchedules: z.string().nullable().openapi({ description: 'EmS of the IMDG Code', example: 'F-E, S-E' }),
        conditidate: z.string().optional().openapi({ description: 'Of several entries, when it is this one' }),
      }),
    ),
    missing: z.array(z.object({ section: z.enum(sectionNames), pointer: z.string(), message: z.string() })),
  })
  .openapi('TransportProposal', { description: 'What section 14 can be; nothing stores it' });

const route = studioRoute(
  'post',
  '/drafts/{id}/preview',
  'What a draft says and what is wrong with it; stores nothing',
  { params: z.object({ id: draftId }), body: jsonBody(request) },
  {
    200: {
      description: 'What was wanted; what cannot be made of an incomplete draft is null',
      schema: z.object({
        findings: z.array(finding).optional(),
        classification: z.object({ transport: transportProposal.optional() }).loose().nullable().optional().openapi({
          description:
            'As `POST /api/v1/admin/classify`, with a `sentence` for each class, the `language` of names and reasons (that of Accept-Language), and the elements of the `label` that follow',
        }),
        ingredients: z
          .object({
            count: z.number(),
            exact: z.number(),
            exactCount: z.number(),
            lower: z.number(),
            upper: z.number(),
            unreadCount: z.number(),
            ranges: z.array(z.object({ content: z.number(), range: z.string() }).nullable()),
            unclassified: z.array(z.number()),
            fill: z.array(z.object({ index: z.number(), cas: z.string(), fields: z.object({}).loose() })),
          })
          .optional()
          .openapi({
            description:
              'With the findings: what the contents of the ingredients add up to, mass %, the range proposed for each exact one, the indices of ingredients whose classification is not known, and what Annex VI and usual names fill in without a choice',
          }),
        label: z
          .union([z.object({ svg: z.string() }), z.object({ refusal: z.string() })])
          .nullable()
          .optional(),
        sds: z
          .object({ html: z.string(), derived: z.array(derivedText) })
          .nullable()
          .optional(),
        emergency: z
          .object({
            telephone: z.string().nullable(),
            signalWord: z.string().nullable(),
            pictograms: z.array(z.string()),
            hazards: z.array(z.object({ code: z.string(), text: z.string() })),
            unNumbers: z.array(z.string()),
            html: z.string(),
          })
          .nullable()
          .optional(),
        checklist: checklist.nullable().optional(),
        leftOut: z
          .array(z.enum(previewParts))
          .optional()
          .openapi({ description: 'Wanted parts that were not made, since 2 s were over' }),
      }),
    },
  },
  400,
  409,
  413,
  415,
  422,
  429,
  503,
);

/** 3.20 `POST /api/v1/studio/drafts/{id}/preview` */
export function addPreview(app: App, appContext: AppContext, reader: DraftReader): void {
  const previews = new LatestCalls();
  app.openapi(route, async (c) => {
    const user = userOf(c);
    const { id } = c.req.valid('param');
    const { draft: head } = await requireDraftHead(appContext, user, id);
    const { sections = {}, label: size, ...options } = c.req.valid('json');
    const unsaved = readSections(sections);
    if ('error' in unsaved) throw new HttpError(422, unsaved.error, { message: unsaved.message });
    const interfaceLanguage = languageOf(c);
    const { width: widthMm, height: heightMm, languages } = size;
    const label = { widthMm, heightMm, languages };
    const request = { ...options, interfaceLanguage, label, siteUrl: appContext.siteUrl };
    const preview = await previews
      .run(`${user.id} ${head.workgroupId}`, async (replaced) => {
        const caller = { ...userCaller(user, c), signal: AbortSignal.any([c.req.raw.signal, replaced]) };
        const read = async () => {
          const { draft } = await requireDraft(appContext, user, id);
          const settler = { name: user.name, today: isoToday() };
          const input = await draftInput(appContext.database, draft, signSections(unsaved.sections, draft, settler));
          return reader.read({ task: 'preview', draft: input, request }, caller.signal);
        };
        const { labelData, ...parts } = await runInTurn(appContext, user, c, read, caller.signal);
        if (labelData === undefined) return parts;
        const draw = (data: object) => toHttpError(drawDraftLabel(appContext.printed, caller, data, label));
        return { ...parts, label: labelData && (await draw(labelData)) };
      })
      .catch(throwPreviewError);
    metrics.studioPreviews.inc({ outcome: preview.leftOut ? 'partial' : 'complete' });
    return c.json(preview, 200);
  });
}

/** Who types on asks again: the one before is not waited for. */
function throwPreviewError(reason: unknown): never {
  if (!(reason instanceof CallReplacedError)) return throwReaderError(reason);
  metrics.studioPreviews.inc({ outcome: 'replaced' });
  throw new HttpError(409, 'replaced', { message: 'a newer preview of this account has replaced it' });
}
