import 'server-only';
import type { Visit } from '@/lib/session/request-session';
import { keepWorkgroup } from '@/lib/session/recent-workgroup';

/** Chooses the workgroup that goes with every call from now on (Spec §6); false for one that is not the user's. */
export async function chooseWorkgroup(visit: Visit, workgroup: number): Promise<boolean> {
  const { session } = visit;
  if (!session?.workgroups.some(({ id }) => id === workgroup)) return false;
  if (session.workgroup === workgroup) return true;
  await keepWorkgroup(session.sid, workgroup);
  visit.session = { ...session, workgroup };
  return true;
}
