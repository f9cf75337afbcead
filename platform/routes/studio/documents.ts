import { z } from '@hono/zod-openapi';
import type { DraftReader } from '../../drafts/draft-reader.ts';
import { languageCode } from '../../languages/languages.ts';
import { draftInput, attachedPaths, wholeDraftInput, withExportPaths } from '../../drafts/draft-input.ts';
import { printedLogo } from '../documents/printed-logo.ts';
import { draftFindings } from '../../drafts/draft-findings.ts';
import type { App, AppContext } from '../http/app-context.ts';
import { userCaller, userOf } from '../http/bearer.ts';
import { pdfResponse } from '../http/pdf-response.ts';
import { draftEdition, finding, checklist } from './preview.ts';
import { asReaderFailure, draftId, inTurn, languageOf, requireDraft, studioRoute } from './studio-call.ts';
import { posix } from 'node:path';
import { exportProduct } from '../../import/export-products.ts';
import { sectionNames } from '../../product/file-sections.ts';
import { countFormerRecipients } from '../../sharing/former-recipients.ts';
import type { StoredDraft } from '../../store/studio/drafts.ts';
import { findProductFiles, findUploaded, uploadedHash } from '../../store/studio/files.ts';
import { wasProductShown } from '../../store/studio/published-product.ts';

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
export function addDraftDocuments(app: App, appContext: AppContext, reader: DraftReader): void {
  app.openapi(route, async (c) => {
    const user = userOf(c);
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
  ...([400, 422, 429, 503] as const),
);

/** 3.20 `GET /api/v1/studio/drafts/{id}/comparison?language=` */
export function addComparison(app: App, appContext: AppContext, reader: DraftReader): void {
  const { database } = appContext;
  app.openapi(comparisonRoute, async (c) => {
    const user = userOf(c);
    const { draft } = await requireDraft(appContext, user, c.req.valid('param').id);
    const { language } = c.req.valid('query');
    const interfaceLanguage = languageOf(c);
    const run = async () => {
      const stored = await storedFile(draft);
      const compared = await reader.read({
        ...{ task: 'compare', draft: await comparedInput(draft), stored, language },
        interfaceLanguage,
      });
      return { version: stored?.version ?? null, ...compared, files: await changedFiles(draft) };
    };
    const compared = await inTurn(appContext, user, c, run).catch(asReaderFailure);
    const { productId } = draft;
    const recipients = productId === null ? 0 : await countFormerRecipients(database, productId, new Date());
    return c.json({ ...compared, recipients }, 200);
  });

  /** The draft with the paths of the stored file: other contents are told as `files`. */
  async function comparedInput(draft: StoredDraft) {
    const input = await wholeDraftInput(database, draft);
    const { markets } = input.sections;
    const product = withExportPaths(markets.product ?? {}, draft.productId);
    return { ...input, sections: { ...input.sections, markets: { ...markets, product } } };
  }

  async function changedFiles(draft: StoredDraft) {
    const stored = await findProductFiles(database, draft.productId);
    const uploaded = await findUploaded(database, draft.id);
    const after = attachedPaths(draft).map((path) => {
      const name = posix.basename(path);
      const hash = uploadedHash(path);
      const file = hash ? uploaded.find((one) => one.hash === hash) : stored.find((one) => one.name === name);
      return { name, size: file?.size, hash: file?.hash };
    });
    const names = new Set([...stored.map(({ name }) => name), ...after.map(({ name }) => name)]);
    return [...names].flatMap((name) => {
      const [old, own] = [stored, after].map((files) => files.find((one) => one.name === name));
      const versionOf = ({ size, hash }: { size?: number | undefined; hash?: string | undefined } = {}) =>
        size !== undefined && hash !== undefined ? { size, hash } : null;
      return old?.hash === own?.hash ? [] : [{ name, before: versionOf(old), after: versionOf(own) }];
    });
  }

  async function storedFile({ productId }: StoredDraft) {
    const stored = productId === null ? undefined : await exportProduct(database, productId, true);
    if (!stored) return null;
    const wasShown = await wasProductShown(database, productId!);
    return { file: stored.file, wasShown, version: stored.file.versions[0]?.text ?? null };
  }
}
