import 'server-only';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { log } from '@/lib/observability/log';
import { metrics } from '@/lib/observability/metrics';
import { remember } from '@/lib/process-state';
import { antiForgeryCookieOf, antiForgeryValue, makeAntiForgeryValue } from '@/lib/session/anti-forgery';
import { cookieOf, type CookieToSet, hostCookie, sessionCookie } from '@/lib/session/cookies';
import { requestOrigin } from '@/lib/session/request-headers';
import type { Session } from '@/lib/session/session';
import { cookieOfSession, readSession } from '@/lib/session/session-cookie';
import { latestRotatedTokens, nameOf, saveRotatedTokens } from '@/lib/session/rotated-tokens';
import { isRevoked, recentWorkgroup, saveRecentWorkgroup } from '@/lib/session/session-records';
import { sessionStore } from '@/lib/session/store/open-store';
import { fetchTokensByRefresh, type Tokens } from '@/lib/upstream/tokens';
import type { CallContext, Visitor } from '@/lib/upstream/transport/call';
import { UpstreamError } from '@/lib/upstream/transport/upstream-error';

/** Access tokens are refreshed this long before they expire (reliability "One refresh"). */
const refreshAheadMs = 30_000;

/**
 * The part of the web app that opened the session: a page cannot set cookies, so it must not refresh; middleware and handlers
 * can. A page treats an invalid login as anonymous.
 */
type RequestKind = 'page' | 'middleware' | 'handler';

/** The session of one request, as the request had it and as it is now. */
export class RequestSession {
  /** The current session; a change by refresh, login or workgroup sets the cookie. */
  session: Session | null;
  /** Whether the login turned out to have ended. */
  hasEnded = false;
  /** Whether the visitor's page is about to send a POST. */
  wantsAntiForgery = false;
  private renewal: Promise<boolean> | undefined;

  private constructor(
    private readonly headers: Headers,
    private readonly initialSession: Session | null,
    private readonly requestKind: RequestKind,
  ) {
    this.session = initialSession;
  }

  static async open(headers: Headers, requestKind: RequestKind): Promise<RequestSession> {
    return new RequestSession(headers, await readSession(cookieOf(headers, hostCookie(sessionCookie))), requestKind);
  }

  /** The anti-forgery value of this visitor's pages; null without one. */
  get antiForgery(): string | null {
    return antiForgeryValue(this.headers, this.session);
  }

  /** The visitor for calls to the platform; undefined for an anonymous one. */
  get visitor(): Visitor | undefined {
    return this.visitorIn((session) => session.workgroup);
  }

  /** The visitor for a call that fetches the workgroups, where a wrong chosen workgroup would be rejected. */
  get visitorWithoutWorkgroup(): Visitor | undefined {
    return this.visitorIn(() => null);
  }

  private visitorIn(workgroupOf: (session: Session) => number | null): Visitor | undefined {
    const initialSession = this.session;
    if (!initialSession) return undefined;
    const current = () => this.session ?? initialSession;
    return {
      get accessToken() {
        return current().access;
      },
      get workgroup() {
        return workgroupOf(current());
      },
      fallsBackToAnonymous: this.requestKind !== 'handler',
      renew: (rejectedToken) => (this.requestKind === 'page' ? Promise.resolve(false) : this.renew(rejectedToken)),
    };
  }

  /** Ends the session: the platform knows no user of it. */
  end(): void {
    this.session = null;
    this.hasEnded = true;
  }

  /** Refreshes an access token that expires within 30 s. When that fails in an outage, the old one stays in use. */
  async refreshAhead(now: number): Promise<void> {
    const { session } = this;
    if (session === null || session.expires - now >= refreshAheadMs) return;
    await this.renew(session.access).catch((error: unknown) => {
      if (!(error instanceof UpstreamError)) throw error;
    });
  }

  /**
   * Refreshes the session at most once per request (reliability T7); concurrent calls wait for the same refresh. False when the
   * login has ended.
   * @throws {UpstreamError} when it is unknown whether the login is valid
   */
  async renew(rejectedToken: string): Promise<boolean> {
    if (this.session?.access !== rejectedToken) return this.session !== null;
    if (this.renewal && this.initialSession?.access !== rejectedToken) return false;
    return (this.renewal ??= this.refresh(this.session));
  }

  private async refresh(session: Session): Promise<boolean> {
    const tokens = await refreshTokens(session, { interfaceLang: 'en', ...requestOrigin(this.headers) });
    this.session = tokens && { ...session, ...tokens };
    this.hasEnded = tokens === null;
    return tokens !== null;
  }

