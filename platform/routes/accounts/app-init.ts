import { createRoute, z } from '@hono/zod-openapi';
import { findUser, allowsLogin } from '../http/bearer.ts';
import { failures } from '../http/failure.ts';
import type { App, AppContext } from '../http/app-context.ts';

const route = createRoute({
  method: 'get',
  path: '/api/v1/app/init',
  security: allowsLogin,
  summary: 'The user and the workgroups',
  responses: {
    200: {
      description: 'user_id is null for an anonymous visitor',
      content: {
        'application/json': {
          schema: z.object({
            user_settings: z.object({
              user_id: z.number().nullable(),
              name: z.string().nullable(),
              email: z.string().nullable(),
            }),
            groups: z.array(z.object({ id: z.number(), text: z.string() })),
          }),
        },
      },
    },
    ...failures(401, 403),
  },
});

/** 3.4 `GET /api/v1/app/init` */
export function addAppInit(app: App, appContext: AppContext): void {
  app.openapi(route, async (c) => {
    const user = await findUser(appContext, c);
    return c.json(
      {
        user_settings: { user_id: user?.id ?? null, name: user?.name ?? null, email: user?.email ?? null },
        groups: (user?.workgroups ?? []).map(({ id, name }) => ({ id, text: name })),
      },
      200,
    );
  });
}
