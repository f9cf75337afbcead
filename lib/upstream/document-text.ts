import 'server-only';
import { z } from 'zod';
import { get } from '@/lib/upstream/transport/client';
import type { UpstreamResponse, CallContext, QueryValue } from '@/lib/upstream/transport/call';

const maxHtmlBytes = 5_000_000;

/** A text of the platform, not yet sanitised. */
export interface UpstreamText {
  html: string;
  /** The listed section numbers; for a comparison, the changed ones. Null without a list. */
  sections: number[] | null;
}

const textSchema = z.object({
  html: z.string().min(1),
  sections: z
    .array(z.object({ id: z.coerce.number().int() }).transform(({ id }) => id))
    .nullish()
    .transform((ids) => ids ?? null)
    .catch(null),
});

const wrapHtml = (text: string) => ({ html: text });
const toHtmlObject = (json: unknown) => (typeof json === 'string' ? { html: json } : json);
/** A plain text response may have either text type or none. */
const readers: Record<string, (text: string) => unknown> = {
  'text/html': wrapHtml,
  'text/plain': wrapHtml,
  '': wrapHtml,
  'application/json': (text) => toHtmlObject(JSON.parse(text)),
};

/**
 * Parses both forms of a text response: the HTML itself, or JSON with it (docs/platform-api.md 3.8).
 * @throws for another media type, an unsupported charset, or JSON of another shape
 */
function readText({ contentType, body }: UpstreamResponse): UpstreamText {
  const [mediaType = '', ...parameters] = contentType
    .toLowerCase()
    .split(';')
    .map((part) => part.trim());
  const charset = parameters.map((parameter) => /^charset="?([^"]+)"?$/.exec(parameter)?.[1]).find(Boolean) ?? 'utf-8';
  const read = Object.hasOwn(readers, mediaType) ? readers[mediaType] : undefined;
  if (!read) throw new TypeError(`unsupported media type of a document text: ${mediaType}`);
  return textSchema.parse(read(new TextDecoder(charset).decode(body)));
}

const fetchText = (
  path: string,
  query: Record<string, QueryValue>,
  callContext: CallContext,
  callClass: 'document' | 'comparison' = 'document',
): Promise<UpstreamText> =>
  get(
    {
      callClass,
      path,
      query,
      accept: 'application/json, text/html;q=0.9',
      callContext,
      maxBytes: maxHtmlBytes,
    },
    readText,
  );

interface DocumentSelector {
  id: number;
  /** Document language. */
  lang: number;
}

// Each throws UpstreamError: `not-found` for 'No valid SDS version' and similar errors, or an outage.

/** 3.8: without `version` the newest, without `market` for the default of the language; `qrCode` 1 shows the QR code. */
export const fetchSds = (
  { id, lang, version, qrCode, market }: DocumentSelector & { version?: string; qrCode: 0 | 1; market?: string },
  callContext: CallContext,
): Promise<UpstreamText> =>
  fetchText(`/api/v1/sdsRender/view/-${id}/${lang}`, { version, qrCode, market }, callContext);

/** 3.8: a version with the additions and deletions since `compareWith`. */
export const fetchSdsComparison = (
  {
    id,
    lang,
    version,
    compareWith,
    market,
  }: DocumentSelector & { version: string; compareWith: string; market?: string },
  callContext: CallContext,
): Promise<UpstreamText> =>
  fetchText(
    `/api/v1/sdsRender/compare/-${id}/${lang}`,
    { compare_version_id: compareWith, orig_version_id: version, market },
    callContext,
    'comparison',
  );

/** 3.9: without `version` the newest. */
export const fetchTds = (
  { id, lang, version }: DocumentSelector & { version?: string },
  callContext: CallContext,
): Promise<UpstreamText> => fetchText(`/api/v1/p/tds/view/${lang}/-${id}`, { version }, callContext);

/** 3.10 */
export const fetchIpi = (
  { id, lang, qrCode, market }: DocumentSelector & { qrCode: 0 | 1; market?: string },
  callContext: CallContext,
): Promise<UpstreamText> => fetchText(`/api/v1/sdsRender/ipi/-${id}/${lang}/P`, { qrCode, market }, callContext);
