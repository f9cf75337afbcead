import { trace } from '@opentelemetry/api';
import { destination, type Logger, pino } from 'pino';
import type { Settings } from './env.ts';
import { describeError } from './store/database-error.ts';

export type Log = Logger;

/** JSON lines on standard error. Values of queries are left out. Whatever carries a secret is masked, wherever in a line it stands. */
export const createLog = (level: Settings['logLevel']): Log =>
  pino(
    {
      level,
      base: { house: 'platform' },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      mixin: () => ({ trace_id: trace.getActiveSpan()?.spanContext().traceId }),
      serializers: { err: describeError },
      redact: ['authorization', '*.authorization', '*.*.authorization', 'password', '*.password'],
    },
    destination({ fd: 2, sync: true }),
  );
