import { trace } from '@opentelemetry/api';
import pino from 'pino';
import { makeFailure, originCodes } from '@/lib/domain/failures/failures';
import { env } from '@/lib/settings/env';
import { remember } from '@/lib/process-state';
import { currentResponse } from '@/lib/observability/current-response';

/** The web app and the platform log the same fields. */
const loggerOptions = (level: string): pino.LoggerOptions => ({
  level,
  base: { service: 'web' },
  timestamp: pino.stdTimeFunctions.isoTime,
  formatters: { level: (label) => ({ level: label }) },
});

/** The id of the current request; undefined outside of a request. */
export const currentRequestId = (): string | undefined => currentResponse()?.req.headers['x-request-id']?.toString();

/** The ids of the current request and its trace. */
const origin = () => ({ requestId: currentRequestId(), trace_id: trace.getActiveSpan()?.spanContext().traceId });

/** Writes JSON lines to standard error (docs/operations.md, 'Logs'), without secrets. */
export const log = (): pino.Logger => remember('log', createLog);

const createLog = () =>
  pino(
    { ...loggerOptions(env().LOG_LEVEL), mixin: origin, redact: ['*.authorization', '*.cookie', '*.password'] },
    pino.destination({ fd: 2, sync: true }),
  );

/**
 * The logger of the line per request: lines are buffered for at most a second, and dropped when the reader of standard error
 * falls behind. A flush fits into one atomic write to a pipe that other programs write to as well (4,096 bytes).
 */
export const accessLog = (): pino.Logger => remember('access-log', createAccessLog);

const createAccessLog = () =>
  pino(
    loggerOptions(env().ACCESS_LOG ? env().LOG_LEVEL : 'silent'),
    pino.destination({ fd: 2, sync: false, minLength: 3_000, maxLength: 1_000_000, periodicFlush: 500 }),
  );

/** Logs uncaught exceptions and rejections with the origin code 2, uncaught (Spec §8 "Origin codes"), and an id. */
export function logUncaught(): void {
  process.on('uncaughtExceptionMonitor', (error) => write(error, 'uncaught exception'));
  // Next listens too, so this listener does not change whether the process continues.
  process.on('unhandledRejection', (reason) => write(reason, 'unhandled rejection'));
}

function write(reason: unknown, what: string): void {
  const { id: failureId, code, type } = makeFailure('UNKNOWN', Math.random, { code: originCodes.uncaught });
  log().error({ err: reason instanceof Error ? reason : new Error(String(reason)), failureId, code, type }, what);
}
