import { asc, count, desc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { outbox, shareProducts, shares } from '../schema.ts';

/** One page of what a user has shared, the newest first, with its products and its mails; `total` over all pages. */
export async function listShares(database: Database, userId: number, page: number, pageSize: number) {
  const own = eq(shares.userId, userId);
  const [counted] = await database.select({ total: count() }).from(shares).where(own);
  const sent = await database
    .select({
      id: shares.id,
      created: shares.created,
      target: shares.target,
      messageLanguage: shares.messageLanguage,
      documentLanguage: shares.documentLanguage,
    })
    .from(shares)
    .where(own)
    .orderBy(desc(shares.created), shares.id)
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const ids = sent.map(({ id }) => id);
  const products = await database
    .select()
    .from(shareProducts)
    .where(inArray(shareProducts.shareId, ids))
    .orderBy(asc(shareProducts.position));
  const mails = await database
    .select({
      shareId: outbox.shareId,
      recipient: outbox.recipient,
      status: outbox.status,
      attempts: outbox.attempts,
      delivered: outbox.delivered,
      carrier: outbox.carrier,
      response: outbox.response,
      refused: outbox.refused,
    })
    .from(outbox)
    .where(inArray(outbox.shareId, ids))
    .orderBy(asc(outbox.recipient));
  const of = <Row extends { shareId: string }>(rows: Row[], id: string) => rows.filter(({ shareId }) => shareId === id);
  return {
    total: counted?.total ?? 0,
    shares: sent.map((share) => ({ ...share, products: of(products, share.id), mails: of(mails, share.id) })),
  };
}
