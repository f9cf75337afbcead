import type { Instrumentation } from 'next';

/** What a page could not handle goes to the log with the request's id, never to the visitor. */
export const onRequestError: Instrumentation.onRequestError = async (error, request) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { log } = await import('@/lib/observability/log');
  const { makeFailure, originCodes } = await import('@/lib/domain/failures/failures');
  const failure = makeFailure('UNKNOWN', Math.random, { code: originCodes.unhandledByProduct });
  // The digest is the id that a visitor reads on `unhandlederror`.
  const failureId = (error as { digest?: string }).digest ?? failure.id;
  const { code, type } = failure;
  const requestId = request.headers['x-request-id'];
  // Without its query, which holds what a visitor searched for.
  const [path] = request.path.split('?');
  log().error({ err: error, requestId, path, failureId, code, type }, 'page failed');
};
