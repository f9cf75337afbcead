import { createRoute, z } from '@hono/zod-openapi';
import { withdrawShare } from '../../store/shares/list-shares.ts';
import { audit } from '../http/request-log.ts';
import { requireUser } from '../http/bearer.ts';
import { clientAddress } from '../http/client-address.ts';
import { HttpError, failures } from '../http/failure.ts';
import type { App, AppContext } from '../http/app-context.ts';
import { onlyPost } from '../http/form.ts';
import { shareId } from './parameters.ts';
import { parseShareId } from './resend.ts';

const description = createRoute({
  method: 'post',
  path: '/api/v1/shares/{id}/withdraw',
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
  app.openAPIRegistry.registerPath(description);
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
