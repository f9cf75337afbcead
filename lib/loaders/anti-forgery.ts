import 'server-only';
import { failureTypeOfStatus, makeFailure } from '@/lib/domain/failures';
import { failureJson } from '@/lib/failure-json';

/**
 * Whether a call that is no GET comes from a page of ours: the header that only such a page can write equals the cookie
 * (docs/platform-api.md, section 1, "anti-forgery").
 */
function isOurs({ headers }: Request): boolean {
  const sent = headers.get('x-xsrf-token');
  const cookie = /(?:^|;\s*)XSRF-TOKEN=([^;]+)/.exec(headers.get('cookie') ?? '')?.[1];
  return sent !== null && (sent === cookie || encodeURIComponent(sent) === cookie);
}

/** The refusal of a call that may be forged (403); null for one of ours. */
export function refuseForged(request: Request): Response | null {
  return isOurs(request) ? null : failureJson(makeFailure(failureTypeOfStatus(403), Math.random), 403);
}
