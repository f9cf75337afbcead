import 'server-only';
import { failureTypeOfStatus, makeFailure } from '@/lib/domain/failures/failures';
import { isKnownCopy, tagOf } from '@/lib/loaders/request/known-copy';
import { failureJson } from '@/lib/session/failure-json';
import type { ChangedPanel } from '@/lib/domain/changes/changes';
import type { DocumentText } from '@/lib/loaders/html/document-text';

/**
 * The response to invalid parameters: 400, without a call to the platform (Spec §8 "invalid parameter structure"). `field` is
 * the name of the parameter, where the visitor can correct it.
 */
export const badRequest = (field?: string): Response =>
  failureJson(makeFailure(failureTypeOfStatus(400), Math.random), 400, { field });

/** The response to HEAD for a file, which Next would generate and discard. */
export const headNotAllowed = (): Response => new Response(null, { status: 405, headers: { Allow: 'GET' } });

/** The response with a sanitised text, for a page that reloads it in place. */
export const textResponse = ({ html, sections, panels }: DocumentText & { panels?: ChangedPanel[] | null }): Response =>
  Response.json({ html, sections, panels }, { headers: { 'Cache-Control': 'private, no-store' } });

/** The lifetimes of the data cache (docs/architecture/caches.md, 'Data cache'). */
const cacheControl = 'public, max-age=60, stale-while-revalidate=600';

/** The response with a public, cacheable text; 304 when the client's copy is current (RFC 9110 13.1.2). */
export function publicResponse(request: Request, text: string, headers: Record<string, string>): Response {
  const etag = tagOf(text);
  const isKnown = isKnownCopy(request, etag);
  return new Response(isKnown ? null : text, {
    status: isKnown ? 304 : 200,
    headers: { ...headers, ETag: etag, 'Cache-Control': cacheControl },
  });
}
