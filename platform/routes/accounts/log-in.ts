import {
  addLoginFailure,
  countLoginFailures,
  forgetLoginFailures,
  locksFrom,
  warnsFrom,
} from '../../store/accounts/login-failures.ts';
import { issueTokens, type TokenPair } from '../../store/accounts/tokens.ts';
import { accountName, findUserByName } from '../../store/accounts/users.ts';
import type { Database } from '../../store/database.ts';
import { hashPassword, verifyPassword } from '../../store/password.ts';

export type LogIn = { outcome: 'done'; userId: number; pair: TokenPair } | { outcome: Refusal; userId?: number };
/** `warned`: wrong, and the account is about to be locked. */
export type Refusal = 'wrong' | 'warned' | 'locked';

/** So that an unknown name takes as long as a known one. */
let nobodysHash: Promise<string> | undefined;

/** Tries a password. To be done for one name after the other: it counts the wrong ones. */
export async function logIn(database: Database, username: string, password: string): Promise<LogIn> {
  const name = accountName(username);
  if ((await countLoginFailures(database, name)) >= locksFrom) return { outcome: 'locked' };
  // PostgreSQL's texts hold no zero byte, and no name has a control character.
  const user = /\p{Cc}/u.test(name) ? undefined : await findUserByName(database, name);
  const hash = user?.passwordHash ?? (await (nobodysHash ??= hashPassword('nobody')));
  const isRight = await verifyPassword(password, hash);
  if (!user || !isRight) {
    const failures = await addLoginFailure(database, name);
    const outcome = failures >= locksFrom ? 'locked' : failures >= warnsFrom ? 'warned' : 'wrong';
    return { outcome, userId: user?.id };
  }
  // Who knows the password may know that the operator locked the account.
  if (user.locked) return { outcome: 'locked', userId: user.id };
  await forgetLoginFailures(database, name);
  return { outcome: 'done', userId: user.id, pair: await issueTokens(database, user.id) };
}
