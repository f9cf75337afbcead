import 'server-only';
import type { Asker } from '@/lib/upstream/client';
import { cached } from '@/lib/upstream/data-cache';
import { UpstreamFailure } from '@/lib/upstream/upstream-failure';

/**
 * What everybody may see, from the cache; for a logged-in visitor asked anew, past the cache and never into it (decision 2).
 * A page whose visitor's call fails for the login, for a workgroup that is not the visitor's any more, or for an outage shows
 * what everybody may see.
 * @throws {UpstreamFailure}
 */
export async function cachedFor<T>(asker: Asker, key: string, fetch: (asker: Asker) => Promise<T>): Promise<T> {
  const { visitor, ...anonymous } = asker;
  const forEverybody = () => cached(key, () => fetch(anonymous));
  if (!visitor) return forEverybody();
  return fetch(asker).catch((error: unknown) => {
    const concernsVisitor =
      error instanceof UpstreamFailure &&
      (error.isOutage || error.kind === 'unauthorized' || error.call.error === 'workgroup');
    if (visitor.readsOnAnonymously && concernsVisitor) return forEverybody();
    throw error;
  });
}
