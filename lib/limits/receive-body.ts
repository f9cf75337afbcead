import { IncomingMessage, type ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { bodyGraceMs, type BodyRule, maxSmallBodyBytes, minBytesPerSecond } from '@/lib/settings/request-bodies';

/** Why a body is not received; `client` and `all`: there is no room for it now, of this client or of all. */
export type BodyRefusal = 'length-required' | 'too-large' | 'client' | 'all';

/** Time in which the rest of a body that is not wanted is read and dropped. */
const lingerMs = 10_000;
const tickMs = 1_000;
const mebibyte = 1024 * 1024;

/** Bytes of bodies in memory, of each client and overall. */
export class HeldBytes {
  readonly #bytesByClient = new Map<string, number>();
  #overall = 0;

  constructor(private readonly limits = { perClient: 16 * mebibyte, overall: 64 * mebibyte }) {}

  get overall(): number {
    return this.#overall;
  }

  /** Reserves memory for received bytes; returns whose limit they would exceed, else null. */
  take(client: string, bytes: number): 'client' | 'all' | null {
    const held = (this.#bytesByClient.get(client) ?? 0) + bytes;
    if (held > this.limits.perClient) return 'client';
    if (this.#overall + bytes > this.limits.overall) return 'all';
    this.#bytesByClient.set(client, held);
    this.#overall += bytes;
    return null;
  }

  release(client: string, bytes: number): void {
    const remainingBytes = (this.#bytesByClient.get(client) ?? 0) - bytes;
    this.#overall -= bytes;
    if (remainingBytes > 0) this.#bytesByClient.set(client, remainingBytes);
    else this.#bytesByClient.delete(client);
  }
}

const sizeOf = ({ headers }: IncomingMessage): number | null =>
  headers['content-length'] === undefined ? null : Number(headers['content-length']);

/** Whether a request has a body, by its headers (RFC 9112 §6.3). */
export const hasBody = (request: IncomingMessage): boolean =>
  request.headers['transfer-encoding'] !== undefined || (sizeOf(request) ?? 0) > 0;

/** Why the headers of a request refuse its body, before a byte of it is read; null: they do not. */
export function refusalOfSize(request: IncomingMessage, { maxBytes, isFile }: BodyRule): BodyRefusal | null {
  const size = sizeOf(request);
  if (size === null && isFile) return 'length-required';
  return (size ?? 1) > maxBytes ? 'too-large' : null;
}

/** How a body is received. */
interface Reception {
  rule: BodyRule;
  client: string;
  held: HeldBytes;
  /** Aborts when the response is closed. */
  disconnectSignal: AbortSignal;
  /** Called for a client that sends too slowly; closes its connection. */
  onSlow: () => void;
}

/**
 * The request with its body: a whole one, which is held until the response is closed, or a file that comes in while it is read. Null when
 * the client has left or was too slow.
 */
export async function receiveBody(
  request: IncomingMessage,
  { rule, client, held, disconnectSignal, onSlow }: Reception,
): Promise<IncomingMessage | BodyRefusal | null> {
  limitTime(request, disconnectSignal, (sizeOf(request) ?? rule.maxBytes) <= maxSmallBodyBytes, onSlow);
  if (rule.isFile) return passOn(request, disconnectSignal);
  const chunks: Buffer[] = [];
  let bytes = 0;
  disconnectSignal.addEventListener('abort', () => held.release(client, bytes), { once: true });
  const refusal = await new Promise<BodyRefusal | null>((resolve) => {
    const hold = (chunk: Buffer) => {
      const limit = bytes + chunk.length > rule.maxBytes ? 'too-large' : held.take(client, chunk.length);
      if (limit) {
        request.off('data', hold);
        return resolve(limit);
      }
      bytes += chunk.length;
      chunks.push(chunk);
    };
    request.on('data', hold).once('close', () => resolve(null));
  });
  if (refusal || !request.complete) return refusal;
  const wholeRequest = Object.assign(copyOf(request), { complete: true });
  wholeRequest.push(Buffer.concat(chunks));
  wholeRequest.push(null);
  return wholeRequest;
}

/** The request without its body and its connection: whoever reads the copy can neither stop nor close that. */
function copyOf(request: IncomingMessage): IncomingMessage {
  const { method, url, headers, rawHeaders, httpVersion, httpVersionMajor, httpVersionMinor } = request;
  const copy = new IncomingMessage(new Socket());
  return Object.assign(copy, { method, url, headers, rawHeaders, httpVersion, httpVersionMajor, httpVersionMinor });
}

/** A copy whose body comes in no faster than it is read. What nobody reads any more is dropped. */
function passOn(request: IncomingMessage, disconnectSignal: AbortSignal): IncomingMessage {
  const copy = copyOf(request);
  copy._read = () => void request.resume();
  request.on('data', (chunk) => {
    if (!copy.destroyed && !copy.push(chunk)) request.pause();
  });
  request.once('end', () => copy.push(null));
  copy.once('close', () => request.resume());
  // Runs after the listeners of the response, which abandon the call to the platform.
  disconnectSignal.addEventListener('abort', () => setImmediate(() => copy.destroy()), { once: true });
  return copy;
}

/**
 * Calls `onSlow` when a small body is not whole after `bodyGraceMs`, or a larger one comes at less than `minBytesPerSecond` from then on. Time
 * in which the body waits for its reader does not count.
 */
function limitTime(
  request: IncomingMessage,
  disconnectSignal: AbortSignal,
  isSmall: boolean,
  onSlow: () => void,
): void {
  let bytes = 0;
  let elapsedMs = 0;
  request.on('data', (chunk: Buffer) => (bytes += chunk.length));
  const timer = setInterval(() => {
    if (request.complete || disconnectSignal.aborted) return clearInterval(timer);
    if (!request.isPaused()) elapsedMs += tickMs;
    const lateMs = elapsedMs - bodyGraceMs;
    const isSlow = isSmall ? lateMs >= 0 : bytes < (lateMs / 1_000) * minBytesPerSecond;
    if (!isSlow) return;
    clearInterval(timer);
    onSlow();
  }, tickMs).unref();
}

/**
 * Lets a response to a request whose body has not come end when it has, or after `lingerMs`: a connection that is closed while its client is
 * still sending is reset, and the client may lose the response.
 */
export function endAfterBody(request: IncomingMessage, response: ServerResponse): void {
  const { end, write } = response;
  response.end = (...args: unknown[]) => {
    response.end = end;
    const endNow = end as (...all: unknown[]) => ServerResponse;
    if (request.complete || request.destroyed) return endNow.apply(response, args);
    const [chunk, encoding] = args;
    if (typeof chunk === 'string' || chunk instanceof Uint8Array) {
      if (!response.headersSent) response.setHeader('Content-Length', Buffer.byteLength(chunk));
      write.call(response, chunk, (typeof encoding === 'string' ? encoding : 'utf8') as BufferEncoding);
      // The response is sent before Node closes the connection because of an error in the request.
      request.socket.uncork();
    } else response.flushHeaders();
    const callback = args.find((argument) => typeof argument === 'function');
    const finish = () => {
      clearTimeout(timer);
      request.off('close', finish);
      endNow.call(response, callback);
    };
    const timer = setTimeout(() => {
      finish();
      request.socket.destroy();
    }, lingerMs).unref();
    // Nobody has use for the rest.
    request.removeAllListeners('data').once('close', finish).resume();
    return response;
  };
}
