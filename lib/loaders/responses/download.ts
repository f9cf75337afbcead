import 'server-only';
import { z } from 'zod';
import { canonicalPath } from '@/lib/domain/pages/product-pages';
import type { Dossier } from '@/lib/domain/product/dossier';
import { failurePath } from '@/lib/domain/pages/failure-pages';
import { truncateToBytes } from '@/lib/domain/downloads/truncated-file-names';
import { cleanFileName, timestampedName } from '@/lib/domain/downloads/file-names';
import { languageOfDocument } from '@/lib/domain/languages/languages';
import { linkHeader } from '@/lib/domain/discovery/page-links';
import { chosenVersion } from '@/lib/domain/sds/sds';
import type { DocType } from '@/lib/domain/pages/tabs';
import { callContextOf } from '@/lib/loaders/request/call-context';
import { deployment } from '@/lib/loaders/request/deployment';
import { loadDossier } from '@/lib/loaders/data/dossier';
import { failureResponse } from '@/lib/loaders/responses/failure-response';
import { documentFailureCause, failureCause } from '@/lib/loaders/data/failure-cause';
import { fileResponse } from '@/lib/loaders/responses/file-response';
import { documentParams, queryOf, refererPage } from '@/lib/loaders/request/request-parameters';
import { openedPath } from '@/lib/session/request-headers';
import type { RequestSession } from '@/lib/session/request-session';
import { fileContext, type FileCallContext, type UpstreamFile } from '@/lib/upstream/document-file';
import { badRequest } from '@/lib/loaders/responses/handler-responses';
import type { HandlerContext } from '@/lib/session/with-session';

export interface Download {
  id: number;
  /** Document language. */
  lang: number;
  /** Prefix of the file name, `sds_`. */
  prefix: string;
  /** The requested version; by default the newest. */
  version?: string | null;
  /** The requested country, which the file name then has: `de-AT`. */
  market?: string | null;
  /** The screen that offers the file, whose error page a failure leads to. */
  docType: DocType;
  open: (callContext: FileCallContext) => Promise<UpstreamFile>;
}

/** In bytes: with prefix, timestamp and extension at most 200, which every file system supports. */
const maxLengths = { product: 136, version: 16, language: 12 };

/**
 * The response with a document as a download: `{prefix}{product}_v{version}_{language}_{timestamp}.pdf`, with the product's name in the
 * document's language (Spec §7, docs/platform-api.md, "File names").
 * Its `Link` header names the screen as the canonical page. A navigation to a document that cannot be loaded is redirected to
 * the screen's error page.
 */
export async function download(
  { id, lang, prefix, version, market, docType, open }: Download,
  request: Request,
  requestSession: RequestSession,
  now: Date,
): Promise<Response> {
  const { interfaceLang } = refererPage(request);
  const callContext = callContextOf(request.headers, interfaceLang, requestSession);
  let dossier: Dossier | null = null;
  try {
    dossier = await loadDossier(id, { ...callContext, interfaceLang: languageOfDocument(lang) ?? interfaceLang });
    const file = await open(fileContext(callContext, request));
    const language =
      dossier.languages.find((candidate) => candidate.id === lang)?.code ?? languageOfDocument(lang) ?? String(lang);
    const shownVersion = versionOf(dossier, docType, version ?? null);
    const parts = [
      truncateToBytes(cleanFileName(dossier.name), maxLengths.product),
      shownVersion === null ? '' : truncateToBytes(cleanFileName(`v${shownVersion}`), maxLengths.version),
      truncateToBytes(cleanFileName(market ? `${language}-${market}` : language), maxLengths.language),
    ];
    const page = canonicalPath(dossier, { interfaceLang, docType, lang });
    return fileResponse(file, `${timestampedName(prefix, parts, now)}.${file.type}`, {
      Link: linkHeader(deployment().siteUrl, [{ path: page, rel: 'canonical' }]),
    });
  } catch (error) {
    const cause = dossier ? documentFailureCause(error) : failureCause(error);
    const address = openedPath(request);
    return failureResponse(error, request, failurePath({ id, interfaceLang, lang, docType, cause, address }));
  }
}

/** The version text of a document, `2.0`; safety instructions have that of the newest SDS. */
function versionOf({ versions, tdsVersions }: Dossier, docType: DocType, requested: string | null): string | null {
  if (docType !== 'th') return chosenVersion(versions, requested)?.text ?? null;
  return (requested === null ? tdsVersions[0] : tdsVersions.find((known) => known === requested)) ?? null;
}

type Document = z.output<typeof documentParams>;

/** The handler of a route for a document in a language as a file; `query` is the schema of its parameters. */
export const documentDownload =
  <Query extends z.ZodRawShape>(
    query: Query,
    documentOf: (parameters: Document & z.output<z.ZodObject<Query>>) => Omit<Download, keyof Document>,
  ) =>
  async (request: Request, { params, requestSession }: HandlerContext<object>): Promise<Response> => {
    const document = documentParams.safeParse(await params);
    const parameters = z.object(query).safeParse(queryOf(request, ...Object.keys(query)));
    if (!document.success || !parameters.success) return badRequest();
    const file = documentOf({ ...document.data, ...parameters.data });
    return download({ ...document.data, ...file }, request, requestSession, new Date());
  };
