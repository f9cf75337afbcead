import { randomBytes } from 'node:crypto';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { followers, followMails } from '../schema.ts';
import { hash } from './followers.ts';

/** A mail to a follower that is due, without its text. */
export interface DueFollowMail {
  id: string;
  created: Date;
  /** Token of this attempt; only its hash is stored, and tokens of earlier attempts become invalid. */
  token: string;
  productId: number;
  address: string;
  language: string;
  brand: string;
  /** Numbers of the version that it reports and of the one that the follower knows; null: it asks for the confirmation. */
  report: { version: number; since: number } | null;
  /** Number of attempts, including the current one. */
  attempts: number;
  ageSeconds: number;
}

/** Longer than any delay: times beyond it were written before the clock was set back, and are due. */
const maxWait = sql`now() + interval '1 hour'`;
const isOver = (moment: typeof followMails.nextAttempt | typeof followMails.claimedUntil) =>
  sql`(${moment} <= now() or ${moment} > ${maxWait})`;

/** Claims the mail that has been due longest, exclusively for a number of seconds, and gives it a token. */
export async function claimFollowMail(database: Database, seconds: number): Promise<DueFollowMail | undefined> {
  const token = randomBytes(24).toString('base64url');
  const due = database
    .select({ id: followMails.id })
    .from(followMails)
    .where(
      and(
        eq(followMails.status, 'queued'),
        isOver(followMails.nextAttempt),
        sql`coalesce(${isOver(followMails.claimedUntil)}, true)`,
      ),
    )
    .orderBy(asc(followMails.nextAttempt))
    .limit(1)
    .for('update', { skipLocked: true });
  const [mail] = await database
    .update(followMails)
    .set({
      claimedUntil: sql`now() + ${seconds} * interval '1 second'`,
      attempts: sql`${followMails.attempts} + 1`,
      tokenHash: hash(token),
    })
    .where(inArray(followMails.id, due))
    .returning();
  if (!mail) return undefined;
  const [follower] = await database.select().from(followers).where(eq(followers.id, mail.followerId));
  // The follower was deleted in between, and the mail with it.
  if (!follower) return claimFollowMail(database, seconds);
  const { productId, address, language, brand } = follower;
  return {
    productId,
    address,
    language,
    brand,
    token,
    id: mail.id,
    created: mail.created,
    report: mail.version === null ? null : { version: mail.version, since: mail.since ?? 0 },
    attempts: mail.attempts,
    ageSeconds: Math.round((Date.now() - mail.created.getTime()) / 1000),
  };
}

export async function noteFollowMailSent(database: Database, id: string): Promise<void> {
  await database
    .update(followMails)
    .set({ status: 'sent', claimedUntil: null, error: null })
    .where(eq(followMails.id, id));
}

/** Records a failed attempt. `waitSeconds`: until the next attempt; null: there is none. */
export async function noteFollowMailFailure(
  database: Database,
  id: string,
  error: string,
  waitSeconds: number | null,
): Promise<void> {
  const next =
    waitSeconds === null
      ? { status: 'failed' as const }
      : { nextAttempt: sql`now() + ${waitSeconds} * interval '1 second'` };
  await database
    .update(followMails)
    .set({ ...next, error, claimedUntil: null })
    .where(eq(followMails.id, id));
}

/**
 * Deletes a mail whose product was removed, and resets the version that its follower knows, so that the follower is notified when the
 * product returns.
 */
export const dropFollowMail = (database: Database, id: string): Promise<void> =>
  database.transaction(async (transaction) => {
    const [dropped] = await transaction.delete(followMails).where(eq(followMails.id, id)).returning();
    if (dropped?.since == null) return;
    // If several mails are deleted, the first one has the version that the follower knows.
    await transaction
      .update(followers)
      .set({ version: sql`least(${followers.version}, ${dropped.since})` })
      .where(eq(followers.id, dropped.followerId));
  });

/** Releases the claims of crashed processes; only to be called when no other process sends. */
export async function releaseFollowMailClaims(database: Database): Promise<void> {
  await database.update(followMails).set({ claimedUntil: null }).where(eq(followMails.status, 'queued'));
}

/** Number and maximum age of the waiting mails. */
export async function followMailState(database: Database): Promise<{ waiting: number; oldestAgeSeconds: number }> {
  const [state] = await database
    .select({
      waiting: sql<number>`count(*)::integer`,
      oldestAgeSeconds: sql<number>`coalesce(extract(epoch from now() - min(${followMails.created})), 0)::float`,
    })
    .from(followMails)
    .where(eq(followMails.status, 'queued'));
  return state!;
}

/** Queues failed mails again and makes waiting ones due. Resolves to the number of mails. */
export async function retryFollowMails(database: Database): Promise<number> {
  const rows = await database
    .update(followMails)
    .set({ status: 'queued', nextAttempt: sql`now()`, attempts: 0 })
    .where(inArray(followMails.status, ['failed', 'queued']))
    .returning({ id: followMails.id });
  return rows.length;
}
