import type { StudioRole } from '../product/studio.ts';
import { lockWorkgroup } from '../store/accounts/users.ts';
import type { Database } from '../store/database.ts';
import { listMembers, setStudioRoles } from '../store/studio/members.ts';

/** The workgroup has no such member. */
export class UnknownMemberError extends Error {
  override name = 'UnknownMemberError';
}

/** A workgroup keeps one administrator. */
export class LastAdministratorError extends Error {
  override name = 'LastAdministratorError';
}

/**
 * Sets the roles of a member; they apply from the member's next call. Resolves to the member.
 * @throws UnknownMemberError, LastAdministratorError
 */
export const changeRoles = (database: Database, workgroupId: number, userId: number, roles: readonly StudioRole[]) =>
  database.transaction(async (transaction) => {
    await lockWorkgroup(transaction, workgroupId);
    if (!(await setStudioRoles(transaction, workgroupId, userId, roles))) throw new UnknownMemberError();
    const members = await listMembers(transaction, workgroupId);
    if (!members.some((member) => member.roles.includes('administrator'))) throw new LastAdministratorError();
    return members.find(({ id }) => id === userId)!;
  });
