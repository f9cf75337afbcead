import 'server-only';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Readable } from 'node:stream';
import { Agent, type Dispatcher, request } from 'undici';
import { z } from 'zod';
import { brands } from '@/lib/domain/brands';
import { env } from '@/lib/env';
import { currentRequestId } from '@/lib/log';
import { withBreaker } from '@/lib/upstream/breaker';
import { encodeForm, encodeQuery, type FormValue, type QueryValue } from '@/lib/upstream/encode';
import type { CallClass } from '@/lib/upstream/stall-guard';
import { UpstreamError } from '@/lib/upstream/upstream-failure';

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

const shared = globalThis as { [key: symbol]: unknown };

interface Connection {
  agent: Agent;
  /** Files have connections of their own: visitors who read slowly do not take those of the pages. */
  fileAgent: Agent;
  /** Retries that may still be spent; each first try earns a tenth (at most 10 % more calls in an outage). */
  retryBudget: number;
}
const makeAgent = (connections: number) =>
  new Agent({ connect: { timeout: 1_000 }, connections, keepAliveTimeout: 10_000 });
const connection = (): Connection =>
  (shared[Symbol.for('dossier.connection')] ??= {
    agent: makeAgent(64),
    fileAgent: makeAgent(256),
    retryBudget: 1,
  } satisfies Connection) as Connection;

const maxRetryBudget = 10;
const retryableCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']);

