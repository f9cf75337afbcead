import 'server-only';
import type { DossierFailure } from '@/lib/domain/failures';

/** What a handler tells a script of a failure: `{code, type, uiMessage, id, tokenExpiredError?}` (docs/platform-api.md, section 7). */
export function failureJson(
  { code, type, uiMessage, id, tokenExpiredError }: DossierFailure,
  status: number,
  headers: Record<string, string> = {},
): Response {
  return Response.json(
    { code, type, uiMessage, id, ...(tokenExpiredError ? { tokenExpiredError } : {}) },
    { status, headers: { 'Cache-Control': 'no-store', ...headers } },
  );
}
