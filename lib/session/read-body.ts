import 'server-only';
import { maxSmallBodyBytes } from '@/lib/settings/request-bodies';

/** A parsed request body: JSON, the fields of a form, or nothing. */
export type Body =
  /** The handler passes it on. */
  | { kind: 'unread'; value: undefined }
  | { kind: 'json'; value: unknown }
  | { kind: 'form'; value: Record<string, string> }
  | { kind: 'none'; value: undefined };

export type BodyRejection = 'too-large' | 'other-type' | 'no-json';

export const mediaTypeOf = (headers: Headers) =>
  (headers.get('content-type') ?? '').split(';')[0]!.trim().toLowerCase();

/** Parses a request's body of at most 64 KiB (reliability B5). Types other than JSON and URL-encoded forms are not read. */
export async function readBody(request: Request): Promise<Body | BodyRejection> {
  const type = mediaTypeOf(request.headers);
  if (Number(request.headers.get('content-length') ?? 0) > maxSmallBodyBytes) return 'too-large';
  const isForm = type === 'application/x-www-form-urlencoded';
  if (type && !isForm && type !== 'application/json') return 'other-type';
  const bytes = await readBytes(request);
  if (bytes === null) return 'too-large';
  if (bytes.length === 0) return { kind: 'none', value: undefined };
  if (!type) return 'other-type';
  const text = bytes.toString('utf8');
  if (isForm) return { kind: 'form', value: Object.fromEntries(new URLSearchParams(text)) };
  try {
    return { kind: 'json', value: JSON.parse(text) };
  } catch {
    return 'no-json';
  }
}

/** Reads a body; null as soon as it exceeds `maxBodyBytes`. */
export async function readBytes(request: Request, maxBodyBytes = maxSmallBodyBytes): Promise<Buffer | null> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = request.body?.getReader();
  for (let chunk = await reader?.read(); chunk?.value; chunk = await reader?.read()) {
    length += chunk.value.length;
    if (length > maxBodyBytes) {
      await reader?.cancel();
      return null;
    }
    chunks.push(chunk.value);
  }
  return Buffer.concat(chunks);
}
