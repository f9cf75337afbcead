import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { collectDefaultMetrics } from 'prom-client';
import type { Settings } from './env.ts';
import type { Log } from './log.ts';
import { registry } from './metrics.ts';
import { StartupError } from './start-error.ts';

/**
 * Serves `/metrics` on a separate port, if one is set; `read` updates the gauges before each response.
 * @throws StartupError when it cannot listen on the port
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
  // It does not keep the process alive.
  server.unref();
  return new Promise((resolve, reject) => {
    server.once('error', ({ message }) =>
      reject(
        new StartupError(
          `PLATFORM_METRICS_PORT ${metricsPort} on METRICS_HOST ${metricsHost} is not available: ${message}.`,
        ),
      ),
    );
    server.listen(metricsPort, metricsHost, () => {
      log.info({ metricsPort: (server.address() as AddressInfo).port }, 'metrics are served');
      resolve();
    });
  });
}
