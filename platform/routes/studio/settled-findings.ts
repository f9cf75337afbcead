import { z } from '@hono/zod-openapi';
import { isoToday } from '../../drafts/draft-input.ts';
import { settledKey, settlementReason } from '../../product/product-file.ts';
import { reopenForWorkgroup, settleForWorkgroup } from '../../store/studio/settled-findings.ts';
import type { App, AppContext } from '../http/app-context.ts';
import { userOf } from '../http/bearer.ts';
import { HttpError } from '../http/failure.ts';
import { jsonBody, requireWorkgroup, studioRoute, workgroupParameter } from './studio-call.ts';

const path = '/settled-findings/{finding}/{basis}';
const query = z.object({ workgroup: workgroupParameter });

const settle = studioRoute(
  'put',
  path,
  'Settles a warning for all products of a workgroup',
  { params: settledKey, query, body: jsonBody(z.strictObject({ reason: settlementReason })) },
  { 204: { description: 'Settled; the same warning of another product of the workgroup is, too' } },
  400,
  409,
);
const reopen = studioRoute(
  'delete',
  path,
  'Opens a warning again that was settled for all products of a workgroup',
  { params: settledKey, query },
  { 204: { description: 'Open again' } },
  400,
);

/** 3.20 `/api/v1/studio/settled-findings/{finding}/{basis}` */
export function addSettledFindingCalls(app: App, { database }: AppContext): void {
  app.openapi(settle, async (c) => {
    const user = userOf(c);
    const { id } = requireWorkgroup(user, c.req.valid('query').workgroup, 'author');
    const { reason } = c.req.valid('json');
    const settled = { ...c.req.valid('param'), reason, user: user.name, date: isoToday() };
    if (await settleForWorkgroup(database, id, settled)) return c.body(null, 204);
    throw new HttpError(409, 'too_many', { message: 'a workgroup settles at most 1000 warnings for all products' });
  });
  app.openapi(reopen, async (c) => {
    const { id } = requireWorkgroup(userOf(c), c.req.valid('query').workgroup, 'author');
    if (await reopenForWorkgroup(database, id, c.req.valid('param'))) return c.body(null, 204);
    throw new HttpError(404, 'not_found');
  });
}
