import { fstatSync } from 'node:fs';
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

/** A request, as its line in the log tells it. */
export interface LoggedRequest {
  requestId: string;
  trace_id: string | undefined;
  method: string;
  path: string;
  status: number;
  durationMs: number;
  page: string | undefined;
  cut: true | undefined;
}

/**
 * Writes the line of a request. Lines are buffered for at most half a second, flushed when the process ends, and dropped when the
 * reader of standard error falls behind. It runs for every cached page, so it writes the logger's JSON without the logger, and names
 * the fields one by one: spreading objects took two fifths of its time.
 */
export function logRequest({ requestId, trace_id, method, path, status, durationMs, page, cut }: LoggedRequest): void {
  const time = isoTime();
  const line = {
    level: 'info',
    time,
    service: 'web',
    requestId,
    trace_id,
    method,
    path,
    status,
    durationMs,
    page,
    cut,
    msg: 'request',
  };
  accessLog()?.write(Buffer.from(`${JSON.stringify(line)}\n`));
}

/** Whether there is a line for each request. */
export const hasAccessLog = (): boolean => accessLog() !== null;

const accessLog = () => remember('access-log', openAccessLog);

/**
 * A flush fits into one atomic write to a pipe that other programs write to as well (4,096 bytes); files take larger ones. Lines are gathered as bytes: of gathered text
 * the destination would count the bytes again with each line, which took more time than the rest of a line.
 */
function openAccessLog() {
  if (!env().ACCESS_LOG || !log().isLevelEnabled('info')) return null;
  const sizes = fstatSync(2).isFile() ? { minLength: 60_000, maxWrite: 65_536 } : { minLength: 3_000 };
  const options = { fd: 2, sync: false, maxLength: 1_000_000, periodicFlush: 500, contentMode: 'buffer' } as const;
  // The types do not have `write` for this mode.
  return pino.destination({ ...options, ...sizes }) as unknown as { write: (bytes: Uint8Array) => boolean };
}

let isoTimeMs = 0;
let isoTimeText = '';

/** The time of now in ISO 8601, written once per millisecond. */
function isoTime(): string {
  const now = Date.now();
  if (now !== isoTimeMs) {
    isoTimeMs = now;
    isoTimeText = new Date(now).toISOString();
  }
  return isoTimeText;
}

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
