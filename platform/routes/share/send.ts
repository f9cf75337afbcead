import { createRoute, z } from '@hono/zod-openapi';
import { isMailAddress, mailboxOf, toAsciiAddress } from '../../runtime/mail-address.ts';
import { requireUser, type User, userCaller, requiresLogin } from '../http/bearer.ts';
import { HttpError, failures, tooManyRequests } from '../http/failure.ts';
import { onlyPost, readForm } from '../http/form.ts';
import type { App, AppContext, RequestVariables } from '../http/app-context.ts';
import {
  mailOptions,
  productIds,
  recipients,
  brandOf,
  readShareRequest,
  commonSdsLanguages,
  findSharedProducts,
} from './parameters.ts';
import type { Context } from 'hono';
import { type ShareRequest, writeShareMail } from '../../sharing/share-mail.ts';
import { metrics } from '../../runtime/metrics.ts';
import { addShare, type Quota } from '../../store/shares/add-share.ts';
import { audit } from '../http/request-log.ts';
import { clientAddress } from '../http/client-address.ts';
import { documentLanguages } from '../../languages/languages.ts';
import { maxMessageLength, embedLogo } from '../../sharing/mail-body.ts';

const form = mailOptions.extend({
  emails: recipients,
  products: productIds,
  isDossier: z.string().optional(),
  isChemcard: z.string().optional(),
});

const description = createRoute({
  method: 'post',
  path: '/api/v1/products/group_action/share',
  security: requiresLogin,
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
  app.post(description.path, async (c) => {
    const user = await requireUser(appContext, c);
    const { emails: written, products, isDossier, isChemcard, ...options } = await readForm(c, form);
    const invalidEmails = written.filter((email) => !isMailAddress(toAsciiAddress(email)));
    if (invalidEmails.length > 0) throw new HttpError(422, 'invalidEmails', { invalidEmails });
    const brand = brandOf(c, { isDossier, isChemcard });
    const shareRequest = await readShareRequest(appContext, user, brand, products, options);
    await acceptShare(appContext, c, {
      user,
      shareRequest,
      recipients: removeDuplicates(written.map(toAsciiAddress)),
      event: 'share',
    });
    return c.json({}, 200);
  });
  onlyPost(app, description.path);
}

/** Keeps the first spelling of each mailbox, since the mails are the same. */
const removeDuplicates = (emails: string[]) => {
  const mailboxes = emails.map(mailboxOf);
  return emails.filter((_, index) => mailboxes.indexOf(mailboxes[index]!) === index);
};

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
    shareRequest,
    recipients,
    requestKey,
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

/** The form also has the recipients, which are ignored, since the mail is the same for all of them. */
const previewForm = mailOptions.extend({ synonym_ids: productIds });

const previewDescription = createRoute({
  method: 'post',
  path: '/api/v1/products/sharePreview',
  security: requiresLogin,
  summary: 'The mail that a share would send',
  request: { body: { content: { 'application/x-www-form-urlencoded': { schema: previewForm } } } },
  responses: {
    200: {
      description: 'A self-contained document: its pictures are data URLs',
      content: { 'text/html': { schema: z.string() } },
    },
    ...failures(400, 401, 403, 413, 415, 429, 503),
  },
});

/** 3.12 `POST /api/v1/products/sharePreview` */
export function addSharePreview(app: App, appContext: AppContext): void {
  app.openAPIRegistry.registerPath(previewDescription);
  app.post(previewDescription.path, async (c) => {
    const user = await requireUser(appContext, c);
    const { synonym_ids, ...shareRequest } = await readForm(c, previewForm);
    const brand = brandOf(c);
    const run = async () =>
      embedLogo(writeShareMail(await readShareRequest(appContext, user, brand, synonym_ids, shareRequest)));
    return c.html(await appContext.queues.queries.run({ caller: userCaller(user, c), rank: 'any', run }), 200);
  });
  onlyPost(app, previewDescription.path);
}

const languagesForm = z.object({ synonym_ids: productIds });

const languagesDescription = createRoute({
  method: 'post',
  path: '/api/v1/products/shareProductLangs',
  security: requiresLogin,
  summary: 'The languages in which products can be shared',
  request: { body: { content: { 'application/x-www-form-urlencoded': { schema: languagesForm } } } },
  responses: {
    200: {
      description: 'ui: languages of the message; sds: languages in which every product has a valid SDS',
      content: {
        'application/json': {
          schema: z.object({
            data: z.object({
              ui: z.array(z.object({ id: z.string(), text: z.string() })),
              sds: z.array(z.object({ id: z.number(), text: z.string() })),
              message_max: z.number().openapi({ description: 'Maximum length of the personal message in characters' }),
            }),
          }),
        },
      },
    },
    ...failures(400, 401, 403, 413, 415),
  },
});

const messageLanguages = documentLanguages.map(({ code, text }) => ({ id: code, text }));

/** 3.12 `POST /api/v1/products/shareProductLangs` */
export function addShareLanguages(app: App, appContext: AppContext): void {
  app.openAPIRegistry.registerPath(languagesDescription);
  app.post(languagesDescription.path, async (c) => {
    const user = await requireUser(appContext, c);
    const { synonym_ids } = await readForm(c, languagesForm);
    const products = await findSharedProducts(appContext, user, synonym_ids);
    const sds = commonSdsLanguages(products).map(({ id, text }) => ({ id, text }));
    return c.json({ data: { ui: messageLanguages, sds, message_max: maxMessageLength } }, 200);
  });
  onlyPost(app, languagesDescription.path);
}
