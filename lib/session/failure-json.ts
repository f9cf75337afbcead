import 'server-only';
import { type DossierFailure, situations } from '@/lib/domain/failures/failures';

/** What a handler tells a script of a failure: `{code, type, uiMessage, id, tokenExpiredError?, field?, invalidEmails?, message?, debug?, httpDebug?}` (docs/platform-api.md, section 7). */
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

/** Everything else that a platform says, and the paths of other calls, may be private. */
const isPublic = (debug: string) => debug === situations.noValidSdsVersion.debug;

const publicCall = ({ method, path, status, text }: NonNullable<DossierFailure['httpDebug']>) => ({
  method,
  path,
  status,
  text,
});
