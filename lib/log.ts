import pino from 'pino';
import { env } from '@/lib/env';

const shared = globalThis as { [key: symbol]: unknown };
const key = Symbol.for('dossier.log');

/** JSON lines on standard error (docs/platform-api.md, 'Settings': LOG_LEVEL); secrets never come in. */
export function log(): pino.Logger {
  return (shared[key] ??= pino(
    { level: env().LOG_LEVEL, base: { house: 'web' }, redact: ['*.authorization', '*.cookie', '*.password'] },
    pino.destination({ fd: 2, sync: true }),
  )) as pino.Logger;
}
