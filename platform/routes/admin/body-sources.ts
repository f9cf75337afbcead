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
 * Refuses a body that has not come whole after this time.
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

/** By when who waits for others may come again. */
const retryAfterSeconds = 5;

/**
 * The products of a JSON body.
 * @throws HttpError 415 when the body is no JSON by its type, or encoded, 400 when it can't be read as products, 422 when that takes too
 * long, 503 when too many others wait
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
  return read.map(({ file, read: one }) => ({
    file,
    read: () => Promise.resolve(productOf(one)),
    readAttachment: () => Promise.reject(new Error('A body holds no files')),
  }));
}
