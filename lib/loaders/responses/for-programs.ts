import 'server-only';
import { STATUS_CODES } from 'node:http';
import { errorMessageKey, failureTypeOfStatus, makeFailure } from '@/lib/domain/failures/failures';
import { acceptedLanguages, bestInterfaceLanguage } from '@/lib/domain/languages/interface-language';
import { loadMessages } from '@/lib/i18n/load-messages';
import { setResponseStatus } from '@/lib/loaders/request/response-status';
import { failureJson } from '@/lib/session/failure-json';
import type { HandlerContext } from '@/lib/session/with-session';

type Handler<Params> = (request: Request, context: HandlerContext<Params>) => Response | Promise<Response>;
type Failure = Parameters<typeof failureJson>[0];
/** The fields of a response of `failureJson` that a problem has. */
type FailureBody = Partial<Pick<Failure, 'type' | 'uiMessage' | 'id'>> & { field?: string; message?: string };

/** Lets programs on pages of every origin read the current response, which must be the same for every visitor. */
export const allowOtherOrigins = (status = 200): void =>
  setResponseStatus(status, {
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Expose-Headers': 'ETag, Link, Retry-After',
    'Cross-Origin-Resource-Policy': 'cross-origin',
  });

/** Wraps a handler whose responses are the same for every visitor: programs of every origin may read them, and a failure is a problem. */
export const forPrograms =
  <Params>(handler: Handler<Params>): Handler<Params> =>
  async (request, context) => {
    const response = await handler(request, context);
    allowOtherOrigins(response.status);
    return response.status < 400 ? response : problemOf(response, request);
  };

/** The failure of a handler as a problem (RFC 9457): `{type, title, status, detail, id, code, field?}`, the detail in the caller's language. */
export async function problemOf(response: Response, request: Request): Promise<Response> {
  const { status } = response;
  const known = (await response.json().catch(() => ({}))) as FailureBody;
  const failure = { ...makeFailure(failureTypeOfStatus(status), Math.random), ...known };
  const { app } = await loadMessages(bestInterfaceLanguage(acceptedLanguages(request.headers.get('accept-language'))));
  const problem = {
    type: 'about:blank',
    title: STATUS_CODES[status],
    status,
    detail: failure.message ?? app[failure.uiMessage],
    id: failure.id,
    code: failure.type,
    ...(failure.field && { field: failure.field }),
  };
  const headers = new Headers(response.headers);
  headers.set('Content-Type', 'application/problem+json');
  return new Response(JSON.stringify(problem), { status, headers });
}

/** The response to what is not there: 404, with a sentence for the program's author. */
export const notThere = (message?: string): Response =>
  failureJson(makeFailure('CLIENT_SIDE', Math.random, { uiMessage: errorMessageKey('NOT_AVAILABLE') }), 404, {
    message,
  });
