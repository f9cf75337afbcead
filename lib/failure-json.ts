import 'server-only';
import type { DossierFailure } from '@/lib/domain/failures';

/** What a handler tells a script of a failure: `{code, type, uiMessage, id, tokenExpiredError?, field?}` (docs/platform-api.md, section 7). */
export function failureJson(
  { code, type, uiMessage, id, tokenExpiredError }: DossierFailure,
  status: number,
  { headers = {}, field }: { headers?: Record<string, string>; field?: string } = {},
): Response {
  return Response.json(
    { code, type, uiMessage, id, ...(tokenExpiredError ? { tokenExpiredError } : {}), ...(field ? { field } : {}) },
    { status, headers: { 'Cache-Control': 'no-store', ...headers } },
  );
}
