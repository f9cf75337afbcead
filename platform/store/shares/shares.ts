import { and, asc, count, desc, eq, inArray, isNotNull, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { outbox, shareProducts, shares } from '../schema.ts';

/** All mails about a product, shares, notices and feedback, the oldest first; also for a deleted product. */
export const listMailsOf = (database: Database, productId: number) =>
  database
    .select({
      id: outbox.id,
      kind: sql<'notice' | 'feedback' | 'share'>`case when ${shareProducts.noticeTo} is not null then 'notice'
        when ${shares.target} = 'feedback' then 'feedback' else 'share' end`,
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

/** States for filtering shares: a mail of it is waiting, was sent or failed, or the share was withdrawn. */
export const shareStates = ['waiting', 'sent', 'failed', 'withdrawn'] as const;

interface ShareFilter {
  /** Part of a recipient's address or of a product's name or id; empty: any. */
  search: string;
  state: (typeof shareStates)[number] | null;
}

/** One page of a user's shares, the newest first, with products and mails; `total` over all pages. */
export async function listShares(
  database: Database,
  userId: number,
  filter: ShareFilter,
  page: number,
  pageSize: number,
) {
  const condition = and(eq(shares.userId, userId), ...conditionsOf(filter));
  const [counted] = await database.select({ total: count() }).from(shares).where(condition);
  const sent = await database
    .select({
      id: shares.id,
      created: shares.created,
      target: sql<'ui' | 'sds'>`${shares.target}`,
      messageLanguage: shares.messageLanguage,
      documentLanguage: shares.documentLanguage,
      withdrawn: shares.withdrawn,
    })
    .from(shares)
    .where(condition)
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
      // A message that is claimed by a worker may still be sent.
      status: sql<'queued' | 'sent' | 'failed' | 'withdrawn'>`case when ${outbox.status} = 'withdrawn'
        and ${outbox.claimedUntil} > now() then 'queued' else ${outbox.status} end`,
      attempts: outbox.attempts,
      delivered: outbox.delivered,
      carrier: outbox.carrier,
      response: outbox.response,
      refused: outbox.refused,
    })
    .from(outbox)
    .where(inArray(outbox.shareId, ids))
    .orderBy(asc(outbox.recipient));
  const filterByShare = <Row extends { shareId: string }>(rows: Row[], id: string) =>
    rows.filter(({ shareId }) => shareId === id);
  return {
    total: counted?.total ?? 0,
    shares: sent.map((share) => ({
      ...share,
      products: filterByShare(products, share.id),
      mails: filterByShare(mails, share.id),
    })),
  };
}

function conditionsOf({ search, state }: ShareFilter): SQL[] {
  const conditions: SQL[] = [];
  if (search) {
    const has = (text: SQL | typeof outbox.recipient) => sql`strpos(lower(${text}), lower(${search})) > 0`;
    conditions.push(sql`(
      exists (select from ${outbox} where ${outbox.shareId} = ${shares.id} and ${has(outbox.recipient)})
      or exists (select from ${shareProducts}
        left join lateral jsonb_each_text(${shareProducts.names}) as "name" on true
        where ${shareProducts.shareId} = ${shares.id}
          and (${has(sql`"name"."value"`)} or ${shareProducts.productId}::text = ${search})))`);
  }
  if (state === 'withdrawn') conditions.push(isNotNull(shares.withdrawn));
  else if (state) {
    const status = { waiting: 'queued', sent: 'sent', failed: 'failed' }[state];
    conditions.push(
      sql`exists (select from ${outbox} where ${outbox.shareId} = ${shares.id} and ${outbox.status} = ${status})`,
    );
  }
  return conditions;
}

/** A share of a user with its products, in their order, and its mails; undefined: the user has no such share. */
export async function findUserShare(database: Database, userId: number, id: string) {
  const [share] = await database
    .select({
      brand: shares.brand,
      target: sql<'ui' | 'sds'>`${shares.target}`,
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

/**
 * Withdraws a share of a user and its waiting mails; idempotent. A mail that is claimed by a worker may still be sent and then counts
 * as sent. Resolves to the time of the withdrawal; undefined: the user has no such share.
 */
export const withdrawShare = (database: Database, userId: number, id: string): Promise<Date | undefined> =>
  database.transaction(async (transaction) => {
    const [share] = await transaction
      .update(shares)
      .set({ withdrawn: sql`coalesce(${shares.withdrawn}, now())` })
      .where(and(eq(shares.id, id), eq(shares.userId, userId)))
      .returning({ withdrawn: shares.withdrawn });
    if (!share) return undefined;
    await transaction
      .update(outbox)
      .set({ status: 'withdrawn' })
      .where(and(eq(outbox.shareId, id), eq(outbox.status, 'queued')));
    return share.withdrawn ?? undefined;
  });
