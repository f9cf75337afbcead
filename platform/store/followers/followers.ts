import { createHash } from 'node:crypto';
import { and, asc, count, eq, inArray, isNotNull, isNull, lt, ne, sql } from 'drizzle-orm';
import { mailboxOf } from '../../runtime/mail-address.ts';
import type { Database } from '../database.ts';
import type { StoredProduct } from '../products/stored-products.ts';
import { followers, followMails, followRequests, products, productVersions } from '../schema.ts';

/** Maximum numbers of confirmation mails in any 24 hours (assumed: what a person needs). */
const maxPerAddress = 5;
const maxPerClient = 20;

/** Arbitrary key of the advisory lock for requests to follow. */
const requestLock = 0x666f6c6c;

const day = sql`interval '1 day'`;
const confirmationTtl = sql`interval '2 days'`;

/** What decides whether a product can be followed. */
export interface FollowedProduct extends Pick<
  StoredProduct,
  'state' | 'sdsExists' | 'sdsDocument' | 'languageExists' | 'validLangs'
> {
  versions: readonly { listed: boolean }[];
}

/**
 * Whether there is a public safety data sheet of which new versions can be reported. Its followers get a mail under the same condition,
 * which store/triggers/follower-notices.sql has in SQL.
 */
export const canBeFollowed = ({
  state,
  sdsExists,
  sdsDocument,
  languageExists,
  validLangs,
  versions,
}: FollowedProduct): boolean =>
  state === 'published' &&
  sdsExists &&
  sdsDocument &&
  languageExists &&
  validLangs.length > 0 &&
  versions.some(({ listed }) => listed);

interface FollowRequest {
  productId: number;
  /** A plain mail address. */
  address: string;
  language: string;
  brand: string;
  /** The client: a network, or a user. */
  client: string;
  /** Maximum number of such mails in 24 hours for all clients. */
  maxPerDay: number;
}

/**
 * Adds a follower who has to confirm, and the mail that asks for it. Nothing is sent when the address follows the product already, was
 * asked within a day, or when a limit is reached; the caller is not told which. Resolves to whether a mail was queued.
 */
