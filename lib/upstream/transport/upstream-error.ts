import 'server-only';
import { log } from '@/lib/observability/log';

/**
 * The kinds of failed calls to the platform. `not-found`, `removed`, `forbidden`, `unauthorized` and `rejected` are responses;
 * `throttled` (429) is a limit of this visitor, `busy` (503) one of all visitors, without a status that of our connections; `unsupported-type` is a file of an unexpected
 * type; `abandoned` means that the visitor disconnected. The others mean that there was no valid response.
 */
export type UpstreamErrorKind =
  | 'not-found'
  | 'removed'
  | 'forbidden'
  | 'unauthorized'
  | 'rejected'
  | 'unsupported-type'
  | 'abandoned'
  | 'throttled'
  | 'busy'
  | 'server-error'
  | 'timeout'
  | 'unreachable'
  | 'circuit-open'
  | 'malformed-response';

/** The call that failed, and the error of its response. */
interface UpstreamCall {
  method: string;
  path: string;
  status?: number;
  /** The invalid parameter of a 400. */
  field?: string;
  /** Error codes of the response: `invalid_grant`, and for a login `locked`. */
  error?: string;
  accountStatus?: string;
  /** The error message of the response to a GET, `No valid SDS version`, with possible secrets removed. */
  text?: string;
  /** The rejected addresses of a share's 422. */
  invalidEmails?: string[];
  retryAfterSeconds?: number;
}

const kindOfStatus: Record<number, UpstreamErrorKind> = {
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not-found',
  410: 'removed',
  429: 'throttled',
};

/**
 * Middleware and handlers are bundled separately, each with its own copy of the class, and share cache and breakers:
 * `instanceof` must hold across the bundles.
 */
const mark = Symbol.for('dossier.upstream-failure');

export class UpstreamError extends Error {
  override name = 'UpstreamError';
  readonly [mark] = true;

  static [Symbol.hasInstance](value: unknown): value is UpstreamError {
    return typeof value === 'object' && value !== null && mark in value;
  }

  constructor(
    readonly kind: UpstreamErrorKind,
    readonly call: UpstreamCall,
    options?: ErrorOptions,
  ) {
    const { method, path, status, text } = call;
    super([`${method} ${path}: ${kind}${status ? ` (${status})` : ''}`, text].filter(Boolean).join(': '), options);
  }

  /** The error of a response whose status is not 2xx; a redirect is an error (the platform never redirects). */
  static fromStatus(status: number, call: UpstreamCall): UpstreamError {
    if (status === 503 && call.error === 'busy') return new UpstreamError('busy', { ...call, status });
    const kind = kindOfStatus[status] ?? (status >= 400 && status < 500 ? 'rejected' : 'server-error');
    return new UpstreamError(kind, { ...call, status });
  }

  /** Whether there was no valid response: stale data may be served. */
  get isOutage(): boolean {
    return outages.has(this.kind);
  }

  /** Whether the platform is overloaded, or its disk full: the call may be repeated later, and no breaker opens. */
  get isBusy(): boolean {
    return this.kind === 'throttled' || this.kind === 'busy' || this.call.error === 'read_only';
  }
}

const outages: ReadonlySet<UpstreamErrorKind> = new Set([
  'server-error',
  'timeout',
  'unreachable',
  'circuit-open',
  'malformed-response',
  'throttled',
  'busy',
]);

/** Logs a failed fetch, except for `circuit-open`: the failures that opened the breaker are in the log already. */
export function logOutage(error: unknown, key: string, servesStale: boolean) {
  if (error instanceof UpstreamError && error.kind === 'circuit-open') return;
  log().error({ err: error, key }, servesStale ? 'not loaded, serving stale data' : 'not loaded');
}
