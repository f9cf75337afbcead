import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { log } from '@/lib/observability/log';
import { remember } from '@/lib/process-state';
import { env } from '@/lib/settings/env';

/** Seconds: a cached page takes less than one millisecond, a call to the platform at most its timeouts. */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** The metrics of the web app (docs/operations.md, 'Metrics'). A label has a few values, never an id. */
function makeMetrics() {
  const registry = new Registry();
  const registers = [registry];
  /** Read by the gauges on collection; each cache sets its own function. */
  const sizes = {
    pageCacheBytes: () => 0,
    pageCachePages: () => 0,
    dataCacheBytes: () => 0,
    unsentBytes: () => 0,
    heldBodyBytes: () => 0,
  };
  const limited: Record<'running' | 'waiting', () => { work: string; count: number }[]> = {
    running: () => [],
    waiting: () => [],
  };
  const sizeGauge = (name: string, help: string, size: keyof typeof sizes) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(sizes[size]());
      },
    });
  sizeGauge('dossier_page_cache_bytes', 'Memory of the page cache.', 'pageCacheBytes');
  sizeGauge('dossier_page_cache_pages', 'Pages in the page cache.', 'pageCachePages');
  sizeGauge('dossier_data_cache_bytes', 'Memory of the data cache, estimated.', 'dataCacheBytes');
  sizeGauge('dossier_unsent_bytes', 'Bytes of cached pages that clients have not read yet.', 'unsentBytes');
  sizeGauge('dossier_held_body_bytes', 'Bytes of request bodies in memory.', 'heldBodyBytes');
  new Gauge({
    name: 'dossier_limited_work',
    help: 'Rate-limited work, by kind and by whether it runs or waits.',
    labelNames: ['work', 'state'],
    registers,
    collect() {
      for (const state of ['running', 'waiting'] as const)
        for (const { work, count } of limited[state]()) this.set({ work, state }, count);
    },
  });
  return {
    registry,
    sizes,
    limited,
    limitRefusal: new Counter({
      name: 'dossier_limit_refusals_total',
      help: 'Requests refused with 429 or 503, by work and by the exceeded limit.',
      labelNames: ['work', 'reason'],
      registers,
    }),
    bodyRefusal: new Counter({
      name: 'dossier_body_refusals_total',
      help: 'Requests refused before their body was received, by reason.',
      labelNames: ['reason'],
      registers,
    }),
    connectionRefusal: new Counter({
      name: 'dossier_connection_refusals_total',
      help: 'Connections closed because of what they sent or did not read.',
      labelNames: ['reason'],
      registers,
    }),
    processRestart: new Counter({
      name: 'dossier_process_restarts_total',
      help: 'Starts of this process after an earlier one ended or hung, by reason.',
      labelNames: ['reason'],
      registers,
    }),
    httpRequest: new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Requests, until the response was sent; page is the result of the page cache.',
      labelNames: ['route', 'method', 'status', 'page'],
      buckets,
      registers,
    }),
    pageRender: new Histogram({
      name: 'dossier_page_render_duration_seconds',
      help: 'Pages rendered for the page cache, revalidations included.',
      buckets,
      registers,
    }),
    dataCacheRead: new Counter({
      name: 'dossier_data_cache_reads_total',
      help: 'Reads of the data cache, by result.',
      labelNames: ['result'],
      registers,
    }),
    upstreamCall: new Histogram({
      name: 'dossier_upstream_call_duration_seconds',
      help: 'Calls to the platform, retry included; for a file until its first byte.',
      labelNames: ['class', 'outcome'],
      buckets,
      registers,
    }),
    breakerOpen: new Gauge({
      name: 'dossier_upstream_breaker_open',
      help: '1 while the circuit breaker of a class is open or half-open.',
      labelNames: ['class'],
      registers,
    }),
    tokenRefresh: new Counter({
      name: 'dossier_token_refreshes_total',
      help: 'Refresh tokens presented to the platform.',
      labelNames: ['outcome'],
      registers,
    }),
    login: new Counter({
      name: 'dossier_logins_total',
      help: 'Attempts to log in.',
      labelNames: ['outcome'],
      registers,
    }),
  };
}

/** The metrics, one set per process, shared by middleware, pages, handlers and server.ts. */
export const metrics = () => remember('metrics', makeMetrics);

/**
 * Serves `/metrics` on a port of its own (METRICS_PORT) and never on the public one. A port that cannot be bound ends the
 * process with a message.
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
    process.stderr.write(`METRICS_PORT ${port} on METRICS_HOST ${host} cannot be bound: ${message}\n`);
    process.exit(1);
  });
  server.listen(port, host, () =>
    log().info({ metricsPort: (server.address() as AddressInfo).port }, 'metrics are served'),
  );
  // The server does not keep the process alive.
  server.unref();
}
