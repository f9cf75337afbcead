import { and, eq, sql } from 'drizzle-orm';
import type { Mail, ShareWish } from '../../mail/share-mail.ts';
import type { Database } from '../database.ts';
import { outbox, shareProducts, shares, users } from '../schema.ts';

/** The contract, 3.12. */
const mostInAMinute = 10;

export interface NewShare {
  userId: number;
  workgroupId: number;
  wish: ShareWish;
  mail: Mail;
  /** Plain addresses, each once. */
  recipients: string[];
}

/** `id` of the share, or in how many seconds the user may share again. */
export type AddedShare = { id: string } | { retryAfterSeconds: number };

/** Keeps a share and one message for each of its recipients, together or not at all. */
export const addShare = (database: Database, { userId, workgroupId, wish, mail, recipients }: NewShare) =>
  database.transaction(async (transaction): Promise<AddedShare> => {
    // One share of a user after the other: those of the last minute are counted.
    await transaction.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
    const retryAfterSeconds = await untilNextShare(transaction, userId);
    if (retryAfterSeconds > 0) return { retryAfterSeconds };
    const [share] = await transaction
      .insert(shares)
      .values({
        userId,
        workgroupId,
        brand: wish.brand,
        senderName: wish.sender.name,
        senderEmail: wish.sender.email,
        target: wish.target,
        messageLanguage: wish.messageLanguage,
        documentLanguage: wish.documentLanguage,
        ...mail,
        created: sql`clock_timestamp()`,
      })
      .returning({ id: shares.id });
    if (!share) throw new Error('No share was made');
    await transaction.insert(shareProducts).values(
      wish.products.map(({ id, names, version }, position) => ({
        shareId: share.id,
        position,
        productId: id,
        names,
        versionId: version?.id,
        versionText: version?.text,
      })),
    );
    await transaction.insert(outbox).values(recipients.map((recipient) => ({ shareId: share.id, recipient })));
    return share;
  });

async function untilNextShare(database: Database, userId: number): Promise<number> {
  const age = sql`clock_timestamp() - ${shares.created}`;
  const [recent] = await database
    .select({
      count: sql<number>`count(*)::integer`,
      oldest: sql<number>`coalesce(extract(epoch from max(${age})), 0)::float`,
    })
    .from(shares)
    .where(and(eq(shares.userId, userId), sql`${shares.created} > clock_timestamp() - interval '1 minute'`));
  return recent && recent.count >= mostInAMinute ? 60 - recent.oldest : 0;
}
