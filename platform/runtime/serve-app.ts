import type { Server, ServerResponse } from 'node:http';
import { type AddressInfo, Server as TcpServer } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import type { Settings } from './env.ts';
import type { Log } from './log.ts';
import { StartupError } from './start-error.ts';
import { createStrictServer, type HttpTimeouts } from './strict-http.ts';

/** Time for answers in work to end when the platform stops. */
const drainMs = 10_000;
/** Longer than a proxy keeps a connection that it does not use (deploy/nginx.conf). */
const idleMs = 3_000;

export interface Served {
  port: number;
  /** Takes no more connections, lets the requests in work end, for at most 10 s. */
  stop: () => Promise<void>;
}

/** @throws StartupError when it cannot listen there */
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
    return `PLATFORM_PORT ${port} is in use by another program. Stop that one, or name another port.`;
  if (code === 'EACCES') return `PLATFORM_PORT ${port} may not be used by this account. Name another port.`;
  return `PLATFORM_HOST ${host} must be an address of this machine: ${message}.`;
}

async function drain(server: Server): Promise<void> {
  const impatience = setTimeout(() => server.closeAllConnections(), drainMs);
  await idleTurn();
  server.prependListener('request', (_request, response: ServerResponse) => response.setHeader('Connection', 'close'));
  const idle = setTimeout(() => server.closeIdleConnections(), idleMs);
  // The HTTP server's own `close` would also close idle connections, with requests on their way to them.
  await new Promise((resolve) => TcpServer.prototype.close.call(server, resolve));
  clearTimeout(idle);
  clearTimeout(impatience);
}

/** A turn of the event loop that had hardly anything to do: connections that wait to be accepted would be reset. */
async function idleTurn(tries = 1000): Promise<void> {
  const begun = performance.now();
  await turn();
  if (performance.now() - begun >= 1 && tries > 0) await idleTurn(tries - 1);
}
