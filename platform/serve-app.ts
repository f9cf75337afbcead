import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import type { App } from './routes/house.ts';
import { StartFailure } from './start-failure.ts';

/** Loopback only: the web app stands in front. */
const hostname = '127.0.0.1';
/** Time for answers in work to end when the platform stops. */
const drainMs = 1000;

export interface Served {
  port: number;
  /** Takes no more requests, lets those in work end, for at most a second. */
  stop: () => Promise<void>;
}

/** @throws StartFailure when the port is taken */
export const serveApp = (app: App, port: number) =>
  new Promise<Served>((resolve, reject) => {
    const server = serve({ fetch: app.fetch, port, hostname }, (address) =>
      resolve({ port: (address as AddressInfo).port, stop: () => drain(server) }),
    ) as Server;
    server.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EADDRINUSE' && error.code !== 'EACCES') return reject(error);
      const reason = error.code === 'EACCES' ? 'may not be used by this account' : 'is in use by another program';
      reject(new StartFailure(`PLATFORM_PORT ${port} ${reason}. Stop that one, or name another port.`));
    });
  });

function drain(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const impatience = setTimeout(() => server.closeAllConnections(), drainMs);
    server.close(() => {
      clearTimeout(impatience);
      resolve();
    });
    server.closeIdleConnections();
  });
}
