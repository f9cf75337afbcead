import 'server-only';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { log } from '@/lib/observability/log';
import { metrics } from '@/lib/observability/metrics';
import { remember } from '@/lib/process-state';
import { sessionStore } from '@/lib/session/store/open-store';
import { saveRotatedTokens, nameOf, latestRotatedTokens } from '@/lib/session/rotated-tokens';
import type { CallContext } from '@/lib/upstream/transport/call';
import { fetchTokensByRefresh, type Tokens } from '@/lib/upstream/tokens';
import { UpstreamError } from '@/lib/upstream/transport/upstream-error';

/** The tokens of a session whose access token was refused or is about to end. */
export type ExpiredTokens = Pick<Tokens, 'access' | 'refresh'>;

const lockMs = 10_000;
const pollMs = 50;
const timeoutMs = 5_000;

const createRefreshes = () => new Map<string, Promise<Tokens | null>>();
const inFlight = () => remember('refreshes', createRefreshes);

/**
 * The tokens that follow spent ones, null when the login is over. However many ask, in this process and in those that share
 * its store, a refresh token is presented once (reliability, section 3).
 * @throws {UpstreamError} when that cannot be said now; the next one who asks tries again
 */
export function refreshTokens(expired: ExpiredTokens, callContext: CallContext): Promise<Tokens | null> {
  const name = nameOf(expired.refresh);
  const known = inFlight().get(name);
  if (known) return known;
  const refresh = refreshShared(expired, name, callContext).finally(() => inFlight().delete(name));
  inFlight().set(name, refresh);
  return refresh;
}

async function refreshShared(expired: ExpiredTokens, name: string, callContext: CallContext): Promise<Tokens | null> {
  const lock = `lock ${name}`;
  const owner = randomUUID();
  for (const until = Date.now() + timeoutMs; Date.now() < until; await sleep(pollMs)) {
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
  throw new UpstreamError('unreachable', { method: 'POST', path: 'a refresh that another process makes' });
}

/** What somebody's refresh brought lately; where refresh tokens do not rotate, only if the access token is another one. */
async function rotatedTokensOf({ refresh, access }: ExpiredTokens): Promise<Tokens | null | undefined> {
  const rotatedTokens = await latestRotatedTokens(refresh);
  return rotatedTokens?.access === access ? undefined : rotatedTokens;
}

async function present(refresh: string, callContext: CallContext): Promise<Tokens | null> {
  const tokens = await fetchTokensByRefresh(refresh, callContext).catch((error: unknown) => {
    if (!(error instanceof UpstreamError)) throw error;
    if (isFatal(error)) return null;
    metrics().tokenRefresh.inc({ outcome: 'failed' });
    log().warn({ err: error }, 'a refresh failed, the login is kept');
    throw new UpstreamError('unreachable', error.call, { cause: error });
  });
  metrics().tokenRefresh.inc({ outcome: tokens ? 'renewed' : 'ended' });
  await saveRotatedTokens(refresh, tokens);
  return tokens;
}

const fatalErrors = ['invalid_grant', 'invalid_client'];
const isFatal = ({ call }: UpstreamError) =>
  (call.status === 400 || call.status === 401) && fatalErrors.includes(call.error ?? '');
