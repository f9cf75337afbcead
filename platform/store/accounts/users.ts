import { eq } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { accessTokens, memberships, tokenFamilies, users, workgroups } from '../schema.ts';
import { hashPassword } from './password.ts';
import { isGoodToken, revokeTokensOf } from './tokens.ts';

export interface Workgroup {
  id: number;
  name: string;
}

export type Role = NonNullable<(typeof users.$inferSelect)['role']>;
export const roles = users.role.enumValues;

export interface Account {
  id: number;
  name: string;
  email: string;
  /** What it may do besides; null: nothing. */
  role: Role | null;
  /** By id. */
  workgroups: Workgroup[];
}

/** Names are the same in capitals and however a keyboard composes them. */
export const accountName = (text: string) => text.normalize('NFKC').trim().toLowerCase();

/** An account by its name, as `accountName` gives it. */
export async function findUserByName(database: Database, name: string) {
  const [user] = await database.select().from(users).where(eq(users.name, name));
  return user;
}

/** Whose access token this is; undefined where it is good for nothing. */
export async function findAccountByToken(database: Database, accessToken: string): Promise<Account | undefined> {
  const rows = await database
    .select({
      user: { id: users.id, name: users.name, email: users.email, role: users.role },
      group: { id: workgroups.id, name: workgroups.name },
    })
    .from(accessTokens)
    .innerJoin(tokenFamilies, eq(tokenFamilies.id, accessTokens.familyId))
    .innerJoin(users, eq(users.id, tokenFamilies.userId))
    .leftJoin(memberships, eq(memberships.userId, users.id))
    .leftJoin(workgroups, eq(workgroups.id, memberships.workgroupId))
    .where(isGoodToken(accessToken))
    .orderBy(workgroups.id);
  const [first] = rows;
  return first && { ...first.user, workgroups: rows.flatMap(({ group }) => group ?? []) };
}

/** Gives an account another password and ends its sessions. */
export async function setPassword(database: Database, userId: number, password: string): Promise<void> {
  const passwordHash = await hashPassword(password);
  await database.transaction(async (transaction) => {
    await transaction.update(users).set({ passwordHash }).where(eq(users.id, userId));
    await revokeTokensOf(transaction, userId);
  });
}
