import { setTimeout as sleep } from 'node:timers/promises';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { createClient } from 'redis';
import { type Limit, type LimitedWork, limitedWork } from '@/lib/domain/limited-work';
import { env, limitOf } from '@/lib/env';
import { clientNetworkOf } from '@/lib/limits/client-network';
import { FairQueue, QueueFullError } from '@/lib/limits/fair-queue';
import { log } from '@/lib/log';
import { metrics } from '@/lib/metrics';

/**
 * `leave` ends the work, `refused` says why it may not begin: 429 for what this client may not have now, 503 for what nobody
 * may. A plain object, since pages and handlers have a copy of this module each.
 */
export type LimitEntry =
  | { leave: () => void; refused?: undefined }
  | { refused: { status: 429 | 503; retryAfterSeconds: number }; leave?: undefined };

/** How many may wait for each that is worked on. */
const waitingPerRunning = 4;
const windowSeconds = 60;
/** Places in a queue become free within seconds. */
const queueRetryAfterSeconds = 2;
/** Longest wait for Redis; after a failure this process goes by its own count for a while. */
const redisTimeoutMs = 200;
const redisRestMs = 2_000;

function makeQueue(work: LimitedWork, { perClient, overall }: Limit): FairQueue {
  const limits = {
    maxRunning: overall,
    maxRunningPerClient: perClient,
    maxWaiting: overall * waitingPerRunning,
    maxWaitingPerClient: perClient * waitingPerRunning,
  };
  return new FairQueue(limits);
}

/** The connection on which several web apps count together. */
function connectToRedis(url: string) {
  const socket = { connectTimeout: 1_000, reconnectStrategy: 2_000 };
  const client = createClient({ url, socket, disableOfflineQueue: true, maintNotifications: 'disabled' });
  client.on('error', (err) => log().debug({ err }, 'the shared limits cannot be reached'));
  void client.connect().catch(() => undefined);
  return client;
}

/** Counts what a client began in the last minute: rejects with a RateLimiterRes when it is too much. */
function makeRateLimiter(work: LimitedWork, points: number, redis: ReturnType<typeof connectToRedis> | null) {
  const options = { keyPrefix: `dossier:limit:${work}`, points, duration: windowSeconds };
  const memory = new RateLimiterMemory(options);
  const shared = redis && new RateLimiterRedis({ ...options, storeClient: redis, useRedisPackage: true });
  let restsUntil = 0;
  return async (client: string): Promise<void> => {
    if (shared && Date.now() >= restsUntil) {
      const answered = new AbortController();
      const tooLate = sleep(redisTimeoutMs, null, { signal: answered.signal });
      try {
        const counted = await Promise.race([shared.consume(client), tooLate]);
        if (counted) return;
      } catch (error) {
        if (error instanceof RateLimiterRes) throw error;
      } finally {
        answered.abort();
        tooLate.catch(() => undefined);
      }
      restsUntil = Date.now() + redisRestMs;
    }
    await memory.consume(client);
  };
}

function makeLimits() {
  const { REDIS_URL } = env();
  const redis = REDIS_URL ? connectToRedis(REDIS_URL) : null;
  const works = (Object.keys(limitedWork) as LimitedWork[]).map((work) => {
    const limit = limitOf(work);
    const countRate = limit.perMinute > 0 ? makeRateLimiter(work, limit.perMinute, redis) : null;
    return { work, queue: makeQueue(work, limit), countRate };
  });
  const { limited } = metrics();
  limited.running = () => works.map(({ work, queue }) => ({ work, count: queue.runningCount }));
  limited.waiting = () => works.map(({ work, queue }) => ({ work, count: queue.waitingCount }));

  /** What Next is to answer starts one after the other. */
  const starts = new FairQueue(startLimits, untilIdle);

  async function orRefuse(work: LimitedWork | 'start', enter: () => Promise<() => void>): Promise<LimitEntry> {
    try {
      return { leave: await enter() };
    } catch (error) {
      if (error instanceof QueueFullError) {
        return refuse(work, error.reason, error.reason === 'all' ? 503 : 429, queueRetryAfterSeconds);
      }
      if (error instanceof RateLimiterRes) return refuse(work, 'rate', 429, Math.ceil(error.msBeforeNext / 1_000));
      throw error;
    }
  }

  return {
    enter: (work: LimitedWork, client: string, signal?: AbortSignal) => {
      const { queue, countRate } = works.find((one) => one.work === work)!;
      return orRefuse(work, async () => {
        await countRate?.(client);
        return queue.acquire(client, signal);
      });
    },
    start: async (client: string, signal?: AbortSignal) => {
      const { refused, leave } = await orRefuse('start', () => starts.acquire(client, signal));
      if (leave) setImmediate(leave);
      return refused ?? null;
    },
  };
}

function refuse(work: LimitedWork | 'start', reason: string, status: 429 | 503, retryAfterSeconds: number): LimitEntry {
  metrics().limitRefusal.inc({ work, reason });
  return { refused: { status, retryAfterSeconds: Math.max(1, retryAfterSeconds) } };
}

/** What waits to be started: more than 20 people behind one address send at once. */
const startLimits = { maxRunning: 1, maxRunningPerClient: 1, maxWaiting: 1_024, maxWaitingPerClient: 256 };

/**
 * Kept pages come before all else: work of Next starts when the event loop has nothing else to do, at the latest after 50 ms.
 */
async function untilIdle(): Promise<void> {
  const startedAt = performance.now();
  for (;;) {
    const turnAt = performance.now();
    await new Promise<void>((resolve) => setImmediate(resolve));
    const now = performance.now();
    if (now - turnAt < 1 || now - startedAt > 50) return;
  }
}

const shared = globalThis as { [key: symbol]: unknown };
const limits = () => (shared[Symbol.for('dossier.limits')] ??= makeLimits()) as ReturnType<typeof makeLimits>;

/**
 * Waits until work of this kind may begin for a client (reliability D2, D3).
 * @param client a logged-in user's session, else `clientNetworkOf` an address
 * @param signal aborts when the client has left
 * @throws the signal's reason when it aborts
 */
export const enterLimit = (work: LimitedWork, client: string, signal?: AbortSignal): Promise<LimitEntry> =>
  limits().enter(work, client, signal);

/** To be called at the start: connects to Redis, and gives server.mjs, which knows clients by `X-Forwarded-For`, its part. */
export function openLimits(): void {
  const { enter, start } = limits();
  shared[Symbol.for('dossier.server-limits')] = {
    /** Waits for the place of a page that is not kept. */
    enterPage: (forwardedFor: string | undefined, signal?: AbortSignal) =>
      enter('page', clientOf(forwardedFor), signal),
    /** Waits until Next may begin with a request; resolves with null, or with why it may not. */
    start: (forwardedFor: string | undefined, signal?: AbortSignal) => start(clientOf(forwardedFor), signal),
  };
}

/** The last entry counts: it is the one that server.mjs or the trusted proxy wrote. */
const clientOf = (forwardedFor = '') => clientNetworkOf(forwardedFor.split(',').at(-1)!.trim());
