import { createHash } from 'node:crypto';
import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { loginFailures, loginTries } from '../schema.ts';

/** The contract, 3.1: from the fifth wrong password for a name from a network in 15 minutes on there is a warning, the eighth locks. */
export const warnsFrom = 5;
export const locksFrom = 8;
/** Wrong passwords for a name in 15 minutes, from all networks together; more are throttled. */
const maxFailuresOfName = 100;

const horizon = sql`now() - interval '15 minutes'`;
/** What lies ahead was written before the clock was set back, and counts no more. */
const isRecent = sql`${loginFailures.at} > ${horizon} and ${loginFailures.at} <= now() + interval '1 minute'`;

/** A name as `accountName` gives it, tried from a network as `networkOf` gives it. */
export interface LoginSource {
  name: string;
  network: string;
}

/** Wrong passwords for a name from a network in the last 15 minutes. Whether there is such an account makes no difference. */
export const countLoginFailures = (database: Database, source: LoginSource) =>
  database.$count(loginFailures, and(isOf(source), isRecent));

/** 0, or after how many seconds there are less than 100 wrong passwords for the name in the last 15 minutes. */
export async function secondsUntilNameMayBeTried(database: Database, name: string): Promise<number> {
  const [full] = await database
    .select({ wait: sql<number>`extract(epoch from ${loginFailures.at} - (${horizon}))::float` })
    .from(loginFailures)
    .where(and(eq(loginFailures.nameHash, hash(name)), isRecent))
    .orderBy(desc(loginFailures.at))
    .offset(maxFailuresOfName - 1)
    .limit(1);
  return full ? Math.max(full.wait, 1) : 0;
}

/** Notes a wrong password; how many there are now. The one that locks makes all of them end together, 15 minutes later. */
export async function addLoginFailure(database: Database, source: LoginSource): Promise<number> {
  await database.delete(loginFailures).where(lt(loginFailures.at, horizon));
  await database.insert(loginFailures).values({ nameHash: hash(source.name), network: source.network });
  const count = await countLoginFailures(database, source);
  if (count >= locksFrom) {
    await database
      .update(loginFailures)
      .set({ at: sql`now()` })
      .where(isOf(source));
  }
  return count;
}

/** Forgets the wrong passwords for a name from one network. */
export async function clearLoginFailures(database: Database, source: LoginSource): Promise<void> {
  await database.delete(loginFailures).where(isOf(source));
}

/** Forgets the wrong passwords for a name from every network. */
export async function clearAllLoginFailures(database: Database, name: string): Promise<void> {
  await database.delete(loginFailures).where(eq(loginFailures.nameHash, hash(name)));
}

const isOf = ({ name, network }: LoginSource) =>
  and(eq(loginFailures.nameHash, hash(name)), eq(loginFailures.network, network));

const hash = (name: string) => createHash('sha256').update(name).digest('base64url');

/** The contract, 3.1: more than 20 tries in any minute from a network are too many. Refused ones do not count. */
const triesInWindow = 20;
const loginTryHorizon = sql`clock_timestamp() - interval '1 minute'`;
const { network: key, times } = loginTries;

/** Counts a try, for every platform on this database. 0, or after how many seconds the network may try again. */
export async function addLoginTry(database: Database, network: string): Promise<number> {
  await database.delete(loginTries).where(sql`${times}[cardinality(${times})] < ${loginTryHorizon}`);
  // One statement: of tries that come at once each sees the one before.
  const counted = await database
    .insert(loginTries)
    .values({ network, times: sql`array[clock_timestamp()]` })
    .onConflictDoUpdate({
      target: key,
      set: { times: sql`(${times} || clock_timestamp())[greatest(1, cardinality(${times}) + 2 - ${triesInWindow}):]` },
      // A try that lies ahead was counted before the clock was set back.
      setWhere: sql`cardinality(${times}) < ${triesInWindow} or ${times}[1] <= ${loginTryHorizon}
        or ${times}[1] > clock_timestamp() + interval '1 minute'`,
    })
    .returning({ key });
  if (counted.length > 0) return 0;
  const [full] = await database
    .select({ wait: sql<number>`extract(epoch from ${times}[1] - ${loginTryHorizon})::float` })
    .from(loginTries)
    .where(eq(key, network));
  return Math.max(full?.wait ?? 0, 1);
}
