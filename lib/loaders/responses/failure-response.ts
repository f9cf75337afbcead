import 'server-only';
import {
  errorMessageKey,
  type FailureMessage,
  type FailureType,
  failureTypeOfStatus,
  makeFailure,
  situations,
} from '@/lib/domain/failures/failures';
import { publicUrl } from '@/lib/domain/pages/paths';
import { deployment } from '@/lib/loaders/request/deployment';
import { failureJson } from '@/lib/session/failure-json';
import { log } from '@/lib/observability/log';
import { cookieOf, sessionCookie } from '@/lib/session/cookies';
import { isNavigation } from '@/lib/session/is-navigation';
import { UpstreamError, type UpstreamErrorKind } from '@/lib/upstream/transport/upstream-error';

export interface HttpFailure {
  status: number;
  type: FailureType;
  /** Where the words of the type would be too general. */
  message?: FailureMessage;
}

const outage: HttpFailure = { status: 503, type: 'SERVER_DOWN_ERROR' };
/** The platform was reached and could not do it. */
const serverError: HttpFailure = { status: 503, type: 'CLIENT_SERVER_COMMUNICATION', message: 'SERVER_SIDE' };

/** What a handler answers to each way in which a call to the platform fails (Spec §8). */
const httpFailures: Record<UpstreamErrorKind, HttpFailure> = {
  'not-found': { status: 404, type: situations.noValidSdsVersion.type, message: 'NOT_AVAILABLE' },
  removed: { status: 410, type: 'SERVER_SIDE', message: 'NOT_AVAILABLE' },
  forbidden: { status: 403, type: 'CLIENT_SERVER_COMMUNICATION', message: 'NOT_AVAILABLE' },
  unauthorized: { status: 401, type: situations.refreshFailed.type },
  rejected: { status: 502, type: 'CLIENT_SERVER_COMMUNICATION' },
  'unsupported-type': { status: 502, type: 'CLIENT_SERVER_COMMUNICATION', message: 'UNSUPPORTED_FILE_TYPE' },
  abandoned: { status: 499, type: 'UNKNOWN' },
  throttled: { status: 429, type: 'CLIENT_SERVER_COMMUNICATION', message: 'TOO_MANY_TRIES' },
  busy: { status: 503, type: 'CLIENT_SERVER_COMMUNICATION', message: 'TOO_MANY_TRIES' },
  timeout: { status: 504, type: situations.timeout.type },
  'server-error': serverError,
  unreachable: outage,
  'circuit-open': outage,
  'malformed-response': serverError,
};

/** A parameter that we let pass and the platform does not, such as a version that is no number there. */
const wrongParameter: HttpFailure = { status: 400, type: failureTypeOfStatus(400) };

/** What is for logged-in users, asked for by somebody who was not: no session has ended. */
const loginRequired: HttpFailure = { status: 401, type: situations.loginNeeded.type, message: 'LOGIN_NEEDED' };

/** The words of one handler for failures for which the general ones would be wrong. */
export type FailureOverrides = Partial<Record<UpstreamErrorKind, HttpFailure>>;

function httpFailureOf({ kind, call }: UpstreamError, headers: Headers, overrides: FailureOverrides): HttpFailure {
  if (call.status === 400) return wrongParameter;
  if (kind === 'unauthorized' && cookieOf(headers, sessionCookie) === null) return loginRequired;
  return overrides[kind] ?? httpFailures[kind];
}

const retryAfterSeconds = 5;

/**
 * The answer of a handler whose call failed. A visitor who followed a link goes to `page`, an in-app path; a script gets
 * `{code, type, uiMessage, id}`, whose id stands in the log, with the `field` that the platform refused.
 */
export function failureResponse(
  error: unknown,
  request: Request,
  page: string | null = null,
  overrides: FailureOverrides = {},
): Response {
  if (!(error instanceof UpstreamError)) throw error;
  const { status, type, message } = httpFailureOf(error, request.headers, overrides);
  const failure = makeFailure(type, Math.random, {
    uiMessage: errorMessageKey(message ?? type),
    debug: error.call.text ?? error.message,
    httpDebug: error.call,
    // A script says for itself whether it shows what it is told.
    wasDisplayedInTheUi: page !== null && isNavigation(request),
  });
  const { id: failureId, code, wasDisplayedInTheUi } = failure;
  if (error.kind !== 'abandoned') {
    log().warn({ err: error, failureId, code, type, wasDisplayedInTheUi }, 'a call of a handler failed');
  }
  if (page !== null && wasDisplayedInTheUi) {
    const headers = { Location: publicUrl(deployment().siteUrl, page), 'Cache-Control': 'no-store' };
    return new Response(null, { status: 307, headers });
  }
  const isForNow = status === 429 || status === 503;
  const waitSeconds = isForNow ? (error.call.retryAfterSeconds ?? retryAfterSeconds) : undefined;
  return failureJson(failure, status, {
    headers: waitSeconds === undefined ? {} : { 'Retry-After': String(waitSeconds) },
    field: error.call.field,
  });
}
