import type { Instrumentation } from 'next';

/** A wrong setting ends the start; then come metrics, traces and what counts requests. server.mjs waits for it. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  (await import('@/lib/check-settings')).checkSettings();
  const { METRICS_PORT, isTraced } = (await import('@/lib/env')).env();
  if (isTraced) (await import('@/lib/tracing')).startTracing();
  if (METRICS_PORT !== undefined) (await import('@/lib/metrics-server')).serveMetrics();
  await import('@/lib/observe-request');
  (await import('@/lib/limits/admit')).openAdmission();
  (globalThis as { [key: symbol]: (() => void) | undefined })[Symbol.for('dossier.registered')]?.();
}

/** What a page could not handle goes to the log with the request's id, never to the visitor. */
export const onRequestError: Instrumentation.onRequestError = async (error, request) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { log } = await import('@/lib/log');
  log().error({ err: error, requestId: request.headers['x-request-id'], path: request.path }, 'page failed');
};
