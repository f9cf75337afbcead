import { createRoute, z } from '@hono/zod-openapi';
import { revokeByToken } from '../../store/accounts/tokens.ts';
import { audit } from '../http/request-log.ts';
import { clientAddress } from '../http/client-address.ts';
import { failures } from '../http/failure.ts';
import { formLimit, onlyPost, readForm } from '../http/form.ts';
import type { App, AppContext } from '../http/app-context.ts';

const form = z.object({ client_id: z.string().optional(), token: z.string().optional() });

const description = createRoute({
  method: 'post',
  path: '/api/oauth2/revoke',
  summary: 'Logs out: revokes every token of the same login',
  request: { body: { content: { 'application/x-www-form-urlencoded': { schema: form } } } },
  responses: {
    200: {
      description: 'Also for an unknown token',
      content: { 'application/json': { schema: z.object({}) } },
    },
    ...failures(413, 415),
  },
});

/** 3.1 `POST /api/oauth2/revoke` */
export function addRevoke(app: App, appContext: AppContext): void {
  app.openAPIRegistry.registerPath(description);
  app.post(description.path, formLimit, async (c) => {
    const { client_id, token } = await readForm(c, form);
    if (token && client_id === appContext.clientId) {
      const userId = await revokeByToken(appContext.database, token);
      if (userId) audit(appContext, c, 'logout', { userId, address: clientAddress(c, appContext.trustProxy) });
    }
    return c.json({}, 200);
  });
  onlyPost(app, description.path);
}
