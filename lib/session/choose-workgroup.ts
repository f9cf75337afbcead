import 'server-only';
import type { RequestSession } from '@/lib/session/request-session';
import { saveRecentWorkgroup } from '@/lib/session/recent-workgroup';

/** Chooses the workgroup that goes with every call from now on (Spec §6); false for one that is not the user's. */
export async function chooseWorkgroup(requestSession: RequestSession, workgroup: number): Promise<boolean> {
  const { session } = requestSession;
  if (!session?.workgroups.some(({ id }) => id === workgroup)) return false;
  if (session.workgroup === workgroup) return true;
  await saveRecentWorkgroup(session.sid, workgroup);
  requestSession.session = { ...session, workgroup };
  return true;
}
