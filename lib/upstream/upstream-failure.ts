/**
 * What can go wrong with a call to the platform. `not-found`, `removed`, `forbidden`, `unauthorized` and `rejected`
 * are answers; the others mean that there was none, or none that makes sense.
 */
export type UpstreamFailureKind =
  | 'not-found'
  | 'removed'
  | 'forbidden'
  | 'unauthorized'
  | 'rejected'
  | 'throttled'
  | 'server-error'
  | 'timeout'
  | 'unreachable'
  | 'circuit-open'
  | 'nonsense';

const kindOfStatus: Record<number, UpstreamFailureKind> = {
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not-found',
  410: 'removed',
  429: 'throttled',
};

export class UpstreamFailure extends Error {
  override name = 'UpstreamFailure';

  constructor(
    readonly kind: UpstreamFailureKind,
    readonly call: { method: string; path: string; status?: number },
    options?: ErrorOptions,
  ) {
    super(`${call.method} ${call.path}: ${kind}${call.status ? ` (${call.status})` : ''}`, options);
  }

  /** The failure of an answer whose status is not 2xx; a redirect is an error (the platform never redirects). */
  static ofStatus(status: number, call: { method: string; path: string }): UpstreamFailure {
    const kind = kindOfStatus[status] ?? (status >= 400 && status < 500 ? 'rejected' : 'server-error');
    return new UpstreamFailure(kind, { ...call, status });
  }

  /** The platform did not answer sensibly: an older answer may stand in, and the breaker counts it. */
  get isOutage(): boolean {
    return outages.has(this.kind);
  }
}

const outages: ReadonlySet<UpstreamFailureKind> = new Set([
  'server-error',
  'timeout',
  'unreachable',
  'circuit-open',
  'nonsense',
  'throttled',
]);
