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
import { cookieOf, hostCookie, sessionCookie } from '@/lib/session/cookies';
import { isNavigation } from '@/lib/session/request-headers';
import { UpstreamError, type UpstreamErrorKind } from '@/lib/upstream/transport/upstream-error';

export interface HttpFailure {
  status: number;
  type: FailureType;
  /** A more specific message than that of the type. */
  message?: FailureMessage;
}

const outage: HttpFailure = { status: 503, type: 'SERVER_DOWN_ERROR' };
/** The platform responded with an error. */
const serverError: HttpFailure = { status: 503, type: 'CLIENT_SERVER_COMMUNICATION', message: 'SERVER_SIDE' };

/** The response of a handler to each kind of failed call to the platform (Spec §8). */
const httpFailures: Record<UpstreamErrorKind, HttpFailure> = {
  'not-found': { status: 404, type: failureTypeOfStatus(404), message: 'NOT_AVAILABLE' },
  removed: { status: 410, type: failureTypeOfStatus(410), message: 'NOT_AVAILABLE' },
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

const noValidSds: HttpFailure = { status: 404, type: situations.noValidSdsVersion.type, message: 'NOT_AVAILABLE' };

/** A parameter that passes our validation and not the platform's, such as a version that is not a number there. */
const invalidParameter: HttpFailure = { status: 400, type: failureTypeOfStatus(400) };

/** An anonymous request for something that requires a login: no session has ended. */
const loginRequired: HttpFailure = { status: 401, type: situations.loginNeeded.type, message: 'LOGIN_NEEDED' };

/** Failures of one handler that differ from the general ones. */
export type FailureOverrides = Partial<Record<UpstreamErrorKind, HttpFailure>>;

function httpFailureOf({ kind, call }: UpstreamError, headers: Headers, overrides: FailureOverrides): HttpFailure {
  if (call.status === 400) return invalidParameter;
  if (call.text === situations.noValidSdsVersion.debug) return noValidSds;
  if (kind === 'unauthorized' && cookieOf(headers, hostCookie(sessionCookie)) === null) return loginRequired;
  return overrides[kind] ?? httpFailures[kind];
}

const retryAfterSeconds = 5;

/**
 * The response of a handler whose call failed. A navigation is redirected to `page`, an in-app path; a script gets
 * `{code, type, uiMessage, id}`, whose id is in the log, with the `field` that the platform rejected.
 * @throws an error that is not an UpstreamError
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
    // A script reports by itself whether it displays the failure.
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
  const isTemporary = status === 429 || status === 503 || status === 504;
  const waitSeconds = isTemporary ? (error.call.retryAfterSeconds ?? retryAfterSeconds) : undefined;
  return failureJson(failure, status, {
    headers: waitSeconds === undefined ? {} : { 'Retry-After': String(waitSeconds) },
    field: error.call.field,
  });
}
