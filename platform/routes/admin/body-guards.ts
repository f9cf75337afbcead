import type { HttpBindings } from '@hono/node-server';
import type { MiddlewareHandler, Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { limits, type ProductSource } from '../../import/read/open-source.ts';
import { HttpError } from '../http/failure.ts';
import {
  productOf,
  type ProductReader,
  ReaderBusyError,
  type ReadingJob,
  type ReadingResults,
  ReadingTooSlowError,
} from '../../import/read/product-reader.ts';
import type { KnownLists } from '../../import/classify/known-lists.ts';
import { maxProblems, messageText, pathText, type Problem } from '../../product/findings.ts';
import type { RequestVariables } from '../http/app-context.ts';

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

/** Delay in seconds after which a caller may retry while the reader is busy. */
const retryAfterSeconds = 5;

export const moreProblems = `has more problems than these ${maxProblems}`;

/** A problem of a body, in a response. */
export const asField = (problem: Problem) => ({
  field: [problem.file, pathText(problem.path)].filter(Boolean).join('.'),
  ...{ line: problem.line, message: messageText(problem) },
});

/**
 * What a reader makes of a JSON body. `lists`: with what the loaded lists say of its ingredients.
 * @throws HttpError 415 when the content type is not JSON, 422 when reading it takes too long, 503 when too many bodies wait
 */
export async function readJsonBody<Task extends 'body' | 'classify'>(
  c: Context<RequestVariables>,
  reader: ProductReader,
  task: Task,
  lists?: KnownLists,
): Promise<ReadingResults[Task]> {
  const type = c.req.header('Content-Type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') throw new HttpError(415, 'unsupported_media_type');
  const bytes = new Uint8Array(await c.req.arrayBuffer());
  const job = { task, bytes, ...(lists && { lists }) } as Extract<ReadingJob, { task: Task }>;
  return reader.read<Task>(job).catch((reason: unknown) => {
    if (reason instanceof ReaderBusyError)
      throw new HttpError(503, 'busy', {}, { 'Retry-After': String(retryAfterSeconds) });
    if (reason instanceof ReadingTooSlowError) throw new HttpError(422, 'too_complex', { message: reason.message });
    throw reason;
  });
}

/**
 * The products of a JSON body.
 * @throws HttpError as `readJsonBody`, and 400 when the body has no readable products
 */
export async function bodySources(c: Context<RequestVariables>, reader: ProductReader): Promise<ProductSource[]> {
  const read = await readJsonBody(c, reader, 'body');
  if ('error' in read) throw new HttpError(400, read.error, { message: read.message });
  return read.map(({ file, read: result }) => ({
    file,
    read: () => Promise.resolve(productOf(result)),
    readAttachment: () => Promise.reject(new Error('A request body has no attached files')),
  }));
}
