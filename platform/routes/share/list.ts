import { createRoute, z } from '@hono/zod-openapi';
import { inLanguage, languageCode } from '../../phrases/languages.ts';
import { listShares, shareStates } from '../../store/shares/list-shares.ts';
import { requireUser } from '../http/bearer.ts';
import { failures } from '../http/failure.ts';
import type { App, AppContext } from '../http/app-context.ts';
import { interfaceLanguage } from '../http/preferences.ts';
import { pageParameter, pageSchema, toPage } from '../http/paging.ts';

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
        ...{ id, target, created: created.toISOString() },
        language_msg: languageCode.parse(messageLanguage),
        language_doc: documentLanguage,
        products: products.map(({ productId, names, versionText }) => ({
          id: productId,
          text: inLanguage(names, lang) ?? String(productId),
          version: versionText,
        })),
        mails: mails.map(({ recipient, status, attempts, delivered, carrier, refused, response }) => ({
          ...{ recipient, status, attempts, carrier, refused, response },
          delivered: delivered?.toISOString() ?? null,
        })),
        withdrawn: withdrawn?.toISOString() ?? null,
      }),
    );
    return c.json({ ...toPage(data, { page, pageSize, total }), states: [...shareStates] }, 200);
  });
}
