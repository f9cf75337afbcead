import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Readable } from 'node:stream';
import type { Dispatcher } from 'undici';
import { z } from 'zod';
import type { UpstreamResponse, CallContext } from '@/lib/upstream/transport/call';
import { UpstreamError } from '@/lib/upstream/transport/upstream-error';

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

/** Nobody reads this body: a short one is emptied so that its connection serves again, any other closes it. */
export function discardBody(body: Dispatcher.ResponseData['body']) {
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
          // What is posted may be a password or an address, and an answer may repeat it.
          const text = call.method === 'GET' ? textOf(json, callContext.visitor?.accessToken) : undefined;
          return { ...errorBody.parse(json), ...(text ? { text } : {}) };
        })
        .catch(() => ({}))
    : {};
  discardBody(body);
  return UpstreamError.ofStatus(statusCode, { ...call, ...errorFields, retryAfterSeconds });
}

/**
 * A body as the web streams have it, read as fast as it is taken; let go, it closes its connection. Node 20's own
 * `Readable.toWeb` throws past every handler when it is let go while data comes in.
 */
export function asWebStream(body: Readable): ReadableStream<Uint8Array> {
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

/** Reads an answer as JSON of the given shape, for `get`. */
export const asJson =
  <T>(schema: z.ZodType<T>) =>
  ({ body }: UpstreamResponse): T =>
    schema.parse(JSON.parse(body.toString('utf8')));
