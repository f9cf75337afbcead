import 'server-only';
import { causeOf, type DocumentFailureCause, type FailureCause } from '@/lib/domain/failures/failure-causes';
import { UpstreamError } from '@/lib/upstream/transport/upstream-error';

/** Why a dossier, its document or a drawing cannot be shown; what is no clear answer of the platform is an outage. */
export function failureCause(error: unknown): FailureCause {
  return error instanceof UpstreamError ? causeOf(error.kind) : 'unavailable';
}

/** The same of a document whose dossier is there: one that the platform does not find is not valid. */
export function documentFailureCause(error: unknown): DocumentFailureCause {
  const cause = failureCause(error);
  return cause === 'unknown' ? 'invalid' : cause;
}
