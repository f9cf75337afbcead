import { z } from '@hono/zod-openapi';
import { studioRoles } from '../../product/studio.ts';
import { changeRoles, LastAdministratorError, UnknownMemberError } from '../../accounts/change-roles.ts';
import { listMembers } from '../../store/studio/members.ts';
import type { App, AppContext } from '../http/app-context.ts';
import { clientAddress } from '../http/client-address.ts';
import { HttpError } from '../http/failure.ts';
import { audit } from '../http/request-log.ts';
import { userOf } from '../http/bearer.ts';
import { jsonBody, requireWorkgroup, studioRoute, workgroupParameter } from './studio-call.ts';

const query = z.object({ workgroup: workgroupParameter });
const roles = z.array(z.enum(studioRoles)).max(studioRoles.length);
const member = z.object({ id: z.number(), name: z.string(), roles });

const list = studioRoute(
  'get',
  '/members',
  'The members of a workgroup with their roles; for administrators',
  { query },
  {
    200: { description: 'By name', schema: z.object({ members: z.array(member) }) },
  },
  400,
);

const change = studioRoute(
  'put',
  '/members/{user}',
  'Sets the roles of a member; for administrators',
  {
    params: z.object({
      user: z
        .string()
        .regex(/^[1-9]\d{0,8}$/, 'must be the id of a user')
        .transform(Number)
        .openapi({ type: 'string', example: '1' }),
    }),
    query,
    body: jsonBody(z.strictObject({ roles })),
  },
  { 200: { description: 'The roles apply from the member’s next call', schema: member } },
  400,
  409,
  413,
  415,
);

/** 3.20 `GET /api/v1/studio/members`, `PUT …/members/{user}` */
export function addMemberCalls(app: App, appContext: AppContext): void {
  const { database } = appContext;
  app.openapi(list, async (c) => {
    const { id } = requireWorkgroup(userOf(c), c.req.valid('query').workgroup, 'administrator');
    return c.json({ members: await listMembers(database, id) }, 200);
  });
  app.openapi(change, async (c) => {
    const user = userOf(c);
    const { id } = requireWorkgroup(user, c.req.valid('query').workgroup, 'administrator');
    const { user: memberId } = c.req.valid('param');
    const changed = await changeRoles(database, id, memberId, c.req.valid('json').roles).catch(throwHttpError);
    const address = clientAddress(c, appContext.trustProxy);
    audit(appContext, c, 'studio roles', {
      userId: user.id,
      address,
      workgroup: id,
      member: memberId,
      roles: changed.roles,
    });
    return c.json(changed, 200);
  });
}

function throwHttpError(reason: unknown): never {
  if (reason instanceof UnknownMemberError) throw new HttpError(404, 'not_found');
  if (reason instanceof LastAdministratorError)
    throw new HttpError(409, 'last_administrator', { message: 'a workgroup keeps one administrator' });
  throw reason;
}
