import { createHash } from 'node:crypto';
import { and, desc, eq, lt, notInArray, sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { knownNetworks } from '../schema.ts';

const maxNetworksOfUser = 20;
const horizon = sql`now() - interval '90 days'`;

/** Whether an account logged in from the network in the last 90 days. An unknown name, `userId` undefined, takes as long. */
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

/** Notes that an account logged in from the network. The 20 used last are kept, for 90 days. */
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

/** Of each account another one, so that the table does not tell who shares a network. */
const hash = (userId: number, network: string) =>
  createHash('sha256').update(`${userId} ${network}`).digest('base64url');
