import type { Context, MiddlewareHandler } from 'hono';
import { type Account, findAccountByToken, type Workgroup } from '../../store/accounts/users.ts';
import { HttpError } from './failure.ts';
import type { AppContext, RequestVariables } from './app-context.ts';
import type { Caller } from '../../runtime/fair-queue.ts';
import { clientAddress, networkOf } from './client-address.ts';

export interface User extends Account {
  /** The workgroup of `X-Workgroup-Id`, or else the first; null for a user without workgroups. */
  workgroup: Workgroup | null;
}

/** Name of the security scheme in `/openapi.json`. */
export const loginScheme = 'login';

/** `security` of a call for logged-in users. */
export const requiresLogin = [{ [loginScheme]: [] }];

/** `security` of a call that is also for anonymous callers. */
export const allowsLogin = [{}, ...requiresLogin];

type RequestContext = Context<RequestVariables>;

const bearer = /^Bearer +([\w-]{1,200}) *$/i;

/** Undefined when the token is missing or malformed. */
export const bearerToken = (c: Context): string | undefined => bearer.exec(c.req.header('Authorization') ?? '')?.[1];

/**
 * The user of a call that requires a login. The response must not be cached.
 * @throws HttpError 401 without a valid token, 403 for a workgroup that is not the user's
 */
export async function requireUser(appContext: Pick<AppContext, 'database'>, c: RequestContext): Promise<User> {
  const user = await findUser(appContext, c);
  if (!user) throw notLoggedIn('unauthorized', 'Bearer');
  return user;
}

/** The user of each call that `identifyUser` let pass. */
const users = new WeakMap<object, User>();

/** Refuses anonymous callers like `requireUser`, before the rest of a call is read: a body without a length is read as a whole. */
export const identifyUser =
  (appContext: Pick<AppContext, 'database'>): MiddlewareHandler<RequestVariables> =>
  async (c, next) => {
    users.set(c, await requireUser(appContext, c));
    await next();
  };

/** The user of a call behind `identifyUser`. */
export const userOf = (c: RequestContext): User => users.get(c)!;

/**
 * The user of a public call, null for an anonymous one.
 * @throws HttpError 401 for an invalid or expired token, which the caller should refresh; 403 as above
 */
export async function findUser({ database }: Pick<AppContext, 'database'>, c: RequestContext): Promise<User | null> {
  c.header('Cache-Control', 'no-store');
  if (c.req.header('Authorization') === undefined) return null;
  const token = bearerToken(c);
  const account = token && (await findAccountByToken(database, token));
  if (!account) throw notLoggedIn('invalid_token', 'Bearer error="invalid_token"');
  return { ...account, workgroup: chooseWorkgroup(account, c.req.header('X-Workgroup-Id')) };
}

function chooseWorkgroup({ workgroups }: Account, workgroupId: string | undefined): Workgroup | null {
  if (!workgroupId) return workgroups[0] ?? null;
  const workgroup = workgroups.find(({ id }) => String(id) === workgroupId);
  if (!workgroup) throw new HttpError(403, 'workgroup');
  return workgroup;
}

/** RFC 6750 3. */
const notLoggedIn = (error: string, challenge: string) =>
  new HttpError(401, error, {}, { 'WWW-Authenticate': challenge });

/** The caller of a public call, for a queue. A caller with an invalid token is not rejected but treated as anonymous. */
export async function callerOf({ database, trustProxy }: AppContext, c: Context): Promise<Caller> {
  const token = bearerToken(c);
  const account = token && (await findAccountByToken(database, token));
  return account
    ? userCaller(account, c)
    : { client: networkOf(clientAddress(c, trustProxy)), signal: c.req.raw.signal };
}

/** A logged-in user as a caller, for a queue. */
export const userCaller = ({ id }: { id: number }, c: Context): Caller => ({
  client: `user ${id}`,
  signal: c.req.raw.signal,
});
