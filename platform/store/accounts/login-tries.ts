import { eq, sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { loginTries } from '../schema.ts';

/** The contract, 3.1: more than 20 tries in any minute from a network are too many. Refused ones do not count. */
const triesInWindow = 20;
const horizon = sql`clock_timestamp() - interval '1 minute'`;
const { network: key, times } = loginTries;

/** Counts a try, for every platform on this database. 0, or after how many seconds the network may try again. */
export async function addLoginTry(database: Database, network: string): Promise<number> {
  await database.delete(loginTries).where(sql`${times}[cardinality(${times})] < ${horizon}`);
  // One statement: of tries that come at once each sees the one before.
  const counted = await database
    .insert(loginTries)
    .values({ network, times: sql`array[clock_timestamp()]` })
    .onConflictDoUpdate({
      target: key,
      set: { times: sql`(${times} || clock_timestamp())[greatest(1, cardinality(${times}) + 2 - ${triesInWindow}):]` },
      // A try that lies ahead was counted before the clock was set back.
      setWhere: sql`cardinality(${times}) < ${triesInWindow} or ${times}[1] <= ${horizon}
        or ${times}[1] > clock_timestamp() + interval '1 minute'`,
    })
    .returning({ key });
  if (counted.length > 0) return 0;
  const [full] = await database
    .select({ wait: sql<number>`extract(epoch from ${times}[1] - ${horizon})::float` })
    .from(loginTries)
    .where(eq(key, network));
  return Math.max(full?.wait ?? 0, 1);
}
