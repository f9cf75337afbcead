import { createRoute, z } from '@hono/zod-openapi';
import { documentLanguages } from '../../phrases/languages.ts';
import { maxMessageLength } from '../../sharing/personal-message.ts';
import { requireUser } from '../http/bearer.ts';
import { failures } from '../http/failure.ts';
import { formLimit, onlyPost, readForm } from '../http/form.ts';
import type { App, AppContext } from '../http/app-context.ts';
import { productIds } from './parameters.ts';
import { commonSdsLanguages, findSharedProducts } from './read-share-request.ts';

const form = z.object({ synonym_ids: productIds });

const description = createRoute({
  method: 'post',
  path: '/api/v1/products/shareProductLangs',
  summary: 'The languages in which products can be shared',
  request: { body: { content: { 'application/x-www-form-urlencoded': { schema: form } } } },
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
  app.openAPIRegistry.registerPath(description);
  app.post(description.path, formLimit, async (c) => {
    const user = await requireUser(appContext, c);
    const { synonym_ids } = await readForm(c, form);
    const products = await findSharedProducts(appContext, user, synonym_ids);
    const sds = commonSdsLanguages(products).map(({ id, text }) => ({ id, text }));
    return c.json({ data: { ui: messageLanguages, sds, message_max: maxMessageLength } }, 200);
  });
  onlyPost(app, description.path);
}
