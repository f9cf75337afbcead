import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { memberships, users, workgroups } from '../schema.ts';
import { type StudioRole, studioRoles } from '../../product/studio.ts';

/** The users of a workgroup, by name. */
export const listMembers = (database: Database, workgroupId: number) =>
  database
    .select({ id: users.id, name: users.name, roles: memberships.studioRoles })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(eq(memberships.workgroupId, workgroupId))
    .orderBy(asc(users.name));

/** Sets the roles of a member; they apply from the member's next call. Resolves to whether there is such a member. */
export async function setStudioRoles(
  database: Database,
  workgroupId: number,
  userId: number,
  roles: readonly StudioRole[],
): Promise<boolean> {
  const set = await database
    .update(memberships)
    .set({ studioRoles: studioRoles.filter((role) => roles.includes(role)) })
    .where(and(eq(memberships.workgroupId, workgroupId), eq(memberships.userId, userId)))
    .returning({ userId: memberships.userId });
  return set.length > 0;
}

/** The ids of a workgroup and of a user by their names; undefined: there is none. */
export async function findMember(database: Database, group: string, user: string) {
  const [workgroup] = await database.select({ id: workgroups.id }).from(workgroups).where(eq(workgroups.name, group));
  const [account] = await database.select({ id: users.id }).from(users).where(eq(users.name, user));
  return { workgroupId: workgroup?.id, userId: account?.id };
}