  /** The changed cookies for the response. A late response sets the newest known session. */
  async cookies(): Promise<CookieToSet[]> {
    if (this.session !== null && this.session !== this.initialSession) this.session = await latestSession(this.session);
    const isOther = this.session?.sid !== this.initialSession?.sid;
    const cookies = this.session === this.initialSession ? [] : [await cookieOfSession(this.session)];
    if ((isOther || this.wantsAntiForgery) && (isOther || this.antiForgery === null)) {
      cookies.push(antiForgeryCookieOf(makeAntiForgeryValue(this.session), this.session));
    }
    return cookies;
  }
}

async function latestSession(session: Session): Promise<Session | null> {
  if (await isRevoked(session.sid)) return null;
  const tokens = await latestRotatedTokens(session.refresh);
  const workgroup = await recentWorkgroup(session.sid);
  // A workgroup that the user has lost meanwhile is ignored.
  const isMember = session.workgroups.some(({ id }) => id === workgroup);
  return { ...session, ...tokens, ...(isMember ? { workgroup } : {}) };
}

/** The tokens of a session whose access token was rejected or is about to expire. */
type ExpiredTokens = Pick<Tokens, 'access' | 'refresh'>;

const lockMs = 10_000;
const pollMs = 50;
const timeoutMs = 5_000;

const createRefreshes = () => new Map<string, Promise<Tokens | null>>();
const pendingRefreshes = () => remember('refreshes', createRefreshes);

/**
 * Refreshes expired tokens; null when the login has ended. Concurrent calls, in this process and in those that share its store,
 * present a refresh token once (reliability "One refresh").
 * @throws {UpstreamError} when the refresh is not possible now; the next call tries again
 */
function refreshTokens(expired: ExpiredTokens, callContext: CallContext): Promise<Tokens | null> {
  const name = nameOf(expired.refresh);
  const known = pendingRefreshes().get(name);
  if (known) return known;
  const refresh = refreshShared(expired, name, callContext).finally(() => pendingRefreshes().delete(name));
  pendingRefreshes().set(name, refresh);
  return refresh;
}

async function refreshShared(expired: ExpiredTokens, name: string, callContext: CallContext): Promise<Tokens | null> {
  const lock = `lock ${name}`;
  const owner = randomUUID();
  for (const deadline = Date.now() + timeoutMs; Date.now() < deadline; await sleep(pollMs)) {
    const rotatedTokens = await rotatedTokensOf(expired);
    if (rotatedTokens !== undefined) return rotatedTokens;
    if (!(await sessionStore().lock(lock, owner, lockMs))) continue;
    try {
      const justSaved = await rotatedTokensOf(expired);
      return justSaved !== undefined ? justSaved : await present(expired.refresh, callContext);
    } finally {
      await sessionStore().unlock(lock, owner);
    }
  }
  throw new UpstreamError('unreachable', { method: 'POST', path: 'a refresh by another process' });
}

/** The result of a recent refresh; where refresh tokens do not rotate, only when the access token differs. */
async function rotatedTokensOf({ refresh, access }: ExpiredTokens): Promise<Tokens | null | undefined> {
  const rotatedTokens = await latestRotatedTokens(refresh);
  return rotatedTokens?.access === access ? undefined : rotatedTokens;
}

async function present(refresh: string, callContext: CallContext): Promise<Tokens | null> {
  const tokens = await fetchTokensByRefresh(refresh, callContext).catch((error: unknown) => {
    if (!(error instanceof UpstreamError)) throw error;
    if (isFatal(error)) return null;
    metrics().tokenRefresh.inc({ outcome: 'failed' });
    log().warn({ err: error }, 'a refresh failed, the login stays valid');
    throw new UpstreamError('unreachable', error.call, { cause: error });
  });
  metrics().tokenRefresh.inc({ outcome: tokens ? 'renewed' : 'ended' });
  await saveRotatedTokens(refresh, tokens);
  return tokens;
}

const fatalErrors = ['invalid_grant', 'invalid_client'];
const isFatal = ({ call }: UpstreamError) =>
  (call.status === 400 || call.status === 401) && fatalErrors.includes(call.error ?? '');

/** Chooses the workgroup that every later call is sent with (Spec §6); false for one that is not the user's. */
export async function chooseWorkgroup(requestSession: RequestSession, workgroup: number): Promise<boolean> {
  const { session } = requestSession;
  if (!session?.workgroups.some(({ id }) => id === workgroup)) return false;
  if (session.workgroup === workgroup) return true;
  await saveRecentWorkgroup(session.sid, workgroup);
  requestSession.session = { ...session, workgroup };
  return true;
}
