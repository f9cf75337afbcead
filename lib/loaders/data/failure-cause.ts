import 'server-only';
import { causeOf, type DocumentFailureCause, type FailureCause } from '@/lib/domain/failures/failure-causes';
import { UpstreamError } from '@/lib/upstream/transport/upstream-error';

/** Why a dossier, its document or a drawing cannot be loaded; any error without a clear response of the platform is an outage. */
export function failureCause(error: unknown): FailureCause {
  return error instanceof UpstreamError ? causeOf(error.kind) : 'unavailable';
}

/** The cause for a document whose dossier exists: a document that the platform does not find is invalid. */
export function documentFailureCause(error: unknown): DocumentFailureCause {
  const cause = failureCause(error);
  return cause === 'unknown' ? 'invalid' : cause;
}
