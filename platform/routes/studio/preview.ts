import { z } from '@hono/zod-openapi';
import { contentOf, previewParts } from '../../import/read/draft-job.ts';
import type { ProductReader } from '../../import/read/product-reader.ts';
import { languageCode } from '../../phrases/languages.ts';
import { sectionNames, type SectionName, type Sections } from '../../product/file-sections.ts';
import { draftInput } from '../../studio/draft-input.ts';
import type { App, AppContext } from '../http/app-context.ts';
import { HttpError } from '../http/failure.ts';
import { sectionContent } from './draft.ts';
import { asReaderFailure, callerOf, draftId, inTurn, jsonBody, requireDraft, studioRoute } from './studio-call.ts';

export const finding = z
  .object({
    section: z.enum(sectionNames),
    pointer: z.string().openapi({ description: 'JSON pointer in the product file', example: '/versions/0/facts/ufi' }),
    severity: z.enum(['error', 'warning']).openapi({ description: 'error: it refuses publishing' }),
    message: z.string(),
    provision: z.string().optional(),
    related: z.string().optional().openapi({ description: 'JSON pointer of the other place of a contradiction' }),
  })
  .openapi('DraftFinding');

const request = z.strictObject({
  sections: z
    .partialRecord(z.enum(sectionNames), sectionContent)
    .optional()
    .openapi({ description: 'Contents that are not saved yet' }),
  language: languageCode.default('en'),
  want: z.array(z.enum(previewParts)).min(1).max(previewParts.length),
  sdsSection: z.int().min(1).max(16).optional(),
});

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
        classification: z.object({}).loose().nullable().optional(),
      }),
    },
  },
  ...([400, 413, 415, 422, 429, 503] as const),
);

/** 3.20 `POST /api/v1/studio/drafts/{id}/preview` */
export function addPreview(app: App, appContext: AppContext, reader: ProductReader): void {
  app.openapi(route, async (c) => {
    const user = callerOf(c);
    const { draft } = await requireDraft(appContext, user, c.req.valid('param').id);
    const { sections = {}, ...options } = c.req.valid('json');
    const unsaved = unsavedSections(sections);
    const preview = await inTurn(appContext, user, c, async () => {
      const input = await draftInput(appContext.database, draft, unsaved);
      return reader.read({ task: 'preview', draft: input, request: options });
    }).catch(asReaderFailure);
    return c.json(preview, 200);
  });
}

/** @throws HttpError 422 for a field of another section */
function unsavedSections(given: Partial<Record<SectionName, unknown>>): Partial<Sections> {
  const entries = Object.entries(given).map(([name, content]) => {
    const read = contentOf(content, name as SectionName);
    if ('error' in read) throw new HttpError(422, read.error, { message: read.message });
    return [name, read.content] as const;
  });
  return Object.fromEntries(entries);
}