/** The address of a call; it can only lie on the platform's origin, under the path that the caller built. */
function addressOf(call: Pick<Call, 'path' | 'query' | 'bareKey'>): URL {
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
function requestInit(call: Pick<FileCall, 'accept' | 'callContext' | 'form'>) {
  const headers = headersOf(call);
  if (!call.form) return { method: 'GET', headers } as const;
  const own = {
    'content-type': 'application/x-www-form-urlencoded',
    'x-xsrf-token': call.callContext.antiForgery ?? randomUUID(),
  };
  return { method: 'POST', headers: { ...headers, ...own }, body: encodeForm(call.form) } as const;
}

async function readBody(body: AsyncIterable<Buffer>, maxBytes: number, call: { method: string; path: string }) {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of body) {
    length += chunk.length;
    if (length > maxBytes) throw new UpstreamError('malformed-response', call);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function toUpstreamError(error: unknown, call: { method: string; path: string }): UpstreamError {
  if (error instanceof UpstreamError) return error;
  const { name, code } = error as { name?: string; code?: string };
  const timedOut = name === 'TimeoutError' || name === 'AbortError';
  if (timedOut) return new UpstreamError('timeout', call, { cause: error });
  // A connection that cannot be made within a second is as good as refused, but has cost its time already.
  const kind = code?.startsWith('UND_ERR') && code.endsWith('TIMEOUT') ? 'timeout' : 'unreachable';
  return new UpstreamError(kind, call, { cause: error });
}

/** Nobody reads this body: a short one is emptied so that its connection serves again, any other closes it. */
function discardBody(body: Dispatcher.ResponseData['body']) {
  void body.dump({ limit: 16_384, signal: AbortSignal.timeout(1_000) }).catch(() => undefined);
}

/** What a refusal says (docs/platform-api.md, section 1, "errors"): codes, words, and addresses that we sent. */
const code = z
  .string()
  .regex(/^[\w.-]{1,40}$/)
  .optional()
  .catch(undefined);
const errorBody = z
  .object({ field: code, error: code, status: code, invalidEmails: z.array(z.string()).optional().catch(undefined) })
  .transform(({ status, ...fields }) => ({ ...fields, accountStatus: status }));

const maxTextLength = 200;
/** Long words may be tokens or cookies, and an @ belongs to an address of a person. */
const mayBeSecret = (word: string) => word.length >= 20 || word.includes('@');

/** The words of a refusal, `message` or, where `error` is no code, that; the token that was sent is not among them. */
function textOf(body: unknown, token: string | undefined): string | undefined {
  const { message, error } = body as { message?: unknown; error?: unknown };
  const messageText = [message, error].find((candidate) => typeof candidate === 'string' && !code.parse(candidate));
  if (typeof messageText !== 'string') return undefined;
  const words = (token ? messageText.replaceAll(token, '…') : messageText).split(/[\s\p{Cc}]+/u);
  return words
    .map((word) => (mayBeSecret(word) ? '…' : word))
    .join(' ')
    .slice(0, maxTextLength);
}

const errorBodyTimeoutMs = 1_000;

/** The failure of an answer whose status is not 200. */
async function statusError(
  response: Dispatcher.ResponseData,
  call: { method: string; path: string },
  callContext: CallContext,
) {
  const { statusCode, headers, body } = response;
  const retryAfterSeconds = Number(headers['retry-after']) || undefined;
  const hasErrorBody = (statusCode >= 400 && statusCode < 500) || statusCode === 503;
  const errorFields = hasErrorBody
    ? await Promise.race([readBody(body, 16_384, call), sleep(errorBodyTimeoutMs, null, { ref: false })])
        .then((read) => {
          const json: unknown = JSON.parse(String(read));
          // What is posted may be a password or an address, and an answer may repeat it.
          const text = call.method === 'GET' ? textOf(json, callContext.visitor?.accessToken) : undefined;
          return { ...errorBody.parse(json), ...(text ? { text } : {}) };
        })
        .catch(() => ({}))
    : {};
  discardBody(body);
  return UpstreamError.ofStatus(statusCode, { ...call, ...errorFields, retryAfterSeconds });
}

const describe = ({ path, form }: Pick<FileCall, 'path' | 'form'>) => ({ method: form ? 'POST' : 'GET', path });

/** The platform's 200, its body not read yet. */
async function sendRequest(
  call: Pick<FileCall, 'path' | 'query' | 'bareKey' | 'accept' | 'callContext' | 'form'>,
  options: { dispatcher: Agent; signal: AbortSignal; headersTimeout?: number; bodyTimeout?: number },
): Promise<Dispatcher.ResponseData> {
  const described = describe(call);
  const response = await request(addressOf(call), { ...requestInit(call), ...options });
  if (response.statusCode !== 200) throw await statusError(response, described, call.callContext);
  // None was asked for.
  if (response.headers['content-encoding']) {
    discardBody(response.body);
    throw new UpstreamError('malformed-response', described);
  }
  return response;
}

async function fetchOnce(call: Call, timeoutMs = env().PLATFORM_PAGE_TIMEOUT_MS): Promise<UpstreamResponse> {
  const described = describe(call);
  const timeout = startTimeout(timeoutMs, 'the answer took too long');
  try {
    const { headers, body } = await sendRequest(call, {
      dispatcher: connection().agent,
      signal: call.signal ? AbortSignal.any([call.signal, timeout.signal]) : timeout.signal,
    });
    const bytes = await readBody(body, call.maxBytes, described);
    return { contentType: String(headers['content-type'] ?? ''), body: bytes };
  } catch (error) {
    if (call.signal?.aborted) throw new UpstreamError('abandoned', described, { cause: error });
    throw toUpstreamError(error, described);
  } finally {
    timeout.clear();
  }
}

/** Not AbortSignal.timeout: within AbortSignal.any Node 20 collects that one before its time. */
function startTimeout(ms: number, message: string) {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(new DOMException(message, 'TimeoutError')), ms);
  timer.unref();
  return { signal: controller.signal, clear: () => clearTimeout(timer) };
}

/**
 * A body as the web streams have it, read as fast as it is taken; let go, it closes its connection. Node 20's own
 * `Readable.toWeb` throws past every handler when it is let go while data comes in.
 */
function asWebStream(body: Readable): ReadableStream<Uint8Array> {
  // Who reads hears of it from the iterator.
  body.on('error', () => undefined);
  const chunks = body[Symbol.asyncIterator]() as AsyncIterator<Uint8Array>;
  return new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        const { done, value } = await chunks.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      cancel: () => void body.destroy(),
    },
    { highWaterMark: 0 },
  );
}

/** What a document takes to be made at most, until its first byte. */
const firstByteMs = 30_000;

