import { createHash } from 'node:crypto';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { loginFailures } from '../schema.ts';

/** The contract, 3.1: from the fifth wrong password for a name in 15 minutes on there is a warning, the eighth locks. */
export const warnsFrom = 5;
export const locksFrom = 8;

const horizon = sql`now() - interval '15 minutes'`;

/** Wrong passwords for a name in the last 15 minutes. Whether there is such an account makes no difference. */
export const countLoginFailures = (database: Database, name: string) =>
  database.$count(loginFailures, and(eq(loginFailures.nameHash, hash(name)), gt(loginFailures.at, horizon)));

/** Notes a wrong password; how many there are now. The one that locks makes all of them end together, 15 minutes later. */
export async function addLoginFailure(database: Database, name: string): Promise<number> {
  await database.delete(loginFailures).where(lt(loginFailures.at, horizon));
  await database.insert(loginFailures).values({ nameHash: hash(name) });
  const count = await countLoginFailures(database, name);
  if (count >= locksFrom) {
    await database
      .update(loginFailures)
      .set({ at: sql`now()` })
      .where(eq(loginFailures.nameHash, hash(name)));
  }
  return count;
}

export async function forgetLoginFailures(database: Database, name: string): Promise<void> {
  await database.delete(loginFailures).where(eq(loginFailures.nameHash, hash(name)));
}

const hash = (name: string) => createHash('sha256').update(name).digest('base64url');
