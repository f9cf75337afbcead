import 'server-only';
import { isDeepStrictEqual } from 'node:util';
import type { RequestSession } from '@/lib/session/request-session';
import type { CallContext } from '@/lib/upstream/transport/call';
import { fetchUser } from '@/lib/upstream/user';

/**
 * Brings a session's user and workgroups up to date. A workgroup that is not the user's any more gives way to the first.
 * @throws {UpstreamError} also when the login is over: then the visit has ended
 */
export async function reloadUser(requestSession: RequestSession, callContext: CallContext): Promise<void> {
  const visitor = requestSession.visitorWithoutWorkgroup;
  if (!visitor) return;
  const account = await fetchUser({ ...callContext, visitor });
  const { session } = requestSession;
  if (!session) return;
  if (!account) return requestSession.end();
  const { workgroups } = account;
  const isStillOne = workgroups.some(({ id }) => id === session.workgroup);
  const workgroup = isStillOne ? session.workgroup : (workgroups[0]?.id ?? null);
  const reloaded = { ...session, ...account, workgroup };
  if (!isDeepStrictEqual(reloaded, session)) requestSession.session = reloaded;
}
