import 'server-only';
import type { ListQuery } from '@/lib/domain/lists/list-query';
import { type List, loadList, loginForList } from '@/lib/loaders/data/lists';
import { reloadUser } from '@/lib/session/log-in';
import type { RequestSession } from '@/lib/session/request-session';
import type { CallContext } from '@/lib/upstream/transport/call';
import { UpstreamError } from '@/lib/upstream/transport/upstream-error';

/** The result of a list's guard: a redirect, or a workgroup that the user has lost. */
interface ListGuardResult {
  redirectTo?: string;
  hasLostWorkgroup?: boolean;
}

/**
 * Guards a list in middleware.ts, where a session can be refreshed and its cookie set. Redirects an anonymous visitor to the
 * login, and a page behind the last to the last; replaces a lost workgroup by the user's first.
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
    // The page shows any other failure.
    return error.kind === 'unauthorized'
      ? { redirectTo: loginForList(list, query, 'SESSION_EXPIRED') }
      : { hasLostWorkgroup };
  }
}
