import 'server-only';
import { isDeepStrictEqual } from 'node:util';
import type { Visit } from '@/lib/session/request-session';
import type { Asker } from '@/lib/upstream/transport/call';
import { fetchUser } from '@/lib/upstream/user';

/**
 * Brings a session's user and workgroups up to date. A workgroup that is not the user's any more gives way to the first.
 * @throws {UpstreamFailure} also when the login is over: then the visit has ended
 */
export async function reloadUser(visit: Visit, asker: Asker): Promise<void> {
  const visitor = visit.visitorWithoutWorkgroup;
  if (!visitor) return;
  const account = await fetchUser({ ...asker, visitor });
  const { session } = visit;
  if (!session) return;
  if (!account) return visit.end();
  const { workgroups } = account;
  const isStillOne = workgroups.some(({ id }) => id === session.workgroup);
  const workgroup = isStillOne ? session.workgroup : (workgroups[0]?.id ?? null);
  const reloaded = { ...session, ...account, workgroup };
  if (!isDeepStrictEqual(reloaded, session)) visit.session = reloaded;
}
