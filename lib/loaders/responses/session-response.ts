import 'server-only';
import { type LoginError, fieldOf } from '@/lib/domain/session/login';
import { type DossierFailure, errorMessageKey, makeFailure, situations } from '@/lib/domain/failures/failures';
import { basePath } from '@/lib/domain/pages/paths';
import { failureJson } from '@/lib/session/failure-json';
import { log } from '@/lib/observability/log';
import type { RequestSession } from '@/lib/session/request-session';

const anonymousSession = { user: null, workgroups: [], workgroup: null };
const headers = { 'Cache-Control': 'private, no-store' };

/** The response with the session: `{user, workgroups, workgroup}` (docs/platform-api.md, section 7). */
export function sessionResponse({ session }: RequestSession): Response {
  if (!session) return Response.json(anonymousSession, { headers });
  const { user, workgroups, workgroup } = session;
  return Response.json({ user, workgroups, workgroup }, { headers });
}

/** The response for a login that has ended: 401 with an anonymous session and the reason (reliability T6). */
export function sessionEndedResponse(): Response {
  const { code, type, uiMessage, id } = makeFailure(situations.refreshFailed.type, Math.random);
  log().info({ failureId: id, type }, situations.refreshFailed.debug);
  return Response.json(
    { ...anonymousSession, code, type, uiMessage, id, tokenExpiredError: true },
    { status: 401, headers },
  );
}

/** The response to a rejected login. */
export function loginErrorResponse(error: LoginError, retryAfterSeconds?: number): Response {
  const { message, status } = error;
  const failure = logLoginError(error);
  const wait = retryAfterSeconds ?? (status === 503 ? 5 : undefined);
  return failureJson(failure, status, {
    headers: wait === undefined ? {} : { 'Retry-After': String(wait) },
    field: fieldOf(message) ?? undefined,
  });
}

/** Logs why a login was rejected; returns the client error object with the id of the log line. */
export function logLoginError({ type, message, status }: LoginError): DossierFailure {
  const failure = makeFailure(type, Math.random, { uiMessage: errorMessageKey(message) });
  log().info({ failureId: failure.id, type, status }, 'login rejected');
  return failure;
}

/** A redirect (303 See Other) after a form without JavaScript to an in-app path; relative, so that it stays on this host. */
export const seeOther = (path: string): Response =>
  new Response(null, { status: 303, headers: { ...headers, Location: basePath + (path === '/' ? '' : path) } });
