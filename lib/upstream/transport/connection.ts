import 'server-only';
import { bulkhead, type BulkheadPolicy } from 'cockatiel';
import { Agent, type Dispatcher, request } from 'undici';
import { fileNameOf } from '@/lib/domain/downloads/file-names';
import { env } from '@/lib/settings/env';
import { remember } from '@/lib/process-state';
import {
  type Call,
  describe,
  type FileCall,
  requestInit,
  type StreamedResponse,
  type UpstreamResponse,
  urlOf,
} from '@/lib/upstream/transport/call';
import { toWebStream, discardBody, readBody, statusError } from '@/lib/upstream/transport/response-body';
import { UpstreamError } from '@/lib/upstream/transport/upstream-error';

interface Connections {
  agent: Agent;
  /** Bounds the number of calls with a connection; further calls wait. */
  slots: BulkheadPolicy;
  /**
   * Files have connections of their own, without a limit: those of visitors who read or send slowly are not taken from others. `lib/limits`
   * bounds how many files of a client are sent at a time.
   */
  fileAgent: Agent;
}
const makeAgent = (connections: number | null) =>
  new Agent({ connect: { timeout: 1_000 }, connections, keepAliveTimeout: 10_000 });
const maxCalls = 64;
const createConnections = (): Connections => ({
  agent: makeAgent(maxCalls),
  slots: bulkhead(maxCalls, Infinity),
  fileAgent: makeAgent(null),
});
const connections = () => remember('connection', createConnections);

/** Maximum time that a call waits for a connection. */
const maxQueueMs = 2_000;

/**
 * Waits for a connection. Resolves with a function that releases it.
 * @throws {UpstreamError} `busy`, without a status, when other calls keep all of them
 */
function acquireSlot(call: { method: string; path: string }): Promise<() => void> {
  const { slots } = connections();
  return new Promise((resolve, reject) => {
    let isTooLate = false;
    const timer = setTimeout(() => {
      isTooLate = true;
      reject(new UpstreamError('busy', call));
    }, maxQueueMs);
    const holdSlot = () =>
      new Promise<void>((release) => {
        clearTimeout(timer);
        // Not cancelled in the queue: cockatiel would keep the connection unused until another one is released.
        if (isTooLate) release();
        else resolve(release);
      });
    slots.execute(holdSlot).catch(reject);
  });
}

/** Maximum time that the platform takes to create a document, until its first byte. */
const defaultFirstByteMs = 30_000;

/**
 * Sends a call once and reads its whole response, both within its `timeoutMs`.
 * @throws {UpstreamError}
 */
export async function fetchOnce(call: Call): Promise<UpstreamResponse> {
  const described = describe(call);
  const { agent, fileAgent } = connections();
  const release = call.file ? null : await acquireSlot(described);
  const timeout = startTimeout(call.timeoutMs ?? env().PLATFORM_PAGE_TIMEOUT_MS, 'the response took too long');
  try {
    const { statusCode, headers, body } = await sendRequest(call, {
      dispatcher: call.file ? fileAgent : agent,
      signal: call.signal ? AbortSignal.any([call.signal, timeout.signal]) : timeout.signal,
    });
    const bytes = await readBody(body, call.maxBytes, described);
    return { status: statusCode, contentType: String(headers['content-type'] ?? ''), body: bytes };
  } catch (error) {
    if (call.signal?.aborted) throw new UpstreamError('abandoned', described, { cause: error });
    throw toUpstreamError(error, described);
  } finally {
    timeout.clear();
    release?.();
  }
}

/**
 * Sends a call once and streams its response: the first byte within `firstByteMs`, the whole within PLATFORM_TIMEOUT_MS. With
 * `outlastsVisitor` the call goes on until its response begins when the visitor leaves; its body is closed then.
 * @throws {UpstreamError}
 */
