import type { Server, ServerResponse } from 'node:http';
import { type AddressInfo, Server as TcpServer } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import type { Settings } from './env.ts';
import type { Log } from './log.ts';
import { StartupError } from './start-error.ts';
import { createStrictServer, type HttpTimeouts } from './strict-http.ts';

/** Maximum time for requests in progress to end when the platform stops. */
const drainMs = 10_000;
/** Longer than a proxy keeps an idle connection (deploy/nginx.conf). */
const idleMs = 3_000;

export interface Served {
  port: number;
  /** Accepts no more connections and waits for requests in progress, for at most 10 s. */
  stop: () => Promise<void>;
}

/** @throws StartupError when it cannot listen on the address */
export const serveApp = (
  app: { fetch: (request: Request) => Response | Promise<Response> },
  { port, host }: Pick<Settings, 'port' | 'host'>,
  log: Log,
  timeouts: Partial<HttpTimeouts> = {},
) =>
  new Promise<Served>((resolve, reject) => {
    const server = createStrictServer(getRequestListener(app.fetch, { hostname: host }), log, timeouts);
    server.listen(port, host, () =>
      resolve({ port: (server.address() as AddressInfo).port, stop: () => drain(server) }),
    );
    server.on('error', (error: NodeJS.ErrnoException) => reject(new StartupError(explain(error, host, port))));
  });

function explain({ code, message }: NodeJS.ErrnoException, host: string, port: number): string {
  if (code === 'EADDRINUSE')
    return `PLATFORM_PORT ${port} is in use by another program. Stop that program, or set another port.`;
  if (code === 'EACCES') return `PLATFORM_PORT ${port} may not be used by this account. Set another port.`;
  return `PLATFORM_HOST ${host} must be an address of this machine: ${message}.`;
}

async function drain(server: Server): Promise<void> {
  const forceClose = setTimeout(() => server.closeAllConnections(), drainMs);
  await idleTurn();
  server.prependListener('request', (_request, response: ServerResponse) => response.setHeader('Connection', 'close'));
  const idle = setTimeout(() => server.closeIdleConnections(), idleMs);
  // The HTTP server's own `close` would also close idle connections on which a request may be arriving.
  await new Promise((resolve) => TcpServer.prototype.close.call(server, resolve));
  clearTimeout(idle);
  clearTimeout(forceClose);
}

/** Waits for an idle turn of the event loop, since connections that are not accepted yet would be reset. */
async function idleTurn(tries = 1000): Promise<void> {
  const started = performance.now();
  await turn();
  if (performance.now() - started >= 1 && tries > 0) await idleTurn(tries - 1);
}
