import 'server-only';
import { antiForgeryCookieOf, antiForgeryValue, makeAntiForgeryValue } from '@/lib/session/anti-forgery';
import { cookieOf, type CookieToSet, sessionCookie } from '@/lib/session/cookies';
import { isRevoked } from '@/lib/session/revoked-sessions';
import { refreshTokens } from '@/lib/session/refresh-tokens';
import { requestOrigin } from '@/lib/session/request-origin';
import type { Session } from '@/lib/session/session';
import { cookieOfSession, readSession } from '@/lib/session/session-cookie';
import { latestRotatedTokens } from '@/lib/session/rotated-tokens';
import { recentWorkgroup } from '@/lib/session/recent-workgroup';
import type { Visitor } from '@/lib/upstream/transport/call';
import { UpstreamError } from '@/lib/upstream/transport/upstream-error';

/** A refresh is made so long before the access token ends (reliability, section 3). */
const aheadMs = 30_000;

/**
 * Where it is: a page can set no cookie, so that it must not refresh; middleware and handlers can. What is not good any more
 * is no failure for a page: it shows what everybody may see.
 */
export type RequestKind = 'page' | 'middleware' | 'handler';

/** Who is asking: the session of one request, as it was when the request came and as it is now. */
export class RequestSession {
  /** Refreshed, logged in, another workgroup chosen: the cookie follows. */
  session: Session | null;
  /** The login turned out to be over. */
  hasEnded = false;
  /** The visitor's page is about to send something. */
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
    return new RequestSession(headers, await readSession(cookieOf(headers, sessionCookie)), requestKind);
  }

  /** The value that this visitor's pages send back; null for one that has none yet. */
  get antiForgery(): string | null {
    return antiForgeryValue(this.headers, this.session);
  }

  /** For calls to the platform; undefined for an anonymous visitor. */
  get visitor(): Visitor | undefined {
    return this.visitorIn((session) => session.workgroup);
  }

  /** For a call that asks which workgroups there are: a wrong one would be refused. */
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
      renew: (refused) => (this.requestKind === 'page' ? Promise.resolve(false) : this.renew(refused)),
    };
  }

  /** The platform knows nobody behind the session. */
  end(): void {
    this.session = null;
    this.hasEnded = true;
  }

  /** Refreshes an access token that ends within half a minute; while that cannot be done the old one serves as long as it may. */
  async refreshAhead(now: number): Promise<void> {
    const { session } = this;
    if (session === null || session.expires - now >= aheadMs) return;
    await this.renew(session.access).catch((error: unknown) => {
      if (!(error instanceof UpstreamError)) throw error;
    });
  }

  /**
   * Once a request (reliability T7); calls that are refused at the same time wait for the same refresh.
   * @throws {UpstreamError} when it cannot be said now whether the login is good
   */
  async renew(refused: string): Promise<boolean> {
    if (this.session?.access !== refused) return this.session !== null;
    if (this.renewal && this.initialSession?.access !== refused) return false;
    return (this.renewal ??= this.refresh(this.session));
  }

  private async refresh(session: Session): Promise<boolean> {
    const tokens = await refreshTokens(session, { interfaceLang: 'en', ...requestOrigin(this.headers) });
    this.session = tokens && { ...session, ...tokens };
    this.hasEnded = tokens === null;
    return tokens !== null;
  }

  /** The cookies that go with the answer: those that changed. A late answer brings no older session than the newest. */
  async cookies(): Promise<CookieToSet[]> {
    if (this.session !== null && this.session !== this.initialSession) this.session = await newest(this.session);
    const isOther = this.session?.sid !== this.initialSession?.sid;
    const cookies = this.session === this.initialSession ? [] : [await cookieOfSession(this.session)];
    if ((isOther || this.wantsAntiForgery) && (isOther || this.antiForgery === null)) {
      cookies.push(antiForgeryCookieOf(makeAntiForgeryValue(this.session), this.session));
    }
    return cookies;
  }
}

async function newest(session: Session): Promise<Session | null> {
  if (await isRevoked(session.sid)) return null;
  const tokens = await latestRotatedTokens(session.refresh);
  const workgroup = await recentWorkgroup(session.sid);
  // One that the user has lost meanwhile is not taken up again.
  const isOne = session.workgroups.some(({ id }) => id === workgroup);
  return { ...session, ...tokens, ...(isOne ? { workgroup } : {}) };
}
