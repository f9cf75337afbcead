import { z } from '@hono/zod-openapi';
import type { ProductReader } from '../../import/read/product-reader.ts';
import { languageCode } from '../../phrases/languages.ts';
import { draftInput } from '../../studio/draft-input.ts';
import { printedLogo } from '../documents/printed-logo.ts';
import { draftFindings } from '../../import/read/draft-findings.ts';
import type { App, AppContext } from '../http/app-context.ts';
import { userCaller } from '../http/bearer.ts';
import { pdfResponse } from '../http/pdf-response.ts';
import { draftEdition, finding } from './preview.ts';
import { asReaderFailure, callerOf, draftId, inTurn, languageOf, requireDraft, studioRoute } from './studio-call.ts';

const route = studioRoute(
  'get',
  '/drafts/{id}/documents/{document}',
  'A document of a draft as PDF; its version is marked as a draft',
  {
    params: z.object({ id: draftId, document: z.enum(['sds', 'label', 'ipi']) }),
    query: z.object({ language: languageCode }),
  },
  {
    200: { description: 'PDF', schema: z.string().openapi({ format: 'binary' }), type: 'application/pdf' },
    422: {
      description: 'Values are missing',
      schema: z.object({ error: z.string(), findings: z.array(finding).optional() }),
    },
  },
  ...([400, 429, 503] as const),
);

/** 3.20 `GET /api/v1/studio/drafts/{id}/documents/{document}?language=` */
export function addDraftDocuments(app: App, appContext: AppContext, reader: ProductReader): void {
  app.openapi(route, async (c) => {
    const user = callerOf(c);
    const { id, document } = c.req.valid('param');
    const { language } = c.req.valid('query');
    const { draft } = await requireDraft(appContext, user, id);
    const { logo, supplier } = draft.sections.identity.content.product ?? {};
    const name = (supplier as { name?: unknown } | undefined)?.name;
    const printed = printedLogo(appContext.assets, {
      logo: typeof logo === 'string' ? logo : null,
      supplier: { name: typeof name === 'string' ? name : '' },
    });
    const read = await inTurn(appContext, user, c, async () =>
      reader.read({
        task: 'document',
        draft: await draftInput(appContext.database, draft),
        request: { document, language, logo: printed, label: { widthMm: 105, heightMm: 148, languages: [language] } },
        siteUrl: appContext.siteUrl,
      }),
    ).catch(asReaderFailure);
    if ('findings' in read)
      return c.json({ error: 'incomplete', findings: draftFindings(read.findings, languageOf(c)) }, 422);
    const { data } = read;
    const print = appContext.printed.print(
      document,
      draftEdition(data),
      async () => userCaller(user, c),
      async () => data,
    );
    return pdfResponse(c, print);
  });
}
