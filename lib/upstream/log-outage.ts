import 'server-only';
import { log } from '@/lib/log';
import { UpstreamFailure } from '@/lib/upstream/upstream-failure';

/** Logs a failed call. Those that an open breaker answered stay silent: what opened it stands in the log already. */
export function logOutage(error: unknown, context: Record<string, unknown>, message: string) {
  if (error instanceof UpstreamFailure && error.kind === 'circuit-open') return;
  log().error({ err: error, ...context }, message);
}
