import 'server-only';
import type { DossierFailure } from '@/lib/domain/failures';

/** What a handler tells a script of a failure: `{code, type, uiMessage, id, tokenExpiredError?, field?, invalidEmails?, message?}` (docs/platform-api.md, section 7). */
export function failureJson(
  { code, type, uiMessage, id, tokenExpiredError }: DossierFailure,
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
  };
  return Response.json(
    { code, type, uiMessage, id, ...more },
    { status, headers: { 'Cache-Control': 'no-store', ...headers } },
  );
}
