import { isMailAddress } from '../runtime/mail-address.ts';
import type { Database } from '../store/database.ts';
import { findCarriedMails, insertNotices, lockRevisedProducts, withVersions } from '../store/shares/notices.ts';
import { dueNotices, foldAddress, type Notice } from './former-recipients.ts';
import type { Mail } from './share-mail.ts';

/** Why nobody can be told, in a sentence for the operator. */
export class NoticesError extends Error {
  override name = 'NoticesRefused';
}

export interface AddedNotices {
  notices: Notice[];
  /** Ids of products that are removed or have no SDS: nobody is told of them. */
  withoutSds: number[];
}

interface NoticeOptions {
  productIds: number[];
  /** Shares that were delivered before count no more. */
  since: Date;
  isDryRun: boolean;
  write: (notice: Notice) => Mail;
}

/**
 * Finds who is to be told of the newest versions of products, and puts a mail for each into the outbox with its record: all of
 * them or none. One run on a product waits for the other, so nobody is told twice.
 * @throws NoticesError for ids of no product, and for a supplier's address that replies can't go to
 */
export const addNotices = (
  database: Database,
  { productIds, since, isDryRun, write }: NoticeOptions,
): Promise<AddedNotices> =>
  database.transaction(async (transaction) => {
    const found = await lockRevisedProducts(transaction, productIds);
    const unknown = productIds.filter((id) => !found.some((product) => product.id === id));
    if (unknown.length > 0) throw new NoticesError(`There is no product ${unknown.join(', ')}; nobody is told.`);
    const revised = found.filter(({ hasSds }) => hasSds);
    const notices = dueNotices(
      await withVersions(transaction, revised),
      await findCarriedMails(transaction, revised),
      since,
    );
    notices.forEach(checkSupplier);
    if (!isDryRun)
      await insertNotices(
        transaction,
        notices.map((notice) => newNotice(notice, write(notice))),
      );
    return { notices, withoutSds: found.filter(({ hasSds }) => !hasSds).map(({ id }) => id) };
  });

function checkSupplier({ supplier: { name, email }, products: [told] }: Notice): void {
  if (isMailAddress(email)) return;
  throw new NoticesError(
    `Product ${told?.product.id}: '${email}', the e-mail address of ${name} in section 1.3, is no plain mail address. Replies go there; nobody is told.`,
  );
}

const newNotice = (notice: Notice, mail: Mail) => ({
  recipient: notice.recipient,
  share: {
    brand: notice.brand,
    senderName: notice.supplier.name,
    senderEmail: notice.supplier.email,
    target: 'sds' as const,
    messageLanguage: notice.messageLanguage,
    documentLanguage: notice.documentLanguage,
    ...mail,
  },
  products: notice.products.map(({ product, version }) => ({
    productId: product.id,
    names: product.names,
    versionId: version.id,
    versionText: version.text,
    noticeTo: foldAddress(notice.recipient),
  })),
});
