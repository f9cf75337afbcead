import 'server-only';
import { sessionTtlSeconds } from '@/lib/session/session';
import { sessionStore } from '@/lib/session/store/open-store';

const workgroupKeyOf = (sid: string) => `workgroup ${sid}`;

/** Maximum time that a response to an earlier request may be in flight, with an older cookie. */
const ttlMs = 60_000;

/** Saves a choice, so that a late response to an earlier request does not overwrite it. */
export const saveRecentWorkgroup = (sid: string, workgroup: number): Promise<void> =>
  sessionStore().set(workgroupKeyOf(sid), String(workgroup), ttlMs);

/** The workgroup chosen within the last minute; null without one. */
export async function recentWorkgroup(sid: string): Promise<number | null> {
  const stored = await sessionStore().get(workgroupKeyOf(sid));
  return stored === null ? null : Number(stored);
}

const revokedKeyOf = (sid: string) => `denied ${sid}`;

/** Revokes a login: no cookie of it is valid any more, copies included (reliability T11). */
export const revokeSession = (sid: string): Promise<void> =>
  sessionStore().set(revokedKeyOf(sid), '1', sessionTtlSeconds * 1000);

/** Whether a login was revoked. */
export const isRevoked = async (sid: string): Promise<boolean> =>
  (await sessionStore().get(revokedKeyOf(sid))) !== null;
