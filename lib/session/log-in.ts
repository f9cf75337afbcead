import 'server-only';
import { randomBytes } from 'node:crypto';
import { situations } from '@/lib/domain/failures/failures';
import { type LoginError, loginErrorOf, missingCredential } from '@/lib/domain/session/login';
import { log } from '@/lib/observability/log';
import { metrics } from '@/lib/observability/metrics';
import type { Session } from '@/lib/session/session';
import type { RequestSession } from '@/lib/session/request-session';
import { revokeSession } from '@/lib/session/session-records';
import type { CallContext } from '@/lib/upstream/transport/call';
import { fetchTokensByPassword, revokeTokens, type Tokens } from '@/lib/upstream/tokens';
import { UpstreamError } from '@/lib/upstream/transport/upstream-error';
import { fetchUser } from '@/lib/upstream/user';
import { latestRotatedTokens } from '@/lib/session/rotated-tokens';
import { withTimeout } from '@/lib/upstream/transport/with-timeout';
import { isDeepStrictEqual } from 'node:util';

interface Credentials {
  username: string;
  password: string;
}

/** Thrown for a rejected login. */
export class LoginRejectedError extends Error {
  override name = 'LoginRejectedError';
  constructor(
    readonly loginError: LoginError,
    readonly retryAfterSeconds?: number,
    options?: ErrorOptions,
  ) {
    super(`login: ${loginError.type}`, options);
  }
}

/**
 * Logs a visitor in: the request gets a new session with the first workgroup chosen (Spec §6). An earlier login ends.
 * @throws {LoginRejectedError}
 */
export async function logIn(
  requestSession: RequestSession,
  credentials: Credentials,
  callContext: CallContext,
): Promise<void> {
  try {
    await beginSession(requestSession, credentials, callContext);
    metrics().login.inc({ outcome: 'success' });
  } catch (error) {
    const isRejected = error instanceof LoginRejectedError && error.loginError.status < 500;
    metrics().login.inc({ outcome: isRejected ? 'refused' : 'failed' });
    throw error;
  }
}

async function beginSession(
  requestSession: RequestSession,
  credentials: Credentials,
  callContext: CallContext,
): Promise<void> {
  const missing = missingCredential(credentials);
  if (missing) {
    log().info({ type: missing.type }, situations.missingCredentials.debug);
    throw new LoginRejectedError(missing);
  }
  const tokens = await fetchTokensByPassword(credentials, callContext).catch((error: unknown) => {
    throw toLoginError(error);
  });
  const session = await sessionOf(tokens, callContext);
  if (requestSession.session) await logOut(requestSession, callContext);
  requestSession.session = session;
}

/** Creates the session of new tokens. @throws {LoginRejectedError} without a user (Spec §8 "CAN_NOT_LOAD_USERS_DATA") */
async function sessionOf(tokens: Tokens, callContext: CallContext): Promise<Session> {
  const visitor = {
    accessToken: tokens.access,
    workgroup: null,
    fallsBackToAnonymous: false,
    renew: () => Promise.resolve(false),
  };
  const account = await fetchUser({ ...callContext, visitor }).catch((cause: unknown) => {
    log().warn({ err: cause }, situations.usersDataNotLoaded.debug);
    return null;
  });
  if (!account) {
    const { type } = situations.usersDataNotLoaded;
    throw new LoginRejectedError({ type, message: type, status: 503 });
  }
  const sid = randomBytes(16).toString('base64url');
  return { ...tokens, ...account, sid, workgroup: account.workgroups[0]?.id ?? null };
}

function toLoginError(error: unknown): unknown {
  if (!(error instanceof UpstreamError)) return error;
  const { status = error.kind === 'timeout' ? 504 : 0, error: code, accountStatus, retryAfterSeconds } = error.call;
  return new LoginRejectedError(loginErrorOf({ status, error: code, accountStatus }), retryAfterSeconds, {
    cause: error,
  });
}

/** Ends a session: its cookie, all copies of the cookie, and the platform's tokens, for which the logout waits 500 ms at most. */
export async function logOut(requestSession: RequestSession, callContext: CallContext): Promise<void> {
  const { session } = requestSession;
  if (!session) return;
  requestSession.session = null;
  await revokeSession(session.sid);
  const { refresh } = (await latestRotatedTokens(session.refresh)) ?? session;
  const revoking = revokeTokens(refresh, callContext).catch((err: unknown) =>
    log().warn({ err, type: situations.logoutNotSent.type }, situations.logoutNotSent.debug),
  );
  await withTimeout(revoking, undefined);
}

/**
 * Reloads a session's user and workgroups. A chosen workgroup that the user has lost is replaced by the first.
 * @throws {UpstreamError} also when the login has ended: then the session has ended
 */
export async function reloadUser(requestSession: RequestSession, callContext: CallContext): Promise<void> {
  const visitor = requestSession.visitorWithoutWorkgroup;
  if (!visitor) return;
  const account = await fetchUser({ ...callContext, visitor });
  const { session } = requestSession;
  if (!session) return;
  if (!account) return requestSession.end();
  const { workgroups } = account;
  const isMember = workgroups.some(({ id }) => id === session.workgroup);
  const workgroup = isMember ? session.workgroup : (workgroups[0]?.id ?? null);
  const reloaded = { ...session, ...account, workgroup };
  if (!isDeepStrictEqual(reloaded, session)) requestSession.session = reloaded;
}
