import 'server-only';
import { causeOf, type FailureCause } from '@/lib/domain/failure-pages';
import { logOutage } from '@/lib/upstream/log-outage';
import { UpstreamFailure } from '@/lib/upstream/upstream-failure';

/** Why a dossier cannot be shown; what is no clear answer of the platform goes to the log. */
export function failureCause(error: unknown, requestId?: string): FailureCause {
  const cause = error instanceof UpstreamFailure ? causeOf(error.kind) : 'unavailable';
  if (cause === 'unavailable') logOutage(error, { requestId }, 'dossier not available');
  return cause;
}
