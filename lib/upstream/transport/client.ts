import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import { remember } from '@/lib/process-state';
import { type BreakerOptions, type Run, withBreaker } from '@/lib/upstream/transport/breaker';
import {
  type Call,
  type CallContext,
  describe,
  type FileCall,
  type FormCall,
  type JsonCall,
  type StreamedResponse,
  type UpstreamResponse,
} from '@/lib/upstream/transport/call';
import { fetchOnce, openOnce } from '@/lib/upstream/transport/connection';
import { UpstreamError } from '@/lib/upstream/transport/upstream-error';

// The client of the platform: all calls go through these four functions.

/**
 * A GET under its timeout (body included), the breaker of its class and the retry rule (reliability "Upstream calls").
 * @param read parses the response; when it throws, the response is malformed
 * @throws {UpstreamError}
 */
export const get = <T>(call: Call, read: (response: UpstreamResponse) => T): Promise<T> => {
  const run = ({ abortSignal, isProbe }: Run) =>
    withRetry(() => fetchOnce(isProbe ? { ...call, signal: undefined } : call), abortSignal);
  return readWithBreaker(call, run, read, { mayOutlastCaller: true });
};

/**
 * A POST, sent once: the platform may have processed it although its response is lost.
 * @throws {UpstreamError}
 */
export const post = <T>(call: FormCall, read: (response: UpstreamResponse) => T): Promise<T> =>
  readWithBreaker(call, () => fetchOnce(call), read);

/**
 * A call with JSON, sent once like a POST.
 * @throws {UpstreamError}
 */
export const send = <T>(call: JsonCall, read: (response: UpstreamResponse) => T): Promise<T> =>
  readWithBreaker(call, () => fetchOnce(call), read);

/**
 * A file under the same breaker and, for a GET, the retry rule: its first byte within `firstByteMs`, the whole within
 * PLATFORM_TIMEOUT_MS.
 * @throws {UpstreamError}
 */
export const open = (call: FileCall): Promise<StreamedResponse> => {
  const run = ({ abortSignal, isProbe }: Run) => {
    const attempt = () => openOnce(call, abortSignal, { outlastsVisitor: isProbe });
    return call.form ? attempt() : withRetry(attempt, abortSignal);
  };
  return withTokenRefresh(call.callContext, () =>
    withBreaker(call.callClass, describe(call), run, { visitor: call.signal }),
  );
};

/** Runs a call under the breaker of its class and parses its response. */
const readWithBreaker = <T>(
  call: Call,
  run: (runOptions: Run) => Promise<UpstreamResponse>,
  read: (response: UpstreamResponse) => T,
  options?: BreakerOptions,
): Promise<T> => {
  const described = describe(call);
  const runAndRead = async (runOptions: Run) => {
    const response = await run(runOptions);
    try {
      return read(response);
    } catch (error) {
      throw new UpstreamError('malformed-response', described, { cause: error });
    }
  };
  return withTokenRefresh(call.callContext, () => withBreaker(call.callClass, described, runAndRead, options));
};

const maxRetryBudget = 10;
const retryableCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']);

const createRetryBudget = () => ({ retries: 1 });
/** The number of retries left; each first attempt adds a tenth (at most 10 % more calls in an outage). */
const retryBudget = () => remember('retry-budget', createRetryBudget);

/**
 * Retries a refused or reset connection once, with jitter and within the budget. A timeout is never retried, nor an aborted
 * call.
 */
async function withRetry<T>(attempt: () => Promise<T>, abortSignal: AbortSignal): Promise<T> {
  const budget = retryBudget();
  budget.retries = Math.min(maxRetryBudget, budget.retries + 0.1);
  try {
    return await attempt();
  } catch (error) {
    const code = (error as { cause?: { code?: string } }).cause?.code;
    if (!code || !retryableCodes.has(code) || budget.retries < 1 || abortSignal.aborted) throw error;
    budget.retries -= 1;
    await sleep(20 + Math.random() * 80, null, { signal: abortSignal });
    return attempt();
  }
}

/** Repeats a logged-in visitor's call once with a new access token when its token is rejected with 401 (Spec §4 "Auth"). */
async function withTokenRefresh<T>({ visitor }: CallContext, run: () => Promise<T>): Promise<T> {
  const token = visitor?.accessToken;
  try {
    return await run();
  } catch (error) {
    const isRejected = error instanceof UpstreamError && error.kind === 'unauthorized';
    if (!visitor || token === undefined || !isRejected || !(await visitor.renew(token))) throw error;
    return run();
  }
}
