import 'server-only';
import { z } from 'zod';
import { type Answer, type Asker, get } from '@/lib/upstream/client';

const maxHtmlBytes = 5_000_000;

const textAnswer = z.object({ html: z.string().min(1) });

const asObject = (json: unknown) => (typeof json === 'string' ? { html: json } : json);
const readers: Record<string, (text: string) => unknown> = {
  'text/html': (text) => ({ html: text }),
  'application/json': (text) => asObject(JSON.parse(text)),
};

/**
 * Reads both forms of a text answer: the HTML itself, or JSON with it (docs/platform-api.md 3.8).
 * @throws for another media type, a charset that we do not read, or a JSON of another shape
 */
function readText({ contentType, body }: Answer): string {
  const [mediaType = '', ...parameters] = contentType
    .toLowerCase()
    .split(';')
    .map((part) => part.trim());
  const charset = parameters.map((parameter) => /^charset="?([^"]+)"?$/.exec(parameter)?.[1]).find(Boolean) ?? 'utf-8';
  const read = readers[mediaType];
  if (!read) throw new TypeError(`${mediaType} is no text of a document`);
  return textAnswer.parse(read(new TextDecoder(charset).decode(body))).html;
}

/**
 * The SDS text as the platform wrote it, not sanitised yet (docs/platform-api.md 3.8). `version` left out is the newest; `qrCode` 1 shows the QR code.
 * @throws {UpstreamFailure} `not-found` for 'No valid SDS version', or an outage
 */
export function fetchSds(
  { id, lang, version, qrCode }: { id: number; lang: number; version?: string; qrCode: 0 | 1 },
  asker: Asker,
): Promise<string> {
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
