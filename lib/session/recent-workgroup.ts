import 'server-only';
import { sessionStore } from '@/lib/session/store/open-store';

const keyOf = (sid: string) => `workgroup ${sid}`;

/** So long an answer to an earlier request may be on its way, with the cookie of then. */
const ttlMs = 60_000;

/** Keeps a choice from being taken back by an answer that was made before it. */
export const saveRecentWorkgroup = (sid: string, workgroup: number): Promise<void> =>
  sessionStore().set(keyOf(sid), String(workgroup), ttlMs);

/** The choice of the last minute; null when there was none. */
export async function recentWorkgroup(sid: string): Promise<number | null> {
  const stored = await sessionStore().get(keyOf(sid));
  return stored === null ? null : Number(stored);
}
