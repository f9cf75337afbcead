import 'server-only';
import { log } from '@/lib/observability/log';
import { UpstreamFailure } from '@/lib/upstream/upstream-failure';

/** Logs a failed fetch. One that an open breaker answered stays silent: what opened it stands in the log already. */
export function logOutage(error: unknown, key: string, standsIn: boolean) {
  if (error instanceof UpstreamFailure && error.kind === 'circuit-open') return;
  log().error({ err: error, key }, standsIn ? 'not loaded, an older answer stands in' : 'not loaded');
}
