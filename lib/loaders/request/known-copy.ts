import 'server-only';
import { createHash } from 'node:crypto';

/** The ETag of a content: weak, since a proxy may compress the response. */
export const tagOf = (content: string | Uint8Array): string =>
  `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;

/** Whether `If-None-Match` names the ETag, which may be weak in either place (RFC 9110 13.1.2). */
export const isKnownCopy = (request: Request, etag: string): boolean =>
  (request.headers.get('if-none-match') ?? '')
    .split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''))
    .some((tag) => tag === '*' || tag === etag.replace(/^W\//, ''));
