import { trace } from '@opentelemetry/api';
import { destination, type Logger, pino } from 'pino';
import { z } from 'zod';
import type { Settings } from './env.ts';
import { describeError } from './database-error.ts';

export type Log = Logger;

/** Control characters and line separators that JSON does not escape. */
const unescaped = /[\u007f-\u009f\u2028\u2029]/g;
const escape = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** The newest lines, for support. */
const recentLines: string[] = [];
const maxRecentLines = 500;

/** What a line has that concerns no person and no product: paths, names and the messages of errors are left out. */
const impersonal = z.object({
  level: z.string(),
  time: z.string(),
  msg: z.string(),
  method: z.string().optional(),
  status: z.number().optional(),
  durationMs: z.number().optional(),
  err: z
    .object({
      type: z.string().optional(),
      code: z.union([z.string(), z.number()]).optional(),
      stack: z
        .string()
        .transform((stack) =>
          stack.split('\n').flatMap((line) => /^ +at .*[/\\]([\w.-]+:\d+:\d+)\)?$/.exec(line)?.[1] ?? []),
        )
        .optional(),
    })
    .optional()
    .catch(undefined),
});

/** The newest lines of the log as JSON, the oldest first, without personal data. */
export const recentImpersonalLines = (): string[] =>
  recentLines.map((line) => JSON.stringify(impersonal.parse(JSON.parse(line))));

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
      hooks: {
        streamWrite: (line) => {
          recentLines.push(line);
          if (recentLines.length > maxRecentLines) recentLines.shift();
          return line.replace(unescaped, escape);
        },
      },
      redact: ['authorization', '*.authorization', '*.*.authorization', 'password', '*.password'],
    },
    // Lines are dropped while standard error cannot be written, as on a full disk: the program goes on without them.
    destination({ fd: 2, sync: true, maxLength: 1_000_000 }).on('error', () => undefined),
  );
