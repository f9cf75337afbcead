import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { outbox, shares } from '../schema.ts';

/**
 * Marks a share of a user as withdrawn, at the first call, and drops its mails that wait. One that a worker has in hand may still go
 * out and counts as sent then. Resolves to when it was withdrawn; undefined where the user has no such share.
 */
export const withdrawShare = (database: Database, userId: number, id: string): Promise<Date | undefined> =>
  database.transaction(async (transaction) => {
    const [share] = await transaction
      .update(shares)
      .set({ withdrawn: sql`coalesce(${shares.withdrawn}, now())` })
      .where(and(eq(shares.id, id), eq(shares.userId, userId)))
      .returning({ withdrawn: shares.withdrawn });
    if (!share) return undefined;
    await transaction
      .update(outbox)
      .set({ status: 'withdrawn' })
      .where(and(eq(outbox.shareId, id), eq(outbox.status, 'queued')));
    return share.withdrawn ?? undefined;
  });
