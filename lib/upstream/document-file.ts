import 'server-only';
import { type DownloadType, downloadTypeOf } from '@/lib/domain/downloads/file-names';
import { views } from '@/lib/domain/site/brands';
import { currentSite } from '@/lib/settings/current-site';
import { env } from '@/lib/settings/env';
import { open } from '@/lib/upstream/transport/client';
import type {
  CallContext,
  FileCall,
  FileConditions,
  StreamedResponse,
  FormValue,
  QueryValue,
} from '@/lib/upstream/transport/call';
import { UpstreamError } from '@/lib/upstream/transport/upstream-error';

/** A file as a stream. */
export interface UpstreamFile extends Pick<StreamedResponse, 'status' | 'partHeaders' | 'body' | 'sizeInBytes'> {
  /** Without meaning where the response has no file (304, 416). */
  type: DownloadType;
}

/** The call context of a file, with a signal that aborts when the visitor disconnects. */
export interface FileCallContext extends CallContext {
  signal: AbortSignal;
  conditions?: FileConditions;
}

/** The context of a request for a file that may be known to the visitor, or wanted in part. */
export const fileContext = (callContext: CallContext, request: Request): FileCallContext => {
  const names = ['if-none-match', 'range', 'if-range'];
  const headers = Object.fromEntries(
    names.flatMap((name) => {
      const value = request.headers.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
  const method = request.method === 'HEAD' ? 'HEAD' : 'GET';
  return { ...callContext, signal: request.signal, conditions: { method, headers } };
};

interface DocumentSelector {
  id: number;
  /** Document language. */
  lang: number;
}

type FileClass = 'download' | 'job' | 'xml' | 'label' | 'attachment';

interface Version {
  /** Omitted or null: the newest. */
  version?: string | null;
}

interface Market {
  /** Omitted or null: the default of the language. */
  market?: string | null;
}

/** A job of many labels waits for others and is made whole before its first byte; `server.ts` closes a connection after 120 s. */
const firstByteMs = 110_000;

// Each throws UpstreamError: `not-found`, `forbidden`, `unsupported-type` for a file of another type than expected, or an
// outage.

/** 3.8: the SDS, A4. */
export const openSdsPdf = (
  { id, lang, version, qr, market }: DocumentSelector & Version & Market & { qr: 0 | 1 },
  callContext: FileCallContext,
) => openPdf(`/api/v1/sdsRender/sdsPdf/-${id}/${lang}`, { version, qrCode: qr, market }, callContext);

/** 3.8: the SDS as eSDScom XML. */
export const openSdsXml = (
  { id, lang, version, market }: DocumentSelector & Version & Market,
  callContext: FileCallContext,
) =>
  openFileOf('xml', 'xml', { path: `/api/v1/sdsRender/xml/-${id}/${lang}`, query: { version, market } }, callContext);

/** 3.9: the TDS, A4, at the brand's own path. */
export const openTdsPdf = ({ id, lang, version }: DocumentSelector & Version, callContext: FileCallContext) =>
  openPdf(views[currentSite().brand.view].pdfPaths.tds(id, lang), { version }, callContext);

/** 3.10: the safety instructions at the brand's own path; A2 is the poster. */
export const openIpiPdf = (
  { id, lang, size, qr, market }: DocumentSelector & Market & { size: 'A2' | 'A4'; qr: 0 | 1 },
  callContext: FileCallContext,
) => openPdf(views[currentSite().brand.view].pdfPaths.ipi(id, lang), { format: size, qrCode: qr, market }, callContext);

/** 3.11: labels, one on a page of its own size or as many as fit on an A4 page, by the query's `lp`. */
export const openLabelPdf = (id: number, query: Record<string, QueryValue>, callContext: FileCallContext) =>
  openFileOf('pdf', 'label', { path: `/api/v1/productLabelRender/pdf/-${id}`, query }, callContext);

/** 3.11: the label as a program for a thermal printer. */
export const openLabelZpl = (id: number, query: Record<string, QueryValue>, callContext: FileCallContext) =>
  openFileOf('zpl', 'label', { path: `/api/v1/productLabelRender/zpl/-${id}`, query }, callContext);

/** 3.11: the label for Word; `unauthorized` for an anonymous visitor. */
export const openLabelDocx = (id: number, query: Record<string, QueryValue>, callContext: FileCallContext) =>
  openFileOf('docx', 'label', { path: `/api/v1/label/docx/-${id}`, query }, callContext);

/** 3.11: the spreadsheet for a label-printing program; `unauthorized` for an anonymous visitor. */
export const openLabelSpreadsheet = (form: Record<string, FormValue>, callContext: FileCallContext) =>
  openFileOf('xlsx', 'label', { path: '/api/v1/label/nice_label', form }, callContext);

/** 3.11: labels of several products as one file; `unauthorized` for an anonymous visitor. */
export const openLabelJob = (form: Record<string, FormValue> & { output: string }, callContext: FileCallContext) =>
  openFileOf(
    form.output === 'zpl' ? 'zpl' : 'pdf',
    'job',
    { path: '/api/v1/label/print', form, firstByteMs },
    callContext,
  );

/** 3.23: codes of several products as one file; `unauthorized` for an anonymous visitor. */
export const openCodes = (form: Record<string, FormValue> & { output: 'pdf' | 'zip' }, callContext: FileCallContext) =>
  openFileOf(form.output, 'job', { path: '/api/v1/codes', form, firstByteMs }, callContext);

/** 3.13: an attachment by its link; `not-found` for a link to anything but the platform's attachments. */
export async function openAttachment(link: string, callContext: FileCallContext): Promise<UpstreamFile> {
  const { PLATFORM_URL } = env();
  const url = URL.canParse(link, PLATFORM_URL) ? new URL(link, PLATFORM_URL) : null;
  if (!url || !isAttachment(url, PLATFORM_URL)) {
    throw new UpstreamError('not-found', { method: 'GET', path: 'the link of an attachment' });
  }
  const file = await openFile('attachment', { path: url.pathname, bareKey: url.search.slice(1) }, callContext);
  if (['xml', 'zpl', 'zip'].includes(file.type)) throw unsupported(url.pathname, file);
  return file;
}

/** One segment without escapes of a slash, a backslash, a dot, a percent sign or a control character. */
const attachmentPath =
  /^\/api\/v1\/attachments\/(?:[\w.~!$&'()*+,;=:@-]|%(?!2[5EeFf]|5[Cc]|[01]|7[Ff])[\dA-Fa-f]{2})+$/;

const isAttachment = ({ origin, username, password, pathname }: URL, platformUrl: string) =>
  origin === new URL(platformUrl).origin && !username && !password && attachmentPath.test(pathname);

const openPdf = (path: string, query: Record<string, QueryValue>, callContext: FileCallContext) =>
  openFileOf('pdf', 'download', { path, query }, callContext);

async function openFileOf(
  type: DownloadType,
  callClass: FileClass,
  address: FileAddress,
  callContext: FileCallContext,
): Promise<UpstreamFile> {
  const file = await openFile(callClass, address, callContext);
  if (hasFile(file) && file.type !== type) throw unsupported(address.path, file);
  return file;
}

type FileAddress = Pick<FileCall, 'path' | 'query' | 'bareKey' | 'form' | 'firstByteMs'>;

async function openFile(
  callClass: FileClass,
  address: FileAddress,
  { signal, conditions, ...callContext }: FileCallContext,
): Promise<UpstreamFile> {
  const response = await open({ callClass, ...address, accept: '*/*', callContext, signal, conditions });
  if (!hasFile(response)) return { ...response, type: 'pdf' };
  try {
    return { ...response, type: downloadTypeOf(response.contentType) };
  } catch (cause) {
    throw unsupported(address.path, response, cause);
  }
}

/** Whether a response has a file, or the headers of one. */
export const hasFile = ({ status }: Pick<StreamedResponse, 'status'>): boolean => status === 200 || status === 206;

/** Closes the connection, since the body is not read. */
function unsupported(path: string, { body }: Pick<StreamedResponse, 'body'>, cause?: unknown): UpstreamError {
  void body.cancel().catch(() => undefined);
  return new UpstreamError('unsupported-type', { method: 'GET', path }, { cause });
}
