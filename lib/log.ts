import type { AsyncLocalStorage } from 'node:async_hooks';
import type { ServerResponse } from 'node:http';
import { trace } from '@opentelemetry/api';
import pino from 'pino';
import { env } from '@/lib/env';

const shared = globalThis as { [key: symbol]: unknown };

/** The web app and the platform write the same fields. */
const form = (level: string): pino.LoggerOptions => ({
  level,
  base: { service: 'web' },
  timestamp: pino.stdTimeFunctions.isoTime,
  formatters: { level: (label) => ({ level: label }) },
});

/** The id of the request in work (server.mjs stores its response); undefined outside of a request. */
export function currentRequestId(): string | undefined {
  const responses = shared[Symbol.for('dossier.responses')] as AsyncLocalStorage<ServerResponse> | undefined;
  return responses?.getStore()?.req.headers['x-request-id']?.toString();
}

/** Which request is in work, and in which trace. */
const origin = () => ({ requestId: currentRequestId(), trace_id: trace.getActiveSpan()?.spanContext().traceId });

/** JSON lines on standard error (docs/operations.md, 'Logs'); secrets never come in. */
export function log(): pino.Logger {
  return (shared[Symbol.for('dossier.log')] ??= pino(
    { ...form(env().LOG_LEVEL), mixin: origin, redact: ['*.authorization', '*.cookie', '*.password'] },
    pino.destination({ fd: 2, sync: true }),
  )) as pino.Logger;
}

/**
 * For the line that each request has: written several at once, within a second, and lost rather than kept in memory when nobody
 * takes them. What is written at once fits into one write of a pipe that other programs write to as well (4,096 bytes).
 */
export function accessLog(): pino.Logger {
  return (shared[Symbol.for('dossier.access-log')] ??= pino(
    form(env().ACCESS_LOG ? env().LOG_LEVEL : 'silent'),
    pino.destination({ fd: 2, sync: false, minLength: 3_000, maxLength: 1_000_000, periodicFlush: 500 }),
  )) as pino.Logger;
}
