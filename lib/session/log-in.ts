import 'server-only';
import { randomBytes } from 'node:crypto';
import { situations } from '@/lib/domain/failures/failures';
import { loginFault, type LoginFault, missingCredential } from '@/lib/domain/session/login';
import { log } from '@/lib/observability/log';
import { metrics } from '@/lib/observability/metrics';
import type { Session } from '@/lib/session/session';
import type { Visit } from '@/lib/session/request-session';
import type { Asker } from '@/lib/upstream/transport/call';
import { fetchTokensByPassword, revokeTokens, type Tokens } from '@/lib/upstream/tokens';
import { UpstreamFailure } from '@/lib/upstream/transport/upstream-error';
import { fetchUser } from '@/lib/upstream/user';
import { deny } from '@/lib/session/revoked-sessions';
import { newestSuccessor } from '@/lib/session/rotated-tokens';
import { notLongerThanAPageWaits } from '@/lib/upstream/transport/with-timeout';

interface Credentials {
  username: string;
  password: string;
}

/** A login that was not let in. */
export class LoginRefused extends Error {
  override name = 'LoginRefused';
  constructor(
    readonly fault: LoginFault,
    readonly retryAfterSeconds?: number,
    options?: ErrorOptions,
  ) {
    super(`login: ${fault.type}`, options);
  }
}

/**
 * Logs a visitor in: the visit has a session of its own, its first workgroup chosen (Spec §6). A login before it ends.
 * @throws {LoginRefused}
 */
export async function logIn(visit: Visit, who: Credentials, asker: Asker): Promise<void> {
  try {
    await beginSession(visit, who, asker);
    metrics().login.inc({ outcome: 'let-in' });
  } catch (error) {
    const isRefused = error instanceof LoginRefused && error.fault.status < 500;
    metrics().login.inc({ outcome: isRefused ? 'refused' : 'failed' });
    throw error;
  }
}

async function beginSession(visit: Visit, who: Credentials, asker: Asker): Promise<void> {
  const missing = missingCredential(who);
  if (missing) {
    log().info({ type: missing.type }, situations.missingCredentials.debug);
    throw new LoginRefused(missing);
  }
  const tokens = await fetchTokensByPassword(who, asker).catch((error: unknown) => {
    throw refusedBy(error);
  });
  const session = await sessionOf(tokens, asker);
  if (visit.session) await logOut(visit, asker);
  visit.session = session;
}

/** The session of new tokens: without a user there is none (Spec §8 "CAN_NOT_LOAD_USERS_DATA"). */
async function sessionOf(tokens: Tokens, asker: Asker): Promise<Session> {
  const visitor = {
    accessToken: tokens.access,
    workgroup: null,
    readsOnAnonymously: false,
    renew: () => Promise.resolve(false),
  };
  const account = await fetchUser({ ...asker, visitor }).catch((cause: unknown) => {
    log().warn({ err: cause }, situations.usersDataNotLoaded.debug);
    return null;
  });
  if (!account) {
    const { type } = situations.usersDataNotLoaded;
    throw new LoginRefused({ type, message: type, status: 503 });
  }
  const sid = randomBytes(16).toString('base64url');
  return { ...tokens, ...account, sid, workgroup: account.workgroups[0]?.id ?? null };
}

function refusedBy(error: unknown): unknown {
  if (!(error instanceof UpstreamFailure)) return error;
  const { status = error.kind === 'timeout' ? 504 : 0, error: code, accountStatus, retryAfterSeconds } = error.call;
  return new LoginRefused(loginFault({ status, error: code, accountStatus }), retryAfterSeconds, { cause: error });
}

/** Ends a visit's session: its cookie, every copy of it, and the platform's tokens, which a logout does not wait for. */
export async function logOut(visit: Visit, asker: Asker): Promise<void> {
  const { session } = visit;
  if (!session) return;
  visit.session = null;
  await deny(session.sid);
  const { refresh } = (await newestSuccessor(session.refresh)) ?? session;
  const revoking = revokeTokens(refresh, asker).catch((err: unknown) =>
    log().warn({ err, type: situations.logoutNotTold.type }, situations.logoutNotTold.debug),
  );
  await notLongerThanAPageWaits(revoking, undefined);
}
