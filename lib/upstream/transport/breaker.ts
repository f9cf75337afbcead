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
import { withTimeout } from '@/lib/upstream/transport/with-timeout';

const openMs = 5_000;
/** How long a caller waits for the call that probes the platform (reliability R2). */
const probeMs = 200;

/** Opens when any of its breakers opens. */
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

/** Whether an error counts as a failure. Responses (4xx, and 503 `busy`) do not, nor do the malformed data of one product. */
const isCounted = (error: Error) =>
  !(error instanceof UpstreamError) || (error.isOutage && !error.isBusy && error.kind !== 'malformed-response');

/** Opens after 5 failures in a row, or when half of at least 10 calls in 10 s fail. */
function makeBreaker(callClass: CallClass) {
  const breaker = circuitBreaker(handleWhen(isCounted), {
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
 * Runs a call under the circuit breaker of its class, and observes it in the metrics. A call with `mayOutlastCaller` that probes the
 * platform after an outage fails after 200 ms for its caller, and goes on for the breaker.
 * @throws {UpstreamError} `circuit-open` at once while the breaker is open, else the error of the call
 */
export async function withBreaker<T>(
  callClass: CallClass,
  call: { method: string; path: string },
  run: () => Promise<T>,
  { mayOutlastCaller = false } = {},
): Promise<T> {
  const stopTimer = metrics().upstreamCall.startTimer({ class: callClass });
  try {
    const response = await runWithBreaker(callClass, call, run, mayOutlastCaller);
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
  mayOutlastCaller: boolean,
): Promise<T> {
  const known = breakers().get(callClass);
  const breaker = known ?? makeBreaker(callClass);
  if (!known) breakers().set(callClass, breaker);
  // While one call probes the platform, the others fail at once.
  if (breaker.state === CircuitState.HalfOpen) throw new UpstreamError('circuit-open', call);
  try {
    const response = breaker.execute(() => withStallGuard(callClass, call, run));
    const isProbe = (breaker.state as CircuitState) === CircuitState.HalfOpen;
    return await (isProbe && mayOutlastCaller ? answerOfProbe(response, call) : response);
  } catch (error) {
    // Not `instanceof`: the breaker may be of another bundle.
    if (isBrokenCircuitError(error as Error)) throw new UpstreamError('circuit-open', call, { cause: error });
    throw error;
  }
}

async function answerOfProbe<T>(response: Promise<T>, call: { method: string; path: string }): Promise<T> {
  const answer = await withTimeout(
    response.then((value) => ({ value })),
    null,
    probeMs,
  );
  if (!answer) throw new UpstreamError('circuit-open', call);
  return answer.value;
}
