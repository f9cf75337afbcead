import 'server-only';
import { sessionTtlSeconds } from '@/lib/session/session';
import { sessionStore } from '@/lib/session/store/open-store';

const keyOf = (sid: string) => `denied ${sid}`;

/** From now on no cookie of this login counts, whoever kept a copy (reliability T11). */
export const revokeSession = (sid: string): Promise<void> =>
  sessionStore().set(keyOf(sid), '1', sessionTtlSeconds * 1000);

/** Whether a login was ended. */
export const isRevoked = async (sid: string): Promise<boolean> => (await sessionStore().get(keyOf(sid))) !== null;
