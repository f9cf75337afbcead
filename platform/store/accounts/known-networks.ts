import { createHash } from 'node:crypto';
import { and, desc, eq, lt, notInArray, sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { knownNetworks } from '../schema.ts';

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
