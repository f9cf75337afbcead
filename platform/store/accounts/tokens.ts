import { createHash, createHmac, randomBytes } from 'node:crypto';
import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { accessTokens, refreshTokens, tokenFamilies, users } from '../schema.ts';

export interface TokenPair {
  accessToken: string;
  refreshToken: string;
  /** Lifetime of the access token in seconds. */
  expiresIn: number;
}

type Refreshed = { outcome: 'refreshed'; userId: number; pair: TokenPair } | Refused;
/** `replayed`: a used token was presented again, and its family is revoked. `userId` is set if the family is known. */
type Refused = { outcome: 'unknown' | 'ended' | 'replayed'; userId?: number };

const accessTokenTtl = sql`interval '15 minutes'`;
/** Maximum session lifetime, regardless of refreshes. */
const tokenFamilyTtl = sql`interval '30 days'`;
/** Time during which the previous refresh token returns its successor again (reliability "One refresh"). */
const replayTtl = sql`interval '30 seconds'`;

const randomToken = () => randomBytes(32).toString('base64url');
/** A plain hash is sufficient, since tokens have 256 random bits. */
const hash = (token: string) => createHash('sha256').update(token).digest('base64url');
const derive = (secret: Uint8Array, kind: string, token: string) =>
  createHmac('sha256', secret).update(`${kind}:${token}`).digest('base64url');

/** Issues the first token pair of a new family at login, and deletes expired families. */
export const issueTokens = (database: Database, userId: number): Promise<TokenPair> =>
  database.transaction(async (transaction) => {
    await transaction.delete(tokenFamilies).where(lt(tokenFamilies.expires, sql`now()`));
    const [family] = await transaction
      .insert(tokenFamilies)
      .values({ userId, secret: randomBytes(32), expires: sql`now() + ${tokenFamilyTtl}` })
      .returning({ id: tokenFamilies.id });
    if (!family) throw new Error('No token family was created');
    return saveTokenPair(transaction, family.id, randomToken(), randomToken());
  });

/**
 * Exchanges a refresh token for the next token pair. Another exchange within 30 s, while the successor is unused, returns the same pair,
 * since the response may have been lost or requests may be concurrent. Any other reuse revokes the family.
 */
export const exchangeRefreshToken = (database: Database, token: string): Promise<Refreshed> =>
  database.transaction(async (transaction) => {
    const [row] = await transaction
      .select({ familyId: refreshTokens.familyId })
      .from(refreshTokens)
      .where(eq(refreshTokens.hash, hash(token)));
    const family = row && (await lockFamily(transaction, row.familyId));
    if (!family) return { outcome: 'unknown' };
    const { userId } = family;
    if (!family.alive) return { outcome: 'ended', userId };
    const next = derive(family.secret, 'refresh', token);
    const access = derive(family.secret, 'access', token);
    const use = await useOf(transaction, token);
    if (!use?.used) {
      await transaction
        .update(refreshTokens)
        .set({ used: sql`now()` })
        .where(eq(refreshTokens.hash, hash(token)));
      return { outcome: 'refreshed', userId, pair: await saveTokenPair(transaction, family.id, next, access) };
    }
    if (use.recent && !(await useOf(transaction, next))?.used) {
      const pair = { accessToken: access, refreshToken: next, expiresIn: await secondsLeft(transaction, access) };
      return { outcome: 'refreshed', userId, pair };
    }
    await revokeFamily(transaction, family.id);
    return { outcome: 'replayed', userId };
  });

/** Logout: revokes all tokens of the same login. Resolves to the user id; undefined: unknown token. */
export async function revokeByToken(database: Database, token: string): Promise<number | undefined> {
  const kinds = [refreshTokens, accessTokens];
  for (const kind of kinds) {
    const [row] = await database
      .select({ familyId: kind.familyId })
      .from(kind)
      .where(eq(kind.hash, hash(token)));
    if (row) return revokeFamily(database, row.familyId);
  }
  return undefined;
}

/** Ends every session of a user. */
export async function revokeTokensOf(database: Database, userId: number): Promise<void> {
  await database
    .update(tokenFamilies)
    .set({ revoked: sql`now()` })
    .where(and(eq(tokenFamilies.userId, userId), isNull(tokenFamilies.revoked)));
}

/** A condition on `accessTokens`, `tokenFamilies` and `users`: the token is valid and its account is not locked. */
export const isGoodToken = (token: string) =>
  and(eq(accessTokens.hash, hash(token)), sql`${accessTokens.expires} > now()`, familyIsAlive);

const familyIsAlive = sql<boolean>`${tokenFamilies.revoked} is null and ${tokenFamilies.expires} > now() and not ${users.locked}`;

/** Locks the row of a family, so that concurrent refreshes are serialised. */
async function lockFamily(database: Database, id: string) {
  const [family] = await database
    .select({
      id: tokenFamilies.id,
      userId: tokenFamilies.userId,
      secret: tokenFamilies.secret,
      alive: familyIsAlive,
    })
    .from(tokenFamilies)
    .innerJoin(users, eq(users.id, tokenFamilies.userId))
    .where(eq(tokenFamilies.id, id))
    .for('update', { of: tokenFamilies });
  return family;
}

async function useOf(database: Database, token: string) {
  const recent = sql<boolean>`coalesce(${refreshTokens.used} > now() - ${replayTtl}, false)`;
  const [use] = await database
    .select({ used: refreshTokens.used, recent })
    .from(refreshTokens)
    .where(eq(refreshTokens.hash, hash(token)));
  return use;
}

async function saveTokenPair(database: Database, familyId: string, refreshToken: string, accessToken: string) {
  await database
    .delete(accessTokens)
    .where(and(eq(accessTokens.familyId, familyId), lt(accessTokens.expires, sql`now()`)));
  await database.insert(refreshTokens).values({ hash: hash(refreshToken), familyId });
  await database
    .insert(accessTokens)
    .values({ hash: hash(accessToken), familyId, expires: sql`now() + ${accessTokenTtl}` });
  return { accessToken, refreshToken, expiresIn: await secondsLeft(database, accessToken) };
}

async function secondsLeft(database: Database, accessToken: string): Promise<number> {
  const [row] = await database
    .select({ seconds: sql<number>`ceil(extract(epoch from ${accessTokens.expires} - now()))::integer` })
    .from(accessTokens)
    .where(eq(accessTokens.hash, hash(accessToken)));
  return Math.max(0, row?.seconds ?? 0);
}

async function revokeFamily(database: Database, id: string): Promise<number | undefined> {
  const [family] = await database
    .update(tokenFamilies)
    .set({ revoked: sql`coalesce(${tokenFamilies.revoked}, now())` })
    .where(eq(tokenFamilies.id, id))
    .returning({ userId: tokenFamilies.userId });
  return family?.userId;
}
