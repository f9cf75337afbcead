import 'server-only';
import { z } from 'zod';
import { get } from '@/lib/upstream/transport/client';
import { type UpstreamResponse, type CallContext } from '@/lib/upstream/transport/call';
import type { QueryValue } from '@/lib/upstream/transport/encode';

const maxHtmlBytes = 5_000_000;

/** A text as the platform wrote it, not sanitised yet. */
export interface UpstreamText {
  html: string;
  /** The numbers that it lists as its sections; of a comparison, those that changed. Null where it lists none. */
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

const asHtml = (text: string) => ({ html: text });
const asObject = (json: unknown) => (typeof json === 'string' ? { html: json } : json);
/** A platform that sends the text as it is may call it by either name, or by none. */
const readers: Record<string, (text: string) => unknown> = {
  'text/html': asHtml,
  'text/plain': asHtml,
  '': asHtml,
  'application/json': (text) => asObject(JSON.parse(text)),
};

/**
 * Reads both forms of a text answer: the HTML itself, or JSON with it (docs/platform-api.md 3.8).
 * @throws for another media type, a charset that we do not read, or a JSON of another shape
 */
function readText({ contentType, body }: UpstreamResponse): UpstreamText {
  const [mediaType = '', ...parameters] = contentType
    .toLowerCase()
    .split(';')
    .map((part) => part.trim());
  const charset = parameters.map((parameter) => /^charset="?([^"]+)"?$/.exec(parameter)?.[1]).find(Boolean) ?? 'utf-8';
  const read = Object.hasOwn(readers, mediaType) ? readers[mediaType] : undefined;
  if (!read) throw new TypeError(`${mediaType} is no text of a document`);
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

// Each throws UpstreamError: `not-found` for 'No valid SDS version' and its kin, or an outage.

/** 3.8: `version` left out is the newest; `qrCode` 1 shows the QR code. */
export const fetchSds = (
  { id, lang, version, qrCode }: DocumentSelector & { version?: string; qrCode: 0 | 1 },
  callContext: CallContext,
): Promise<UpstreamText> => fetchText(`/api/v1/sdsRender/view/-${id}/${lang}`, { version, qrCode }, callContext);

/** 3.8: the version in view with what was added and deleted since the one that it is compared with. */
export const fetchSdsComparison = (
  { id, lang, version, compareWith }: DocumentSelector & { version: string; compareWith: string },
  callContext: CallContext,
): Promise<UpstreamText> =>
  fetchText(
    `/api/v1/sdsRender/compare/-${id}/${lang}`,
    { compare_version_id: compareWith, orig_version_id: version },
    callContext,
    'comparison',
  );

/** 3.9: `version` left out is the newest. */
export const fetchTds = (
  { id, lang, version }: DocumentSelector & { version?: string },
  callContext: CallContext,
): Promise<UpstreamText> => fetchText(`/api/v1/p/tds/view/${lang}/-${id}`, { version }, callContext);

/** 3.10 */
export const fetchIpi = (
  { id, lang, qrCode }: DocumentSelector & { qrCode: 0 | 1 },
  callContext: CallContext,
): Promise<UpstreamText> => fetchText(`/api/v1/sdsRender/ipi/-${id}/${lang}/P`, { qrCode }, callContext);
