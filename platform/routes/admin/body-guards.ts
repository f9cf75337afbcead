import type { HttpBindings } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { limits } from '../../import/read/open-source.ts';
import { HttpError } from '../http/failure.ts';

/** Time limit for receiving a body. */
const maxBodyMs = 60_000;

/** The bounds of a body with products: not encoded, received in 60 s, at most 5 MiB; or those of another body. */
export const bodyGuards = (
  maxSize: number = limits.productBytes,
  maxMs: number = maxBodyMs,
): [MiddlewareHandler, MiddlewareHandler, MiddlewareHandler] => [
  refuseEncoded,
  limitBodyTime(maxMs),
  bodyLimit({
    maxSize,
    onError: async (c) => {
      await drainBody(c.req.raw.body);
      throw new HttpError(413, 'too_large');
    },
  }),
];

/**
 * Rejects a request whose body is incomplete after `maxMs` milliseconds.
 * @throws HttpError 408
 */
export const limitBodyTime =
  (maxMs: number): MiddlewareHandler =>
  async (c, next) => {
    const { incoming } = c.env as HttpBindings;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        if (!incoming.complete) reject(new HttpError(408, 'request_timeout', {}, { Connection: 'close' }));
      }, maxMs);
    });
    try {
      await Promise.race([next(), late]);
    } finally {
      clearTimeout(timer);
    }
  };

/** Rejects encoded bodies: 5 MiB of compressed data may have any size once decompressed. */
const refuseEncoded: MiddlewareHandler = async (c, next) => {
  if ((c.req.header('Content-Encoding') ?? 'identity').trim().toLowerCase() !== 'identity')
    throw new HttpError(415, 'unsupported_media_type', { message: 'must be sent without Content-Encoding' });
  await next();
};

const maxDrainMs = 30_000;

/** Reads the remaining body: a client that is still sending would lose the connection before it reads the response. */
async function drainBody(body: ReadableStream | null): Promise<void> {
  const signal = AbortSignal.timeout(maxDrainMs);
  await body?.pipeTo(new WritableStream(), { signal }).catch(() => undefined);
}
