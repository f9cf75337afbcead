import type { Database } from '../store/database.ts';
import { findCarriedMails, lockRevisedProducts, withVersions } from '../store/shares/notices.ts';
import { dueNotices, twelveMonthsBefore } from './former-recipients.ts';

/** How many former recipients a notice of the next version of a product would reach. */
export const countFormerRecipients = (database: Database, productId: number, now: Date): Promise<number> =>
  database.transaction(async (transaction) => {
    const found = await lockRevisedProducts(transaction, [productId]);
    const products = await withVersions(transaction, found);
    const next = products.map((product) => ({
      ...product,
      versions: [...product.versions, { id: -1, text: '', created: '', listed: true, number: Infinity, changes: [] }],
    }));
    return dueNotices(next, await findCarriedMails(transaction, found), twelveMonthsBefore(now)).length;
  });
