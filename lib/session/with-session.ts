import 'server-only';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { isFollowToken } from '@/lib/domain/follow/follow';
import { unhandledErrorPath } from '@/lib/domain/pages/error-paths';
import { unstable_rethrow } from 'next/navigation';
import { isForged, isFromOurPage } from '@/lib/session/anti-forgery';
import { setCookieLine } from '@/lib/session/cookies';
import { type Body, type BodyRejection, mediaTypeOf, readBody, readBytes } from '@/lib/session/read-body';
import { isNavigation, openedPath } from '@/lib/session/request-headers';
import { RequestSession } from '@/lib/session/request-session';
import { makeFailure, originCodes } from '@/lib/domain/failures/failures';
import { publicUrl } from '@/lib/domain/pages/paths';
import { currentSite } from '@/lib/settings/current-site';
import { failureJson, type Rejection, rejectRequest } from '@/lib/session/failure-json';
import { log } from '@/lib/observability/log';
import { env } from '@/lib/settings/env';

/** The second argument of a handler. */
export interface HandlerContext<Params> {
  params: Promise<Params>;
  requestSession: RequestSession;
  body: Body;
}

type Handler<Params> = (request: Request, context: HandlerContext<Params>) => Response | Promise<Response>;

/** Options of a handler that accepts more than JSON. */
interface HandlerOptions {
  /**
   * Accepts forms of pages without JavaScript, whose field `xsrf` replaces the header. Returns the response to a form of our
   * own page whose field has expired.
   */
  forms?: (fields: Record<string, string>, requestSession: RequestSession) => Response;
  /** Leaves the body to the handler, which passes it on: JSON, or a file (`application/octet-stream`). server.ts bounds its size. */
  passesBodyOn?: true;
}

const safeMethods = ['GET', 'HEAD'];

const bodyRejections: Record<BodyRejection, { status: number; message: Rejection }> = {
  'too-large': { status: 413, message: 'TOO_LARGE' },
  // A page of another site can send these types without a CORS preflight.
  'other-type': { status: 403, message: 'FORGED' },
  'no-json': { status: 400, message: 'CLIENT_SIDE' },
};

/**
 * Wraps a handler under app/api; every handler is wrapped. It opens the session, rejects requests that may be forged before any
 * call to the platform, and sets the cookies of a session that was refreshed, begun or ended.
 */
export function withSession<Params = object>(handler: Handler<Params>, options: HandlerOptions = {}) {
  return async (request: Request, { params }: { params: Promise<Params> }): Promise<Response> => {
    const requestSession = await RequestSession.open(request.headers, 'handler');
    const body = safeMethods.includes(request.method)
      ? ({ kind: 'none', value: undefined } as const)
      : await acceptedBody(request, requestSession, options);
    if (body instanceof Response) return body;
    try {
      return await appendCookies(await handler(request, { params, requestSession, body }), requestSession);
    } catch (error) {
      unstable_rethrow(error);
      return unhandledErrorResponse(error, request);
    }
  };
}

async function acceptedBody(
  request: Request,
  requestSession: RequestSession,
  { forms, passesBodyOn }: HandlerOptions,
): Promise<Body | Response> {
  const { headers } = request;
  const header = headers.get('x-xsrf-token');
  // Without the header only a form can be valid; no other body is read.
  if (header === null && !forms) return rejectRequest(403, 'FORGED');
  if (header !== null && isForged(headers, requestSession.session, header)) return rejectRequest(403, 'FORGED');
  if (passesBodyOn && ['', 'application/json', 'application/octet-stream'].includes(mediaTypeOf(headers)))
    return { kind: 'unread', value: undefined };
  const body = await readBody(request);
  if (typeof body === 'string') return rejectRequest(bodyRejections[body].status, bodyRejections[body].message);
  if (body.kind === 'form' && !forms) return rejectRequest(403, 'FORGED');
  const fields = body.kind === 'form' ? body.value : null;
  if (!isForged(headers, requestSession.session, header ?? fields?.xsrf ?? null)) return body;
  const isStale = fields?.xsrf !== undefined && isFromOurPage(headers) && isNavigation(request);
  return isStale && forms ? forms(fields, requestSession) : rejectRequest(403, 'FORGED');
}

