import 'server-only';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { log } from '@/lib/observability/log';
import { metrics } from '@/lib/observability/metrics';
import { remember } from '@/lib/process-state';
import { sessionStore } from '@/lib/session/store/open-store';
import { keepSuccessor, nameOf, newestSuccessor } from '@/lib/session/rotated-tokens';
import type { Asker } from '@/lib/upstream/transport/call';
import { fetchTokensByRefresh, type Tokens } from '@/lib/upstream/tokens';
import { UpstreamFailure } from '@/lib/upstream/transport/upstream-error';

/** The tokens of a session whose access token was refused or is about to end. */
export type Spent = Pick<Tokens, 'access' | 'refresh'>;

const lockMs = 10_000;
const pollMs = 50;
const patienceMs = 5_000;

const createRefreshes = () => new Map<string, Promise<Tokens | null>>();
const inFlight = () => remember('refreshes', createRefreshes);

/**
 * The tokens that follow spent ones, null when the login is over. However many ask, in this process and in those that share
 * its store, a refresh token is presented once (reliability, section 3).
 * @throws {UpstreamFailure} when that cannot be said now; the next one who asks tries again
 */
export function refreshOnce(spent: Spent, asker: Asker): Promise<Tokens | null> {
  const name = nameOf(spent.refresh);
  const known = inFlight().get(name);
  if (known) return known;
  const refresh = refreshShared(spent, name, asker).finally(() => inFlight().delete(name));
  inFlight().set(name, refresh);
  return refresh;
}

async function refreshShared(spent: Spent, name: string, asker: Asker): Promise<Tokens | null> {
  const lock = `lock ${name}`;
  const owner = randomUUID();
  for (const until = Date.now() + patienceMs; Date.now() < until; await sleep(pollMs)) {
    const successor = await successorOf(spent);
    if (successor !== undefined) return successor;
    if (!(await sessionStore().lock(lock, owner, lockMs))) continue;
    try {
      const justKept = await successorOf(spent);
      return justKept !== undefined ? justKept : await present(spent.refresh, asker);
    } finally {
      await sessionStore().unlock(lock, owner);
    }
  }
  throw new UpstreamFailure('unreachable', { method: 'POST', path: 'a refresh that another process makes' });
}

/** What somebody's refresh brought lately; where refresh tokens do not rotate, only if the access token is another one. */
async function successorOf({ refresh, access }: Spent): Promise<Tokens | null | undefined> {
  const successor = await newestSuccessor(refresh);
  return successor?.access === access ? undefined : successor;
}

async function present(refresh: string, asker: Asker): Promise<Tokens | null> {
  const tokens = await fetchTokensByRefresh(refresh, asker).catch((error: unknown) => {
    if (!(error instanceof UpstreamFailure)) throw error;
    if (isFatal(error)) return null;
    metrics().tokenRefresh.inc({ outcome: 'failed' });
    log().warn({ err: error }, 'a refresh failed, the login is kept');
    throw new UpstreamFailure('unreachable', error.call, { cause: error });
  });
  metrics().tokenRefresh.inc({ outcome: tokens ? 'renewed' : 'ended' });
  await keepSuccessor(refresh, tokens);
  return tokens;
}

const fatalErrors = ['invalid_grant', 'invalid_client'];
const isFatal = ({ call }: UpstreamFailure) =>
  (call.status === 400 || call.status === 401) && fatalErrors.includes(call.error ?? '');
