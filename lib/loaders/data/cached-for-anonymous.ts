import 'server-only';
import type { CallContext } from '@/lib/upstream/transport/call';
import { cached } from '@/lib/upstream/data-cache';
import { UpstreamError } from '@/lib/upstream/transport/upstream-error';

/**
 * Public data from the cache; for a logged-in visitor fetched without the cache and never stored in it (decision 2).
 * When a page's call for its visitor fails because of the login, a lost workgroup or an outage, the page falls back to the
 * public data.
 * @throws {UpstreamError}
 */
export async function cachedForAnonymous<T>(
  callContext: CallContext,
  key: string,
  fetch: (callContext: CallContext) => Promise<T>,
): Promise<T> {
  const { visitor, ...anonymous } = callContext;
  const read = () => cached(key, () => fetch(anonymous));
  // The call in flight may belong to another client, which is throttled.
  const readPublic = () =>
    read().catch((error: unknown) => {
      if (error instanceof UpstreamError && error.kind === 'throttled') return read();
      throw error;
    });
  if (!visitor) return readPublic();
  return fetch(callContext).catch((error: unknown) => {
    const concernsVisitor =
      error instanceof UpstreamError &&
      (error.isOutage || error.kind === 'unauthorized' || error.call.error === 'workgroup');
    if (visitor.fallsBackToAnonymous && concernsVisitor) return readPublic();
    throw error;
  });
}
