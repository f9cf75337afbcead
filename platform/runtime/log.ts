import { trace } from '@opentelemetry/api';
import { destination, type Logger, pino } from 'pino';
import type { Settings } from './env.ts';
import { describeError } from './database-error.ts';

export type Log = Logger;

/** Control characters and line separators that JSON does not escape. */
const unescaped = /[\u007f-\u009f\u2028\u2029]/g;
const escape = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** JSON lines on standard error, without values of queries and with secrets redacted. */
export const createLog = (level: Settings['logLevel']): Log =>
  pino(
    {
      level,
      base: { service: 'platform' },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      mixin: () => ({ trace_id: trace.getActiveSpan()?.spanContext().traceId }),
      serializers: { err: describeError },
      hooks: { streamWrite: (line) => line.replace(unescaped, escape) },
      redact: ['authorization', '*.authorization', '*.*.authorization', 'password', '*.password'],
    },
    // Lines are dropped while standard error cannot be written, as on a full disk: the program goes on without them.
    destination({ fd: 2, sync: true, maxLength: 1_000_000 }).on('error', () => undefined),
  );
