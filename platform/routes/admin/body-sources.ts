import type { HttpBindings } from '@hono/node-server';
import type { Context, MiddlewareHandler } from 'hono';
import { HttpError } from '../http/failure.ts';
import {
  productOf,
  type ProductReader,
  ReaderBusyError,
  ReadingTooSlowError,
} from '../../import/read/product-reader.ts';
import type { ProductSource } from '../../import/read/product-source.ts';
import type { RequestVariables } from '../http/app-context.ts';

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

/** Delay in seconds after which a caller may retry while the reader is busy. */
const retryAfterSeconds = 5;

/**
 * The products of a JSON body.
 * @throws HttpError 415 when the content type is not JSON, 400 when the body has no readable products, 422 when reading it takes
 * too long, 503 when too many bodies wait
 */
export async function bodySources(c: Context<RequestVariables>, reader: ProductReader): Promise<ProductSource[]> {
  const type = c.req.header('Content-Type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') throw new HttpError(415, 'unsupported_media_type');
  const bytes = new Uint8Array(await c.req.arrayBuffer());
  const read = await reader.read({ task: 'body', bytes }).catch((reason: unknown) => {
    if (reason instanceof ReaderBusyError)
      throw new HttpError(503, 'busy', {}, { 'Retry-After': String(retryAfterSeconds) });
    if (reason instanceof ReadingTooSlowError) throw new HttpError(422, 'too_complex', { message: reason.message });
    throw reason;
  });
  if ('error' in read) throw new HttpError(400, read.error, { message: read.message });
  return read.map(({ file, read: result }) => ({
    file,
    read: () => Promise.resolve(productOf(result)),
    readAttachment: () => Promise.reject(new Error('A request body has no attached files')),
  }));
}