export const requestToFollow = (
  database: Database,
  { productId, address, language, brand, client, maxPerDay }: FollowRequest,
): Promise<boolean> =>
  database.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${requestLock})`);
    await deleteExpired(transaction);
    const addressKey = mailboxOf(address);
    const addressHash = hash(addressKey);
    const clientHash = hash(client);
    const isOfAddress = eq(followRequests.addressHash, addressHash);
    const isLimited =
      (await transaction.$count(followRequests, and(isOfAddress, eq(followRequests.productId, productId)))) > 0 ||
      (await transaction.$count(followRequests, isOfAddress)) >= maxPerAddress ||
      (await transaction.$count(followRequests, eq(followRequests.clientHash, clientHash))) >= maxPerClient ||
      (await transaction.$count(followRequests)) >= maxPerDay;
    if (isLimited) return false;
    const version = sql`(${newestNumber(transaction, productId)})`;
    // The mail goes to the address as it is typed now; a token that was sent to another spelling ends.
    const isOther = and(isNull(followers.confirmed), ne(followers.address, address));
    await transaction
      .delete(followers)
      .where(and(eq(followers.productId, productId), eq(followers.addressKey, addressKey), isOther));
    const [follower] = await transaction
      .insert(followers)
      .values({ productId, address, addressKey, language, brand, version })
      .onConflictDoUpdate({
        target: [followers.productId, followers.addressKey],
        set: { language, brand, requested: sql`now()` },
        setWhere: isNull(followers.confirmed),
      })
      .returning({ id: followers.id });
    if (!follower) return false;
    await transaction.insert(followMails).values({ followerId: follower.id });
    await transaction.insert(followRequests).values({ addressHash, clientHash, productId });
    return true;
  });

/** The number of the newest issued version of a product, 0 without one. */
const newestNumber = (database: Database, productId: number) =>
  database
    .select({ number: sql`coalesce(max(${productVersions.number}), 0)` })
    .from(productVersions)
    .where(and(eq(productVersions.productId, productId), productVersions.listed));

/** Deletes requests that nobody confirmed within two days, and what limits them after one day. */
export async function deleteExpired(database: Database): Promise<void> {
  await database
    .delete(followers)
    .where(and(isNull(followers.confirmed), lt(followers.requested, sql`now() - ${confirmationTtl}`)));
  await database.delete(followRequests).where(lt(followRequests.at, sql`now() - ${day}`));
}

/** The product and the state of a follower, as a mail's token shows them. */
export interface Followed {
  productId: number;
  isConfirmed: boolean;
}

/** The follower of a token; undefined: unknown or expired. Only the token of a confirmation mail can confirm. */
export async function findFollowed(database: Database, token: string): Promise<Followed | undefined> {
  const [follower] = await database
    .select({ productId: followers.productId, isConfirmed: sql<boolean>`${followers.confirmed} is not null` })
    .from(followMails)
    .innerJoin(followers, eq(followers.id, followMails.followerId))
    .where(and(eq(followMails.tokenHash, hash(token)), isCurrent));
  return follower;
}

/** A request that was not confirmed in time counts as deleted. */
const isCurrent = sql`(${followers.confirmed} is not null or ${followers.requested} >= now() - ${confirmationTtl})`;

/** Confirms a request to follow, once or repeatedly; undefined: there is no such request. */
export async function confirmFollower(database: Database, token: string): Promise<Followed | undefined> {
  const [confirmed] = await database
    .update(followers)
    .set({
      confirmed: sql`coalesce(${followers.confirmed}, now())`,
      // A version that was issued meanwhile is what the follower sees now.
      version: sql`greatest(${followers.version}, (select coalesce(max("number"), 0) from "product_versions"
        where "product_id" = ${followers.productId} and "listed"))`,
    })
    .where(
      and(
        inArray(
          followers.id,
          database
            .select({ id: followMails.followerId })
            .from(followMails)
            .where(and(eq(followMails.tokenHash, hash(token)), isNull(followMails.version))),
        ),
        isCurrent,
      ),
    )
    .returning({ productId: followers.productId });
  return confirmed && { productId: confirmed.productId, isConfirmed: true };
}

/**
 * Deletes the follower of a token with all waiting mails; `deletesAll`: everything of the same address. Resolves to the number of products that
 * are no longer followed; 0 for an unknown token.
 */
export async function deleteFollower(database: Database, token: string, deletesAll: boolean): Promise<number> {
  const [follower] = await database
    .select({ id: followers.id, address: followers.address })
    .from(followMails)
    .innerJoin(followers, eq(followers.id, followMails.followerId))
    .where(eq(followMails.tokenHash, hash(token)));
  if (!follower) return 0;
  if (deletesAll) return deleteAddress(database, follower.address);
  return (await database.delete(followers).where(eq(followers.id, follower.id)).returning({ id: followers.id })).length;
}

/** Rows of an address, without regard to case, not of other spellings of its mailbox. */
export function isFollowedBy(address: string) {
  const lower = address.toLowerCase();
  // Rows that are older than mailbox keys may have the address as their key.
  return and(inArray(followers.addressKey, [mailboxOf(address), lower]), sql`lower(${followers.address}) = ${lower}`);
}

/** Deletes everything of an address ({@link isFollowedBy}). Resolves to the number of products that it followed. */
export async function deleteAddress(database: Database, address: string): Promise<number> {
  const rows = await database.delete(followers).where(isFollowedBy(address)).returning({ id: followers.id });
  return rows.length;
}

/** Number of confirmed followers by product; a product without followers is missing. */
export async function countFollowers(database: Database, productIds: readonly number[]): Promise<Map<number, number>> {
  if (productIds.length === 0) return new Map();
  const rows = await database
    .select({ productId: followers.productId, count: count() })
    .from(followers)
    .where(and(inArray(followers.productId, [...productIds]), isNotNull(followers.confirmed)))
    .groupBy(followers.productId);
  return new Map(rows.map((row) => [row.productId, row.count]));
}

/** All followed products with the number of their followers, by product. */
export const listFollowed = (database: Database) =>
  database
    .select({
      productId: followers.productId,
      code: products.code,
      confirmed: sql<number>`count(${followers.confirmed})::integer`,
      waiting: sql<number>`count(*) filter (where ${followers.confirmed} is null)::integer`,
    })
    .from(followers)
    .innerJoin(products, eq(products.id, followers.productId))
    .groupBy(followers.productId, products.code)
    .orderBy(asc(followers.productId));

export const hash = (value: string) => createHash('sha256').update(value).digest('base64url');
