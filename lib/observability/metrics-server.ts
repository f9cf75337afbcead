import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { collectDefaultMetrics } from 'prom-client';
import { env } from '@/lib/settings/env';
import { log } from '@/lib/observability/log';
import { metrics } from '@/lib/observability/metrics';

/**
 * Answers `/metrics` on a port of its own (METRICS_PORT), so that the public one never does. A port that cannot be had ends the
 * start with a sentence.
 */
export function serveMetrics() {
  const { METRICS_HOST: host, METRICS_PORT: port } = env();
  const { registry } = metrics();
  collectDefaultMetrics({ register: registry });
  const server = createServer(async (request, response) => {
    if (request.url !== '/metrics') return response.writeHead(404).end();
    response.writeHead(200, { 'Content-Type': registry.contentType }).end(await registry.metrics());
  });
  server.once('error', ({ message }) => {
    process.stderr.write(`METRICS_PORT ${port} on METRICS_HOST ${host} cannot be had: ${message}\n`);
    process.exit(1);
  });
  server.listen(port, host, () =>
    log().info({ metricsPort: (server.address() as AddressInfo).port }, 'metrics are served'),
  );
  // It keeps nobody alive.
  server.unref();
}
