import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Readable } from 'node:stream';
import type { Dispatcher } from 'undici';
import { z } from 'zod';
import type { UpstreamResponse, CallContext } from '@/lib/upstream/transport/call';
import { relayTurn } from '@/lib/upstream/transport/relay-turns';
import { UpstreamError } from '@/lib/upstream/transport/upstream-error';

/** Reads a whole body. @throws {UpstreamError} `malformed-response` for more than `maxBytes` */
export async function readBody(body: AsyncIterable<Buffer>, maxBytes: number, call: { method: string; path: string }) {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of body) {
    length += chunk.length;
    if (length > maxBytes) throw new UpstreamError('malformed-response', call);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Discards a body: reads a short one to reuse its connection, closes the connection of any other. */
export function discardBody(body: Dispatcher.ResponseData['body']) {
  void body.dump({ limit: 16_384, signal: AbortSignal.timeout(1_000) }).catch(() => undefined);
}

/** The body of an error response (docs/platform-api.md, section 1, "errors"): codes, message, and rejected addresses. */
const code = z
  .string()
  .regex(/^[\w.[\]-]{1,40}$/)
  .optional()
  .catch(undefined);
const errorBody = z
  .object({ field: code, error: code, status: code, invalidEmails: z.array(z.string()).optional().catch(undefined) })
  .transform(({ status, ...fields }) => ({ ...fields, accountStatus: status }));

const maxTextLength = 200;
/** Long words may be tokens or cookies, and a word with @ may be a personal address. */
const mayBeSecret = (word: string) => word.length >= 20 || word.includes('@');

/** The message of an error response: `message`, or `error` where that is not a code; without the token that was sent. */
function messageOf(body: unknown, token: string | undefined): string | undefined {
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

/** The error of a response whose status is not 200. */
export async function statusError(
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
          // A POST may contain a password or an address, and its response may repeat it.
          const text = call.method === 'GET' ? messageOf(json, callContext.visitor?.accessToken) : undefined;
          return { ...errorBody.parse(json), ...(text ? { text } : {}) };
        })
        .catch(() => ({}))
    : {};
  discardBody(body);
  return UpstreamError.fromStatus(statusCode, { ...call, ...errorFields, retryAfterSeconds });
}

/**
 * Converts a body to a web stream with backpressure; cancelling it closes the connection. `Readable.toWeb` of Node 20 throws
 * an uncaught error when it is cancelled while data arrive.
 * @param size in bytes; null: unknown
 */
export function toWebStream(body: Readable, size: number | null = null): ReadableStream<Uint8Array> {
  // The reader gets the error from the iterator.
  body.on('error', () => undefined);
  const chunks = body[Symbol.asyncIterator]() as AsyncIterator<Uint8Array>;
  let bytes = 0;
  return new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        await relayTurn(size ?? bytes);
        const { done, value } = await chunks.next();
        if (done) return controller.close();
        bytes += value.length;
        controller.enqueue(value);
      },
      cancel: () => void body.destroy(),
    },
    { highWaterMark: 0 },
  );
}

/** Parses a response as JSON with a schema, for `get` and `post`. */
export const parseJson =
  <T>(schema: z.ZodType<T>) =>
  ({ body }: UpstreamResponse): T =>
    schema.parse(JSON.parse(body.toString('utf8')));
