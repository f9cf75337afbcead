import 'server-only';
import { z } from 'zod';
import { canonicalPath } from '@/lib/domain/pages/product-pages';
import type { Dossier } from '@/lib/domain/product/dossier';
import { failurePath } from '@/lib/domain/pages/failure-pages';
import { cutToBytes } from '@/lib/domain/downloads/truncated-file-names';
import { cleanFileName, timestampedName } from '@/lib/domain/downloads/file-names';
import { languageOfDocument } from '@/lib/domain/languages/languages';
import { linkHeader } from '@/lib/domain/discovery/page-links';
import { chosenVersion } from '@/lib/domain/sds/sds';
import type { DocType } from '@/lib/domain/pages/tabs';
import { askerOf } from '@/lib/loaders/request/call-context';
import { deployment } from '@/lib/loaders/request/deployment';
import { loadDossier } from '@/lib/loaders/data/dossier';
import { failureAnswer } from '@/lib/loaders/responses/failure-response';
import { documentFailureCause, failureCause } from '@/lib/loaders/data/failure-cause';
import { fileAnswer } from '@/lib/loaders/responses/file-response';
import { askedFrom, documentParams, queryOf } from '@/lib/loaders/request/request-parameters';
import type { Visit } from '@/lib/session/request-session';
import type { FileAsker, UpstreamFile } from '@/lib/upstream/document-file';
import { badRequest } from '@/lib/loaders/responses/handler-responses';
import type { Asked } from '@/lib/session/with-session';

export interface Download {
  id: number;
  /** Document language. */
  lang: number;
  /** What the file's name begins with, `sds_`. */
  prefix: string;
  /** The version that the address asks for; the newest without it. */
  version?: string | null;
  /** The screen that offers it: where a visitor goes when there is no file. */
  docType: DocType;
  open: (asker: FileAsker) => Promise<UpstreamFile>;
}

/** In bytes: with prefix, timestamp and ending not over 200, which every file system takes. */
const longest = { product: 136, version: 16, language: 12 };

/**
 * A document as a download: `{prefix}{product}_v{version}_{language}_{timestamp}.pdf`, with the product's name in the
 * document's language (Spec §7, docs/platform-api.md, "File names").
 * It names the screen that offers it as the page that search engines keep. A visitor who followed a link to a document that is not there gets to the screen's error page.
 */
export async function download(
  { id, lang, prefix, version, docType, open }: Download,
  request: Request,
  visit: Visit,
  now: Date,
): Promise<Response> {
  const { interfaceLang } = askedFrom(request);
  const asker = askerOf(request.headers, interfaceLang, visit);
  let dossier: Dossier | null = null;
  try {
    dossier = await loadDossier(id, { ...asker, interfaceLang: languageOfDocument(lang) ?? interfaceLang });
    const file = await open({ ...asker, signal: request.signal });
    const language = dossier.languages.find((one) => one.id === lang)?.code ?? languageOfDocument(lang) ?? String(lang);
    const shown = versionOf(dossier, docType, version ?? null);
    const parts = [
      cutToBytes(cleanFileName(dossier.name), longest.product),
      shown === null ? '' : cutToBytes(cleanFileName(`v${shown}`), longest.version),
      cutToBytes(cleanFileName(language), longest.language),
    ];
    const page = canonicalPath(dossier, { interfaceLang, docType, lang });
    return fileAnswer(file, `${timestampedName(prefix, parts, now)}.${file.type}`, {
      Link: linkHeader(deployment().siteUrl, [{ path: page, rel: 'canonical' }]),
    });
  } catch (error) {
    const cause = dossier ? documentFailureCause(error) : failureCause(error);
    return failureAnswer(error, request, failurePath({ id, interfaceLang, lang, docType, cause }));
  }
}

/** The version of a document as people know it, `2.0`; safety instructions are made of the newest SDS. */
function versionOf({ versions, tdsVersions }: Dossier, docType: DocType, wanted: string | null): string | null {
  if (docType !== 'th') return chosenVersion(versions, wanted)?.text ?? null;
  return (wanted === null ? tdsVersions[0] : tdsVersions.find((known) => known === wanted)) ?? null;
}

type Document = z.output<typeof documentParams>;

/** The handler of a route that gives a document in a language as a file; `query` are the parameters that it reads. */
export const documentDownload =
  <Query extends z.ZodRawShape>(
    query: Query,
    documentOf: (asked: Document & z.output<z.ZodObject<Query>>) => Omit<Download, keyof Document>,
  ) =>
  async (request: Request, { params, visit }: Asked<object>): Promise<Response> => {
    const document = documentParams.safeParse(await params);
    const asked = z.object(query).safeParse(queryOf(request, ...Object.keys(query)));
    if (!document.success || !asked.success) return badRequest();
    const file = documentOf({ ...document.data, ...asked.data });
    return download({ ...document.data, ...file }, request, visit, new Date());
  };
