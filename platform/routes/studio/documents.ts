import { z } from '@hono/zod-openapi';
import type { DraftReader } from '../../drafts/draft-reader.ts';
import { languageCode } from '../../languages/languages.ts';
import { compareWithStored } from '../../drafts/compare-with-stored.ts';
import { draftEdition, readPrintData } from '../../drafts/print-draft.ts';
import { printedLogo } from '../documents/printed-logo.ts';
import { draftFindings } from '../../drafts/draft-findings.ts';
import type { App, AppContext } from '../http/app-context.ts';
import { userCaller, userOf } from '../http/bearer.ts';
import { pdfResponse } from '../http/pdf-response.ts';
import { checklist, finding } from './preview.ts';
import { throwReaderError, draftId, runInTurn, languageOf, requireDraft, studioRoute } from './studio-call.ts';
import { sectionNames } from '../../product/file-sections.ts';
import { countFormerRecipients } from '../../sharing/former-recipients.ts';

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
  400,
  429,
  503,
);

/** 3.20 `GET /api/v1/studio/drafts/{id}/documents/{document}?language=` */
export function addDraftDocuments(app: App, appContext: AppContext, reader: DraftReader): void {
  app.openapi(route, async (c) => {
    const user = userOf(c);
    const { id, document } = c.req.valid('param');
    const { language } = c.req.valid('query');
    const { draft } = await requireDraft(appContext, user, id);
    const { logo, supplier } = draft.sections.identity.content.product ?? {};
    const name = (supplier as { name?: unknown } | undefined)?.name;
    const printableLogo = printedLogo(appContext.assets, {
      logo: typeof logo === 'string' ? logo : null,
      supplier: { name: typeof name === 'string' ? name : '' },
    });
    const request = { document, language, logo: printableLogo };
    const read = await runInTurn(appContext, user, c, () =>
      readPrintData(appContext.database, reader, draft, request, appContext.siteUrl),
    ).catch(throwReaderError);
    if ('findings' in read)
      return c.json({ error: 'incomplete', findings: draftFindings(read.findings, languageOf(c)) }, 422);
    const { data } = read;
    const print = appContext.printed.print(
      document,
      draftEdition(data),
      async () => userCaller(user, c),
      async () => data,
    );
    const { code } = draft.sections.identity.content.product ?? {};
    const named = typeof code === 'string' && code !== '' ? code : 'draft';
    return pdfResponse(c, print, `${named}-${document}-${language}.pdf`);
  });
}

const fileVersion = z.object({ size: z.number(), hash: z.string() });

const comparisonRoute = studioRoute(
  'get',
  '/drafts/{id}/comparison',
  'A draft beside the stored version: what publishing it changes, and what an authority would object to',
  { params: z.object({ id: draftId }), query: z.object({ language: languageCode.default('en') }) },
  {
    200: {
      description: 'Of a new product without facts and sections',
      schema: z.object({
        version: z.string().nullable().openapi({ description: 'The newest stored version' }),
        next: z.string().nullable().openapi({ description: 'The version that publishing makes; null: none' }),
        facts: z.array(
          z.object({ section: z.enum(sectionNames), pointer: z.string(), before: z.unknown(), after: z.unknown() }),
        ),
        files: z
          .array(z.object({ name: z.string(), before: fileVersion.nullable(), after: fileVersion.nullable() }))
          .openapi({ description: 'Files whose contents differ; null: the version has none of this name' }),
        sections: z.array(z.number()).nullable().openapi({ description: 'Sections of the sheet that differ' }),
        checklist: checklist.nullable(),
        objections: z.array(finding),
        recipients: z.number().openapi({ description: 'Former recipients whom a notice would reach' }),
      }),
    },
  },
  400,
  422,
  429,
  503,
);

/** 3.20 `GET /api/v1/studio/drafts/{id}/comparison?language=` */
export function addComparison(app: App, appContext: AppContext, reader: DraftReader): void {
  const { database } = appContext;
  app.openapi(comparisonRoute, async (c) => {
    const user = userOf(c);
    const { draft } = await requireDraft(appContext, user, c.req.valid('param').id);
    const { language } = c.req.valid('query');
    const interfaceLanguage = languageOf(c);
    const run = () => compareWithStored(database, reader, draft, language, interfaceLanguage);
    const compared = await runInTurn(appContext, user, c, run).catch(throwReaderError);
    const { productId } = draft;
    const recipients = productId === null ? 0 : await countFormerRecipients(database, productId, new Date());
    return c.json({ ...compared, recipients }, 200);
  });
}
