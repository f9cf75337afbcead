import 'server-only';
import { createHash } from 'node:crypto';

/** As long as data is served without a look at the platform (docs/architecture.md, 'What is kept, and how long'). */
const cacheControl = 'public, max-age=60, stale-while-revalidate=600';

/** A text that everybody may see and keep for a while; 304 to a client that has it as it is (RFC 9110 13.1.2). */
export function publicResponse(request: Request, text: string, headers: Record<string, string>): Response {
  // Weak: what stands between may compress it.
  const etag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
  const known = (request.headers.get('if-none-match') ?? '').split(',').map((tag) => tag.trim());
  const isKnown = known.includes(etag) || known.includes(etag.slice(2)) || known.includes('*');
  return new Response(isKnown ? null : text, {
    status: isKnown ? 304 : 200,
    headers: { ...headers, ETag: etag, 'Cache-Control': cacheControl },
  });
}
