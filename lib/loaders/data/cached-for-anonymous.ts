import 'server-only';
import type { CallContext } from '@/lib/upstream/transport/call';
import { cached } from '@/lib/upstream/data-cache';
import { UpstreamError } from '@/lib/upstream/transport/upstream-error';

/**
 * What everybody may see, from the cache; for a logged-in visitor asked anew, past the cache and never into it (decision 2).
 * A page whose visitor's call fails for the login, for a workgroup that is not the visitor's any more, or for an outage shows
 * what everybody may see.
 * @throws {UpstreamError}
 */
export async function cachedForAnonymous<T>(
  callContext: CallContext,
  key: string,
  fetch: (callContext: CallContext) => Promise<T>,
): Promise<T> {
  const { visitor, ...anonymous } = callContext;
  const read = () => cached(key, () => fetch(anonymous));
  // The call under way may have been made for a client that is throttled, and this one is not.
  const forEverybody = () =>
    read().catch((error: unknown) => {
      if (error instanceof UpstreamError && error.kind === 'throttled') return read();
      throw error;
    });
  if (!visitor) return forEverybody();
  return fetch(callContext).catch((error: unknown) => {
    const concernsVisitor =
      error instanceof UpstreamError &&
      (error.isOutage || error.kind === 'unauthorized' || error.call.error === 'workgroup');
    if (visitor.fallsBackToAnonymous && concernsVisitor) return forEverybody();
    throw error;
  });
}
