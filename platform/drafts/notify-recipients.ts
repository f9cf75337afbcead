import { hasRole } from '../product/studio.ts';
import { addNotices } from '../sharing/add-notices.ts';
import { twelveMonthsBefore } from '../sharing/former-recipients.ts';
import { writeNoticeMail } from '../sharing/notice-mail.ts';
import type { Database } from '../store/database.ts';
import type { DraftHead } from '../store/studio/drafts.ts';
import { addEvents } from '../store/trail.ts';
import { StepRefusedError, type Stepping } from './take-step.ts';

/**
 * Queues mails with the published version to earlier recipients of the safety data sheet, one for each (REACH Art. 31(9)), with an entry
 * in the audit trail. Resolves to the product and the number of mails.
 * @throws StepRefusedError, NoticesError
 */
export async function notifyRecipients(
  database: Database,
  user: Stepping,
  { id: draftId, productId, workgroupId, state }: DraftHead,
  siteUrl: string,
): Promise<{ productId: number; mails: number }> {
  if (!hasRole(user.roles, 'publisher'))
    throw new StepRefusedError({ error: 'missing_role', role: 'publisher' }, state);
  if (state !== 'published' || productId === null) throw new StepRefusedError({ error: 'state' }, state);
  const { notices } = await addNotices(database, {
    productIds: [productId],
    since: twelveMonthsBefore(new Date()),
    isDryRun: false,
    write: (notice) => writeNoticeMail(notice, siteUrl),
  });
  await addEvents(database, { draftId, productId, workgroupId }, user, [{ action: 'notified', after: notices.length }]);
  return { productId, mails: notices.length };
}
