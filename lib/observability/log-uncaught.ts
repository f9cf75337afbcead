import { makeFailure, originCodes } from '@/lib/domain/failures/failures';
import { log } from '@/lib/observability/log';

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
