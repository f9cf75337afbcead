import type { Context } from 'hono';
import { limits, type ProductSource } from '../../import/read/open-source.ts';
import { bodyRoom, withBody } from '../http/body.ts';
import { HttpError } from '../http/failure.ts';
import { productOf, type ProductReader } from '../../import/read/product-reader.ts';
import { ReaderBusyError, ReadingTooSlowError } from '../../import/read/task-thread.ts';
import { maxProblems, messageText, pathText, type Problem } from '../../product/findings.ts';
import type { RequestVariables } from '../http/app-context.ts';

/** Delay in seconds after which a caller may retry while the reader is busy. */
const retryAfterSeconds = 5;

export const moreProblems = `has more problems than these ${maxProblems}`;

/** Converts a problem of a body for the response. */
export const toFieldProblem = (problem: Problem) => ({
  field: [problem.file, pathText(problem.path)].filter(Boolean).join('.'),
  line: problem.line,
  message: messageText(problem),
});

/**
 * Passes a JSON body of at most 5 MiB to `work`.
 * @throws HttpError 415 when the content type is not JSON, and as `withBody`
 */
export async function withJsonBytes<Result>(
  c: Context<RequestVariables>,
  user: { id: number },
  work: (bytes: Uint8Array<ArrayBuffer>) => Promise<Result>,
): Promise<Result> {
  const type = c.req.header('Content-Type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') throw new HttpError(415, 'unsupported_media_type');
  return withBody(c, { maxBytes: limits.productBytes, room: bodyRoom, owner: `user ${user.id}` }, work);
}

/** Converts the errors of a reader to responses. @throws HttpError 422 when reading takes too long, 503 when too many bodies wait */
export function throwReadingFailure(reason: unknown): never {
  if (reason instanceof ReaderBusyError)
    throw new HttpError(503, 'busy', {}, { 'Retry-After': String(retryAfterSeconds) });
  if (reason instanceof ReadingTooSlowError) throw new HttpError(422, 'too_complex', { message: reason.message });
  throw reason;
}

/**
 * The products of a JSON body.
 * @throws HttpError as `withJsonBytes` and `throwReadingFailure`, and 400 when the body has no readable products
 */
export async function bodySources(
  c: Context<RequestVariables>,
  user: { id: number },
  reader: ProductReader,
): Promise<ProductSource[]> {
  const read = await withJsonBytes(c, user, (bytes) => reader.read({ task: 'body', bytes }).catch(throwReadingFailure));
  if ('error' in read) throw new HttpError(400, read.error, { message: read.message });
  return read.map(({ file, read: result }) => ({
    file,
    read: () => Promise.resolve(productOf(result)),
    readAttachment: () => Promise.reject(new Error('A request body has no attached files')),
  }));
}
