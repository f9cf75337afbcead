import 'server-only';
import { z } from 'zod';
import { type Answer, type Asker, get } from '@/lib/upstream/client';

export const maxHtmlBytes = 5_000_000;

/** A document's text as the platform wrote it: not sanitised yet. */
export interface ProviderText {
  html: string;
  sections: { id: number; title: string }[];
}

const textAnswer = z.object({
  html: z.string().min(1),
  sections: z
    .array(z.object({ id: z.coerce.number().int(), title: z.string() }))
    .nullish()
    .catch([])
    .transform((sections) => sections ?? []),
});

const asObject = (json: unknown) => (typeof json === 'string' ? { html: json } : json);
const readers: Record<string, (text: string) => unknown> = {
  'text/html': (text) => ({ html: text }),
  'application/json': (text) => asObject(JSON.parse(text)),
};

/**
 * Reads both forms of a text answer: the HTML itself, or JSON with it (docs/platform-api.md 3.8).
 * @throws for another media type, a charset that we do not read, or a JSON of another shape
 */
function readText({ contentType, body }: Answer): ProviderText {
  const [mediaType = '', ...parameters] = contentType
    .toLowerCase()
    .split(';')
    .map((part) => part.trim());
  const charset = /^charset="?([^"]+)"?$/.exec(parameters.join())?.[1] ?? 'utf-8';
  const read = readers[mediaType];
  if (!read) throw new TypeError(`${mediaType} is no text of a document`);
  return textAnswer.parse(read(new TextDecoder(charset).decode(body)));
}

/**
 * The SDS text (docs/platform-api.md 3.8). `version` left out is the newest; `qrCode` 1 shows the QR code.
 * @throws {UpstreamFailure} `not-found` for 'No valid SDS version', or an outage
 */
export function fetchSds(
  { id, lang, version, qrCode }: { id: number; lang: number; version?: string; qrCode: 0 | 1 },
  asker: Asker,
): Promise<ProviderText> {
  return get(
    {
      callClass: 'document',
      path: `/api/v1/sdsRender/view/-${id}/${lang}`,
      query: { version, qrCode },
      accept: 'application/json, text/html;q=0.9',
      asker,
      maxBytes: maxHtmlBytes,
    },
    readText,
  );
}
