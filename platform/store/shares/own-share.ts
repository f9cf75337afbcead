import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { outbox, shareProducts, shares } from '../schema.ts';

/** A share of a user with its products, in their order, and its mails; undefined where the user has none of this id. */
export async function findUserShare(database: Database, userId: number, id: string) {
  const [share] = await database
    .select({
      brand: shares.brand,
      target: shares.target,
      messageLanguage: shares.messageLanguage,
      documentLanguage: shares.documentLanguage,
      message: shares.message,
      withdrawn: shares.withdrawn,
    })
    .from(shares)
    .where(and(eq(shares.id, id), eq(shares.userId, userId)));
  if (!share) return undefined;
  const products = await database
    .select({ id: shareProducts.productId })
    .from(shareProducts)
    .where(eq(shareProducts.shareId, id))
    .orderBy(asc(shareProducts.position));
  const mails = await database
    .select({ recipient: outbox.recipient, status: outbox.status })
    .from(outbox)
    .where(eq(outbox.shareId, id))
    .orderBy(asc(outbox.recipient));
  return { ...share, productIds: products.map((product) => product.id), mails };
}
