import { createRoute, z } from '@hono/zod-openapi';
import { localise, languageCode } from '../../languages/languages.ts';
import { listShares, shareStates, findUserShare, withdrawShare } from '../../store/shares/shares.ts';
import { requireUser, requiresLogin } from '../http/bearer.ts';
import { failures, HttpError } from '../http/failure.ts';
import type { App, AppContext } from '../http/app-context.ts';
import { interfaceLanguage } from '../http/preferences.ts';
import { pageParameter, pageSchema, toPage } from '../http/parameters.ts';
import { clientAddress } from '../http/client-address.ts';
import { onlyPost, readForm } from '../http/form.ts';
import { audit } from '../http/request-log.ts';
import { acceptShare } from './send.ts';
import { shareId, readShareRequest } from './parameters.ts';

const form = z.object({
  key: z
    .uuid({ error: 'must be a UUID' })
    .openapi({ description: 'Idempotency key: a repeated request sends nothing more' }),
  to: z
    .enum(['all', 'failed'], { error: 'must be all or failed' })
    .default('all')
    .openapi({ description: 'All recipients, or those whose mail failed' }),
});

const description = createRoute({
  method: 'post',
  path: '/api/v1/shares/{id}/resend',
  security: requiresLogin,
  summary: 'Sends a share again, with its products as they are now',
  request: {
    params: z.object({ id: shareId }),
    body: { content: { 'application/x-www-form-urlencoded': { schema: form } } },
  },
  responses: {
    200: {
      description: 'Accepted: a new share',
      content: { 'application/json': { schema: z.object({ id: z.string() }) } },
    },
    ...failures(400, 401, 403, 404, 413, 415, 422, 429),
  },
});

/** 3.12 `POST /api/v1/shares/{id}/resend` */
export function addShareResend(app: App, appContext: AppContext): void {
  app.openAPIRegistry.registerPath(description);
  app.post('/api/v1/shares/:id/resend', async (c) => {
    const user = await requireUser(appContext, c);
    const { key, to } = await readForm(c, form);
    const share = await findUserShare(appContext.database, user.id, parseShareId(c.req.param('id')));
    if (!share) throw new HttpError(404, 'not_found');
    if (share.withdrawn) throw new HttpError(422, 'share_withdrawn');
    const recipients = share.mails
      .filter(({ status }) => to === 'all' || status === 'failed')
      .map(({ recipient }) => recipient);
    if (recipients.length === 0) throw new HttpError(422, 'no_recipients');
    const shareRequest = await readShareRequest(appContext, user, share.brand, share.productIds, {
      language_msg: languageCode.parse(share.messageLanguage),
      language_doc: share.documentLanguage,
      sds: share.target,
      message: share.message,
    }).catch(throwNoValidSds);
    const id = await acceptShare(appContext, c, {
      user,
      shareRequest,
      recipients,
      requestKey: key,
      event: 'share resent',
    });
    return c.json({ id }, 200);
  });
  onlyPost(app, '/api/v1/shares/:id/resend');
}

/** Maps a 400 to 422: the language that lacks an SDS is the share's, not a parameter of this call. */
function throwNoValidSds(error: unknown): never {
  throw error instanceof HttpError && error.status === 400 ? new HttpError(422, 'no_valid_sds') : error;
}

/** @throws HttpError 404 for a malformed id */
function parseShareId(text: string): string {
  const id = shareId.safeParse(text);
  if (!id.success) throw new HttpError(404, 'not_found');
  return id.data;
}

const withdrawal = createRoute({
  method: 'post',
  path: '/api/v1/shares/{id}/withdraw',
  security: requiresLogin,
  summary: 'Withdraws a share: queued mails are not sent, and it causes no notices of new versions',
  request: { params: z.object({ id: shareId }) },
  responses: {
    200: {
      description: 'It is withdrawn, now or earlier',
      content: { 'application/json': { schema: z.object({ withdrawn: z.iso.datetime() }) } },
    },
    ...failures(401, 403, 404),
  },
});

