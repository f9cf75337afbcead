import { createHash } from 'node:crypto';
import { and, count, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Localised } from '../../languages/languages.ts';
import { mailboxOf } from '../../runtime/mail-address.ts';
import type { Database } from '../database.ts';
import { outbox, shareProducts, shares } from '../schema.ts';
import { lockShares } from './add-share.ts';

type Share = typeof shares.$inferSelect;

/**
 * Maximum numbers of visitors' mails to suppliers in any 24 hours (assumed: more than people write, and few enough to read). After `any`
 * mails about a product or to a supplier, each network that has not written yet may write once, up to `all` mails, so that two networks
 * cannot close the form for others.
 */
const feedbackLimits = { network: 5, product: { any: 10, all: 50 }, supplier: { any: 20, all: 100 } } as const;
type FeedbackLimit = keyof typeof feedbackLimits;

const day = sql`interval '1 day'`;

interface NewFeedback {
  product: { id: number; names: Localised; versionId: number; versionText: string };
  /** The supplier's address in section 1.3 of the sheet, a plain mail address. */
  recipient: string;
  /** `email` is the address for replies; empty: there is none. */
  sender: { name: string; email: string };
  /** The visitor's network, which is stored as a hash for a day. */
  network: string;
  mail: Pick<Share, 'brand' | 'messageLanguage' | 'documentLanguage' | 'message' | 'subject' | 'html' | 'text'>;
}

/**
 * Adds a visitor's mail to a supplier to the outbox: a share without a user. The same text of the same visitor is added once. Resolves to
 * the limit that refuses it; null: it is in the outbox.
 */
export const addFeedback = (database: Database, feedback: NewFeedback): Promise<FeedbackLimit | null> =>
  database.transaction(async (transaction) => {
    const { product, recipient, sender, mail } = feedback;
    await lockShares(transaction);
    await forgetNetworks(transaction);
    const network = hash(feedback.network);
    const isFeedback = sql`${shares.target} = 'feedback' and ${shares.created} > clock_timestamp() - ${day}`;
    const numberOf = async (condition: ReturnType<typeof eq>) => {
      const [row] = await transaction
        .select({ total: count() })
        .from(shares)
        .innerJoin(shareProducts, eq(shareProducts.shareId, shares.id))
        .innerJoin(outbox, eq(outbox.shareId, shares.id))
        .where(and(isFeedback, condition));
      return row!.total;
    };
    const isOfNetwork = eq(shares.requestKey, network);
    const isOfProduct = eq(shareProducts.productId, product.id);
    if ((await numberOf(and(isOfNetwork, isOfProduct, eq(shares.message, mail.message!))!)) > 0) return null;
    if ((await numberOf(isOfNetwork)) >= feedbackLimits.network) return 'network';
    const mailbox = mailboxOf(recipient);
    for (const [limit, isTo] of [
      ['product', isOfProduct],
      ['supplier', eq(outbox.mailbox, mailbox)],
    ] as const) {
      const total = await numberOf(isTo);
      const { any, all } = feedbackLimits[limit];
      if (total >= all || (total >= any && (await numberOf(and(isTo, isOfNetwork)!)) > 0)) return limit;
    }
    const [share] = await transaction
      .insert(shares)
      .values({
        ...mail,
        target: 'feedback',
        senderName: sender.name,
        senderEmail: sender.email,
        requestKey: network,
        created: sql`clock_timestamp()`,
      })
      .returning({ id: shares.id });
    const shareId = share!.id;
    const { id: productId, names, versionId, versionText } = product;
    await transaction.insert(shareProducts).values({ shareId, position: 0, productId, names, versionId, versionText });
    await transaction.insert(outbox).values({ shareId, recipient, mailbox });
    return null;
  });

/**
 * Deletes the hashes of visitors' networks after a day, when no limit needs them. The index on user and key finds them, since feedback has
 * no user.
 */
export async function forgetNetworks(database: Database): Promise<void> {
  const isPast = sql`${shares.created} <= clock_timestamp() - ${day}`;
  await database
    .update(shares)
    .set({ requestKey: null })
    .where(and(isNull(shares.userId), isNotNull(shares.requestKey), eq(shares.target, 'feedback'), isPast));
}

/** Hashes a network to a UUID. Trying all networks would reveal it, so that the hash is kept no longer than needed. */
function hash(network: string): string {
  const digest = createHash('sha256').update(`feedback ${network}`).digest('hex');
  return digest.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
