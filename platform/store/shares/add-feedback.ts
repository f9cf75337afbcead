import { createHash } from 'node:crypto';
import { and, count, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Localised } from '../../languages/languages.ts';
import { mailboxOf } from '../../runtime/mail-address.ts';
import type { Database } from '../database.ts';
import { outbox, shareProducts, shares } from '../schema.ts';
import { lockShares } from './add-share.ts';

type Share = typeof shares.$inferSelect;

/**
 * Mails of visitors to suppliers in any 24 hours. Assumed: more than people write, and few enough to read. `any`: after so many about a
 * product or to a supplier only networks are heard that have not written to it, once each, until there are `all`. So two networks close a
 * form for nobody else.
 */
const feedbackLimits = { network: 5, product: { any: 10, all: 50 }, supplier: { any: 20, all: 100 } } as const;
type FeedbackLimit = keyof typeof feedbackLimits;

const day = sql`interval '1 day'`;

interface NewFeedback {
  product: { id: number; names: Localised; versionId: number; versionText: string };
  /** The supplier's address in section 1.3 of the sheet, a plain mail address. */
  recipient: string;
  /** `email` is where an answer goes; empty: nowhere. */
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
      const [found] = await transaction
        .select({ total: count() })
        .from(shares)
        .innerJoin(shareProducts, eq(shareProducts.shareId, shares.id))
        .innerJoin(outbox, eq(outbox.shareId, shares.id))
        .where(and(isFeedback, condition));
      return found!.total;
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

/** Deletes the hashes of visitors' networks after a day, when they limit nothing any more: shares without a user, by the index on user and key. */
export async function forgetNetworks(database: Database): Promise<void> {
  const isPast = sql`${shares.created} <= clock_timestamp() - ${day}`;
  await database
    .update(shares)
    .set({ requestKey: null })
    .where(and(isNull(shares.userId), isNotNull(shares.requestKey), eq(shares.target, 'feedback'), isPast));
}

/** As a UUID. Whoever has the database can find the address of a hash by trying all: it is kept no longer than needed. */
function hash(network: string): string {
  const digest = createHash('sha256').update(`feedback ${network}`).digest('hex');
  return digest.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
