import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../database.ts';
import { deleteAddress, isFollowedBy } from '../followers/followers.ts';
import {
  followers,
  followMails,
  memberships,
  outbox,
  shareProducts,
  shares,
  studioDrafts,
  studioEvents,
  tokenFamilies,
  users,
  workgroups,
} from '../schema.ts';

/** Stands for an address that was forgotten; nothing is ever sent to this domain (RFC 2606). */
export const forgottenAddress = 'forgotten@dossier.invalid';

const isAddress = (column: typeof outbox.recipient | typeof shares.senderEmail | typeof users.email, address: string) =>
  sql`lower(${column}) = ${address.toLowerCase()}`;

/** Everything that is stored of a person by the mail address (GDPR Art. 15 and 20), without hashes of passwords, tokens and networks. */
export async function findPerson(database: Database, address: string) {
  const accounts = await database
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      company: users.company,
      locked: users.locked,
      role: users.role,
      created: users.created,
    })
    .from(users)
    .where(isAddress(users.email, address));
  const userIds = accounts.map(({ id }) => id);
  const names = accounts.map(({ name }) => name);
  const userRows = {
    workgroups: await database
      .select({ userId: memberships.userId, name: workgroups.name, studioRoles: memberships.studioRoles })
      .from(memberships)
      .innerJoin(workgroups, eq(workgroups.id, memberships.workgroupId))
      .where(inArray(memberships.userId, userIds)),
    sessions: await database
      .select({ userId: tokenFamilies.userId, created: tokenFamilies.created, expires: tokenFamilies.expires })
      .from(tokenFamilies)
      .where(inArray(tokenFamilies.userId, userIds)),
    drafts: await database
      .select({ userId: studioDrafts.ownerId, id: studioDrafts.id, state: studioDrafts.state })
      .from(studioDrafts)
      .where(inArray(studioDrafts.ownerId, userIds)),
    events: await database
      .select({
        userId: studioEvents.userId,
        at: studioEvents.at,
        action: studioEvents.action,
        productId: studioEvents.productId,
        draftId: studioEvents.draftId,
        field: studioEvents.field,
        comment: studioEvents.comment,
      })
      .from(studioEvents)
      .where(inArray(studioEvents.userId, userIds))
      .orderBy(studioEvents.id),
    settled: rowsOf(
      await database.execute(sql`
        select users.id as "userId", entry.* from users join (
          select settled_by as "user", null::bigint as "productId", finding, reason, settled_on::text as date from settled_findings
          union all select value ->> 'user', products.id, value ->> 'finding', value ->> 'reason', value ->> 'date'
            from products, jsonb_array_elements(settled_findings) as value) as entry on entry."user" = users.name
        where ${inArray(users.name, names)} order by date`),
    ).map(({ userId, productId, finding, reason, date }) => ({
      userId: Number(userId),
      productId: productId === null ? null : Number(productId),
      finding,
      reason,
      date,
    })),
  };
  const mail = {
    created: outbox.created,
    delivered: outbox.delivered,
    status: outbox.status,
    from: shares.senderName,
    to: outbox.recipient,
    subject: shares.subject,
    text: shares.text,
    products: sql<number[]>`(select coalesce(jsonb_agg(share_products.product_id), '[]') from share_products
      where share_products.share_id = ${shares.id})`,
  };
  const mails = () => database.select(mail).from(outbox).innerJoin(shares, eq(shares.id, outbox.shareId));
  const selectOf = <Row extends { userId: number | null }>(rows: readonly Row[], id: number) =>
    rows.filter(({ userId }) => userId === id).map((row) => ({ ...row, userId: undefined }));
  return {
    address,
    accounts: accounts.map((account) => ({
      ...account,
      workgroups: selectOf(userRows.workgroups, account.id),
      sessions: selectOf(userRows.sessions, account.id),
      drafts: selectOf(userRows.drafts, account.id),
      events: selectOf(userRows.events, account.id),
      settled: selectOf(userRows.settled, account.id),
    })),
    mailsSent: await mails().where(isAddress(shares.senderEmail, address)).orderBy(outbox.created),
    mailsReceived: await mails().where(isAddress(outbox.recipient, address)).orderBy(outbox.created),
    follows: await database
      .select({
        productId: followers.productId,
        address: followers.address,
        language: followers.language,
        requested: followers.requested,
        confirmed: followers.confirmed,
        mails: sql<number>`(select count(*)::int from ${followMails} where ${followMails.followerId} = ${followers.id})`,
      })
      .from(followers)
      .where(isFollowedBy(address)),
  };
}

/**
 * Forgets a person by the mail address (GDPR Art. 17): the address follows nothing, waiting mails to and from it are not sent, and in the
 * record of mails, which still says which product was sent on which day, it is replaced by {@link forgottenAddress}. Texts of mails are deleted
 * where nobody else is left who got or sent them. Resolves to numbers of followed products and of mails.
 */
export const forgetPerson = (database: Database, address: string): Promise<{ follows: number; mails: number }> =>
  database.transaction(async (transaction) => {
    const follows = await deleteAddress(transaction, address);
    const received = await transaction
      .update(outbox)
      .set({
        recipient: forgottenAddress,
        mailbox: forgottenAddress,
        status: sql`case when ${outbox.status} = 'sent' then 'sent' else 'withdrawn' end`,
        error: null,
        response: null,
      })
      .where(isAddress(outbox.recipient, address))
      .returning({ id: outbox.id, shareId: outbox.shareId });
    const receivedIds = received.map(({ shareId }) => shareId);
    await transaction
      .update(shareProducts)
      .set({ noticeTo: sql`'forgotten ' || ${shareProducts.shareId}` })
      .where(and(inArray(shareProducts.shareId, receivedIds), sql`${shareProducts.noticeTo} is not null`));
    const sent = await transaction
      .update(shares)
      .set({ senderName: 'forgotten', senderEmail: forgottenAddress, logo: null })
      .where(isAddress(shares.senderEmail, address))
      .returning({ id: shares.id });
    const sentIds = sent.map(({ id }) => id);
    const stopped = await transaction
      .update(outbox)
      .set({ status: sql`case when ${outbox.status} = 'sent' then 'sent' else 'withdrawn' end` })
      .where(inArray(outbox.shareId, sentIds))
      .returning({ id: outbox.id });
    const alone = receivedIds.filter((id) => !sentIds.includes(id));
    await transaction
      .update(shares)
      .set({ subject: '', html: '', text: '', message: null })
      .where(
        sql`${inArray(shares.id, sentIds)} or (${inArray(shares.id, alone)} and not exists (select from ${outbox}
          where ${outbox.shareId} = ${shares.id} and ${ne(outbox.recipient, forgottenAddress)}))`,
      );
    const mails = new Set([...received, ...stopped].map(({ id }) => id)).size;
    return { follows, mails };
  });
