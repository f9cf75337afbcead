import 'server-only';
import type { IncomingHttpHeaders } from 'node:http';
import { errorMessageKey, makeFailure, situations } from '@/lib/domain/failures/failures';
import { isForged } from '@/lib/session/anti-forgery';
import { setCookieLine } from '@/lib/session/cookies';
import { failureJson, rejectRequest } from '@/lib/session/failure-json';
import { mediaTypeOf } from '@/lib/session/read-body';
import { requestOrigin } from '@/lib/session/request-headers';
import { RequestSession } from '@/lib/session/request-session';
import { hasStudioRole } from '@/lib/session/studio-role';
import { UpstreamError } from '@/lib/upstream/transport/upstream-error';

/** What the guard reads of a request. */
const headerNames = [
  'cookie',
  'content-type',
  'host',
  'origin',
  'sec-fetch-site',
  'x-forwarded-for',
  'x-request-id',
  'x-xsrf-token',
];
/** A page of another site can send any other type without a CORS preflight. */
const bodyTypes = ['application/json', 'application/octet-stream'];
const retryAfterSeconds = '5';

/**
 * The response to a call whose caller may not make it, before its body is read: 403 to one that may be forged, 401 without a login, 403
 * without a role in the Studio; null for all others. The platform checks the very role that the call needs.
 */
export async function guardCaller(incoming: IncomingHttpHeaders, caller: 'user' | 'studio'): Promise<Response | null> {
  const headers = new Headers();
  for (const name of headerNames) if (incoming[name] !== undefined) headers.set(name, String(incoming[name]));
  const requestSession = await RequestSession.open(headers, 'handler');
  const { session } = requestSession;
  if (!bodyTypes.includes(mediaTypeOf(headers)) || isForged(headers, session, headers.get('x-xsrf-token')))
    return rejectRequest(403, 'FORGED');
  if (session === null) return loginRequired();
  if (caller === 'user') return null;
  const response = await refusalOfRole(requestSession, session.sid, headers);
  for (const cookie of response ? await requestSession.cookies() : [])
    response?.headers.append('set-cookie', setCookieLine(cookie));
  return response;
}

const loginRequired = () => failureJson(makeFailure(situations.refreshFailed.type, Math.random), 401);

async function refusalOfRole(requestSession: RequestSession, sid: string, headers: Headers): Promise<Response | null> {
  try {
    const { visitor, antiForgery } = requestSession;
    const callContext = {
      interfaceLang: 'en',
      ...requestOrigin(headers),
      antiForgery: antiForgery ?? undefined,
      visitor,
    };
    if (await hasStudioRole(sid, callContext)) return null;
    return Response.json(
      { error: 'missing_role', role: 'author' },
      { status: 403, headers: { 'Cache-Control': 'no-store' } },
    );
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    if (error.kind === 'unauthorized') return loginRequired();
    const failure = makeFailure('SERVER_DOWN_ERROR', Math.random, {
      uiMessage: errorMessageKey(error.isBusy ? 'TOO_MANY_TRIES' : 'SERVER_DOWN_ERROR'),
    });
    return failureJson(failure, 503, { headers: { 'Retry-After': retryAfterSeconds } });
  }
}
