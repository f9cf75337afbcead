import 'server-only';

/** Maximum time that a page waits for optional data. */
const maxWaitMs = 500;

/**
 * Resolves with the promise, or with `fallback` after `waitMs` (500); a later rejection is ignored. A timer left to run would keep the
 * AsyncLocalStorage stores of its request in memory for that time, to which it refers on Node 20.
 */
export function withTimeout<T>(promise: Promise<T>, fallback: T, waitMs = maxWaitMs): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, waitMs, fallback).unref();
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
