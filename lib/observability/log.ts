import { trace } from '@opentelemetry/api';
import pino from 'pino';
import { env } from '@/lib/settings/env';
import { remember } from '@/lib/process-state';
import { currentResponse } from '@/lib/observability/current-response';

/** The web app and the platform write the same fields. */
const form = (level: string): pino.LoggerOptions => ({
  level,
  base: { service: 'web' },
  timestamp: pino.stdTimeFunctions.isoTime,
  formatters: { level: (label) => ({ level: label }) },
});

/** The id of the request in work; undefined outside of a request. */
export const currentRequestId = (): string | undefined => currentResponse()?.req.headers['x-request-id']?.toString();

/** Which request is in work, and in which trace. */
const origin = () => ({ requestId: currentRequestId(), trace_id: trace.getActiveSpan()?.spanContext().traceId });

/** JSON lines on standard error (docs/operations.md, 'Logs'); secrets never come in. */
export const log = (): pino.Logger => remember('log', createLog);

const createLog = () =>
  pino(
    { ...form(env().LOG_LEVEL), mixin: origin, redact: ['*.authorization', '*.cookie', '*.password'] },
    pino.destination({ fd: 2, sync: true }),
  );

/**
 * For the line that each request has: written several at once, within a second, and lost rather than kept in memory when nobody
 * takes them. What is written at once fits into one write of a pipe that other programs write to as well (4,096 bytes).
 */
export const accessLog = (): pino.Logger => remember('access-log', createAccessLog);

const createAccessLog = () =>
  pino(
    form(env().ACCESS_LOG ? env().LOG_LEVEL : 'silent'),
    pino.destination({ fd: 2, sync: false, minLength: 3_000, maxLength: 1_000_000, periodicFlush: 500 }),
  );
