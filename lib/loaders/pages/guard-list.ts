import 'server-only';
import type { ListQuery } from '@/lib/domain/lists/list-query';
import { type List, loadList, loginForList } from '@/lib/loaders/data/lists';
import { reloadUser } from '@/lib/session/reload-user';
import type { RequestSession } from '@/lib/session/request-session';
import type { CallContext } from '@/lib/upstream/transport/call';
import { UpstreamError } from '@/lib/upstream/transport/upstream-error';

/** What the guard of a list found: another page to go to, or a workgroup that is not the user's any more. */
export interface ListGuardResult {
  redirectTo?: string;
  hasLostWorkgroup?: boolean;
}

/**
 * The way of a visitor to a list, asked in middleware.ts, where a session can be refreshed and its cookie set: the
 * login for who is not logged in, the last page for one behind it, the user's first workgroup for one that was lost.
 */
export async function guardList<Page extends { pages: number }>(
  list: List<Page>,
  query: ListQuery,
  requestSession: RequestSession,
  callContext: CallContext,
): Promise<ListGuardResult> {
  if (!requestSession.session)
    return { redirectTo: loginForList(list, query, requestSession.hasEnded ? 'SESSION_EXPIRED' : undefined) };
  let hasLostWorkgroup = false;
  try {
    const { pages } = await loadList(list, query, callContext).catch(async (error: unknown) => {
      if (!(error instanceof UpstreamError) || error.call.error !== 'workgroup') throw error;
      await reloadUser(requestSession, callContext);
      hasLostWorkgroup = true;
      return loadList(list, query, callContext);
    });
    const redirectTo = query.page > pages ? list.path({ ...query, page: pages }) : undefined;
    return { redirectTo, hasLostWorkgroup };
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    // The page tells of any other failure.
    return error.kind === 'unauthorized'
      ? { redirectTo: loginForList(list, query, 'SESSION_EXPIRED') }
      : { hasLostWorkgroup };
  }
}
