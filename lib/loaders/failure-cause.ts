import 'server-only';
import { causeOf, type FailureCause } from '@/lib/domain/failure-pages';
import { UpstreamFailure } from '@/lib/upstream/upstream-failure';

/** Why a dossier, its document or a drawing cannot be shown; what is no clear answer of the platform is an outage. */
export function failureCause(error: unknown): FailureCause {
  return error instanceof UpstreamFailure ? causeOf(error.kind) : 'unavailable';
}
