import { isMailAddress } from '../runtime/mail-address.ts';
import type { Database } from '../store/database.ts';
import { findCarriedMails, insertNotices, lockRevisedProducts, loadVersions } from '../store/shares/notices.ts';
import { dueNotices, foldAddress, type Notice } from './former-recipients.ts';
import type { Mail } from './share-mail.ts';

/** No recipient can be notified; the message is for the operator. */
export class NoticesError extends Error {
  override name = 'NoticesRefused';
}

interface AddedNotices {
  notices: Notice[];
  /** Ids of products that are removed or have no SDS: no notices are sent for them. */
  skippedIds: number[];
}

interface NoticeOptions {
  productIds: number[];
  /** Shares that were delivered before are ignored. */
  since: Date;
  isDryRun: boolean;
  write: (notice: Notice) => Mail;
}

/**
 * Finds the recipients of notices about the newest versions of products, and inserts a mail with its record for each into the outbox,
 * all or none. Concurrent runs for a product are serialised, so that nobody is notified twice.
 * @throws NoticesError for unknown ids, and for an invalid mail address of a supplier
 */
export const addNotices = (
  database: Database,
  { productIds, since, isDryRun, write }: NoticeOptions,
): Promise<AddedNotices> =>
  database.transaction(async (transaction) => {
    const products = await lockRevisedProducts(transaction, productIds);
    const unknown = productIds.filter((id) => !products.some((product) => product.id === id));
    if (unknown.length > 0) throw new NoticesError(`There is no product ${unknown.join(', ')}; nobody was notified.`);
    const revised = products.filter(({ hasSds }) => hasSds);
    const notices = dueNotices(
      await loadVersions(transaction, revised),
      await findCarriedMails(transaction, revised),
      since,
    );
    notices.forEach(checkSupplier);
    if (!isDryRun)
      await insertNotices(
        transaction,
        notices.map((notice) => newNotice(notice, write(notice))),
      );
    return { notices, skippedIds: products.filter(({ hasSds }) => !hasSds).map(({ id }) => id) };
  });

function checkSupplier({ supplier: { name, email }, products: [first] }: Notice): void {
  if (isMailAddress(email)) return;
  throw new NoticesError(
    `Product ${first?.product.id}: '${email}', the e-mail address of ${name} in section 1.3, is not a plain mail address. Replies go there; nobody was notified.`,
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
