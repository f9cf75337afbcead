import { createRoute, z } from '@hono/zod-openapi';
import { writeShareMail } from '../../mail/share-mail.ts';
import { metrics } from '../../metrics.ts';
import { isMailAddress } from '../../rules/mail-address.ts';
import { addShare } from '../../store/shares/add-share.ts';
import type { Quota } from '../../store/shares/mail-quotas.ts';
import { audit } from '../audit.ts';
import { requireUser } from '../bearer.ts';
import { clientAddress } from '../client-address.ts';
import { Failure, failures, tooManyRequests } from '../failure.ts';
import { formLimit, readForm } from '../form.ts';
import type { App, House } from '../house.ts';
import { onlyPost } from '../only-post.ts';
import { mailWish, productIds, recipients } from './parameters.ts';
import { brandOfViewport, readShareWish } from './share-wish.ts';

const form = mailWish.extend({
  emails: recipients,
  products: productIds,
  isDossier: z.string().optional(),
  isChemcard: z.string().optional(),
});

const description = createRoute({
  method: 'post',
  path: '/api/v1/products/group_action/share',
  summary: 'Sends products to recipients, a mail to each',
  request: { body: { content: { 'application/x-www-form-urlencoded': { schema: form } } } },
  responses: {
    200: {
      description: 'Accepted: the mails are on their way',
      content: { 'application/json': { schema: z.object({}) } },
    },
    ...failures(400, 401, 403, 413, 415, 422, 429),
  },
});

/** 3.12 `POST /api/v1/products/group_action/share` */
export function addShareSend(app: App, house: House): void {
  app.openAPIRegistry.registerPath(description);
  app.post(description.path, formLimit, async (c) => {
    const user = await requireUser(house, c);
    const { emails, products, isDossier, isChemcard, ...rest } = await readForm(c, form);
    const invalidEmails = emails.filter((email) => !isMailAddress(email));
    if (invalidEmails.length > 0) throw new Failure(422, 'invalidEmails', { invalidEmails });
    const brand = isChemcard ? 'chemcard' : isDossier ? 'dossier' : brandOfViewport(c.req.header('X-Viewport'));
    const wish = await readShareWish(house, user, brand, products, rest);
    const share = await addShare(house.database, {
      userId: user.id,
      workgroupId: user.workgroup!.id,
      wish,
      mail: writeShareMail(wish),
      recipients: eachOnce(emails),
      quotas: house.mailQuotas,
    });
    const address = clientAddress(c, house.trustProxy);
    if ('quota' in share) {
      metrics.mailQuota.inc({ quota: share.quota });
      audit(house, c, 'share refused', { userId: user.id, address, quota: share.quota });
      throw tooManyRequests(share.retryAfterSeconds, errorOf[share.quota]);
    }
    house.outbox.wake();
    audit(house, c, 'share', { userId: user.id, address, share: share.id, products, recipients: emails.length });
    return c.json({}, 200);
  });
  onlyPost(app, description.path);
}

/** The contract, 3.12. */
const errorOf: Record<Quota, string> = {
  minute: 'too_many_requests',
  user: 'user_mail_quota',
  recipient: 'recipient_mail_quota',
  total: 'total_mail_quota',
};

/** Nobody gets two mails because an address stands there twice, once in capitals. */
const eachOnce = (emails: string[]) => {
  const folded = emails.map((email) => email.toLowerCase());
  return emails.filter((_, index) => folded.indexOf(folded[index]!) === index);
};
