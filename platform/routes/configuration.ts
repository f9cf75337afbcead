import { createRoute, z } from '@hono/zod-openapi';
import { failures, HttpError } from './http/failure.ts';
import type { App, AppContext } from './http/app-context.ts';
import { findTranslations } from '../store/products/public-products.ts';
import { interfaceLanguages } from './http/preferences.ts';

/** docs/platform-api.md, section 7, "Flags". */
const featureFlags = { share: true, label_edit: true, sds_compare: true, changes: true, emergency: true };

const files = ['development.json', 'production.json', 'test.json'];

const route = createRoute({
  method: 'get',
  path: '/v2/assets/config/{file}',
  summary: "The web app's configuration file",
  request: { params: z.object({ file: z.string().openapi({ enum: files }) }) },
  responses: {
    200: {
      description: 'A missing flag is on',
      content: {
        'application/json': {
          schema: z.object({ appVersion: z.string(), featureFlags: z.record(z.string(), z.boolean()) }),
        },
      },
    },
    ...failures(404),
  },
});

/** 3.2 `GET /v2/assets/config/{development|production|test}.json` */
export function addConfig(app: App, { version }: AppContext): void {
  app.openapi(route, (c) => {
    if (!files.includes(c.req.valid('param').file)) throw new HttpError(404, 'not_found');
    return c.json({ appVersion: version, featureFlags }, 200);
  });
}

const translationsRoute = createRoute({
  method: 'get',
  path: '/api/v1/tools/trans/{uiLang}',
  summary: "The provider's own interface texts",
  request: { params: z.object({ uiLang: z.string().openapi({ enum: [...interfaceLanguages] }) }) },
  responses: {
    200: {
      description: 'Texts by key; they override the web app’s own',
      content: {
        'application/json': { schema: z.object({ data: z.object({ app: z.record(z.string(), z.string()) }) }) },
      },
    },
    ...failures(404),
  },
});

/** 3.3 `GET /api/v1/tools/trans/{uiLang}` */
export function addTranslations(app: App, { database }: AppContext): void {
  app.openapi(translationsRoute, async (c) => {
    const { uiLang } = c.req.valid('param');
    if (!interfaceLanguages.includes(uiLang)) throw new HttpError(404, 'not_found');
    return c.json({ data: { app: await findTranslations(database, uiLang) } }, 200);
  });
}
