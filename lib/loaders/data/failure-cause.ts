import 'server-only';
import { causeOf, type DocumentFailureCause, type FailureCause } from '@/lib/domain/failures/failure-causes';
import { UpstreamError } from '@/lib/upstream/transport/upstream-error';
import { log } from '@/lib/observability/log';

/** Why a dossier, its document or a drawing cannot be loaded; any error without a clear response of the platform is an outage. */
export function failureCause(error: unknown): FailureCause {
  return error instanceof UpstreamError ? causeOf(error.kind) : 'unavailable';
}

/** The cause for a document whose dossier exists: a document that the platform does not find is invalid. */
export function documentFailureCause(error: unknown): DocumentFailureCause {
  const cause = failureCause(error);
  return cause === 'unknown' ? 'invalid' : cause;
}

/**
 * Why a call about following failed: `rejected`, what was sent is not valid, or not any more; `busy`, too many calls; `failed`, an outage,
 * which is logged.
 * @throws an error that is not an UpstreamError
 */
export function followFailure(error: unknown): 'rejected' | 'busy' | 'failed' {
  if (!(error instanceof UpstreamError)) throw error;
  if (error.call.status === 400 || error.kind === 'not-found') return 'rejected';
  log().warn({ err: error }, 'a call about following failed');
  return error.kind === 'throttled' || error.kind === 'busy' ? 'busy' : 'failed';
}
