import 'server-only';
import {
  circuitBreaker,
  type CircuitBreakerPolicy,
  CircuitState,
  ConsecutiveBreaker,
  DelegateBackoff,
  handleWhen,
  type IBreaker,
  type IHalfOpenAfterBackoffContext,
  isBrokenCircuitError,
  SamplingBreaker,
} from 'cockatiel';
import { metrics } from '@/lib/observability/metrics';
import { remember } from '@/lib/process-state';
import { type CallClass, withStallGuard } from '@/lib/upstream/transport/stall-guard';
import { UpstreamError } from '@/lib/upstream/transport/upstream-error';

const openMs = 5_000;
/** How long a page waits for the call that probes the platform (reliability R2). */
const callerOfProbeMs = 200;
/** How long that call may go on when nobody waits for it: with the time until the next one less than ten seconds (R4). */
const probeMs = 4_000;

/** Opens when any of its breakers opens. */
class EitherBreaker implements IBreaker {
  constructor(private readonly breakers: readonly IBreaker[]) {}
  /** For cockatiel's serialisation, which is not used. */
  state: unknown;
  success(state: Parameters<IBreaker['success']>[0]) {
    for (const breaker of this.breakers) breaker.success(state);
  }
  failure(state: Parameters<IBreaker['failure']>[0]) {
    return this.breakers.map((breaker) => breaker.failure(state)).includes(true);
  }
}

/** Whether a call failed before the platform could respond: its visitor left, or it waited behind others here. */
const isUnasked = (error: unknown): error is UpstreamError =>
  error instanceof UpstreamError && (error.kind === 'abandoned' || error.kind === 'circuit-open' || isQueued(error));

/** Whether a call waited for a connection in vain; the platform's own 503 `busy` has a status. */
const isQueued = ({ kind, call }: UpstreamError) => kind === 'busy' && call.status === undefined;

/**
 * Whether an error counts as a failure. Responses (4xx, and 503 `busy`) do not, nor do the malformed data of one product, nor calls that
 * waited in a queue, the platform's or ours.
 */
const isCounted = (error: Error) =>
  !(error instanceof UpstreamError) ||
  (error.isOutage && !error.isBusy && error.kind !== 'malformed-response' && !isUnasked(error));

function returnUnasked(error: unknown): UpstreamError {
  if (isUnasked(error)) return error;
  throw error;
}

/**
 * Opens after 5 failures in a row, or when half of at least 10 calls in 10 s fail. A probe that resolves with the error of a call that
 * did not reach the platform says nothing about it: the next call is the probe.
 */
function makeBreaker(callClass: CallClass) {
  const breaker = circuitBreaker(handleWhen(isCounted).orWhenResult(isUnasked), {
    halfOpenAfter: new DelegateBackoff(({ result }: IHalfOpenAfterBackoffContext) => ('value' in result ? 0 : openMs)),
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

/** How a call runs. */
export interface Run {
  /**
   * Aborted when the call fails for its caller or the breaker: the stall guard rejects without ending the call, whose late response
   * would occupy a connection and whose retry would load the platform.
   */
  abortSignal: AbortSignal;
  /** Whether the call probes the platform after an outage. */
  isProbe: boolean;
}

export interface BreakerOptions {
  /** A call that probes the platform fails after 200 ms for its caller, and goes on for the breaker for four seconds at most. */
  mayOutlastCaller?: boolean;
  /** A call that probes the platform fails when this visitor leaves, and goes on for the breaker for four seconds at most. */
  visitor?: AbortSignal;
}

/**
 * Runs a call under the circuit breaker of its class, and observes it in the metrics. With an option, a call that probes the platform
 * after an outage must not end with its visitor, who says nothing about the platform by leaving.
 * @throws {UpstreamError} `circuit-open` at once while the breaker is open, else the error of the call
 */
export async function withBreaker<T>(
  callClass: CallClass,
  call: { method: string; path: string },
  run: (runOptions: Run) => Promise<T>,
  options: BreakerOptions = {},
): Promise<T> {
  const stopTimer = metrics().upstreamCall.startTimer({ class: callClass });
  try {
    const response = await runWithBreaker(callClass, call, run, options);
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
  run: (runOptions: Run) => Promise<T>,
  { mayOutlastCaller, visitor }: BreakerOptions,
): Promise<T> {
  const known = breakers().get(callClass);
  const breaker = known ?? makeBreaker(callClass);
  if (!known) breakers().set(callClass, breaker);
  // While one call probes the platform, the others fail at once.
  if (breaker.state === CircuitState.HalfOpen) throw new UpstreamError('circuit-open', call);
  // An open breaker throws, or, when its time is over, lets this call probe the platform.
  const isProbe = breaker.state === CircuitState.Open;
  const runGuarded = (abortSignal: AbortSignal) => withStallGuard(callClass, call, () => run({ abortSignal, isProbe }));
  try {
    if (!isProbe) return await breaker.execute(() => withAbortOnError(runGuarded));
    const caller = mayOutlastCaller ? AbortSignal.timeout(callerOfProbeMs) : visitor;
    const runInTime = (abortSignal: AbortSignal) => {
      const error = new UpstreamError(mayOutlastCaller ? 'timeout' : 'abandoned', call);
      return rejectAfterAbort(caller, probeMs, runGuarded(abortSignal), error);
    };
    const probe = breaker.execute(() => withAbortOnError(runInTime).catch(returnUnasked));
    const error = new UpstreamError(mayOutlastCaller ? 'circuit-open' : 'abandoned', call);
    const response = await rejectAfterAbort(caller, 0, probe, error);
    if (response instanceof UpstreamError) throw response;
    return response;
  } catch (error) {
    // Not `instanceof`: the breaker may be of another bundle.
    if (isBrokenCircuitError(error as Error)) throw new UpstreamError('circuit-open', call, { cause: error });
    throw error;
  }
}

/** Aborts the signal of `run` when it fails. */
async function withAbortOnError<T>(run: (abortSignal: AbortSignal) => Promise<T>): Promise<T> {
  const abortController = new AbortController();
  try {
    return await run(abortController.signal);
  } catch (error) {
    abortController.abort();
    throw error;
  }
}

/** @throws the error if the response is not there `waitMs` after the caller left; its own rejection is ignored then */
function rejectAfterAbort<T>(
  caller: AbortSignal | undefined,
  waitMs: number,
  response: Promise<T>,
  error: UpstreamError,
): Promise<T> {
  return new Promise((resolve, reject) => {
    let timer: NodeJS.Timeout | undefined;
    const leave = () => (timer = setTimeout(reject, waitMs, error).unref());
    if (caller?.aborted) leave();
    caller?.addEventListener('abort', leave, { once: true });
    response.then(resolve, reject).finally(() => {
      clearTimeout(timer);
      caller?.removeEventListener('abort', leave);
    });
  });
}
