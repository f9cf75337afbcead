import type { Context } from 'hono';
import type { Caller } from '../../runtime/fair-queue.ts';
import { findAccountByToken } from '../../store/accounts/users.ts';
import { bearerToken } from './bearer.ts';
import { clientAddress, networkOf } from './client-address.ts';
import type { AppContext } from './app-context.ts';

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
