import 'server-only';
import type { Asker } from '@/lib/upstream/transport/call';
import { cached } from '@/lib/upstream/data-cache';
import { UpstreamFailure } from '@/lib/upstream/transport/upstream-error';

/**
 * What everybody may see, from the cache; for a logged-in visitor asked anew, past the cache and never into it (decision 2).
 * A page whose visitor's call fails for the login, for a workgroup that is not the visitor's any more, or for an outage shows
 * what everybody may see.
 * @throws {UpstreamFailure}
 */
export async function cachedFor<T>(asker: Asker, key: string, fetch: (asker: Asker) => Promise<T>): Promise<T> {
  const { visitor, ...anonymous } = asker;
  const read = () => cached(key, () => fetch(anonymous));
  // The call under way may have been made for a client that is throttled, and this one is not.
  const forEverybody = () =>
    read().catch((error: unknown) => {
      if (error instanceof UpstreamFailure && error.kind === 'throttled') return read();
      throw error;
    });
  if (!visitor) return forEverybody();
  return fetch(asker).catch((error: unknown) => {
    const concernsVisitor =
      error instanceof UpstreamFailure &&
      (error.isOutage || error.kind === 'unauthorized' || error.call.error === 'workgroup');
    if (visitor.readsOnAnonymously && concernsVisitor) return forEverybody();
    throw error;
  });
}
