import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';

/** A page does not wait longer for what it can do without. */
const longestWaitMs = 500;

/** What is on its way, or `instead` when that takes too long; a failure that comes later concerns nobody. */
export function notLongerThanAPageWaits<T>(coming: Promise<T>, instead: T): Promise<T> {
  coming.catch(() => undefined);
  return Promise.race([coming, sleep(longestWaitMs, instead, { ref: false })]);
}
