import { createRoute, z } from '@hono/zod-openapi';
import { inLanguage, languageCode } from '../../phrases/languages.ts';
import { listShares, shareStates } from '../../store/shares/list-shares.ts';
import { requireUser } from '../http/bearer.ts';
import { failures } from '../http/failure.ts';
import type { App, AppContext } from '../http/app-context.ts';
import { interfaceLanguage } from '../http/preferences.ts';
import { pageOf, pageParameter, pagesOf } from '../http/parameters.ts';

const pageSize = 50;
const maxSearchLength = 200;

const mail = z.object({
  recipient: z.string(),
  status: z
    .enum(['queued', 'sent', 'failed', 'withdrawn'])
    .openapi({ description: 'failed: it is not tried again by itself; withdrawn: it was not sent' }),
  attempts: z.number(),
  delivered: z.iso.datetime().nullable().openapi({ description: 'When the mail server took it' }),
  carrier: z
    .enum(['smtp', 'file'])
    .nullable()
    .openapi({ description: 'What took a mail that was sent: a mail server, or a file; null: unknown' }),
  refused: z.boolean().openapi({ description: 'failed, because the mail server refused it for good' }),
  response: z.string().nullable().openapi({ description: 'The mail server’s own words at the last failed attempt' }),
});

const route = createRoute({
  method: 'get',
  path: '/api/v1/shares',
  summary: 'What the user has shared, and what became of its mails',
  request: {
    query: z.object({
      page: pageParameter,
      search: z
        .string()
        .max(maxSearchLength, `wants at most ${maxSearchLength} characters`)
        .refine((text) => !text.includes('\0'), 'wants no zero bytes')
        .optional()
        .openapi({ description: 'Part of a recipient’s address or of a product’s name, or a product’s id' }),
      state: z
        .enum(shareStates, { error: `wants one of ${shareStates.join(', ')}` })
        .optional()
        .openapi({ description: 'Some mail waits, was sent or failed; or the share was withdrawn' }),
    }),
  },
  responses: {
    200: {
      description: `The newest first, ${pageSize} a page`,
      content: {
        'application/json': {
          schema: pageOf(
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
            states: z.array(z.enum(shareStates)).openapi({ description: 'What the list can be filtered by' }),
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
    return c.json({ data, page, pages: pagesOf(total, pageSize), total, states: [...shareStates] }, 200);
  });
}
