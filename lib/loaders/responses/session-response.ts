import 'server-only';
import { type LoginError, fieldOf } from '@/lib/domain/session/login';
import { type DossierFailure, errorMessageKey, makeFailure, situations } from '@/lib/domain/failures/failures';
import { basePath } from '@/lib/domain/pages/paths';
import { failureJson } from '@/lib/session/failure-json';
import { log } from '@/lib/observability/log';
import type { RequestSession } from '@/lib/session/request-session';

const anonymousSession = { user: null, workgroups: [], workgroup: null };
const headers = { 'Cache-Control': 'private, no-store' };

/** Who is logged in: `{user, workgroups, workgroup}` (docs/platform-api.md, section 7). */
export function sessionResponse({ session }: RequestSession): Response {
  if (!session) return Response.json(anonymousSession, { headers });
  const { user, workgroups, workgroup } = session;
  return Response.json({ user, workgroups, workgroup }, { headers });
}

/** The same of a login that turned out to be over: nobody, and why (reliability T6). */
export function sessionEndedResponse(): Response {
  const { code, type, uiMessage, id } = makeFailure(situations.refreshFailed.type, Math.random);
  log().info({ failureId: id, type }, situations.refreshFailed.debug);
  return Response.json(
    { ...anonymousSession, code, type, uiMessage, id, tokenExpiredError: true },
    { status: 401, headers },
  );
}

/** A login that was not let in. */
export function loginErrorResponse(issue: LoginError, retryAfterSeconds?: number): Response {
  const { message, status } = issue;
  const failure = logLoginFault(issue);
  const wait = retryAfterSeconds ?? (status === 503 ? 5 : undefined);
  return failureJson(failure, status, {
    headers: wait === undefined ? {} : { 'Retry-After': String(wait) },
    field: fieldOf(message) ?? undefined,
  });
}

/** Logs why a login was not let in; returns the client error object that carries the id of the log line. */
export function logLoginFault({ type, message, status }: LoginError): DossierFailure {
  const failure = makeFailure(type, Math.random, { uiMessage: errorMessageKey(message) });
  log().info({ failureId: failure.id, type, status }, 'a login was not let in');
  return failure;
}

/** The way on after a form was sent without JavaScript, an in-app path; relative, so that it stays on this host. */
export const seeOther = (path: string): Response =>
  new Response(null, { status: 303, headers: { ...headers, Location: basePath + (path === '/' ? '' : path) } });
