import 'server-only';
import { log } from '@/lib/observability/log';
import { UpstreamError } from '@/lib/upstream/transport/upstream-error';

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
