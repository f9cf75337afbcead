import 'server-only';
import {
  circuitBreaker,
  type CircuitBreakerPolicy,
  CircuitState,
  ConsecutiveBreaker,
  handleWhen,
  type IBreaker,
  isBrokenCircuitError,
  SamplingBreaker,
} from 'cockatiel';
import { metrics } from '@/lib/observability/metrics';
import { remember } from '@/lib/process-state';
import { type CallClass, withStallGuard } from '@/lib/upstream/transport/stall-guard';
import { UpstreamError } from '@/lib/upstream/transport/upstream-error';

const openMs = 5_000;

/** Opens when either of its breakers does. */
class EitherBreaker implements IBreaker {
  constructor(private readonly breakers: readonly IBreaker[]) {}
  get state() {
    return this.breakers.map((breaker) => breaker.state);
  }
  set state(states: unknown) {
    this.breakers.forEach((breaker, index) => (breaker.state = (states as unknown[])[index]));
  }
  success(state: Parameters<IBreaker['success']>[0]) {
    for (const breaker of this.breakers) breaker.success(state);
  }
  failure(state: Parameters<IBreaker['failure']>[0]) {
    return this.breakers.map((breaker) => breaker.failure(state)).includes(true);
  }
}

/** Answers of the platform (4xx, and 503 `busy`) do not count, nor does one product whose data makes no sense. */
const counts = (error: Error) =>
  !(error instanceof UpstreamError) || (error.isOutage && !error.isBusy && error.kind !== 'malformed-response');

/** 5 failures in a row, or half of at least 10 calls in 10 s. */
function makeBreaker(callClass: CallClass) {
  const breaker = circuitBreaker(handleWhen(counts), {
    halfOpenAfter: openMs,
    breaker: new EitherBreaker([
      new ConsecutiveBreaker(5),
      new SamplingBreaker({ threshold: 0.5, duration: 10_000, minimumRps: 1 }),
    ]),
  });
  const reportState = (state: CircuitState) =>
    metrics().breakerOpen.set({ class: callClass }, state === CircuitState.Closed ? 0 : 1);
  reportState(breaker.state);
  breaker.onStateChange(reportState);
  return breaker;
}

const createBreakers = () => new Map<CallClass, CircuitBreakerPolicy>();
const breakers = () => remember('breakers', createBreakers);

/**
 * Runs a call under the breaker of its class, and counts it.
 * @throws {UpstreamError} `circuit-open` at once while the breaker is open, else what the call throws
 */
export async function withBreaker<T>(
  callClass: CallClass,
  call: { method: string; path: string },
  run: () => Promise<T>,
): Promise<T> {
  const stopTimer = metrics().upstreamCall.startTimer({ class: callClass });
  try {
    const response = await runWithBreaker(callClass, call, run);
    stopTimer({ outcome: 'ok' });
    return response;
  } catch (error) {
    stopTimer({ outcome: error instanceof UpstreamError ? error.kind : 'fault' });
    throw error;
  }
}

async function runWithBreaker<T>(
  callClass: CallClass,
  call: { method: string; path: string },
  run: () => Promise<T>,
): Promise<T> {
  const known = breakers().get(callClass);
  const breaker = known ?? makeBreaker(callClass);
  if (!known) breakers().set(callClass, breaker);
  // While one call tries whether the platform is back, the others are answered at once.
  if (breaker.state === CircuitState.HalfOpen) throw new UpstreamError('circuit-open', call);
  try {
    return await breaker.execute(() => withStallGuard(callClass, call, run));
  } catch (error) {
    // Not by its class: the breaker may be of another bundle.
    if (isBrokenCircuitError(error as Error)) throw new UpstreamError('circuit-open', call, { cause: error });
    throw error;
  }
}
