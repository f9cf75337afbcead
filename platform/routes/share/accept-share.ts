import type { Context } from 'hono';
import { type ShareWish, writeShareMail } from '../../sharing/share-mail.ts';
import { metrics } from '../../runtime/metrics.ts';
import { addShare } from '../../store/shares/add-share.ts';
import type { Quota } from '../../store/shares/mail-quotas.ts';
import { audit } from '../http/request-log.ts';
import type { User } from '../http/bearer.ts';
import { clientAddress } from '../http/client-address.ts';
import { tooManyRequests } from '../http/failure.ts';
import type { House, RequestVariables } from '../http/app-context.ts';

/** The contract, 3.12. */
const errorOf: Record<Quota, string> = {
  minute: 'too_many_requests',
  user: 'user_mail_quota',
  recipient: 'recipient_mail_quota',
  total: 'total_mail_quota',
};

/**
 * Puts a share and its mails into the outbox, and gives its id; that of before for a `requestKey` that was there.
 * @throws Failure 429 where a quota does not allow it
 */
export async function acceptShare(
  house: House,
  c: Context<RequestVariables>,
  {
    user,
    wish,
    recipients,
    requestKey,
    event,
  }: { user: User; wish: ShareWish; recipients: string[]; requestKey?: string; event: string },
): Promise<string> {
  const share = await addShare(house.database, {
    userId: user.id,
    workgroupId: user.workgroup!.id,
    mail: writeShareMail(wish),
    quotas: house.mailQuotas,
    ...{ wish, recipients, requestKey },
  });
  const address = clientAddress(c, house.trustProxy);
  if ('quota' in share) {
    metrics.mailQuota.inc({ quota: share.quota });
    audit(house, c, 'share refused', { userId: user.id, address, quota: share.quota });
    throw tooManyRequests(share.retryAfterSeconds, errorOf[share.quota]);
  }
  house.outbox.wake();
  const products = wish.products.map(({ id }) => id);
  audit(house, c, event, { userId: user.id, address, share: share.id, products, recipients: recipients.length });
  return share.id;
}
