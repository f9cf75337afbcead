import 'server-only';
import { sessionTtlSeconds } from '@/lib/session/session';
import { sessionStore } from '@/lib/session/store/open-store';

const keyOf = (sid: string) => `denied ${sid}`;

/** Revokes a login: no cookie of it is valid any more, copies included (reliability T11). */
export const revokeSession = (sid: string): Promise<void> =>
  sessionStore().set(keyOf(sid), '1', sessionTtlSeconds * 1000);

/** Whether a login was revoked. */
export const isRevoked = async (sid: string): Promise<boolean> => (await sessionStore().get(keyOf(sid))) !== null;