export async function openOnce(
  call: FileCall,
  abortSignal: AbortSignal,
  { outlastsVisitor }: { outlastsVisitor: boolean },
): Promise<StreamedResponse> {
  const described = describe(call);
  const signals = outlastsVisitor ? [abortSignal] : [abortSignal, call.signal];
  const timeout = startTimeout(env().PLATFORM_TIMEOUT_MS, 'the whole file took too long');
  try {
    const accepting = call.conditions ? { ...call, accepts: [206, 304, 416] } : call;
    const { statusCode, headers, body } = await sendRequest(accepting, {
      dispatcher: connections().fileAgent,
      signal: AbortSignal.any([...signals, timeout.signal]),
      headersTimeout: call.firstByteMs ?? defaultFirstByteMs,
      // The signal ends the transfer; a pause is no timeout.
      bodyTimeout: 0,
    });
    body.once('close', timeout.clear);
    const length = Number(headers['content-length'] ?? NaN);
    const sizeInBytes = Number.isSafeInteger(length) ? length : null;
    const stream = toWebStream(body, sizeInBytes);
    if (outlastsVisitor) onAbort(call.signal, () => body.destroy());
    return {
      status: statusCode,
      partHeaders: partHeadersOf(headers),
      contentType: String(headers['content-type'] ?? ''),
      sizeInBytes,
      fileName: fileNameOf([headers['content-disposition']].flat()[0] ?? null),
      body: stream,
    };
  } catch (error) {
    timeout.clear();
    if (!outlastsVisitor && call.signal.aborted) throw new UpstreamError('abandoned', described, { cause: error });
    throw toUpstreamError(error, described);
  }
}

/** The headers of a file that are passed on, each only in the form that RFC 9110 gives it. */
const partHeaderForms = {
  ETag: /^(?:W\/)?"[\x21\x23-\x7e]{1,100}"$/,
  'Content-Range': /^bytes (?:\d+-\d+|\*)\/\d+$/,
};

const partHeadersOf = (headers: Dispatcher.ResponseData['headers']): Record<string, string> =>
  Object.fromEntries(
    Object.entries(partHeaderForms).flatMap(([name, form]) => {
      const value = String(headers[name.toLowerCase()] ?? '');
      return form.test(value) ? [[name, value]] : [];
    }),
  );

function onAbort(signal: AbortSignal, run: () => void): void {
  if (signal.aborted) run();
  else signal.addEventListener('abort', run, { once: true });
}

/** The platform's 200, or another status that the call accepts, with its body not yet read. */
async function sendRequest(
  call: Omit<FileCall, 'signal' | 'callClass' | 'firstByteMs'>,
  options: { dispatcher: Agent; signal: AbortSignal; headersTimeout?: number; bodyTimeout?: number },
): Promise<Dispatcher.ResponseData> {
  const described = describe(call);
  const response = await request(urlOf(call), { ...requestInit(call), ...options });
  if (response.statusCode !== 200 && !call.accepts?.includes(response.statusCode))
    throw await statusError(response, described, call.callContext);
  // No coding was requested.
  if (response.headers['content-encoding']) {
    discardBody(response.body);
    throw new UpstreamError('malformed-response', described);
  }
  return response;
}

/** Not AbortSignal.timeout: within AbortSignal.any Node 20 garbage-collects it before it fires. */
function startTimeout(ms: number, message: string) {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(new DOMException(message, 'TimeoutError')), ms);
  timer.unref();
  return { signal: controller.signal, clear: () => clearTimeout(timer) };
}

function toUpstreamError(error: unknown, call: { method: string; path: string }): UpstreamError {
  if (error instanceof UpstreamError) return error;
  const { name, code } = error as { name?: string; code?: string };
  const timedOut = name === 'TimeoutError' || name === 'AbortError';
  if (timedOut) return new UpstreamError('timeout', call, { cause: error });
  // A connect timeout of a second counts as a timeout and is not retried: its time is used up.
  const kind = code?.startsWith('UND_ERR') && code.endsWith('TIMEOUT') ? 'timeout' : 'unreachable';
  return new UpstreamError(kind, call, { cause: error });
}
