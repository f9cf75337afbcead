import 'server-only';
import { randomUUID } from 'node:crypto';
import { brands } from '@/lib/domain/site/brands';
import { env } from '@/lib/settings/env';
import { currentRequestId } from '@/lib/observability/log';
import { encodeForm, encodeQuery, type FormValue, type QueryValue } from '@/lib/upstream/transport/encode';
import type { CallClass } from '@/lib/upstream/transport/stall-guard';
import { UpstreamError } from '@/lib/upstream/transport/upstream-error';

/** Who asks and in which language: what goes to the platform beside the call itself. */
export interface CallContext {
  interfaceLang: string;
  requestId?: string;
  /** The visitor's address, for X-Forwarded-For. */
  address?: string;
  /** Value of the visitor's XSRF-TOKEN cookie. */
  antiForgery?: string;
  /** Absent for an anonymous one. */
  visitor?: Visitor;
}

/** A logged-in visitor, as calls need one. Its values are read anew for each call, since a refresh changes them. */
export interface Visitor {
  readonly accessToken: string;
  /** The id of the chosen workgroup. */
  readonly workgroup: number | null;
  /** A page shows what everybody may see when the login turns out to be no good; a handler says so. */
  readonly fallsBackToAnonymous: boolean;
  /**
   * Gets a new access token for one that was refused; false when there is none to be had.
   * @throws {UpstreamError} an outage, when that cannot be said now
   */
  renew(rejectedToken: string): Promise<boolean>;
}

export interface Call {
  callClass: CallClass;
  /** Whole path from the platform's origin, built from validated parameters. */
  path: string;
  query?: Record<string, QueryValue>;
  /** Written as it stands in front of the query: the bare key `m` of the product detail, the query of an attachment's link. */
  bareKey?: string;
  accept?: string;
  /** Sent as the body of a POST. */
  form?: Record<string, FormValue>;
  callContext: CallContext;
  maxBytes: number;
  /** Aborted when the one visitor who wants the answer goes away. */
  signal?: AbortSignal;
}

/** A call whose answer is read whole. */
export interface FormCall extends Call {
  form: Record<string, FormValue>;
  /** For the whole answer; the page timeout where it is not given. */
  timeoutMs?: number;
}

/** A file, handed on as it comes. */
export interface FileCall extends Omit<Call, 'maxBytes' | 'signal'> {
  /** Aborted when the visitor goes away. */
  signal: AbortSignal;
}

export interface UpstreamResponse {
  contentType: string;
  body: Buffer;
}

/** An answer whose body is still on its way; it ends with an error when it was cut. */
export interface StreamedResponse {
  contentType: string;
  /** Null where the platform does not say. */
  sizeInBytes: number | null;
  body: ReadableStream<Uint8Array>;
}

export const describe = ({ path, form }: Pick<FileCall, 'path' | 'form'>) => ({ method: form ? 'POST' : 'GET', path });

/** The address of a call; it can only lie on the platform's origin, under the path that the caller built. */
export function addressOf(call: Pick<Call, 'path' | 'query' | 'bareKey'>): URL {
  const query = [call.bareKey, encodeQuery(call.query ?? {})].filter(Boolean).join('&');
  const url = new URL(`${env().PLATFORM_URL}${call.path}${query ? `?${query}` : ''}`);
  if (url.origin !== new URL(env().PLATFORM_URL).origin || url.pathname !== call.path) {
    throw new UpstreamError('not-found', { method: 'GET', path: call.path });
  }
  return url;
}

/** Built from scratch: nothing that the browser sent reaches the platform by itself. */
function headersOf({ accept, callContext }: Pick<Call, 'accept' | 'callContext'>): Record<string, string> {
  return {
    accept: accept ?? 'application/json',
    'accept-language': callContext.interfaceLang,
    'x-viewport': brands[env().BRAND].viewportHeader,
    // Translations and configuration belong to no visitor, and are loaded because of a request all the same.
    'x-request-id': callContext.requestId ?? currentRequestId() ?? randomUUID(),
    ...(callContext.address ? { 'x-forwarded-for': callContext.address } : {}),
    ...(callContext.visitor ? { authorization: `Bearer ${callContext.visitor.accessToken}` } : {}),
    ...(callContext.visitor?.workgroup ? { 'x-workgroup-id': String(callContext.visitor.workgroup) } : {}),
  };
}

/**
 * Method, headers and body of a call. What is not a GET carries the visitor's value against forgery, one of our own making
 * where no browser asked (docs/platform-api.md, section 1).
 */
export function requestInit(call: Pick<FileCall, 'accept' | 'callContext' | 'form'>) {
  const headers = headersOf(call);
  if (!call.form) return { method: 'GET', headers } as const;
  const own = {
    'content-type': 'application/x-www-form-urlencoded',
    'x-xsrf-token': call.callContext.antiForgery ?? randomUUID(),
  };
  return { method: 'POST', headers: { ...headers, ...own }, body: encodeForm(call.form) } as const;
}