async function appendCookies(response: Response, requestSession: RequestSession): Promise<Response> {
  const cookies = await requestSession.cookies();
  if (cookies.length === 0) return response;
  const result = new Response(response.body, response);
  for (const cookie of cookies) result.headers.append('set-cookie', setCookieLine(cookie));
  result.headers.set('cache-control', 'private, no-store');
  return result;
}

/**
 * The response to a request whose handler threw an unhandled error (Spec §8 "Origin codes": 1). A navigation is redirected to
 * `unhandlederror`; the id there and in a script's response is the one in the log.
 */
function unhandledErrorResponse(error: unknown, request: Request): Response {
  const wasDisplayedInTheUi = isNavigation(request);
  const more = { code: originCodes.unhandledByProduct, debug: String(error), wasDisplayedInTheUi };
  const failure = makeFailure('UNKNOWN', Math.random, more);
  const { id: failureId, code, type } = failure;
  log().error({ err: error, failureId, code, type, wasDisplayedInTheUi }, 'a handler failed');
  if (!wasDisplayedInTheUi) return failureJson(failure, 500);
  const page = unhandledErrorPath({ id: failureId, next: openedPath(request) });
  const location = publicUrl(currentSite().siteUrl, page);
  return new Response(null, { status: 307, headers: { Location: location, 'Cache-Control': 'no-store' } });
}

/**
 * Wraps a handler that the token in `?token=` permits, and nothing else: neither cookie nor anti-forgery value, which a mail program
 * that posts to it does not have. A page of another site does not know the token. The body is a form of either type (RFC 8058).
 */
export function withToken(
  handler: (request: Request, token: string, fields: FormData) => Response | Promise<Response>,
) {
  return async (request: Request): Promise<Response> => {
    const token = new URL(request.url).searchParams.get('token');
    if (!isFollowToken(token)) return rejectRequest(403, 'FORGED');
    const body = await readBytes(request);
    if (body === null) return rejectRequest(413, 'TOO_LARGE');
    const headers = { 'content-type': request.headers.get('content-type') ?? '' };
    const fields = await new Response(new Uint8Array(body), { headers }).formData().catch(() => null);
    return fields ? handler(request, token, fields) : rejectRequest(400, 'CLIENT_SIDE');
  };
}

/** Maximum difference between the timestamp of a message and now. */
const toleranceSeconds = 300;

/**
 * Wraps a handler that the platform calls: its message is signed with PURGE_SECRET by the Standard Webhooks specification
 * (`webhook-id`, `webhook-timestamp`, `webhook-signature`). Without the secret every message is rejected.
 */
export function withSignature(handler: (message: unknown) => Response | Promise<Response>) {
  return async (request: Request): Promise<Response> => {
    const body = await readBytes(request);
    if (body === null) return rejectRequest(413, 'TOO_LARGE');
    if (!isSigned(request.headers, body, Date.now() / 1000)) return rejectRequest(403, 'FORGED');
    try {
      return await handler(JSON.parse(body.toString('utf8')));
    } catch (error) {
      if (error instanceof SyntaxError) return rejectRequest(400, 'CLIENT_SIDE');
      throw error;
    }
  };
}

function isSigned(headers: Headers, body: Buffer, nowSeconds: number): boolean {
  const { PURGE_SECRET } = env();
  const [id, timestamp, signatures] = ['id', 'timestamp', 'signature'].map((name) => headers.get(`webhook-${name}`));
  if (!PURGE_SECRET || !id || !timestamp || !signatures) return false;
  if (!(Math.abs(nowSeconds - Number(timestamp)) <= toleranceSeconds)) return false;
  const expected = createHmac('sha256', PURGE_SECRET).update(`${id}.${timestamp}.`).update(body).digest();
  // During a rotation a message has a signature for each secret.
  return signatures.split(' ').some((signature) => {
    const receivedDigest = Buffer.from(signature.replace(/^v1,/, ''), 'base64');
    return receivedDigest.length === expected.length && timingSafeEqual(receivedDigest, expected);
  });
}
