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
    standardError({ sync: true }),
  );

/** Standard error, of which lines are dropped while it is full or its reader falls behind: the program goes on without them. */
const standardError = (options: object) =>
  pino.destination({ fd: 2, maxLength: 1_000_000, ...options }).on('error', () => undefined);

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
 * Writes the line of a request, with those of others after at most half a second and when the process ends; lines are dropped while the
 * reader of standard error falls behind. It runs for every cached page, and lines that are made in a row take a third of the time.
 */
export const logRequest = (request: LoggedRequest): void => accessLog()?.add(Date.now(), request);

/** Whether there is a line for each request. */
export const hasAccessLog = (): boolean => accessLog() !== null;

const accessLog = () => remember('access-log', openAccessLog);

/**
 * A flush fits into one atomic write to a pipe that other programs write to as well (4,096 bytes); files take larger ones. Lines are
 * given as bytes: of gathered text the destination would count the bytes again with each line, which took more time than the rest.
 */
function openAccessLog() {
  if (!env().ACCESS_LOG || !log().isLevelEnabled('info')) return null;
  const requests: [timeMs: number, LoggedRequest][] = [];
  const write = () => {
    for (const [timeMs, request] of requests) destination.write(Buffer.from(lineOf(timeMs, request)));
    requests.length = 0;
  };
  // Runs before the listeners of the destination, which flush it.
  process.on('beforeExit', write);
  process.on('exit', write);
  const sizes = fstatSync(2).isFile() ? { minLength: 60_000, maxWrite: 65_536 } : { minLength: 3_000, maxWrite: 4_096 };
  const options = { sync: false, periodicFlush: 250, contentMode: 'buffer', ...sizes } as const;
  // The types do not have `write` for this mode.
  const destination = standardError(options) as unknown as { write: (bytes: Uint8Array) => boolean };
  setInterval(write, 250).unref();
  return {
    add: (timeMs: number, request: LoggedRequest) => {
      if (requests.push([timeMs, request]) === 50) write();
    },
  };
}

/** The logger's JSON. Only `path` contains characters that JSON escapes: `requestId` is a plain id. */
function lineOf(timeMs: number, { requestId, trace_id, method, path, status, durationMs, page, cut }: LoggedRequest) {
  const start = `{"level":"info","time":"${isoTime(timeMs)}","service":"web","requestId":"${requestId}"`;
  const traced = trace_id === undefined ? '' : `,"trace_id":"${trace_id}"`;
  const received = `,"method":"${method}","path":${JSON.stringify(path)},"status":${status},"durationMs":${durationMs}`;
  const result = `${page === undefined ? '' : `,"page":"${page}"`}${cut ? ',"cut":true' : ''},"msg":"request"}\n`;
  return start + traced + received + result;
}

let isoTimeMs = 0;
let isoTimeText = '';

/** A time in ISO 8601, written once per millisecond. */
function isoTime(timeMs: number): string {
  if (timeMs !== isoTimeMs) {
    isoTimeMs = timeMs;
    isoTimeText = new Date(timeMs).toISOString();
  }
  return isoTimeText;
}

/** Logs uncaught exceptions and rejections with the origin code 2, uncaught (Spec §8 "Origin codes"), and an id. */
export function logUncaught(): void {
  process.on('uncaughtExceptionMonitor', (error) => write(error, 'uncaught exception'));
  // Next listens too, so this listener does not change whether the process continues.
  process.on('unhandledRejection', (reason) => write(reason, 'unhandled rejection'));
}

function write(reason: unknown, message: string): void {
  const { id: failureId, code, type } = makeFailure('UNKNOWN', Math.random, { code: originCodes.uncaught });
  log().error({ err: reason instanceof Error ? reason : new Error(String(reason)), failureId, code, type }, message);
}
