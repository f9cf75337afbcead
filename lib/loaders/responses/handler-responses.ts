import 'server-only';
import { createHash } from 'node:crypto';
import { failureTypeOfStatus, makeFailure } from '@/lib/domain/failures/failures';
import { failureJson } from '@/lib/session/failure-json';
import type { ChangedPanel } from '@/lib/domain/changes/changes';
import type { DocumentText } from '@/lib/loaders/html/document-text';

/**
 * The answer to parameters that are none: 400, and nobody was asked (Spec §8 "invalid parameter structure"). `field` is the
 * name of the parameter, where the visitor can mend it.
 */
export const badRequest = (field?: string): Response =>
  failureJson(makeFailure(failureTypeOfStatus(400), Math.random), 400, { field });

/** The answer to HEAD for a file: Next would have it made and thrown away. */
export const headNotAllowed = (): Response => new Response(null, { status: 405, headers: { Allow: 'GET' } });

/** A sanitised text for a page that reloads it in place. */
export const textResponse = ({ html, sections, panels }: DocumentText & { panels?: ChangedPanel[] | null }): Response =>
  Response.json({ html, sections, panels }, { headers: { 'Cache-Control': 'private, no-store' } });

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
