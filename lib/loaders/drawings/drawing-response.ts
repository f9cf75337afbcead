import 'server-only';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { labelCallQuery, labelSearch } from '@/lib/domain/label/label-query';
import { defaultLabelSettings, labelOptionsOf, type LabelSettings } from '@/lib/domain/label/label-settings';
import type { Dossier } from '@/lib/domain/product/dossier';
import { cachedForAnonymous } from '@/lib/upstream/data-cache';
import { isKnownCopy, tagOf } from '@/lib/loaders/request/known-copy';
import { setResponseStatus } from '@/lib/loaders/request/response-status';
import { fetchLabelDrawing } from '@/lib/upstream/label';
import type { CallContext } from '@/lib/upstream/transport/call';

/** The policy of a drawing that is opened by itself: no scripts and no network; inline styles, fonts and images are allowed. */
const policy = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  'img-src data:',
  'font-src data:',
  "frame-ancestors 'none'",
  'sandbox',
].join('; ');

/** The response with a drawing of the platform for an `<img>`; 304 for who has it. */
export function drawingResponse(
  request: Request,
  bytes: Buffer,
  mediaType: string,
  cacheControl: string,
  encoding: Record<string, string> = {},
): Response {
  const etag = tagOf(bytes);
  const isKnown = isKnownCopy(request, etag);
  const status = isKnown ? 304 : 200;
  // Next does not replace the policy that server.ts set, and removes the encoding from a handler's response.
  setResponseStatus(status, { 'Content-Security-Policy': policy, ...(isKnown ? {} : encoding) });
  return new Response(isKnown ? null : new Uint8Array(bytes), {
    status,
    headers: { 'Content-Type': mediaType, 'Cache-Control': cacheControl, ETag: etag },
  });
}

/** RFC 9110 §12.5.3, as far as it concerns gzip. */
export const acceptsGzip = ({ headers }: Request): boolean =>
  /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i.test(headers.get('accept-encoding') ?? '');

const compress = promisify(gzip);

/**
 * Loads the label as an SVG drawing, gzipped. A product's default label in a language, with which its view begins, is cached;
 * there are too many other settings to cache.
 * @throws {UpstreamError}
 */
export async function loadLabelDrawing(
  { id, dossier, settings }: { id: number; dossier: Dossier; settings: LabelSettings },
  callContext: CallContext,
  signal: AbortSignal,
): Promise<Buffer> {
  const draw = async (context: CallContext, signal?: AbortSignal) => {
    const query = labelCallQuery(settings, { timestamp: Date.now(), onePerPage: true });
    return (await compress(await fetchLabelDrawing(id, query, context, signal))).toString('base64');
  };
  const { primaryLanguage } = settings;
  const isDefault = labelSearch(settings, defaultLabelSettings(labelOptionsOf(dossier), primaryLanguage)) === '';
  const base64 = isDefault
    ? await cachedForAnonymous(callContext, `label ${id} ${primaryLanguage}`, (context) => draw(context))
    : await draw(callContext, signal);
  return Buffer.from(base64, 'base64');
}

/** Media types of images, by file extension. */
