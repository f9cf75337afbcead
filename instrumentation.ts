import type { Instrumentation } from 'next';

export async function register() {
  if (process.env.NEXT_RUNTIME === 'nodejs') (await import('@/lib/check-settings')).checkSettings();
}

/** What a page could not handle goes to the log with the request's id, never to the visitor. */
export const onRequestError: Instrumentation.onRequestError = async (error, request) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { log } = await import('@/lib/log');
  log().error({ err: error, requestId: request.headers['x-request-id'], path: request.path }, 'page failed');
};
