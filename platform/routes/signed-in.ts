import type { Context } from 'hono';
import { Failure } from './failure.ts';
import type { House, RequestVariables } from './house.ts';

/**
 * The user behind a call that is for logged-in users only.
 * @throws Failure 401: there are no accounts, so no token is good
 */
export async function requireUser(house: Pick<House, 'database'>, c: Context<RequestVariables>): Promise<void> {
  c.header('Cache-Control', 'no-store');
  throw new Failure(401, 'unauthorized', {}, { 'WWW-Authenticate': 'Bearer' });
}
