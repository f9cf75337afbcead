import 'server-only';
import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { ReadableStream as WebStream } from 'node:stream/web';
import { views } from '@/lib/domain/site/brands';
import { currentSite } from '@/lib/settings/current-site';
import { env } from '@/lib/settings/env';
import { currentRequestId } from '@/lib/observability/log';
import type { CallClass } from '@/lib/upstream/transport/stall-guard';
import { UpstreamError } from '@/lib/upstream/transport/upstream-error';

/** What the platform is told of the request that causes a call. */
export interface RequestOrigin {
  requestId?: string;
  /** The visitor's address, for X-Forwarded-For; undefined when no visitor causes the call. */
  address?: string;
}

/** The origin of a request whose headers are those that server.ts set, or no visitor's. */
export const originOf = (header: (name: string) => string | null | undefined): RequestOrigin => ({
  requestId: header('x-request-id') ?? undefined,
  // The last entry is the one that server.ts or the trusted proxy wrote; those before it are the client's own claims.
  address: header('x-forwarded-for')?.split(',').at(-1)?.trim() || undefined,
});

/** The caller of a call: visitor, language and origin of the request that causes it. */
export interface CallContext extends RequestOrigin {
  interfaceLang: string;
  /** Value of the visitor's XSRF-TOKEN cookie. */
  antiForgery?: string;
  /** Undefined for an anonymous visitor. */
  visitor?: Visitor;
}

/** A logged-in visitor. Its values are read for each call, since a refresh changes them. */
export interface Visitor {
  readonly accessToken: string;
  /** The id of the chosen workgroup. */
  readonly workgroup: number | null;
  /** With an invalid login a page falls back to the anonymous view; a handler responds with an error. */
  readonly fallsBackToAnonymous: boolean;
  /**
   * Refreshes a rejected access token; false when the login has ended.
   * @throws {UpstreamError} an outage, when the refresh is not possible now
   */
  renew(rejectedToken: string): Promise<boolean>;
}

export interface Call {
  callClass: CallClass;
  /** Absolute path on the platform's origin, built from validated parameters. */
  path: string;
  query?: Record<string, QueryValue>;
  /** A raw prefix of the query: the bare key `m` of the product detail, the query of an attachment's link. */
  bareKey?: string;
  accept?: string;
  /** Sent as the body of a POST. */
  form?: Record<string, FormValue>;
  callContext: CallContext;
  maxBytes: number;
  /** For the whole response; default: the page timeout. */
  timeoutMs?: number;
  /** Method of a call that changes data and is not a form (`JsonCall`). */
  method?: JsonMethod;
  json?: unknown;
  /** JSON that is passed on as it came, in place of `json`. */
  bytes?: Uint8Array;
  /** A body that is passed on while it comes in, in place of `json`; `size`: as its sender says. */
  file?: { body: ReadableStream<Uint8Array>; size: string | null };
  ifMatch?: string;
  /** Statuses other than 200 whose response is read, too. */
  accepts?: readonly number[];
  /** Aborted when the only visitor who waits for the response disconnects. */
  signal?: AbortSignal;
}

/** The conditions of a request for a file, which the platform decides about (RFC 9110 13, 14). */
export interface FileConditions {
  /** HEAD: the headers alone. */
  method: 'GET' | 'HEAD';
  headers: Record<string, string>;
}

type JsonMethod = 'POST' | 'PUT' | 'DELETE';

/** A call with a JSON body, or none, whose response is read whole. */
export interface JsonCall extends Call {
  method: JsonMethod;
}

/** A POST whose response is read whole. */
export interface FormCall extends Call {
  form: Record<string, FormValue>;
}

/** A call whose response is streamed. */
export interface FileCall extends Omit<Call, 'maxBytes' | 'signal' | 'timeoutMs'> {
  /** Aborted when the visitor disconnects. */
  signal: AbortSignal;
  /** Maximum time until the first byte of the response; default: 30 s. */
  firstByteMs?: number;
  /** With them the response may be 206, 304 or 416. */
  conditions?: FileConditions;
}

export interface UpstreamResponse {
  status: number;
  contentType: string;
  body: Buffer;
}

/** A response with a streamed body, which fails when it is truncated. */
export interface StreamedResponse {
  /** 200, or with conditions 206, 304 or 416, the last two without a file. */
  status: number;
  /** `ETag` and `Content-Range`, as far as the platform sends them. */
  partHeaders: Record<string, string>;
  contentType: string;
  /** Null without a Content-Length. */
  sizeInBytes: number | null;
  /** The name in its Content-Disposition; null: none. */
  fileName: string | null;
  body: ReadableStream<Uint8Array>;
}

export const describe = ({
  path,
  form,
  method,
  conditions,
}: Pick<FileCall, 'path' | 'form' | 'method' | 'conditions'>) => ({
  method: method ?? (form ? 'POST' : (conditions?.method ?? 'GET')),
  path,
});