async function openOnce(call: FileCall, abortSignal: AbortSignal): Promise<StreamedResponse> {
  const described = describe(call);
  const timeout = startTimeout(env().PLATFORM_TIMEOUT_MS, 'the whole file took too long');
  try {
    const { headers, body } = await sendRequest(call, {
      dispatcher: connection().fileAgent,
      signal: AbortSignal.any([call.signal, abortSignal, timeout.signal]),
      headersTimeout: firstByteMs,
      // The signal ends it; a pause is none.
      bodyTimeout: 0,
    });
    body.once('close', timeout.clear);
    const size = Number(headers['content-length'] ?? NaN);
    return {
      contentType: String(headers['content-type'] ?? ''),
      sizeInBytes: Number.isSafeInteger(size) ? size : null,
      body: asWebStream(body),
    };
  } catch (error) {
    timeout.clear();
    if (call.signal.aborted) throw new UpstreamError('abandoned', described, { cause: error });
    throw toUpstreamError(error, described);
  }
}

/**
 * A refused or reset connection is tried once more, with jitter and within the budget; a timeout never is, nor a call that
 * nobody waits for any more.
 */
async function withRetry<T>(fetchOnce: () => Promise<T>, abortSignal: AbortSignal): Promise<T> {
  const link = connection();
  link.retryBudget = Math.min(maxRetryBudget, link.retryBudget + 0.1);
  try {
    return await fetchOnce();
  } catch (error) {
    const code = (error as { cause?: { code?: string } }).cause?.code;
    if (!code || !retryableCodes.has(code) || link.retryBudget < 1 || abortSignal.aborted) throw error;
    link.retryBudget -= 1;
    await sleep(20 + Math.random() * 80, null, { signal: abortSignal });
    return fetchOnce();
  }
}

/** The stall guard stops waiting, not the call: an answer that still came would hold its connection, a retry would load the platform. */
async function withAbortOnError<T>(run: (abortController: AbortSignal) => Promise<T>): Promise<T> {
  const abortController = new AbortController();
  try {
    return await run(abortController.signal);
  } catch (error) {
    abortController.abort();
    throw error;
  }
}

/** A call of a logged-in visitor that is refused for its token (401) is made once more with a new one (Spec §4 "Auth"). */
async function withTokenRefresh<T>({ visitor }: CallContext, run: () => Promise<T>): Promise<T> {
  const token = visitor?.accessToken;
  try {
    return await run();
  } catch (error) {
    const isRefused = error instanceof UpstreamError && error.kind === 'unauthorized';
    if (!visitor || token === undefined || !isRefused || !(await visitor.renew(token))) throw error;
    return run();
  }
}

/** Runs a call under the breaker of its class and reads its answer; one that `read` throws at makes no sense. */
const readWithBreaker = <T>(
  call: Call,
  run: () => Promise<UpstreamResponse>,
  read: (response: UpstreamResponse) => T,
): Promise<T> =>
  withTokenRefresh(call.callContext, () =>
    withBreaker(call.callClass, describe(call), async () => {
      const response = await run();
      try {
        return read(response);
      } catch (error) {
        throw new UpstreamError('malformed-response', describe(call), { cause: error });
      }
    }),
  );

/**
 * A GET under the page timeout (body included), the breaker of its class and the retry rule (reliability: 'Upstream
 * calls'). This file is the only way to the platform.
 * @throws {UpstreamError}
 */
export const get = <T>(call: Call, read: (response: UpstreamResponse) => T): Promise<T> =>
  withAbortOnError((abortSignal) => readWithBreaker(call, () => withRetry(() => fetchOnce(call), abortSignal), read));

/**
 * A POST, sent once: it may have been done though its answer is lost.
 * @throws {UpstreamError}
 */
export const post = <T>(call: FormCall, read: (response: UpstreamResponse) => T): Promise<T> =>
  readWithBreaker(call, () => fetchOnce(call, call.timeoutMs), read);

/**
 * A file under the same breaker and, for a GET, the retry rule: its first byte comes within 30 s, the whole within
 * PLATFORM_TIMEOUT_MS.
 * @throws {UpstreamError}
 */
export const open = (call: FileCall): Promise<StreamedResponse> =>
  withAbortOnError((abortSignal) => {
    const attempt = () => openOnce(call, abortSignal);
    return withTokenRefresh(call.callContext, () =>
      withBreaker(call.callClass, describe(call), () => (call.form ? attempt() : withRetry(attempt, abortSignal))),
    );
  });

/** Reads an answer as JSON of the given shape, for `get`. */
export const asJson =
  <T>(schema: z.ZodType<T>) =>
  ({ body }: UpstreamResponse): T =>
    schema.parse(JSON.parse(body.toString('utf8')));
