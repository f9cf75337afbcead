import 'server-only';
import { makeFailure, situations } from '@/lib/domain/failures/failures';
import { pageLanguage } from '@/lib/domain/languages/interface-language';
import { sanitise } from '@/lib/loaders/html/sanitise';
import { callContextOf } from '@/lib/loaders/request/call-context';
import { failureResponse } from '@/lib/loaders/responses/failure-response';
import { badRequest, publicResponse } from '@/lib/loaders/responses/handler-responses';
import { failureJson } from '@/lib/session/failure-json';
import type { HandlerContext } from '@/lib/session/with-session';
import { callStudio, fetchProductSchema, openStudioFile } from '@/lib/upstream/studio/studio';
import { fileTypes, findStudioCall, type StudioCall, studioQuery } from '@/lib/upstream/studio/studio-calls';

const headers = { 'Cache-Control': 'private, no-store' };
const ifMatchPattern = /^"\d{1,10}"$/;

/**
 * The response to a call of the Studio's pages: one of the table `studioCalls`, with a valid path, query and body. Others get 400,
 * 404 or 405, and an anonymous visitor 401, all without a call to the platform.
 */
export async function studioResponse(
  request: Request,
  { params, requestSession, body }: HandlerContext<{ call: string[] }>,
): Promise<Response> {
  const path = `/${(await params).call.join('/')}`;
  if (!requestSession.session) return failureJson(makeFailure(situations.refreshFailed.type, Math.random), 401);
  const callContext = callContextOf(
    request.headers,
    pageLanguage(undefined, request.headers.get('accept-language')),
    requestSession,
  );
  try {
    if (path === '/schema' && request.method === 'GET')
      return privately(
        publicResponse(request, await fetchProductSchema(callContext), { 'Content-Type': 'application/json' }),
      );
    const found = findStudioCall(request.method, path);
    if (found.kind === 'unknown') return failureJson(makeFailure('CLIENT_SIDE', Math.random), 404);
    if (found.kind === 'method')
      return failureJson(makeFailure('CLIENT_SIDE', Math.random), 405, {
        headers: { Allow: found.allowed.join(', ') },
      });
    const { call } = found;
    const query = studioQuery(call, new URL(request.url).searchParams);
    if ('invalid' in query) return badRequest(query.invalid);
    if ('file' in call.response) return await fileOf(call, { path, query }, request, callContext);
    const parsed = call.body?.safeParse(body.value);
    if (parsed && !parsed.success) return badRequest(parsed.error.issues[0]?.path.join('.'));
    const ifMatch = call.hasIfMatch ? (request.headers.get('if-match') ?? '') : undefined;
    if (ifMatch !== undefined && !ifMatchPattern.test(ifMatch)) return badRequest('if-match');
    const response = await callStudio(call, { path, query, body: parsed?.data, ifMatch }, callContext);
    return Response.json(withSafeHtml(response.body), { status: response.status, headers });
  } catch (error) {
    return failureResponse(error, request);
  }
}

/** The schema is the same for everybody, and only those who are logged in get it. */
function privately(response: Response): Response {
  response.headers.set('Cache-Control', 'private, max-age=60');
  return response;
}

/** HTML of a preview is a provider's, like that of all documents. */
function withSafeHtml(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  const { sds, emergency } = body as { sds?: { html: string } | null; emergency?: { html: string } | null };
  return {
    ...body,
    ...(sds ? { sds: { ...sds, html: sanitise(sds.html) } } : {}),
    ...(emergency ? { emergency: { ...emergency, html: sanitise(emergency.html) } } : {}),
  };
}

async function fileOf(
  call: StudioCall,
  { path, query }: { path: string; query: Record<string, string> },
  request: Request,
  callContext: ReturnType<typeof callContextOf>,
): Promise<Response> {
  const { body, type } = await openStudioFile(call, { path, query }, { ...callContext, signal: request.signal });
  const [, , draft = '', ...rest] = path.split('/');
  const name = [draft.slice(0, 8), ...rest, query.language]
    .filter(Boolean)
    .join('-')
    .replace(/\.csv$/, '');
  return new Response(body, {
    headers: {
      ...headers,
      'Content-Type': fileTypes[type],
      'Content-Disposition': `${type === 'pdf' ? 'inline' : 'attachment'}; filename="${name}.${type}"`,
    },
  });
}