/** The URL of a call, always on the platform's origin and with exactly the given path. @throws {UpstreamError} `not-found` otherwise */
export function urlOf(call: Pick<Call, 'path' | 'query' | 'bareKey'>): URL {
  const query = [call.bareKey, encodeQuery(call.query ?? {})].filter(Boolean).join('&');
  const url = new URL(`${env().PLATFORM_URL}${call.path}${query ? `?${query}` : ''}`);
  if (url.origin !== new URL(env().PLATFORM_URL).origin || url.pathname !== call.path) {
    throw new UpstreamError('not-found', { method: 'GET', path: call.path });
  }
  return url;
}

/** Built from scratch: no header of the browser is passed on to the platform. */
function headersOf({ accept, callContext }: Pick<Call, 'accept' | 'callContext'>): Record<string, string> {
  return {
    accept: accept ?? 'application/json',
    'accept-language': callContext.interfaceLang,
    'x-brand': currentSite().brand.id,
    'x-viewport': views[currentSite().brand.view].viewportHeader,
    // Translations and configuration have no visitor, but are loaded because of a request.
    'x-request-id': callContext.requestId ?? currentRequestId() ?? randomUUID(),
    ...(callContext.address ? { 'x-forwarded-for': callContext.address } : {}),
    ...(callContext.visitor ? { authorization: `Bearer ${callContext.visitor.accessToken}` } : {}),
    ...(callContext.visitor?.workgroup ? { 'x-workgroup-id': String(callContext.visitor.workgroup) } : {}),
  };
}

/**
 * Method, headers and body of a call. All but a GET have the visitor's anti-forgery value, or a random one where the request has none
 * (docs/platform-api.md, section 1).
 */
export function requestInit(
  call: Pick<
    FileCall,
    'accept' | 'callContext' | 'form' | 'method' | 'json' | 'bytes' | 'file' | 'ifMatch' | 'conditions'
  >,
) {
  const { method = call.form ? 'POST' : 'GET', ifMatch, json, bytes, file, conditions } = call;
  const headers = { ...headersOf(call), ...(ifMatch === undefined ? {} : { 'if-match': ifMatch }) };
  if (method === 'GET')
    return { method: conditions?.method ?? method, headers: { ...headers, ...conditions?.headers } } as const;
  const protectedHeaders = { ...headers, 'x-xsrf-token': call.callContext.antiForgery ?? randomUUID() };
  if (call.form) {
    const type = { 'content-type': 'application/x-www-form-urlencoded' };
    return { method, headers: { ...protectedHeaders, ...type }, body: encodeForm(call.form) } as const;
  }
  if (file) {
    const type = { 'content-type': 'application/octet-stream', ...(file.size && { 'content-length': file.size }) };
    return {
      method,
      headers: { ...protectedHeaders, ...type },
      body: Readable.fromWeb(file.body as WebStream),
    } as const;
  }
  const body = bytes ?? (json === undefined ? undefined : JSON.stringify(json));
  if (body === undefined) return { method, headers: protectedHeaders } as const;
  return { method, headers: { ...protectedHeaders, 'content-type': 'application/json' }, body } as const;
}

/** Query values of the HTTP contract; a list is sent as repeated `name[]`. */
export type QueryValue = string | number | boolean | readonly (string | number)[] | null | undefined;

/** Parameters whose 0 is a value: not visible, no margin (docs/platform-api.md, 'Rules for every call'). */
const zeroIsSent = new Set(['qrCode', 'padL', 'padR', 'padT', 'padB']);

function isSent(name: string, value: QueryValue): boolean {
  if (value === 0) return zeroIsSent.has(name);
  return Array.isArray(value) ? value.length > 0 : Boolean(value);
}

/** `{version: 31, qrCode: 0, name: ['a']}` → `version=31&qrCode=0&name[]=a`, encoded; empty and false ones dropped. */
export function encodeQuery(query: Record<string, QueryValue>): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (!isSent(name, value)) continue;
    if (Array.isArray(value)) for (const item of value) params.append(`${name}[]`, String(item));
    else params.append(name, String(value));
  }
  return params.toString();
}

/** A value of a POST body; null and undefined are dropped. */
export type FormValue = string | number | boolean | null | undefined | readonly (string | number)[];

/** `{b: 1, a: ['x']}` → `a[0]=x&b=1`, encoded: sorted keys, lists with their index (docs/platform-api.md, section 1). */
export function encodeForm(form: Record<string, FormValue>): string {
  const params = new URLSearchParams();
  for (const key of Object.keys(form).sort()) {
    const value = form[key];
    if (Array.isArray(value)) value.forEach((item, index) => params.append(`${key}[${index}]`, String(item)));
    else if (value !== null && value !== undefined) params.append(key, String(value));
  }
  return params.toString();
}
