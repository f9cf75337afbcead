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
/** How long a page waits for the call that probes the platform (reliability R2). */
const callerOfProbeMs = 200;
/** How long such a call itself may take: with the time until the next one less than ten seconds (R4). */
const probeMs = 4_000;

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
  // An open breaker throws, or, when its five seconds are over, lets this call probe the platform.
  const isProbe = mayOutlastCaller && breaker.state === CircuitState.Open;
  const runGuarded = () => withStallGuard(callClass, call, run);
  try {
    if (!isProbe) return await breaker.execute(runGuarded);
    const probe = breaker.execute(() => within(probeMs, runGuarded(), new UpstreamError('timeout', call)));
    return await within(callerOfProbeMs, probe, new UpstreamError('circuit-open', call));
  } catch (error) {
    // Not `instanceof`: the breaker may be of another bundle.
    if (isBrokenCircuitError(error as Error)) throw new UpstreamError('circuit-open', call, { cause: error });
    throw error;
  }
}

/** @throws the error if the response takes longer; its own rejection is ignored then */
async function within<T>(waitMs: number, response: Promise<T>, error: UpstreamError): Promise<T> {
  const found = await withTimeout(
    response.then((value) => ({ value })),
    null,
    waitMs,
  );
  if (!found) throw error;
  return found.value;
}
