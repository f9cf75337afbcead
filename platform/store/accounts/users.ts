import { eq } from 'drizzle-orm';
import type { StudioRole } from '../../product/studio.ts';
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
  /** Additional permissions; null: none. */
  role: Role | null;
  /** In the order of their ids. */
  workgroups: Workgroup[];
  /** Those of them in which the account has a role in the Studio. */
  studio: StudioWorkgroup[];
}

/** A workgroup of an account with what the account may do there in the Studio. */
export interface StudioWorkgroup extends Workgroup {
  roles: StudioRole[];
}

/** Normalizes a name: without regard to case and Unicode composition. */
export const accountName = (text: string) => text.normalize('NFKC').trim().toLowerCase();

/** An account by its name, as returned by `accountName`. */
export async function findUserByName(database: Database, name: string) {
  const [user] = await database.select().from(users).where(eq(users.name, name));
  return user;
}

/** The account of an access token; undefined: the token is not valid. */
export async function findAccountByToken(database: Database, accessToken: string): Promise<Account | undefined> {
  const rows = await database
    .select({
      user: { id: users.id, name: users.name, email: users.email, role: users.role },
      group: { id: workgroups.id, name: workgroups.name },
      roles: memberships.studioRoles,
    })
    .from(accessTokens)
    .innerJoin(tokenFamilies, eq(tokenFamilies.id, accessTokens.familyId))
    .innerJoin(users, eq(users.id, tokenFamilies.userId))
    .leftJoin(memberships, eq(memberships.userId, users.id))
    .leftJoin(workgroups, eq(workgroups.id, memberships.workgroupId))
    .where(isGoodToken(accessToken))
    .orderBy(workgroups.id);
  const [first] = rows;
  const studio = rows.flatMap(({ group, roles: own }) => (group && own?.length ? { ...group, roles: own } : []));
  return first && { ...first.user, workgroups: rows.flatMap(({ group }) => group ?? []), studio };
}

/** Changes the password of an account and ends its sessions. */
export async function setPassword(database: Database, userId: number, password: string): Promise<void> {
  const passwordHash = await hashPassword(password);
  await database.transaction(async (transaction) => {
    await transaction.update(users).set({ passwordHash }).where(eq(users.id, userId));
    await revokeTokensOf(transaction, userId);
  });
}
