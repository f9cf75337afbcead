import { and, desc, eq, isNotNull, ne, sql } from 'drizzle-orm';
import type { MailQuotas } from '../../runtime/env.ts';
import { mailboxOf } from '../../runtime/mail-address.ts';
import type { SenderLogo } from '../accounts/users.ts';
import type { Database } from '../database.ts';
import type { ListedProduct } from '../lists/listed-products.ts';
import { outbox, shareProducts, shares } from '../schema.ts';

type Share = typeof shares.$inferSelect;

interface NewShare {
  userId: number;
  workgroupId: number;
  shareRequest: Pick<Share, 'brand' | 'target' | 'messageLanguage' | 'documentLanguage' | 'message'> & {
    sender: { name: string; email: string };
    /** At least one. */
    products: Pick<ListedProduct, 'id' | 'names' | 'version'>[];
  };
  mail: Pick<Share, 'subject' | 'html' | 'text'> & { logo: SenderLogo | null };
  /** Plain addresses, each mailbox once. */
  recipients: string[];
  quotas: MailQuotas;
  /** Idempotency key of the request: a repeated request adds nothing. */
  requestKey?: string;
}

/** The `id` of the share, or the exceeded quota. */
type AddedShare = { id: string } | QuotaExceeded;

/** Inserts a share and one message for each of its recipients in one transaction. */
export const addShare = (
  database: Database,
  { userId, workgroupId, shareRequest, mail, recipients, quotas, requestKey }: NewShare,
) =>
  database.transaction(async (transaction): Promise<AddedShare> => {
    await lockShares(transaction);
    const [existing] = requestKey
      ? await transaction
          .select({ id: shares.id })
          .from(shares)
          .where(and(eq(shares.userId, userId), eq(shares.requestKey, requestKey)))
      : [];
    if (existing) return existing;
    const exceeded = await findExceededQuota(transaction, userId, recipients, quotas);
    if (exceeded) return exceeded;
    const [share] = await transaction
      .insert(shares)
      .values({
        userId,
        workgroupId,
        brand: shareRequest.brand,
        senderName: shareRequest.sender.name,
        senderEmail: shareRequest.sender.email,
        target: shareRequest.target,
        messageLanguage: shareRequest.messageLanguage,
        documentLanguage: shareRequest.documentLanguage,
        message: shareRequest.message,
        ...mail,
        logo: mail.logo?.id,
        requestKey,
        created: sql`clock_timestamp()`,
      })
      .returning({ id: shares.id });
    if (!share) throw new Error('No share was created');
    await transaction.insert(shareProducts).values(
      shareRequest.products.map(({ id, names, version }, position) => ({
        shareId: share.id,
        position,
        productId: id,
        names,
        versionId: version?.id,
        versionText: version?.text,
      })),
    );
    await transaction
      .insert(outbox)
      .values(recipients.map((recipient) => ({ shareId: share.id, recipient, mailbox: mailboxOf(recipient) })));
    return share;
  });

/** `minute`: shares per minute (docs/platform-api.md, 3.12); the others are those of `MailQuotas`. */
export type Quota = 'minute' | keyof MailQuotas;

interface QuotaExceeded {
  quota: Quota;
  /** Seconds until the same share would be accepted if nothing else is sent. */
  retryAfterSeconds: number;
}

const maxSharesInMinute = 10;

/** Arbitrary key of the advisory lock for shares. */
const shareLock = 0x73686172;

/** Serialises shares of all platforms until the end of the transaction, so that quotas are counted correctly. */
export const lockShares = (transaction: Database) =>
  transaction.execute(sql`select pg_advisory_xact_lock(${shareLock})`);

/**
 * The quota that a share to `recipients` would exceed; undefined: none. The wait ends when enough of the mails in the last 24 hours
 * are older than a day.
 */
async function findExceededQuota(
  database: Database,
  userId: number,
  recipients: readonly string[],
  quotas: MailQuotas,
): Promise<QuotaExceeded | undefined> {
  const count = recipients.length;
  const recipientWaits: number[] = [];
  for (const recipient of recipients)
    recipientWaits.push(await getRecipientWait(database, recipient, quotas.recipient));
  const waits: [Quota, number][] = [
    ['recipient', Math.max(...recipientWaits)],
    ['total', await getTotalWait(database, quotas.total - count)],
    ['user', await getUserWait(database, userId, quotas.user - count)],
    ['minute', await getMinuteWait(database, userId)],
  ];
  const [maxWait] = waits.sort(([, a], [, b]) => b - a);
  const [quota, retryAfterSeconds] = maxWait!;
  return retryAfterSeconds > 0 ? { quota, retryAfterSeconds } : undefined;
}

const day = sql`interval '1 day'`;
const minute = sql`interval '1 minute'`;
/** Entries in the future were written before the clock was set back, and are ignored. */
const isWithin = (created: typeof outbox.created | typeof shares.created, span: typeof day) =>
  sql`${created} > clock_timestamp() - ${span} and ${created} <= clock_timestamp() + ${minute}`;
const secondsLeft = (created: typeof outbox.created | typeof shares.created, span: typeof day) =>
  sql<number>`extract(epoch from ${created} + ${span} - clock_timestamp())::float`;

const waitOf = ([row]: { wait: number }[]) => Math.max(row?.wait ?? 0, 0);

/** Feedback of visitors has limits of its own (add-feedback.ts), so that nobody can use up those of users. */
async function getRecipientWait(database: Database, recipient: string, max: number): Promise<number> {
  const isTo = eq(outbox.mailbox, mailboxOf(recipient));
  return waitOf(
    await database
      .select({ wait: secondsLeft(outbox.created, day) })
      .from(outbox)
      .innerJoin(shares, eq(shares.id, outbox.shareId))
      .where(and(isTo, ne(shares.target, 'feedback'), isWithin(outbox.created, day)))
      .orderBy(desc(outbox.created))
      .offset(max - 1)
      .limit(1),
  );
}

/** Notices do not count, since they have no user. */
async function getTotalWait(database: Database, remaining: number): Promise<number> {
  return waitOf(
    await database
      .select({ wait: secondsLeft(outbox.created, day) })
      .from(outbox)
      .innerJoin(shares, eq(shares.id, outbox.shareId))
      .where(and(isNotNull(shares.userId), isWithin(outbox.created, day)))
      .orderBy(desc(outbox.created))
      .offset(remaining)
      .limit(1),
  );
}

async function getUserWait(database: Database, userId: number, remaining: number): Promise<number> {
  return waitOf(
    await database
      .select({ wait: secondsLeft(shares.created, day) })
      .from(shares)
      .innerJoin(outbox, eq(outbox.shareId, shares.id))
      .where(and(eq(shares.userId, userId), isWithin(shares.created, day)))
      .orderBy(desc(shares.created))
      .offset(remaining)
      .limit(1),
  );
}

async function getMinuteWait(database: Database, userId: number): Promise<number> {
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
