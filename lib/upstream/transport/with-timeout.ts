import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';

/** A page does not wait longer for what it can do without. */
const maxWaitMs = 500;

/** What is on its way, or `fallback` when that takes too long; a failure that comes later concerns nobody. */
export function withTimeout<T>(promise: Promise<T>, fallback: T): Promise<T> {
  promise.catch(() => undefined);
  return Promise.race([promise, sleep(maxWaitMs, fallback, { ref: false })]);
}
