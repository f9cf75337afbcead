import { createHash, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { and, desc, eq, inArray, lt, notInArray, sql } from 'drizzle-orm';
import type { StudioRole } from '../../product/studio.ts';
import type { Database } from '../database.ts';
import { accessTokens, knownNetworks, memberships, senderLogos, tokenFamilies, users, workgroups } from '../schema.ts';
import { addEvents, operator } from '../trail.ts';
import { clearAllLoginFailures } from './login-attempts.ts';
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
  /** The workgroups in which the account has a role in the Studio. */
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
      studioRoles: memberships.studioRoles,
    })
    .from(accessTokens)
    .innerJoin(tokenFamilies, eq(tokenFamilies.id, accessTokens.familyId))
    .innerJoin(users, eq(users.id, tokenFamilies.userId))
    .leftJoin(memberships, eq(memberships.userId, users.id))
    .leftJoin(workgroups, eq(workgroups.id, memberships.workgroupId))
    .where(isGoodToken(accessToken))
    .orderBy(workgroups.id);
  const [first] = rows;
  const studio = rows.flatMap(({ group, studioRoles }) =>
    group && studioRoles?.length ? { ...group, roles: studioRoles } : [],
  );
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

const maxNetworksOfUser = 20;
const horizon = sql`now() - interval '90 days'`;

/** Whether an account logged in from the network in the last 90 days. The query takes as long for an unknown name (`userId` undefined). */
export async function isKnownNetwork(
  database: Database,
  userId: number | undefined,
  network: string,
): Promise<boolean> {
  const id = userId ?? 0;
  return (
    (await database.$count(
      knownNetworks,
      and(
        eq(knownNetworks.userId, id),
        eq(knownNetworks.networkHash, hash(id, network)),
        sql`${knownNetworks.lastLogin} > ${horizon}`,
      ),
    )) > 0
  );
}

/** Records a login of an account from a network. The 20 most recent networks are stored for 90 days. */
export async function addKnownNetwork(database: Database, userId: number, network: string): Promise<void> {
  const { userId: owner, networkHash, lastLogin } = knownNetworks;
  await database
    .insert(knownNetworks)
    .values({ userId, networkHash: hash(userId, network) })
    .onConflictDoUpdate({ target: [owner, networkHash], set: { lastLogin: sql`now()` } });
  const newest = database
    .select({ networkHash })
    .from(knownNetworks)
    .where(eq(owner, userId))
    .orderBy(desc(lastLogin))
    .limit(maxNetworksOfUser);
  await database.delete(knownNetworks).where(and(eq(owner, userId), notInArray(networkHash, newest)));
  await database.delete(knownNetworks).where(lt(lastLogin, horizon));
}

/** The hash includes the account, so that the table does not reveal which accounts share a network. */
const hash = (userId: number, network: string) =>
  createHash('sha256').update(`${userId} ${network}`).digest('base64url');

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

/**
 * scrypt parameters of the OWASP Password Storage Cheat Sheet, which names several sets of one strength: N 2^15, r 8, p 3 takes 32 MiB
 * per hash. Until decision 076 it was N 2^17, r 8, p 1, which takes 128.
 */
const cost = { N: 2 ** 15, r: 8, p: 3 };
/** Memory limit for a hash with any of these parameters. */
const maxmem = 160 * 1024 * 1024;

const derive = (password: string, salt: Buffer, { N, r, p }: { N: number; r: number; p: number }) =>
  new Promise<Buffer>((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, 32, { N, r, p, maxmem }, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });

/** `scrypt$N$r$p$salt$key`, salt and key in base64url. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, cost);
  return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

const hashFormat = /^scrypt\$(\d+)\$(\d+)\$(\d+)\$([\w-]+)\$([\w-]+)$/;

/** Replaces the hash of a just verified password if it takes more memory than a new hash. Sessions stay valid. */
export async function renewHash(
  database: Database,
  { id, passwordHash }: { id: number; passwordHash: string },
  password: string,
): Promise<void> {
  if (Number(hashFormat.exec(passwordHash)?.[1] ?? 0) <= cost.N) return;
  const renewed = await hashPassword(password);
  // Only if the password has not been changed meanwhile.
  await database
    .update(users)
    .set({ passwordHash: renewed })
    .where(and(eq(users.id, id), eq(users.passwordHash, passwordHash)));
}

/** Compares in constant time, by the parameters in the hash; false for a hash of another format. */
export async function verifyPassword(password: string, hash: string): Promise<boolean> {
  const [, N, r, p, salt, key] = hashFormat.exec(hash) ?? [];
  if (!salt || !key) return false;
  const expected = Buffer.from(key, 'base64url');
  const actual = await derive(password, Buffer.from(salt, 'base64url'), { N: Number(N), r: Number(r), p: Number(p) });
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}

/** The logo of a sender's company in mails. */
export interface SenderLogo {
  /** SHA-256 of the image. */
  id: string;
  /** PNG, since mail clients show neither SVG nor remote images. */
  png: Uint8Array;
}

/** The company of an account, which its mails name beside the user. */
export interface Company {
  name: string;
  logo: SenderLogo | null;
}

/** The company of a user; null: none set. */
export async function findCompany(database: Database, userId: number): Promise<Company | null> {
  const [row] = await database
    .select({ name: users.company, logo: senderLogos })
    .from(users)
    .leftJoin(senderLogos, eq(senderLogos.id, users.logo))
    .where(eq(users.id, userId));
  return row?.name ? { name: row.name, logo: row.logo } : null;
}

/** Sets or removes the company of a user, for future mails; accepted ones do not change. */
export async function setCompany(database: Database, userId: number, company: Company | null): Promise<void> {
  const logo = company?.logo ?? null;
  if (logo) await database.insert(senderLogos).values(logo).onConflictDoNothing();
  await database
    .update(users)
    .set({ company: company?.name ?? null, logo: logo?.id ?? null })
    .where(eq(users.id, userId));
}

/** A workgroup by its name; undefined: there is none. */
export async function findWorkgroup(database: Database, name: string) {
  const [workgroup] = await database.select().from(workgroups).where(eq(workgroups.name, name));
  return workgroup;
}

/**
 * Filters the workgroups whose imports are reviewed where four eyes are required: a member has a role in the Studio, and imports do not
 * publish.
 */
export async function reviewingWorkgroups(database: Database, ids: readonly number[]): Promise<Set<number>> {
  const rows = await database
    .selectDistinct({ id: workgroups.id })
    .from(workgroups)
    .innerJoin(memberships, eq(memberships.workgroupId, workgroups.id))
    .where(
      and(
        inArray(workgroups.id, [...ids]),
        eq(workgroups.importsPublish, false),
        sql`cardinality(${memberships.studioRoles}) > 0`,
      ),
    );
  return new Set(rows.map(({ id }) => id));
}

/** Sets whether imports of a workgroup's publishers publish at once, which is in the audit trail. */
export const setImportsPublish = (database: Database, id: number, importsPublish: boolean): Promise<void> =>
  database.transaction(async (transaction) => {
    await transaction.update(workgroups).set({ importsPublish }).where(eq(workgroups.id, id));
    await addEvents(transaction, { draftId: null, productId: null, workgroupId: id }, operator, [
      {
        action: 'configured',
        comment: importsPublish ? 'imports publish' : 'imports are drafts where four eyes are required',
      },
    ]);
  });

/** Locks a workgroup's row, for changes that depend on all roles of its members or all its label presets. */
export const lockWorkgroup = (transaction: Database, workgroupId: number) =>
  transaction.select({ id: workgroups.id }).from(workgroups).where(eq(workgroups.id, workgroupId)).for('update');
