import { createRoute, z } from '@hono/zod-openapi';
import { HttpError, failures } from './failure.ts';
import type { App, AppContext } from './house.ts';

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
      description: 'A flag that is missing is on',
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
