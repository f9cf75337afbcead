import 'server-only';

/** What a handler takes at most (reliability B5). */
const maxBodyBytes = 64 * 1024;

/** What came with a request: JSON, the fields of a form, or nothing. */
export type Body =
  | { kind: 'json'; value: unknown }
  | { kind: 'form'; value: Record<string, string> }
  | { kind: 'none'; value: undefined };

export type BodyRejection = 'too-large' | 'other-type' | 'no-json';

const mediaTypeOf = (headers: Headers) => (headers.get('content-type') ?? '').split(';')[0]!.trim().toLowerCase();

/** Reads a request's body of at most 64 KiB; any other type than JSON, or a form of our pages, is not read. */
export async function readBody(request: Request): Promise<Body | BodyRejection> {
  const type = mediaTypeOf(request.headers);
  if (Number(request.headers.get('content-length') ?? 0) > maxBodyBytes) return 'too-large';
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

/** A body's bytes; null for more than may come, of which the rest is not waited for. */
export async function readBytes(request: Request): Promise<Buffer | null> {
  const parts: Uint8Array[] = [];
  let length = 0;
  const reader = request.body?.getReader();
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    length += part.value.length;
    if (length > maxBodyBytes) {
      await reader?.cancel();
      return null;
    }
    parts.push(part.value);
  }
  return Buffer.concat(parts);
}
