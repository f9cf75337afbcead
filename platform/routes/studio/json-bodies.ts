import type { MiddlewareHandler } from 'hono';
import { limits } from '../../import/read/open-source.ts';
import { hasRole, type StudioRole } from '../../product/studio.ts';
import type { AppContext, RequestVariables } from '../http/app-context.ts';
import { type User, userOf } from '../http/bearer.ts';
import { bodyRoom, withBody } from '../http/body.ts';
import { scanJson } from '../http/json-scan.ts';
import { draftId, missingRole, requireDraftHead, requireWorkgroup, workgroupParameter } from './studio-call.ts';

const kibibyte = 1024;

interface JsonBody {
  /** Method and path below `/api/v1/studio`. */
  call: RegExp;
  maxBytes: number;
  /** The role that the caller needs in the workgroup; of a draft any. */
  role: StudioRole;
}

/**
 * The calls of the Studio whose JSON is parsed on the thread of all calls. Sections and files are read by their calls, which parse them
 * elsewhere; the body of any other call is ignored.
 */
const jsonBodies: readonly JsonBody[] = [
  { call: /^PUT \/drafts\/[^/]+\/presence$/, maxBytes: kibibyte, role: 'author' },
  { call: /^POST \/drafts\/[^/]+\/return$/, maxBytes: 64 * kibibyte, role: 'author' },
  { call: /^POST \/drafts\/[^/]+\/preview$/, maxBytes: limits.productBytes, role: 'author' },
  { call: /^POST \/drafts$/, maxBytes: limits.productBytes, role: 'author' },
  // 65,536 characters, of up to four bytes.
  { call: /^(?:POST|PUT) \/substances(?:\/[^/]+)?$/, maxBytes: 264 * kibibyte, role: 'author' },
  { call: /^PUT \/members\/[^/]+$/, maxBytes: 64 * kibibyte, role: 'administrator' },
];

/**
 * Takes the JSON body of a call of the Studio after the caller's role, and refuses one that is too large or too complex to parse.
 * @throws HttpError 403, 404 as the call itself, 408, 413, 415, 422
 */
export const takeJsonBody =
  (appContext: Pick<AppContext, 'database'>): MiddlewareHandler<RequestVariables> =>
  async (c, next) => {
    const call = `${c.req.method} ${c.req.path.slice('/api/v1/studio'.length)}`;
    const json = jsonBodies.find((body) => body.call.test(call));
    if (!json) return next();
    const user = userOf(c);
    await requireRoleAtHead(appContext, user, json.role, {
      draft: /^\w+ \/drafts\/([^/]+)\//.exec(call)?.[1],
      workgroup: c.req.query('workgroup'),
    });
    const bounds = { maxBytes: json.maxBytes, room: bodyRoom, owner: `user ${user.id}` };
    await withBody(c, bounds, async (bytes) => {
      await scanJson(bytes);
      Object.assign(c.req.bodyCache, { arrayBuffer: Promise.resolve(bytes.buffer) });
      await next();
    });
  };

/** What the head of a request says of the caller's role; a draft or workgroup that is none is refused by the call. */
async function requireRoleAtHead(
  appContext: Pick<AppContext, 'database'>,
  user: User,
  role: StudioRole,
  named: { draft: string | undefined; workgroup: string | undefined },
): Promise<void> {
  const draft = draftId.safeParse(named.draft);
  const workgroup = workgroupParameter.safeParse(named.workgroup);
  if (draft.success) await requireDraftHead(appContext, user, draft.data);
  else if (workgroup.success) requireWorkgroup(user, workgroup.data, role);
  else if (!user.studio.some(({ roles }) => hasRole(roles, role))) throw missingRole(role);
}
