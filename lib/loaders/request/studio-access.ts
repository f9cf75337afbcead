import 'server-only';
import { LRUCache } from 'lru-cache';
import type { StudioAccess } from '@/lib/domain/studio/drafts';
import { memoizePerRequest } from '@/lib/loaders/request/memoize-per-request';
import { remember } from '@/lib/process-state';
import type { CallContext } from '@/lib/upstream/transport/call';
import { withTimeout } from '@/lib/upstream/transport/with-timeout';
import { fetchStudioAccess } from '@/lib/upstream/studio/studio';

/** What the caller may do in the Studio; null where the platform has none. @throws {UpstreamError} */
export const loadStudioAccess = (callContext: CallContext): Promise<StudioAccess | null> =>
  memoizePerRequest(`studio ${callContext.visitor?.accessToken}`, () => fetchStudioAccess(callContext));

/** Whether pages show a link to the Studio, by session id; a role that is given or taken counts within a minute. */
const createLinks = () => new LRUCache<string, { isShown: boolean }>({ max: 10_000, ttl: 60_000 });

/** Whether a user has a role in the Studio; false also while the platform does not say. */
export async function hasStudioRole(sessionId: string, callContext: CallContext): Promise<boolean> {
  const links = remember('studio-links', createLinks);
  const known = links.get(sessionId);
  if (known) return known.isShown;
  const loading = loadStudioAccess(callContext).then((access) => {
    const isShown = access?.workgroups.some(({ roles }) => roles.length > 0) ?? false;
    links.set(sessionId, { isShown });
    return isShown;
  });
  return withTimeout(
    loading.catch(() => false),
    false,
  );
}
