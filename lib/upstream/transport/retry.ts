import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import { remember } from '@/lib/process-state';

const maxRetryBudget = 10;
const retryableCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']);

const createRetryBudget = () => ({ retries: 1 });
/** The number of retries left; each first attempt adds a tenth (at most 10 % more calls in an outage). */
const retryBudget = () => remember('retry-budget', createRetryBudget);

/**
 * Retries a refused or reset connection once, with jitter and within the budget. A timeout is never retried, nor an aborted
 * call.
 */
export async function withRetry<T>(attempt: () => Promise<T>, abortSignal: AbortSignal): Promise<T> {
  const budget = retryBudget();
  budget.retries = Math.min(maxRetryBudget, budget.retries + 0.1);
  try {
    return await attempt();
  } catch (error) {
    const code = (error as { cause?: { code?: string } }).cause?.code;
    if (!code || !retryableCodes.has(code) || budget.retries < 1 || abortSignal.aborted) throw error;
    budget.retries -= 1;
    await sleep(20 + Math.random() * 80, null, { signal: abortSignal });
    return attempt();
  }
}

/**
 * Aborts a call when it fails for its caller: the stall guard rejects without ending the call, whose late response would occupy
 * a connection and whose retry would load the platform.
 */
export async function withAbortOnError<T>(run: (abortSignal: AbortSignal) => Promise<T>): Promise<T> {
  const abortController = new AbortController();
  try {
    return await run(abortController.signal);
  } catch (error) {
    abortController.abort();
    throw error;
  }
}
