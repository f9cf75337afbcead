import 'server-only';
import type { AsyncLocalStorage } from 'node:async_hooks';
import type { ServerResponse } from 'node:http';

/** The answer of the request in work: one and the same for middleware, page and handler. */
export const responseInWork = (): ServerResponse | undefined =>
  (
    (globalThis as { [key: symbol]: unknown })[Symbol.for('dossier.responses')] as
      AsyncLocalStorage<ServerResponse> | undefined
  )?.getStore();

/**
 * Sets the status (and further headers) of the page in work: Next has no way to answer a page with 410 or 503.
 * server.mjs puts the response of each request at hand; to be called before the page renders its first byte.
 */
export function setResponseStatus(status: number, headers: Record<string, string> = {}) {
  const response = responseInWork();
  if (!response || response.headersSent) return;
  response.statusCode = status;
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}
