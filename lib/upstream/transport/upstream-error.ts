import 'server-only';
import { log } from '@/lib/observability/log';

/**
 * What can go wrong with a call to the platform. `not-found`, `removed`, `forbidden`, `unauthorized` and `rejected`
 * are answers; `throttled` (429) says that this visitor asks for too much at once, `busy` (503) that all do; `unsupported-type` is a file that is not what was promised; `abandoned` means that the visitor did not wait.
 * The others mean that there was no answer, or none that makes sense.
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

/** The call that failed, and what its answer said. */
interface UpstreamCall {
  method: string;
  path: string;
  status?: number;
  /** The parameter that a 400 names. */
  field?: string;
  /** Codes of the answer: `invalid_grant`, and of a login `locked`. */
  error?: string;
  accountStatus?: string;
  /** What the answer to a GET says in words, `No valid SDS version`, without what may be a secret. */
  text?: string;
  /** The addresses that a share's 422 names. */
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
 * Middleware and handlers are built apart, each with a class of its own, and share cache and breakers: a failure of the one
 * is one for the other too.
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

  /** The failure of an answer whose status is not 2xx; a redirect is an error (the platform never redirects). */
  static ofStatus(status: number, call: UpstreamCall): UpstreamError {
    if (status === 503 && call.error === 'busy') return new UpstreamError('busy', { ...call, status });
    const kind = kindOfStatus[status] ?? (status >= 400 && status < 500 ? 'rejected' : 'server-error');
    return new UpstreamError(kind, { ...call, status });
  }

  /** The platform did not answer sensibly: an older answer may stand in. */
  get isOutage(): boolean {
    return outages.has(this.kind);
  }

  /** The platform is there and has no time: a call is to be made again later, and no breaker opens. */
  get isBusy(): boolean {
    return this.kind === 'throttled' || this.kind === 'busy';
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

/** Logs a failed fetch. One that an open breaker answered stays silent: what opened it stands in the log already. */
export function logOutage(error: unknown, key: string, servesStale: boolean) {
  if (error instanceof UpstreamError && error.kind === 'circuit-open') return;
  log().error({ err: error, key }, servesStale ? 'not loaded, an older answer stands in' : 'not loaded');
}
