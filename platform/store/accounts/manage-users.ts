import { eq, sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { hashPassword } from './password.ts';
import { memberships, users, workgroups } from '../schema.ts';
import { type Company, setCompany } from './company.ts';
import { clearAllLoginFailures } from './login-attempts.ts';
import { revokeTokensOf } from './tokens.ts';
import type { Role } from './users.ts';

interface NewUser {
  /** As returned by `accountName`. */
  name: string;
  email: string;
  password: string;
  role: Role | null;
  company: Company | null;
  groups: string[];
}

/** Creates an account and its workgroups, if they do not exist. */
export async function addUser(
  database: Database,
  { name, email, password, role, company, groups }: NewUser,
): Promise<void> {
  const passwordHash = await hashPassword(password);
  await database.transaction(async (transaction) => {
    const [user] = await transaction
      .insert(users)
      .values({ name, email, passwordHash, role })
      .returning({ id: users.id });
    await setCompany(transaction, user!.id, company);
    for (const group of new Set(groups)) {
      await transaction.insert(workgroups).values({ name: group }).onConflictDoNothing();
      const [row] = await transaction.select({ id: workgroups.id }).from(workgroups).where(eq(workgroups.name, group));
      await transaction.insert(memberships).values({ userId: user!.id, workgroupId: row!.id });
    }
  });
}

export const listUsers = (database: Database) =>
  database
    .select({
      name: users.name,
      email: users.email,
      company: users.company,
      hasLogo: sql<boolean>`${users.logo} is not null`,
      locked: users.locked,
      role: users.role,
      groups: sql<string>`coalesce(string_agg(${workgroups.name}, ', ' order by ${workgroups.id}), '')`,
    })
    .from(users)
    .leftJoin(memberships, eq(memberships.userId, users.id))
    .leftJoin(workgroups, eq(workgroups.id, memberships.workgroupId))
    .groupBy(users.id)
    .orderBy(users.name);

/** Sets or removes the role of an account; it applies from its next call. */
export async function setRole(database: Database, userId: number, role: Role | null): Promise<void> {
  await database.update(users).set({ role }).where(eq(users.id, userId));
}

/** Locks an account and ends its sessions, or unlocks it and deletes its wrong passwords. */
export const setLocked = (database: Database, userId: number, name: string, locked: boolean): Promise<void> =>
  database.transaction(async (transaction) => {
    await transaction.update(users).set({ locked }).where(eq(users.id, userId));
    if (locked) await revokeTokensOf(transaction, userId);
    else await clearAllLoginFailures(transaction, name);
  });
