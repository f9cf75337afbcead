import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';

export const registry = new Registry();
const registers = [registry];
const longestDelay = monitorEventLoopDelay({ resolution: 10 });
longestDelay.enable();

/** Forgets what came before, such as the start. */
export const resetEventLoopDelay = () => longestDelay.reset();

const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** What the platform counts (docs/operations.md, 'Metrics'). A label has a few values, never an id. */
export const metrics = {
  httpRequest: new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Requests, until the answer was ready to be sent.',
    labelNames: ['route', 'method', 'status'],
    buckets,
    registers,
  }),
  httpRefused: new Counter({
    name: 'dossier_http_refused_total',
    help: 'Requests refused before they were read as one: malformed, too large, too slow, or too many at once on a connection.',
    labelNames: ['status'],
    registers,
  }),
  documentRequest: new Counter({
    name: 'dossier_document_requests_total',
    help: 'PDFs and drawings asked for, by whether they were kept or had to be made.',
    labelNames: ['template', 'format', 'result'],
    registers,
  }),
  documentRender: new Histogram({
    name: 'dossier_document_render_duration_seconds',
    help: 'Documents made, with their time in the queue.',
    labelNames: ['template', 'format', 'outcome'],
    buckets,
    registers,
  }),
  typesetterRestarts: new Counter({
    name: 'dossier_typesetter_restarts_total',
    help: 'Typesetting processes replaced: they ended, hung, or had grown.',
    labelNames: ['reason'],
    registers,
  }),
  eventLoopDelay: new Gauge({
    name: 'dossier_event_loop_delay_max_seconds',
    help: 'The longest time that the event loop was occupied since the metrics were read last.',
    registers,
    collect() {
      this.set(longestDelay.max / 1e9);
      longestDelay.reset();
    },
  }),
  queueWaiting: new Gauge({
    name: 'dossier_queue_waiting',
    help: 'Calls that wait for their turn.',
    labelNames: ['queue'],
    registers,
  }),
  queueRefused: new Counter({
    name: 'dossier_queue_refused_total',
    help: 'Calls refused because too many wait: those of the client (429), or those of all (503).',
    labelNames: ['queue', 'reason'],
    registers,
  }),
  queueDropped: new Counter({
    name: 'dossier_queue_dropped_total',
    help: 'Calls whose caller left before their turn.',
    labelNames: ['queue'],
    registers,
  }),
  productReading: new Counter({
    name: 'dossier_product_readings_total',
    help: 'Imports that were read and checked, or refused before that: busy, too slow, too large.',
    labelNames: ['outcome'],
    registers,
  }),
  login: new Counter({
    name: 'dossier_login_tries_total',
    help: 'Passwords tried, by what became of it.',
    labelNames: ['outcome'],
    registers,
  }),
  mailQuota: new Counter({
    name: 'dossier_shares_refused_total',
    help: 'Shares refused, by the quota that they exceed.',
    labelNames: ['quota'],
    registers,
  }),
  mail: new Counter({
    name: 'dossier_mails_total',
    help: 'Attempts to send a mail: sent, put off, given up.',
    labelNames: ['outcome'],
    registers,
  }),
  outboxWaiting: new Gauge({ name: 'dossier_outbox_waiting', help: 'Mails that wait to be sent.', registers }),
  outboxOldest: new Gauge({
    name: 'dossier_outbox_oldest_age_seconds',
    help: 'Age of the oldest mail that waits; 0 when none does.',
    registers,
  }),
  databaseConnections: new Gauge({
    name: 'dossier_database_connections',
    help: 'Connections to PostgreSQL, and queries that wait for one.',
    labelNames: ['state'],
    registers,
  }),
};
