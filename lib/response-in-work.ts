import type { AsyncLocalStorage } from 'node:async_hooks';
import type { ServerResponse } from 'node:http';

/** The response of the request in work, which server.mjs puts at hand: one and the same for middleware, page and handler. */
export const responseInWork = (): ServerResponse | undefined =>
  (
    (globalThis as { [key: symbol]: unknown })[Symbol.for('dossier.responses')] as
      AsyncLocalStorage<ServerResponse> | undefined
  )?.getStore();
