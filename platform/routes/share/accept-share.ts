import type { Context } from 'hono';
import { type ShareRequest, writeShareMail } from '../../sharing/share-mail.ts';
import { metrics } from '../../runtime/metrics.ts';
import { addShare } from '../../store/shares/add-share.ts';
import type { Quota } from '../../store/shares/mail-quotas.ts';
import { audit } from '../http/request-log.ts';
import type { User } from '../http/bearer.ts';
import { clientAddress } from '../http/client-address.ts';
import { tooManyRequests } from '../http/failure.ts';
import type { AppContext, RequestVariables } from '../http/app-context.ts';

/** docs/platform-api.md, section 3.12. */
const errorOf: Record<Quota, string> = {
  minute: 'too_many_requests',
  user: 'user_mail_quota',
  recipient: 'recipient_mail_quota',
  total: 'total_mail_quota',
};

/**
 * Adds a share and its mails to the outbox. Returns the share's id; for a `requestKey` that is known, the id of that share.
 * @throws HttpError 429 when a quota is exceeded
 */
export async function acceptShare(
  appContext: AppContext,
  c: Context<RequestVariables>,
  {
    user,
    shareRequest,
    recipients,
    requestKey,
    event,
  }: { user: User; shareRequest: ShareRequest; recipients: string[]; requestKey?: string; event: string },
): Promise<string> {
  const share = await addShare(appContext.database, {
    userId: user.id,
    workgroupId: user.workgroup!.id,
    mail: writeShareMail(shareRequest),
    quotas: appContext.mailQuotas,
    ...{ shareRequest, recipients, requestKey },
  });
  const address = clientAddress(c, appContext.trustProxy);
  if ('quota' in share) {
    metrics.mailQuota.inc({ quota: share.quota });
    audit(appContext, c, 'share refused', { userId: user.id, address, quota: share.quota });
    throw tooManyRequests(share.retryAfterSeconds, errorOf[share.quota]);
  }
  appContext.outbox.wake();
  const products = shareRequest.products.map(({ id }) => id);
  audit(appContext, c, event, { userId: user.id, address, share: share.id, products, recipients: recipients.length });
  return share.id;
}
