import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Settings } from './env.ts';
import type { Log } from './log.ts';
import { StartupError } from './start-error.ts';

export const registry = new Registry();
const registers = [registry];
const eventLoopDelay = monitorEventLoopDelay({ resolution: 10 });
eventLoopDelay.enable();

/** Discards earlier delays, such as those of the start. */
export const resetEventLoopDelay = () => eventLoopDelay.reset();

const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** The platform's metrics (docs/operations.md, 'Metrics'). Labels have few values, never ids. */
export const metrics = {
  httpRequest: new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of requests until the response is ready to be sent.',
    labelNames: ['route', 'method', 'status'],
    buckets,
    registers,
  }),
  httpRefused: new Counter({
    name: 'dossier_http_refused_total',
    help: 'Requests refused while being received: malformed, too large, too slow, or too many at once on a connection.',
    labelNames: ['status'],
    registers,
  }),
  documentRequest: new Counter({
    name: 'dossier_document_requests_total',
    help: 'Requested PDFs and drawings, by whether they were cached or had to be rendered.',
    labelNames: ['template', 'format', 'result'],
    registers,
  }),
  documentRender: new Histogram({
    name: 'dossier_document_render_duration_seconds',
    help: 'Duration of rendering documents, with their time in the queue.',
    labelNames: ['template', 'format', 'outcome'],
    buckets,
    registers,
  }),
  typesetterRestarts: new Counter({
    name: 'dossier_typesetter_restarts_total',
    help: 'Typesetting processes replaced: they exited, hung, or used too much memory.',
    labelNames: ['reason'],
    registers,
  }),
  eventLoopDelay: new Gauge({
    name: 'dossier_event_loop_delay_max_seconds',
    help: 'Maximum delay of the event loop since the last scrape.',
    registers,
    collect() {
      this.set(eventLoopDelay.max / 1e9);
      eventLoopDelay.reset();
    },
  }),
  queueWaiting: new Gauge({
    name: 'dossier_queue_waiting',
    help: 'Calls waiting in the queue.',
    labelNames: ['queue'],
    registers,
  }),
  queueRefused: new Counter({
    name: 'dossier_queue_refused_total',
    help: 'Calls refused because the queue is full: for the client (429), or for all (503).',
    labelNames: ['queue', 'reason'],
    registers,
  }),
  queueDropped: new Counter({
    name: 'dossier_queue_dropped_total',
    help: 'Calls whose caller disconnected before they started.',
    labelNames: ['queue'],
    registers,
  }),
  productReading: new Counter({
    name: 'dossier_product_readings_total',
    help: 'Imports that were parsed and validated, or refused before that: busy, too slow, too large.',
    labelNames: ['outcome'],
    registers,
  }),
  studioPreviews: new Counter({
    name: 'dossier_studio_previews_total',
    help: 'Previews of drafts: complete, partial because the time was over, replaced by a newer one of the account.',
    labelNames: ['outcome'],
    registers,
  }),
  login: new Counter({
    name: 'dossier_login_tries_total',
    help: 'Login attempts, by outcome.',
    labelNames: ['outcome'],
    registers,
  }),
  mailQuota: new Counter({
    name: 'dossier_shares_refused_total',
    help: 'Shares refused, by exceeded quota.',
    labelNames: ['quota'],
    registers,
  }),
  feedbackRefused: new Counter({
    name: 'dossier_feedback_refused_total',
    help: 'Messages of visitors to suppliers that were refused, by exceeded quota.',
    labelNames: ['quota'],
    registers,
  }),
  mail: new Counter({
    name: 'dossier_mails_total',
    help: 'Attempts to send a mail: sent, deferred, abandoned.',
    labelNames: ['outcome'],
    registers,
  }),
  outboxWaiting: new Gauge({ name: 'dossier_outbox_waiting', help: 'Mails waiting to be sent.', registers }),
  outboxOldest: new Gauge({
    name: 'dossier_outbox_oldest_age_seconds',
    help: 'Age of the oldest waiting mail; 0 when none is waiting.',
    registers,
  }),
  readOnly: new Gauge({
    name: 'dossier_read_only',
    help: '1 while the disk of the embedded database has no room and everything that writes is refused, else 0.',
    registers,
  }),
  databaseConnections: new Gauge({
    name: 'dossier_database_connections',
    help: 'Connections to PostgreSQL, and queries waiting for one.',
    labelNames: ['state'],
    registers,
  }),
};

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
