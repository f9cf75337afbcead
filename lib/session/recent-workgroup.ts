import 'server-only';
import { sessionStore } from '@/lib/session/store/open-store';

const keyOf = (sid: string) => `workgroup ${sid}`;

/** Maximum time that a response to an earlier request may be in flight, with an older cookie. */
const ttlMs = 60_000;

/** Saves a choice, so that a late response to an earlier request does not overwrite it. */
export const saveRecentWorkgroup = (sid: string, workgroup: number): Promise<void> =>
  sessionStore().set(keyOf(sid), String(workgroup), ttlMs);

/** The workgroup chosen within the last minute; null without one. */
export async function recentWorkgroup(sid: string): Promise<number | null> {
  const stored = await sessionStore().get(keyOf(sid));
  return stored === null ? null : Number(stored);
}
