import type { Context } from 'hono';
import { type Account, findAccountByToken, type Workgroup } from '../../store/accounts/users.ts';
import { HttpError } from './failure.ts';
import type { AppContext, RequestVariables } from './app-context.ts';

export interface User extends Account {
  /** The one of `X-Workgroup-Id`, without it the first; null for a user who is in none. */
  workgroup: Workgroup | null;
}

type RequestContext = Context<RequestVariables>;

const bearer = /^Bearer +([\w-]{1,200}) *$/i;

/** Undefined where none is sent, or none that could be one. */
export const bearerToken = (c: Context): string | undefined => bearer.exec(c.req.header('Authorization') ?? '')?.[1];

/**
 * The user behind a call that is for logged-in users only. Its answer is kept by no cache.
 * @throws HttpError 401 without a good token, 403 for a workgroup that is not the user's
 */
export async function requireUser(appContext: Pick<AppContext, 'database'>, c: RequestContext): Promise<User> {
  const user = await findUser(appContext, c);
  if (!user) throw notLoggedIn('unauthorized', 'Bearer');
  return user;
}

/**
 * The user behind a call that anybody may make, null for an anonymous one.
 * @throws HttpError 401 for a token that is not good any more: the caller is to refresh it; 403 as above
 */
export async function findUser({ database }: Pick<AppContext, 'database'>, c: RequestContext): Promise<User | null> {
  c.header('Cache-Control', 'no-store');
  if (c.req.header('Authorization') === undefined) return null;
  const token = bearerToken(c);
  const account = token && (await findAccountByToken(database, token));
  if (!account) throw notLoggedIn('invalid_token', 'Bearer error="invalid_token"');
  return { ...account, workgroup: chooseWorkgroup(account, c.req.header('X-Workgroup-Id')) };
}

function chooseWorkgroup({ workgroups }: Account, wanted: string | undefined): Workgroup | null {
  if (!wanted) return workgroups[0] ?? null;
  const workgroup = workgroups.find(({ id }) => String(id) === wanted);
  if (!workgroup) throw new HttpError(403, 'workgroup');
  return workgroup;
}

/** RFC 6750 3. */
const notLoggedIn = (error: string, challenge: string) =>
  new HttpError(401, error, {}, { 'WWW-Authenticate': challenge });
