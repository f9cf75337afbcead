import 'server-only';
import { withBreaker } from '@/lib/upstream/transport/breaker';
import {
  type Call,
  describe,
  type FileCall,
  type FormCall,
  type JsonCall,
  type StreamedResponse,
  type UpstreamResponse,
} from '@/lib/upstream/transport/call';
import { fetchOnce, openOnce } from '@/lib/upstream/transport/connection';
import { withAbortOnError, withRetry } from '@/lib/upstream/transport/retry';
import { withTokenRefresh } from '@/lib/upstream/transport/token-refresh';
import { UpstreamError } from '@/lib/upstream/transport/upstream-error';

// The client of the platform: all calls go through these four functions.

/**
 * A GET under the page timeout (body included), the breaker of its class and the retry rule (reliability: 'Upstream calls').
 * @param read parses the response; when it throws, the response is malformed
 * @throws {UpstreamError}
 */
export const get = <T>(call: Call, read: (response: UpstreamResponse) => T): Promise<T> =>
  withAbortOnError((abortSignal) => readWithBreaker(call, () => withRetry(() => fetchOnce(call), abortSignal), read));

/**
 * A POST, sent once: the platform may have processed it although its response is lost.
 * @throws {UpstreamError}
 */
export const post = <T>(call: FormCall, read: (response: UpstreamResponse) => T): Promise<T> =>
  readWithBreaker(call, () => fetchOnce(call, call.timeoutMs), read);

/**
 * A call with JSON, sent once like a POST.
 * @throws {UpstreamError}
 */
export const send = <T>(call: JsonCall, read: (response: UpstreamResponse) => T): Promise<T> =>
  readWithBreaker(call, () => fetchOnce(call, call.timeoutMs), read);

/**
 * A file under the same breaker and, for a GET, the retry rule: its first byte within 30 s, the whole within
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

/** Runs a call under the breaker of its class and parses its response. */
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
