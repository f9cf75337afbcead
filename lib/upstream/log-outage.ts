import 'server-only';
import { log } from '@/lib/log';
import { UpstreamError } from '@/lib/upstream/upstream-failure';

/** Logs a failed fetch. One that an open breaker answered stays silent: what opened it stands in the log already. */
export function logOutage(error: unknown, key: string, servesStale: boolean) {
  if (error instanceof UpstreamError && error.kind === 'circuit-open') return;
  log().error({ err: error, key }, servesStale ? 'not loaded, an older answer stands in' : 'not loaded');
}