/** 3.12 `POST /api/v1/shares/{id}/withdraw` */
export function addShareWithdraw(app: App, appContext: AppContext): void {
  app.openAPIRegistry.registerPath(withdrawal);
  app.post('/api/v1/shares/:id/withdraw', async (c) => {
    const user = await requireUser(appContext, c);
    const share = parseShareId(c.req.param('id'));
    const withdrawn = await withdrawShare(appContext.database, user.id, share);
    if (!withdrawn) throw new HttpError(404, 'not_found');
    audit(appContext, c, 'share withdrawn', {
      userId: user.id,
      address: clientAddress(c, appContext.trustProxy),
      share,
    });
    return c.json({ withdrawn: withdrawn.toISOString() }, 200);
  });
  onlyPost(app, '/api/v1/shares/:id/withdraw');
}

const pageSize = 50;
const maxSearchLength = 200;

const mail = z.object({
  recipient: z.string(),
  status: z
    .enum(['queued', 'sent', 'failed', 'withdrawn'])
    .openapi({ description: 'failed: not retried automatically; withdrawn: not sent' }),
  attempts: z.number(),
  delivered: z.iso.datetime().nullable().openapi({ description: 'When the mail server accepted it' }),
  carrier: z
    .enum(['smtp', 'file'])
    .nullable()
    .openapi({ description: 'What accepted a sent mail: a mail server or a file; null: unknown' }),
  refused: z.boolean().openapi({ description: 'failed, because the mail server refused it permanently' }),
  response: z.string().nullable().openapi({ description: 'The mail server’s response to the last failed attempt' }),
});

const route = createRoute({
  method: 'get',
  path: '/api/v1/shares',
  security: requiresLogin,
  summary: 'The shares of the user, with the states of their mails',
  request: {
    query: z.object({
      page: pageParameter,
      search: z
        .string()
        .max(maxSearchLength, `must have at most ${maxSearchLength} characters`)
        .refine((text) => !text.includes('\0'), 'must not contain null characters')
        .optional()
        .openapi({ description: 'Part of a recipient’s address or of a product’s name, or a product’s id' }),
      state: z
        .enum(shareStates, { error: `must be one of ${shareStates.join(', ')}` })
        .optional()
        .openapi({ description: 'At least one mail is queued, sent or failed; or the share was withdrawn' }),
    }),
  },
  responses: {
    200: {
      description: `Newest first, ${pageSize} per page`,
      content: {
        'application/json': {
          schema: pageSchema(
            z.object({
              id: z.string(),
              created: z.iso.datetime(),
              target: z.enum(['ui', 'sds']),
              language_msg: languageCode,
              language_doc: z.number().nullable(),
              products: z.array(
                z.object({
                  id: z.number(),
                  text: z.string(),
                  version: z.string().nullable().openapi({ description: 'Of the SDS that was the newest then' }),
                }),
              ),
              mails: z.array(mail),
              withdrawn: z.iso.datetime().nullable(),
            }),
          ).extend({
            states: z
              .array(z.enum(shareStates))
              .openapi({ description: 'The values by which the list can be filtered' }),
          }),
        },
      },
    },
    ...failures(400, 401, 403),
  },
});

/** 3.12 `GET /api/v1/shares?page=&search=&state=` */
export function addShareList(app: App, appContext: AppContext): void {
  app.openapi(route, async (c) => {
    const user = await requireUser(appContext, c);
    const { page = 1, search = '', state = null } = c.req.valid('query');
    const filter = { search: search.trim(), state };
    const lang = interfaceLanguage(c.req.header('Accept-Language'));
    const { shares, total } = await listShares(appContext.database, user.id, filter, page, pageSize);
    const data = shares.map(
      ({ id, created, target, messageLanguage, documentLanguage, products, mails, withdrawn }) => ({
        id,
        target,
        created: created.toISOString(),
        language_msg: languageCode.parse(messageLanguage),
        language_doc: documentLanguage,
        products: products.map(({ productId, names, versionText }) => ({
          id: productId,
          text: localise(names, lang) ?? String(productId),
          version: versionText,
        })),
        mails: mails.map(({ recipient, status, attempts, delivered, carrier, refused, response }) => ({
          recipient,
          status,
          attempts,
          carrier,
          refused,
          response,
          delivered: delivered?.toISOString() ?? null,
        })),
        withdrawn: withdrawn?.toISOString() ?? null,
      }),
    );
    return c.json({ ...toPage(data, { page, pageSize, total }), states: [...shareStates] }, 200);
  });
}
