import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { collectDefaultMetrics } from 'prom-client';
import type { Settings } from './env.ts';
import type { Log } from './log.ts';
import { registry } from './metrics.ts';
import { StartupError } from './start-error.ts';

/**
 * Answers `/metrics` on a port of its own, where one is set; `read` sets the gauges first.
 * @throws StartupError when the port can't be had
 */
export function serveMetrics(
  { metricsPort, metricsHost }: Pick<Settings, 'metricsPort' | 'metricsHost'>,
  log: Log,
  read: () => Promise<void>,
): Promise<void> {
  if (metricsPort === undefined) return Promise.resolve();
  collectDefaultMetrics({ register: registry });
  const server = createServer(async (request, response) => {
    if (request.url !== '/metrics') return response.writeHead(404).end();
    await read();
    response.writeHead(200, { 'Content-Type': registry.contentType }).end(await registry.metrics());
  });
  // It keeps nobody alive.
  server.unref();
  return new Promise((resolve, reject) => {
    server.once('error', ({ message }) =>
      reject(
        new StartupError(
          `PLATFORM_METRICS_PORT ${metricsPort} on METRICS_HOST ${metricsHost} can't be had: ${message}.`,
        ),
      ),
    );
    server.listen(metricsPort, metricsHost, () => {
      log.info({ metricsPort: (server.address() as AddressInfo).port }, 'metrics are served');
      resolve();
    });
  });
}
