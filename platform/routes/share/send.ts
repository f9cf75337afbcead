import { createRoute, z } from '@hono/zod-openapi';
import { isMailAddress } from '../../runtime/mail-address.ts';
import { requireUser } from '../http/bearer.ts';
import { HttpError, failures } from '../http/failure.ts';
import { formLimit, onlyPost, readForm } from '../http/form.ts';
import type { App, AppContext } from '../http/app-context.ts';
import { acceptShare } from './accept-share.ts';
import { mailOptions, productIds, recipients } from './parameters.ts';
import { brandOf, readShareRequest } from './read-share-request.ts';

const form = mailOptions.extend({
  emails: recipients,
  products: productIds,
  isDossier: z.string().optional(),
  isChemcard: z.string().optional(),
});

const description = createRoute({
  method: 'post',
  path: '/api/v1/products/group_action/share',
  summary: 'Sends products to recipients, one mail to each',
  request: { body: { content: { 'application/x-www-form-urlencoded': { schema: form } } } },
  responses: {
    200: {
      description: 'Accepted: the mails are queued',
      content: { 'application/json': { schema: z.object({}) } },
    },
    ...failures(400, 401, 403, 413, 415, 422, 429),
  },
});

/** 3.12 `POST /api/v1/products/group_action/share` */
export function addShareSend(app: App, appContext: AppContext): void {
  app.openAPIRegistry.registerPath(description);
  app.post(description.path, formLimit, async (c) => {
    const user = await requireUser(appContext, c);
    const { emails, products, isDossier, isChemcard, ...options } = await readForm(c, form);
    const invalidEmails = emails.filter((email) => !isMailAddress(email));
    if (invalidEmails.length > 0) throw new HttpError(422, 'invalidEmails', { invalidEmails });
    const brand = brandOf(c, { isDossier, isChemcard });
    const shareRequest = await readShareRequest(appContext, user, brand, products, options);
    await acceptShare(appContext, c, { user, shareRequest, recipients: withoutDuplicates(emails), event: 'share' });
    return c.json({}, 200);
  });
  onlyPost(app, description.path);
}

/** Addresses that differ only in case are duplicates. */
const withoutDuplicates = (emails: string[]) => {
  const folded = emails.map((email) => email.toLowerCase());
  return emails.filter((_, index) => folded.indexOf(folded[index]!) === index);
};
