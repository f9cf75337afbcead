import { createRoute, z } from '@hono/zod-openapi';
import { documentLanguages } from '../../phrases/languages.ts';
import { maxMessageLength } from '../../sharing/personal-message.ts';
import { withLogoInside } from '../../sharing/sender-logo.ts';
import { writeShareMail } from '../../sharing/share-mail.ts';
import { requireUser, userCaller } from '../http/bearer.ts';
import { failures } from '../http/failure.ts';
import { formLimit, onlyPost, readForm } from '../http/form.ts';
import type { App, AppContext } from '../http/app-context.ts';
import { mailOptions, productIds } from './parameters.ts';
import { brandOf, commonSdsLanguages, findSharedProducts, readShareRequest } from './read-share-request.ts';

/** The recipients are sent too and ignored: the mail is the same for all of them. */
const form = mailOptions.extend({ synonym_ids: productIds });

const description = createRoute({
  method: 'post',
  path: '/api/v1/products/sharePreview',
  summary: 'The mail that a share would send',
  request: { body: { content: { 'application/x-www-form-urlencoded': { schema: form } } } },
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
  app.openAPIRegistry.registerPath(description);
  app.post(description.path, formLimit, async (c) => {
    const user = await requireUser(appContext, c);
    const { synonym_ids, ...shareRequest } = await readForm(c, form);
    const brand = brandOf(c);
    const run = async () =>
      withLogoInside(writeShareMail(await readShareRequest(appContext, user, brand, synonym_ids, shareRequest)));
    return c.html(await appContext.queues.queries.run({ caller: userCaller(user, c), rank: 'any', run }), 200);
  });
  onlyPost(app, description.path);
}

const languagesForm = z.object({ synonym_ids: productIds });

const languagesDescription = createRoute({
  method: 'post',
  path: '/api/v1/products/shareProductLangs',
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
  app.post(languagesDescription.path, formLimit, async (c) => {
    const user = await requireUser(appContext, c);
    const { synonym_ids } = await readForm(c, languagesForm);
    const products = await findSharedProducts(appContext, user, synonym_ids);
    const sds = commonSdsLanguages(products).map(({ id, text }) => ({ id, text }));
    return c.json({ data: { ui: messageLanguages, sds, message_max: maxMessageLength } }, 200);
  });
  onlyPost(app, languagesDescription.path);
}
