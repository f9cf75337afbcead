import type { Instrumentation } from 'next';

/** Whether the browser dropped its request while the body was read, as the Studio does with an outdated preview. */
const hasVisitorLeft = (error: unknown) =>
  error instanceof Error && error.message === 'aborted' && (error as NodeJS.ErrnoException).code === 'ECONNRESET';

/** Logs unhandled errors of pages with the request's id; the visitor never sees the error. */
export const onRequestError: Instrumentation.onRequestError = async (error, request) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs' || hasVisitorLeft(error)) return;
  const { log } = await import('@/lib/observability/log');
  const { makeFailure, originCodes } = await import('@/lib/domain/failures/failures');
  const failure = makeFailure('UNKNOWN', Math.random, { code: originCodes.unhandledByProduct });
  // The digest is the id that `unhandlederror` shows.
  const failureId = (error as { digest?: string }).digest ?? failure.id;
  const { code, type } = failure;
  const requestId = request.headers['x-request-id'];
  // Without the query, which may have search terms.
  const [path] = request.path.split('?');
  log().error({ err: error, requestId, path, failureId, code, type }, 'page failed');
};
