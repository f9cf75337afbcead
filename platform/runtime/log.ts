import { trace } from '@opentelemetry/api';
import { destination, type Logger, pino } from 'pino';
import type { Settings } from './env.ts';
import { describeError } from './database-error.ts';

export type Log = Logger;

/** Control characters and line ends that JSON leaves as they are, but a terminal or a reader of lines may not. */
const unescaped = /[\u007f-\u009f\u2028\u2029]/g;
const escape = (sign: string) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** JSON lines on standard error. Values of queries are left out. Whatever carries a secret is masked, wherever in a line it stands. */
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
    destination({ fd: 2, sync: true }),
  );
