import 'server-only';
import { situations } from '@/lib/domain/failures/failures';
import { log } from '@/lib/observability/log';
import { deny } from '@/lib/session/denied';
import { newestSuccessor } from '@/lib/session/successors';
import type { Visit } from '@/lib/session/visit';
import type { Asker } from '@/lib/upstream/client';
import { notLongerThanAPageWaits } from '@/lib/upstream/not-longer-than-a-page-waits';
import { revokeTokens } from '@/lib/upstream/tokens';

/** Ends a visit's session: its cookie, every copy of it, and the platform's tokens, which a logout does not wait for. */
export async function logOut(visit: Visit, asker: Asker): Promise<void> {
  const { session } = visit;
  if (!session) return;
  visit.session = null;
  await deny(session.sid);
  const { refresh } = (await newestSuccessor(session.refresh)) ?? session;
  const revoking = revokeTokens(refresh, asker).catch((err: unknown) =>
    log().warn({ err, type: situations.logoutNotTold.type }, situations.logoutNotTold.debug),
  );
  await notLongerThanAPageWaits(revoking, undefined);
}
