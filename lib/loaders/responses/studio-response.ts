import 'server-only';
import { create } from 'content-disposition';
import { makeFailure, situations } from '@/lib/domain/failures/failures';
import { pageLanguage } from '@/lib/domain/languages/interface-language';
import { unhandledErrorPath } from '@/lib/domain/pages/error-paths';
import { studioPaths } from '@/lib/domain/studio/studio-paths';
import { sanitise } from '@/lib/loaders/html/sanitise';
import { callContextOf } from '@/lib/loaders/request/call-context';
import { type FailureOverrides, failureResponse } from '@/lib/loaders/responses/failure-response';
import { badRequest, publicResponse } from '@/lib/loaders/responses/handler-responses';
import { basePath } from '@/lib/domain/pages/paths';
import { failureJson, rejectRequest } from '@/lib/session/failure-json';
import { mediaTypeOf, readBody, readBytes } from '@/lib/session/read-body';
import { openedPath } from '@/lib/session/request-headers';
import type { HandlerContext } from '@/lib/session/with-session';
import { bodyRuleOf } from '@/lib/settings/request-bodies';
import { callStudio, fetchProductSchema, fetchStudioAccess, openStudioFile } from '@/lib/upstream/studio/studio';
import { UpstreamError } from '@/lib/upstream/transport/upstream-error';
import { fileTypes, findStudioCall, type StudioCall, studioQuery } from '@/lib/upstream/studio/studio-calls';

const headers = { 'Cache-Control': 'private, no-store' };
const etagPattern = /^"\d{1,10}"$/;

/**
 * The response to a call of the Studio's pages: one of the table `studioCalls`, with a valid path, query and body. Others get 400,
 * 404 or 405, and an anonymous visitor 401, all without a call to the platform.
 */
export async function studioResponse(
  request: Request,
  { params, requestSession }: HandlerContext<{ call: string[] }>,
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
    if (call.isUpload) return await uploadOf(call, { path, query }, { request, callContext });
    const sent = await bodyOf(call, request, `${basePath}/api/studio${path}`);
    if (sent instanceof Response) return sent;
    const etag = call.hasIfMatch ? (request.headers.get('if-match') ?? '') : undefined;
    if (etag !== undefined && !etagPattern.test(etag)) return badRequest('if-match');
    const response = await callStudio(call, { path, query, ...sent, ifMatch: etag }, callContext);
    return Response.json(sanitiseHtmlFields(response.body), {
      status: isReplaced(response) ? 200 : response.status,
      headers,
    });
  } catch (error) {
    return failureResponse(error, request, pageOf(path, error, request), incomplete);
  }
}

/** Whether a newer preview has replaced this one: nothing is wrong, so that no browser is to report a failure in its console. */
const isReplaced = ({ status, body }: { status: number; body: unknown }): boolean =>
  status === 409 && (body as { error: string }).error === 'replaced';

/** What a call is made with: its body as it came, or parsed, or the response to a wrong one. */
async function bodyOf(
  { body: schema }: StudioCall,
  request: Request,
  address: string,
): Promise<{ json?: unknown; bytes?: Buffer } | Response> {
  if (schema === undefined) return {};
  if (schema === 'passedOn') {
    const bytes = await readBytes(request, bodyRuleOf(request.method, address).maxBytes);
    return bytes === null ? rejectRequest(413, 'TOO_LARGE') : { bytes };
  }
  const body = await readBody(request);
  if (typeof body === 'string') return badRequest();
  const parsed = schema.safeParse(body.value);
  return parsed.success ? { json: parsed.data } : badRequest(parsed.error.issues[0]?.path.join('.'));
}

/** A document of a draft that the platform refuses: the draft lacks what it needs. */
const incomplete: FailureOverrides = { rejected: { status: 422, type: 'CLIENT_SERVER_COMMUNICATION' } };

const documentPath = /^\/drafts\/([\da-f-]{36})\/documents\/\w+$/;

/** The page for a person whose document, which opens in a tab of its own, does not come. */
function pageOf(path: string, error: unknown, request: Request): string | null {
  const [, draft] = documentPath.exec(path) ?? [];
  if (draft === undefined || !(error instanceof UpstreamError)) return null;
  if (error.kind === 'rejected') return studioPaths.incompleteDocument(draft);
  return error.kind === 'unauthorized'
    ? studioPaths.step(draft, 'review')
    : unhandledErrorPath({ next: openedPath(request) });
}

/** The schema is the same for everybody, and only those who are logged in get it. */
function privately(response: Response): Response {
  response.headers.set('Cache-Control', 'private, max-age=60');
  return response;
}

/** HTML of a preview is a provider's, like that of all documents. */
function sanitiseHtmlFields(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  const { sds, emergency } = body as { sds?: { html: string } | null; emergency?: { html: string } | null };
  return {
    ...body,
    ...(sds ? { sds: { ...sds, html: sanitise(sds.html) } } : {}),
    ...(emergency ? { emergency: { ...emergency, html: sanitise(emergency.html) } } : {}),
  };
}

/** Passes a file on while it comes in. The login is renewed before: a stream cannot be sent twice. */
async function uploadOf(
  call: StudioCall,
  { path, query }: { path: string; query: Record<string, string> },
  { request, callContext }: { request: Request; callContext: ReturnType<typeof callContextOf> },
): Promise<Response> {
  if (mediaTypeOf(request.headers) !== 'application/octet-stream' || !request.body) return badRequest('file');
  await fetchStudioAccess(callContext);
  const file = { body: request.body, size: request.headers.get('content-length') };
  const response = await callStudio(call, { path, query, file, signal: request.signal }, callContext);
  return Response.json(response.body, { status: response.status, headers });
}

async function fileOf(
  call: StudioCall,
  { path, query }: { path: string; query: Record<string, string> },
  request: Request,
  callContext: ReturnType<typeof callContextOf>,
): Promise<Response> {
  const opened = await openStudioFile(call, { path, query }, { ...callContext, signal: request.signal });
  const { file: type } = call.response as { file: keyof typeof fileTypes | 'attached' };
  const isAttached = type === 'attached';
  // The platform names what it stores: a name in the request's address would be whose link was followed.
  const name = opened.fileName ?? (isAttached ? 'file' : `draft.${type}`);
  return new Response(opened.body, {
    headers: {
      ...headers,
      'Content-Type': isAttached ? opened.contentType : fileTypes[type],
      'Content-Disposition': create(name, { type: isAttached || type === 'pdf' ? 'inline' : 'attachment' }),
    },
  });
}
