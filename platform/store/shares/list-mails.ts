import { asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { outbox, shareProducts, shares } from '../schema.ts';

/** Every mail that carried a product, shares and notices, the oldest first; also of a product that is no more. */
export const listMailsOf = (database: Database, productId: number) =>
  database
    .select({
      id: outbox.id,
      isNotice: sql<boolean>`${shareProducts.noticeTo} is not null`,
      version: shareProducts.versionText,
      recipient: outbox.recipient,
      status: outbox.status,
      created: outbox.created,
      delivered: outbox.delivered,
      language: shares.messageLanguage,
      sender: shares.senderName,
      error: outbox.error,
    })
    .from(shareProducts)
    .innerJoin(shares, eq(shares.id, shareProducts.shareId))
    .innerJoin(outbox, eq(outbox.shareId, shareProducts.shareId))
    .where(eq(shareProducts.productId, productId))
    .orderBy(asc(outbox.created), asc(outbox.recipient));
