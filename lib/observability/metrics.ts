import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { remember } from '@/lib/process-state';

/** Seconds: a kept page takes less than one millisecond, a call of the platform at most its timeouts. */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** What the web app counts (docs/operations.md, 'Metrics'). A label has a few values, never an id. */
function makeMetrics() {
  const registry = new Registry();
  const registers = [registry];
  /** What a gauge asks when it is read; who has a cache puts its figures here. */
  const sizes = { pageCacheBytes: () => 0, pageCachePages: () => 0, dataCacheBytes: () => 0, unsentBytes: () => 0 };
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
  sizeGauge('dossier_page_cache_bytes', 'Memory of the kept pages.', 'pageCacheBytes');
  sizeGauge('dossier_page_cache_pages', 'Kept pages.', 'pageCachePages');
  sizeGauge('dossier_data_cache_bytes', 'Memory of the cached data, estimated.', 'dataCacheBytes');
  sizeGauge('dossier_unsent_bytes', 'Kept pages on their way to clients that have not taken them yet.', 'unsentBytes');
  new Gauge({
    name: 'dossier_limited_work',
    help: 'Work that has a limit, by what it is and whether it is done or waits.',
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
      help: 'Requests refused with 429 or 503, by work and by the limit that they met.',
      labelNames: ['work', 'reason'],
      registers,
    }),
    connectionRefusal: new Counter({
      name: 'dossier_connection_refusals_total',
      help: 'Connections ended because of what they sent or did not read.',
      labelNames: ['reason'],
      registers,
    }),
    processRestart: new Counter({
      name: 'dossier_process_restarts_total',
      help: 'Starts of this process after an earlier one ended or hung, by why.',
      labelNames: ['reason'],
      registers,
    }),
    httpRequest: new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Requests, until the answer was sent; page says how the page cache answered.',
      labelNames: ['route', 'method', 'status', 'page'],
      buckets,
      registers,
    }),
    pageRender: new Histogram({
      name: 'dossier_page_render_duration_seconds',
      help: 'Pages rendered for the page cache, those behind a stale answer too.',
      buckets,
      registers,
    }),
    dataCacheRead: new Counter({
      name: 'dossier_data_cache_reads_total',
      help: 'Reads of the data cache, by what they were answered from.',
      labelNames: ['result'],
      registers,
    }),
    upstreamCall: new Histogram({
      name: 'dossier_upstream_call_duration_seconds',
      help: 'Calls to the platform, retry included; of a file until its first byte.',
      labelNames: ['class', 'outcome'],
      buckets,
      registers,
    }),
    breakerOpen: new Gauge({
      name: 'dossier_upstream_breaker_open',
      help: '1 while calls of a class are not made, or are tried one at a time.',
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

/** The metrics, one set per process: middleware, pages, handlers and server.ts count in the same. */
export const metrics = () => remember('metrics', makeMetrics);
