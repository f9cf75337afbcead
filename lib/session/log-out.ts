import 'server-only';
import { situations } from '@/lib/domain/failures';
import { log } from '@/lib/log';
import { revokeSession } from '@/lib/session/denied';
import { latestRotatedTokens } from '@/lib/session/successors';
import type { RequestSession } from '@/lib/session/visit';
import type { CallContext } from '@/lib/upstream/client';
import { withTimeout } from '@/lib/upstream/not-longer-than-a-page-waits';
import { revokeTokens } from '@/lib/upstream/tokens';

/** Ends a visit's session: its cookie, every copy of it, and the platform's tokens, which a logout does not wait for. */
export async function logOut(requestSession: RequestSession, callContext: CallContext): Promise<void> {
  const { session } = requestSession;
  if (!session) return;
  requestSession.session = null;
  await revokeSession(session.sid);
  const { refresh } = (await latestRotatedTokens(session.refresh)) ?? session;
  const revoking = revokeTokens(refresh, callContext).catch((err: unknown) =>
    log().warn({ err, type: situations.logoutNotTold.type }, situations.logoutNotTold.debug),
  );
  await withTimeout(revoking, undefined);
}
