import { makeFailure, originCodes } from '@/lib/domain/failures/failures';
import { log } from '@/lib/observability/log';

/** Spec §8 "Origin codes": what no code of this process catches stands in the log as uncaught (2), under an id. */
export function logUncaught(): void {
  process.on('uncaughtExceptionMonitor', (error) => write(error, 'uncaught exception'));
  // Next listens too, so the process goes on with or without this.
  process.on('unhandledRejection', (reason) => write(reason, 'unhandled rejection'));
}

function write(reason: unknown, what: string): void {
  const { id: failureId, code, type } = makeFailure('UNKNOWN', Math.random, { code: originCodes.uncaught });
  log().error({ err: reason instanceof Error ? reason : new Error(String(reason)), failureId, code, type }, what);
}
