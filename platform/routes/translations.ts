import { createRoute, z } from '@hono/zod-openapi';
import { findTranslations } from '../store/translations.ts';
import { HttpError, failures } from './failure.ts';
import type { App, AppContext } from './house.ts';
import { interfaceLanguages } from './interface-language.ts';

const route = createRoute({
  method: 'get',
  path: '/api/v1/tools/trans/{uiLang}',
  summary: "The provider's own interface texts",
  request: { params: z.object({ uiLang: z.string().openapi({ enum: [...interfaceLanguages] }) }) },
  responses: {
    200: {
      description: 'Texts by key; they win over the web app’s own',
      content: {
        'application/json': { schema: z.object({ data: z.object({ app: z.record(z.string(), z.string()) }) }) },
      },
    },
    ...failures(404),
  },
});

/** 3.3 `GET /api/v1/tools/trans/{uiLang}` */
export function addTranslations(app: App, { database }: AppContext): void {
  app.openapi(route, async (c) => {
    const { uiLang } = c.req.valid('param');
    if (!interfaceLanguages.includes(uiLang)) throw new HttpError(404, 'not_found');
    return c.json({ data: { app: await findTranslations(database, uiLang) } }, 200);
  });
}
