import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { SenderLogo } from '../accounts/users.ts';
import type { Database } from '../database.ts';
import { outbox, senderLogos, shares } from '../schema.ts';

/** What accepted a mail: a mail server, or a file in the data directory. */
export type Carrier = (typeof outbox.$inferSelect)['carrier'] & string;

interface QueuedMessage {
  id: string;
  shareId: string;
  created: Date;
  recipient: string;
  brand: (typeof shares.$inferSelect)['brand'];
  sender: { name: string; email: string };
  subject: string;
  html: string;
  text: string;
  logo: SenderLogo | null;
  /** Number of attempts, including the current one. */
  attempts: number;
  ageSeconds: number;
}

/** Longer than any delay: times beyond it were written before the clock was set back, and are due. */
const maxWait = sql`now() + interval '1 hour'`;
const isOver = (moment: typeof outbox.nextAttempt | typeof outbox.claimedUntil) =>
  sql`(${moment} <= now() or ${moment} > ${maxWait})`;

/** Claims the message that has been due longest, exclusively for a number of seconds. */
export async function claimMessage(database: Database, seconds: number): Promise<QueuedMessage | undefined> {
  const due = database
    .select({ id: outbox.id })
    .from(outbox)
    .where(
      and(eq(outbox.status, 'queued'), isOver(outbox.nextAttempt), sql`coalesce(${isOver(outbox.claimedUntil)}, true)`),
    )
    .orderBy(asc(outbox.nextAttempt))
    .limit(1)
    .for('update', { skipLocked: true });
  const [claimed] = await database
    .update(outbox)
    .set({
      claimedUntil: sql`now() + ${seconds} * interval '1 second'`,
      attempts: sql`${outbox.attempts} + 1`,
    })
    .where(inArray(outbox.id, due))
    .returning({ id: outbox.id });
  if (!claimed) return undefined;
  const [row] = await database
    .select({
      message: outbox,
      share: shares,
      logo: senderLogos,
      ageSeconds: sql<number>`extract(epoch from now() - ${outbox.created})::integer`,
    })
    .from(outbox)
    .innerJoin(shares, eq(shares.id, outbox.shareId))
    .leftJoin(senderLogos, eq(senderLogos.id, shares.logo))
    .where(eq(outbox.id, claimed.id));
  if (!row) return undefined;
  const { message, share, logo, ageSeconds } = row;
  return {
    id: message.id,
    created: message.created,
    recipient: message.recipient,
    attempts: message.attempts,
    ageSeconds,
    shareId: share.id,
    brand: share.brand,
    sender: { name: share.senderName, email: share.senderEmail },
    subject: share.subject,
    html: share.html,
    text: share.text,
    logo,
  };
}

export async function noteDelivery(database: Database, id: string, carrier: Carrier): Promise<void> {
  await database
    .update(outbox)
    .set({ status: 'sent', delivered: sql`now()`, claimedUntil: null, error: null, carrier, response: null })
    .where(eq(outbox.id, id));
}

/** Records a failed attempt. `waitSeconds`: until the next attempt; null: there is none. */
export async function noteFailure(
  database: Database,
  id: string,
  error: string,
  waitSeconds: number | null,
  delivery: { response: string | null; refused: boolean },
): Promise<void> {
  const next =
    waitSeconds === null
      ? { status: sql`case ${outbox.status} when 'queued' then 'failed' else ${outbox.status} end` }
      : { nextAttempt: sql`now() + ${waitSeconds} * interval '1 second'` };
  await database
    .update(outbox)
    .set({ ...next, ...delivery, error, claimedUntil: null })
    .where(eq(outbox.id, id));
}

/** Releases the claims of crashed processes; only to be called when no other process sends. */
export async function releaseClaims(database: Database): Promise<void> {
  await database.update(outbox).set({ claimedUntil: null }).where(eq(outbox.status, 'queued'));
}

/** Number and maximum age of the waiting messages. */
export async function outboxState(database: Database): Promise<{ waiting: number; oldestAgeSeconds: number }> {
  const [state] = await database
    .select({
      waiting: sql<number>`count(*)::integer`,
      oldestAgeSeconds: sql<number>`coalesce(extract(epoch from now() - min(${outbox.created})), 0)::float`,
    })
    .from(outbox)
    .where(eq(outbox.status, 'queued'));
  return state!;
}

/** The messages, the newest first. */
export const listMessages = (
  database: Database,
  status: (typeof outbox.$inferSelect)['status'] | undefined,
  limit: number,
) =>
  database
    .select({
      id: outbox.id,
      status: outbox.status,
      recipient: outbox.recipient,
      sender: shares.senderName,
      subject: shares.subject,
      attempts: outbox.attempts,
      created: outbox.created,
      delivered: outbox.delivered,
      error: outbox.error,
    })
    .from(outbox)
    .innerJoin(shares, eq(shares.id, outbox.shareId))
    .where(status && eq(outbox.status, status))
    .orderBy(desc(outbox.created), outbox.id)
    .limit(limit);

/**
 * Queues failed messages again and makes waiting ones due: one by its id, or all. Messages of withdrawn shares are not changed.
 * Resolves to the number of messages.
 */
export async function retryMessages(database: Database, id: string | undefined): Promise<number> {
  const waiting = and(
    inArray(outbox.status, ['failed', 'queued']),
    sql`not exists (select from ${shares} where ${shares.id} = ${outbox.shareId} and ${shares.withdrawn} is not null)`,
  );
  const rows = await database
    .update(outbox)
    .set({ status: 'queued', nextAttempt: sql`now()`, attempts: 0, refused: false })
    .where(id === undefined ? waiting : and(eq(outbox.id, id), waiting))
    .returning({ id: outbox.id });
  return rows.length;
}
