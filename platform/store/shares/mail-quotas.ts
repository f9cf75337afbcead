import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { MailQuotas } from '../../runtime/env.ts';
import type { Database } from '../database.ts';
import { outbox, shares } from '../schema.ts';

/** `minute`: of section 3.12 of the contract, the others of `MailQuotas`. */
export type Quota = 'minute' | keyof MailQuotas;

export interface QuotaExceeded {
  quota: Quota;
  /** Until the same share would be accepted if nothing else is sent meanwhile. */
  retryAfterSeconds: number;
}

const maxSharesInMinute = 10;

/** Any number: it tells shares from other users of the database's advisory locks. */
const shareLock = 0x73686172;

/** One share after the other, on whichever platform, until the end of the transaction: what one counts no other adds to. */
export const lockShares = (transaction: Database) =>
  transaction.execute(sql`select pg_advisory_xact_lock(${shareLock})`);

/**
 * The quota that a share to `recipients` would exceed, undefined where none does. Of the mails in the last 24 hours only the newest
 * that leave no room count: when the oldest of these is a day old there is room.
 */
export async function findExceededQuota(
  database: Database,
  userId: number,
  recipients: readonly string[],
  quotas: MailQuotas,
): Promise<QuotaExceeded | undefined> {
  const count = recipients.length;
  const perRecipient: number[] = [];
  for (const recipient of recipients) perRecipient.push(await untilRecipient(database, recipient, quotas.recipient));
  const waits: [Quota, number][] = [
    ['recipient', Math.max(...perRecipient)],
    ['total', await untilTotal(database, quotas.total - count)],
    ['user', await untilUser(database, userId, quotas.user - count)],
    ['minute', await untilMinute(database, userId)],
  ];
  const [longest] = waits.sort(([, a], [, b]) => b - a);
  const [quota, retryAfterSeconds] = longest!;
  return retryAfterSeconds > 0 ? { quota, retryAfterSeconds } : undefined;
}

const day = sql`interval '1 day'`;
const minute = sql`interval '1 minute'`;
/** What lies ahead was written before the clock was set back, and counts no more. */
const isWithin = (created: typeof outbox.created | typeof shares.created, span: typeof day) =>
  sql`${created} > clock_timestamp() - ${span} and ${created} <= clock_timestamp() + ${minute}`;
const secondsLeft = (created: typeof outbox.created | typeof shares.created, span: typeof day) =>
  sql<number>`extract(epoch from ${created} + ${span} - clock_timestamp())::float`;

const waitOf = ([row]: { wait: number }[]) => Math.max(row?.wait ?? 0, 0);

async function untilRecipient(database: Database, recipient: string, max: number): Promise<number> {
  const isTo = sql`lower(${outbox.recipient}) = ${recipient.toLowerCase()}`;
  return waitOf(
    await database
      .select({ wait: secondsLeft(outbox.created, day) })
      .from(outbox)
      .where(and(isTo, isWithin(outbox.created, day)))
      .orderBy(desc(outbox.created))
      .offset(max - 1)
      .limit(1),
  );
}

/** Notices are no user's. */
async function untilTotal(database: Database, room: number): Promise<number> {
  return waitOf(
    await database
      .select({ wait: secondsLeft(outbox.created, day) })
      .from(outbox)
      .innerJoin(shares, eq(shares.id, outbox.shareId))
      .where(and(isNotNull(shares.userId), isWithin(outbox.created, day)))
      .orderBy(desc(outbox.created))
      .offset(room)
      .limit(1),
  );
}

async function untilUser(database: Database, userId: number, room: number): Promise<number> {
  return waitOf(
    await database
      .select({ wait: secondsLeft(shares.created, day) })
      .from(shares)
      .innerJoin(outbox, eq(outbox.shareId, shares.id))
      .where(and(eq(shares.userId, userId), isWithin(shares.created, day)))
      .orderBy(desc(shares.created))
      .offset(room)
      .limit(1),
  );
}

async function untilMinute(database: Database, userId: number): Promise<number> {
  return waitOf(
    await database
      .select({ wait: secondsLeft(shares.created, minute) })
      .from(shares)
      .where(and(eq(shares.userId, userId), isWithin(shares.created, minute)))
      .orderBy(desc(shares.created))
      .offset(maxSharesInMinute - 1)
      .limit(1),
  );
}
