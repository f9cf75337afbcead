import 'server-only';
import { remember } from '@/lib/process-state';
import { setTimeout as sleep } from 'node:timers/promises';
import { Agent, type Dispatcher, request } from 'undici';
import {
  addressOf,
  type UpstreamResponse,
  type CallContext,
  type Call,
  describe,
  type FileCall,
  type FormCall,
  type StreamedResponse,
  requestInit,
} from '@/lib/upstream/transport/call';
import { asWebStream, discardBody, readBody, statusError } from '@/lib/upstream/transport/answer-body';
import { env } from '@/lib/settings/env';
import { withBreaker } from '@/lib/upstream/transport/breaker';
import { UpstreamError } from '@/lib/upstream/transport/upstream-error';

interface Connection {
  agent: Agent;
  /** Files have connections of their own: visitors who read slowly do not take those of the pages. */
  fileAgent: Agent;
  /** Retries that may still be spent; each first try earns a tenth (at most 10 % more calls in an outage). */
  retryBudget: number;
}
const makeAgent = (connections: number) =>
  new Agent({ connect: { timeout: 1_000 }, connections, keepAliveTimeout: 10_000 });
const createConnection = (): Connection => ({ agent: makeAgent(64), fileAgent: makeAgent(256), retryBudget: 1 });
const connection = () => remember('connection', createConnection);

const maxRetryBudget = 10;
const retryableCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']);

function toUpstreamError(error: unknown, call: { method: string; path: string }): UpstreamError {
  if (error instanceof UpstreamError) return error;
  const { name, code } = error as { name?: string; code?: string };
  const timedOut = name === 'TimeoutError' || name === 'AbortError';
  if (timedOut) return new UpstreamError('timeout', call, { cause: error });
  // A connection that cannot be made within a second is as good as refused, but has cost its time already.
  const kind = code?.startsWith('UND_ERR') && code.endsWith('TIMEOUT') ? 'timeout' : 'unreachable';
  return new UpstreamError(kind, call, { cause: error });
}

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
