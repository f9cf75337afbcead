import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';

/** Maximum time that a page waits for optional data. */
const maxWaitMs = 500;

/** Resolves with the promise, or with `fallback` after 500 ms; a later rejection is ignored. */
export function withTimeout<T>(promise: Promise<T>, fallback: T): Promise<T> {
  promise.catch(() => undefined);
  return Promise.race([promise, sleep(maxWaitMs, fallback, { ref: false })]);
}
