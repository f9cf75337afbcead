import { and, asc, eq, inArray, ne, or, sql, type SQLWrapper } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { followers, outbox, products, shareProducts, shares, studioEvents, workgroupProducts } from '../schema.ts';
import { type Author, addEvents } from '../trail.ts';

const updated = sql`coalesce(${products.updated}, ${products.created}, 'epoch')`;
/** With microseconds, as the database has them: products that were changed one after the other have different times. */
const updatedText = sql<string>`to_char(${updated} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

const isInLists = (database: Database, workgroupIds: readonly number[]) =>
  inArray(
    products.id,
    database
      .select({ id: workgroupProducts.productId })
      .from(workgroupProducts)
      .where(inArray(workgroupProducts.workgroupId, [...workgroupIds])),
  );

interface OwnProduct {
  id: number;
  code: string;
  state: 'published' | 'removed';
  /** The newest version; null: none. */
  version: string | null;
  updated: string;
}

/**
 * The products in the lists of these workgroups, in every state, by the time of their last change: those changed since `since`, or all,
 * after the last one of the page before.
 */
export const listOwnProducts = (
  database: Database,
  workgroupIds: readonly number[],
  { since, position, max }: { since: string | null; position: { updated: string; id: number } | null; max: number },
): Promise<OwnProduct[]> =>
  database
    .select({
      id: products.id,
      code: products.code,
      state: products.state,
      version: sql<
        string | null
      >`(select text from product_versions where product_id = ${sql.raw('products.id')} order by number desc limit 1)`,
      updated: updatedText,
    })
    .from(products)
    .where(
      and(
        isInLists(database, workgroupIds),
        since === null ? undefined : sql`${updated} >= ${since}::timestamptz`,
        position === null
          ? undefined
          : sql`(${updated}, ${products.id}) > (${position.updated}::timestamptz, ${position.id}::bigint)`,
      ),
    )
    .orderBy(asc(updated), asc(products.id))
    .limit(max);

/** The products in the lists of these workgroups with an id or a code; several may have the same code. */
export const findOwnProducts = (database: Database, workgroupIds: readonly number[], idOrCode: string) =>
  database
    .select({ id: products.id, code: products.code, state: products.state, wasShown: products.wasShown })
    .from(products)
    .where(
      and(
        isInLists(database, workgroupIds),
        or(
          eq(products.code, idOrCode),
          /^[1-9]\d{0,11}$/.test(idOrCode) ? eq(products.id, Number(idOrCode)) : undefined,
        ),
      ),
    )
    .orderBy(asc(products.id));

/** A query for those of the products that are public. */
export const publicIds = (database: Database, ids: readonly number[]) =>
  database
    .select({ id: products.id })
    .from(products)
    .where(and(inArray(products.id, [...ids]), eq(products.state, 'published')));

/**
 * What ends for whom when products are removed: mails that lead to them, and addresses that follow their safety data sheets. `ids` are
 * their ids or a query for them, since a statement has at most 65,535 parameters.
 */
export async function usesOf(
  database: Database,
  ids: number[] | SQLWrapper,
): Promise<{ mails: number; followers: number }> {
  const shared = database
    .select({ id: shareProducts.shareId })
    .from(shareProducts)
    .innerJoin(shares, eq(shares.id, shareProducts.shareId))
    .where(and(inArray(shareProducts.productId, ids), ne(shares.target, 'feedback')));
  return {
    mails: await database.$count(outbox, and(inArray(outbox.shareId, shared), ne(outbox.status, 'withdrawn'))),
    followers: await database.$count(
      followers,
      and(inArray(followers.productId, ids), sql`${followers.confirmed} is not null`),
    ),
  };
}

/** Removes a product of a workgroup, which is in the audit trail. Fires the triggers of `setProductState`. */
export async function removeProduct(
  transaction: Database,
  productId: number,
  author: Author,
  workgroupId: number,
): Promise<void> {
  await transaction.update(products).set({ state: 'removed' }).where(eq(products.id, productId));
  await addEvents(transaction, { draftId: null, productId, workgroupId }, author, [{ action: 'removed' }]);
}

/** Who removed a product last, and on which day; null: nothing says so, as an import removed it. */
export async function findRemoval(database: Database, productId: number) {
  const [event] = await database
    .select({
      user: studioEvents.userName,
      day: sql<string>`to_char(${studioEvents.at} at time zone 'UTC', 'YYYY-MM-DD')`,
    })
    .from(studioEvents)
    .where(and(eq(studioEvents.productId, productId), eq(studioEvents.action, 'removed')))
    .orderBy(sql`${studioEvents.id} desc`)
    .limit(1);
  return event ?? null;
}
