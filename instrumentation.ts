import type { Instrumentation } from 'next';

/** A wrong setting ends the start; then come metrics, traces and what counts requests. server.mjs waits for it. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  (await import('@/lib/settings/check-settings')).checkSettings();
  const { METRICS_PORT, isTraced } = (await import('@/lib/settings/env')).env();
  if (isTraced) (await import('@/lib/observability/tracing')).startTracing();
  if (METRICS_PORT !== undefined) (await import('@/lib/observability/metrics-server')).serveMetrics();
  (await import('@/lib/observability/log-uncaught')).logUncaught();
  await import('@/lib/observability/observe-request');
  (await import('@/lib/limits/admit')).openAdmission();
  (globalThis as { [key: symbol]: (() => void) | undefined })[Symbol.for('dossier.registered')]?.();
}

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
