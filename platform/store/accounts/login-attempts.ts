import { createHash } from 'node:crypto';
import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { loginFailures, loginTries } from '../schema.ts';

/** Wrong passwords for a name from a network in 15 minutes: the fifth causes a warning, the eighth locks (docs/platform-api.md, 3.1). */
export const warnsFrom = 5;
export const locksFrom = 8;
/** Maximum of wrong passwords for a name in 15 minutes, from all networks; further attempts are throttled. */
const maxFailuresOfName = 100;

const horizon = sql`now() - interval '15 minutes'`;
/** Entries in the future were written before the clock was set back, and are ignored. */
const isRecent = sql`${loginFailures.at} > ${horizon} and ${loginFailures.at} <= now() + interval '1 minute'`;

/** A name as returned by `accountName`, and a network as returned by `networkOf`. */
interface LoginSource {
  name: string;
  network: string;
}

/** Wrong passwords for a name from a network in the last 15 minutes. The account need not exist. */
export const countLoginFailures = (database: Database, source: LoginSource) =>
  database.$count(loginFailures, and(isOf(source), isRecent));

/** Seconds until the name has fewer than 100 wrong passwords in the last 15 minutes; 0: it already has. */
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

/** Records a wrong password and returns the number of recent ones. The one that locks renews all of them for 15 minutes. */
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

/** Deletes the wrong passwords for a name from one network. */
export async function clearLoginFailures(database: Database, source: LoginSource): Promise<void> {
  await database.delete(loginFailures).where(isOf(source));
}

/** Deletes the wrong passwords for a name from all networks. */
export async function clearAllLoginFailures(database: Database, name: string): Promise<void> {
  await database.delete(loginFailures).where(eq(loginFailures.nameHash, hash(name)));
}

const isOf = ({ name, network }: LoginSource) =>
  and(eq(loginFailures.nameHash, hash(name)), eq(loginFailures.network, network));

const hash = (name: string) => createHash('sha256').update(name).digest('base64url');

/** Maximum login attempts from a network in any minute; refused ones do not count (docs/platform-api.md, 3.1). */
const maxTriesPerMinute = 20;
const loginTryHorizon = sql`clock_timestamp() - interval '1 minute'`;
const { network: key, times } = loginTries;

/** Counts an attempt, for all platforms on this database. Resolves to the seconds until the next attempt is allowed; 0: allowed now. */
export async function addLoginTry(database: Database, network: string): Promise<number> {
  await database.delete(loginTries).where(sql`${times}[cardinality(${times})] < ${loginTryHorizon}`);
  // One statement, so that concurrent attempts are counted correctly.
  const counted = await database
    .insert(loginTries)
    .values({ network, times: sql`array[clock_timestamp()]` })
    .onConflictDoUpdate({
      target: key,
      set: {
        times: sql`(${times} || clock_timestamp())[greatest(1, cardinality(${times}) + 2 - ${maxTriesPerMinute}):]`,
      },
      // An attempt in the future was counted before the clock was set back.
      setWhere: sql`cardinality(${times}) < ${maxTriesPerMinute} or ${times}[1] <= ${loginTryHorizon}
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
