import {
  addLoginFailure,
  clearLoginFailures,
  countLoginFailures,
  locksFrom,
  secondsUntilNameMayBeTried,
  warnsFrom,
} from '../store/accounts/login-attempts.ts';
import { issueTokens, type TokenPair } from '../store/accounts/tokens.ts';
import {
  accountName,
  addKnownNetwork,
  findUserByName,
  isKnownNetwork,
  hashPassword,
  renewHash,
  verifyPassword,
} from '../store/accounts/users.ts';
import type { Database } from '../store/database.ts';

export type LogIn =
  | { outcome: 'done'; userId: number; pair: TokenPair }
  | { outcome: 'throttled'; userId?: number; retryAfterSeconds: number }
  | { outcome: Refusal; userId?: number };
/** `warned`: wrong password, and the account is about to be locked for the visitor's network. */
type Refusal = 'wrong' | 'warned' | 'locked';

interface LoginTry {
  username: string;
  password: string;
  /** The visitor's network, as returned by `networkOf`. */
  network: string;
}

/** Hashed for unknown names, so that they take as long as known ones. */
let dummyHash: Promise<string> | undefined;

/**
 * Verifies a password and counts failures. Calls for a name from one network must not run concurrently. Eight failures from a network lock the name
 * there; a hundred from all networks throttle it, except in networks from which the account logged in before (decision 26).
 */
export async function logIn(database: Database, { username, password, network }: LoginTry): Promise<LogIn> {
  const name = accountName(username);
  const source = { name, network };
  if ((await countLoginFailures(database, source)) >= locksFrom) return { outcome: 'locked' };
  // PostgreSQL texts cannot contain zero bytes, and names have no control characters.
  const user = /\p{Cc}/u.test(name) ? undefined : await findUserByName(database, name);
  const retryAfterSeconds = await secondsUntilNameMayBeTried(database, name);
  if (retryAfterSeconds > 0 && !(await isKnownNetwork(database, user?.id, network)))
    return { outcome: 'throttled', userId: user?.id, retryAfterSeconds };
  const hash = user?.passwordHash ?? (await (dummyHash ??= hashPassword('nobody')));
  const isCorrect = await verifyPassword(password, hash);
  if (!user || !isCorrect) {
    const failures = await addLoginFailure(database, source);
    const outcome = failures >= locksFrom ? 'locked' : failures >= warnsFrom ? 'warned' : 'wrong';
    return { outcome, userId: user?.id };
  }
  // The lock by the operator is only disclosed with the correct password.
  if (user.locked) return { outcome: 'locked', userId: user.id };
  await clearLoginFailures(database, source);
  await addKnownNetwork(database, user.id, network);
  await renewHash(database, user, password);
  return { outcome: 'done', userId: user.id, pair: await issueTokens(database, user.id) };
}
