import 'server-only';
import { type DossierFailure, errorMessageKey, makeFailure, situations } from '@/lib/domain/failures/failures';
import { log } from '@/lib/observability/log';

/** The error response of a handler to a script: `{code, type, uiMessage, id, tokenExpiredError?, field?, invalidEmails?, message?, debug?, httpDebug?}` (docs/platform-api.md, section 7). */
export function failureJson(
  { code, type, uiMessage, id, tokenExpiredError, debug, httpDebug }: DossierFailure,
  status: number,
  {
    headers = {},
    field,
    invalidEmails,
    message,
  }: { headers?: Record<string, string>; field?: string; invalidEmails?: string[]; message?: string } = {},
): Response {
  const more = {
    ...(tokenExpiredError ? { tokenExpiredError } : {}),
    ...(field ? { field } : {}),
    ...(invalidEmails ? { invalidEmails } : {}),
    ...(message ? { message } : {}),
    ...(httpDebug && isPublic(debug) ? { debug, httpDebug: publicCall(httpDebug) } : {}),
  };
  return Response.json(
    { code, type, uiMessage, id, ...more },
    { status, headers: { 'Cache-Control': 'no-store', ...headers } },
  );
}

/** Other messages of a platform, and the paths of other calls, may be private. */
const isPublic = (debug: string) => debug === situations.noValidSdsVersion.debug;

const publicCall = ({ method, path, status, text }: NonNullable<DossierFailure['httpDebug']>) => ({
  method,
  path,
  status,
  text,
});

/** Why a handler rejects a request. */
export type Rejection = 'TOO_LARGE' | 'FORGED' | 'CLIENT_SIDE';

/** The response to a request that is rejected before any call to the platform. */
export function rejectRequest(status: number, message: Rejection): Response {
  const failure = makeFailure('CLIENT_SIDE', Math.random, { uiMessage: errorMessageKey(message) });
  log().info({ failureId: failure.id, status }, 'request rejected');
  return failureJson(failure, status);
}
