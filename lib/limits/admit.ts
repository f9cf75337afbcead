import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { createTranslator } from 'next-intl';
import { z } from 'zod';
import { pageLanguage } from '@/lib/domain/languages/interface-language';
import { errorMessageKey, makeFailure } from '@/lib/domain/failures/failures';
import { isInterfaceLanguage } from '@/lib/domain/languages/languages';
import { type Limit, type RateLimitedWork, rateLimitedWork } from '@/lib/settings/rate-limited-work';
import { appMessages } from '@/lib/i18n/in-app-messages';
import { log } from '@/lib/observability/log';
import { cookieIn, hostCookie, sessionCookie } from '@/lib/session/cookies';
import { unseal } from '@/lib/session/session-cookie';
import { setTimeout as sleep } from 'node:timers/promises';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { env, limitOf } from '@/lib/settings/env';
import { FairQueue, QueueFullError, type Release } from '@/lib/limits/fair-queue';
import { ServedClients, Turns } from '@/lib/limits/turns';
import { workOf } from '@/lib/limits/work-of';
import { metrics } from '@/lib/observability/metrics';

/** Admission control that server.ts applies before Next handles a request. */
export interface Admission {
  /** The client's network: `forwardedFor` as server.ts writes it. */
  networkOf: (forwardedFor: string) => string;
  /** Records that a client got a page from the page cache. */
  seen: (forwardedFor: string) => void;
  /** The client of a request: its network, with the id of a logged-in user. */
  clientOf: (request: IncomingMessage) => Promise<string>;
  /** Waits until a request may be handled. @throws the signal's reason when the client has left */
  admit: (request: IncomingMessage, signal: AbortSignal) => Promise<LimitEntry>;
  /** Waits until a page may be rendered for the cache. */
  admitPage: (forwardedFor: string) => Promise<LimitEntry>;
  /** Headers and body of the response to a refused request. */
  limitResponse: (
    request: IncomingMessage,
    limitExceeded: LimitExceeded,
  ) => { headers: Record<string, string>; body: string };
}

/** Call once, at the start: it connects to Redis. */
export async function openAdmission(): Promise<Admission> {
  const limits = await openLimits();
  return {
    networkOf,
    seen: (forwardedFor) => limits.seen(networkOf(forwardedFor)),
    clientOf,
    admit: async (request, signal) =>
      limits.enter(workOf(request.url!, request.method), await clientOf(request), signal),
    admitPage: (forwardedFor) => limits.enter('page', networkOf(forwardedFor)),
    limitResponse,
  };
}

/** Uses the last entry, which server.ts or the trusted proxy wrote. */
const networkOf = (forwardedFor: string) => clientNetworkOf(forwardedFor.split(',').at(-1)!.trim());

async function clientOf({ headers }: IncomingMessage): Promise<string> {
  const network = networkOf(String(headers['x-forwarded-for']));
  const userId = await userIdOf(headers.cookie);
  return userId === null ? network : `${network} ${userId}`;
}

const sealed = z.object({ user: z.object({ id: z.number() }) });

/**
 * The id of the user in a sealed cookie; null for an anonymous visitor. Whether the login was revoked is not looked up: all logins of a
 * user on a network are one client.
 */
async function userIdOf(cookie = ''): Promise<number | null> {
  const token = cookieIn(cookie, hostCookie(sessionCookie));
  const content = token ? sealed.safeParse(await unseal(token)) : null;
  return content?.success ? content.data.user.id : null;
}

/** A navigation gets an HTML page, a script the error object (docs/platform-api.md, section 7). */
function limitResponse({ url = '', headers }: IncomingMessage, { work, status, retryAfterSeconds }: LimitExceeded) {
  const { code, type, uiMessage, id } = makeFailure('CLIENT_SERVER_COMMUNICATION', Math.random, {
    uiMessage: errorMessageKey('TOO_MANY_TRIES'),
  });
  log().info({ failureId: id, work, status, retryAfterSeconds }, 'limit exceeded');
  const mode = headers['sec-fetch-mode'];
  const isNavigation = mode ? mode === 'navigate' : (headers.accept ?? '').includes('text/html');
  return {
    headers: {
      'Content-Type': isNavigation ? 'text/html; charset=utf-8' : 'application/json',
      'Cache-Control': 'no-store',
      'Retry-After': String(retryAfterSeconds),
    },
    body: isNavigation
      ? limitPage(languageOf(url, headers), retryAfterSeconds, id)
      : JSON.stringify({ code, type, uiMessage, id }),
  };
}

/** The language of the page's path, else that of the page read last, else the browser's. */
function languageOf(url: string, headers: IncomingHttpHeaders) {
  const segment = url.split('/')[3] ?? '';
  return isInterfaceLanguage(segment) ? segment : pageLanguage(headers.cookie, headers['accept-language'] ?? null);
}

/** Rendered without Next, since it is the work of Next that the limit refuses. The page reloads itself after `seconds`. */
function limitPage(language: keyof typeof appMessages, seconds: number, id: string): string {
  const t = createTranslator({ locale: language, messages: appMessages[language], namespace: 'app' });
  const sentence = t('limit_met', { seconds });
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="${seconds}">
<title>${sentence}</title>
<p>${sentence} (${id})</p>
<p><a href="">${t('try_again')}</a></p>
`;
}

/**
 * The key of one anonymous client: an IPv4 address, or the /64 network that an IPv6 subscriber is assigned.
 * `address` is the one that server.ts or a trusted proxy wrote.
 */
export function clientNetworkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  const [plain = ''] = address.split('%');
  if (isIP(plain) !== 6) return plain;
  const [leadingPart = '', trailingPart] = plain.split('::');
  const head = leadingPart.split(':').filter(Boolean);
  const tail = (trailingPart ?? '').split(':').filter(Boolean);
  const zeros = trailingPart === undefined ? 0 : 8 - head.length - tail.length;
  const groups = [...head, ...Array<string>(Math.max(0, zeros)).fill('0'), ...tail].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}

/** Why work may not begin: 429 for a limit of this client, 503 for a limit of all clients. */
interface LimitExceeded {
  work: RateLimitedWork | 'body';
  status: 429 | 503;
  retryAfterSeconds: number;
}
/** `leave` ends the work. */
type LimitEntry = { leave: Release; refused?: undefined } | { refused: LimitExceeded; leave?: undefined };

const windowSeconds = 60;
/** Places in a queue become free within seconds. */
const queueRetryAfterSeconds = 2;
/** Maximum wait for Redis. After a failure this process counts in memory for `redisPauseMs`. */
const redisTimeoutMs = 200;
const redisPauseMs = 2_000;

/** Maximum length of a client's queue, as for 200 requests of one page or session at once; short for work that is rather refused. */
const maxWaitingPerClient = 256;
const shorterQueues: Partial<Record<RateLimitedWork, number>> = { label: 64, file: 64, attachment: 64 };

/** The queue of all clients is this many times as long as that of one client. */
const waitingClientCount = 4;

function queueLimits(work: RateLimitedWork, { perClient, overall }: Limit) {
  const waiting = shorterQueues[work] ?? maxWaitingPerClient;
  return {
    maxRunning: overall,
    maxRunningPerClient: perClient,
    maxWaiting: waiting * waitingClientCount,
    maxWaitingPerClient: waiting,
  };
}

/** The connection to the counters that several web apps share. Redis's package is loaded only where it is used. */
async function connectToRedis(url: string) {
  const { createClient } = await import('redis');
  const socket = { connectTimeout: 1_000, reconnectStrategy: 2_000 };
  const client = createClient({ url, socket, disableOfflineQueue: true, maintNotifications: 'disabled' });
  client.on('error', (err) => log().debug({ err }, 'shared limits unreachable'));
  void client.connect().catch(() => undefined);
  return client;
}

/** Counts the work that a client began in the last minute. The function rejects with a RateLimiterRes above `points`. */
function makeRateLimiter(
  work: RateLimitedWork,
  points: number,
  redis: Awaited<ReturnType<typeof connectToRedis>> | null,
) {
  const options = { keyPrefix: `dossier:limit:${work}`, points, duration: windowSeconds };
  const memory = new RateLimiterMemory(options);
  const shared = redis && new RateLimiterRedis({ ...options, storeClient: redis, useRedisPackage: true });
  let pausedUntil = 0;
  return async (client: string): Promise<void> => {
    if (shared && Date.now() >= pausedUntil) {
      const settled = new AbortController();
      const tooLate = sleep(redisTimeoutMs, null, { signal: settled.signal });
      try {
        const counted = await Promise.race([shared.consume(client), tooLate]);
        if (counted) return;
      } catch (error) {
        if (error instanceof RateLimiterRes) throw error;
      } finally {
        settled.abort();
        tooLate.catch(() => undefined);
      }
      pausedUntil = Date.now() + redisPauseMs;
    }
    await memory.consume(client);
  };
}

/** The limits of this process. Call once. */
async function openLimits() {
  const { REDIS_URL } = env();
  const redis = REDIS_URL ? await connectToRedis(REDIS_URL) : null;
  const served = new ServedClients();
  const works = (Object.keys(rateLimitedWork) as RateLimitedWork[]).map((work) => {
    const limit = limitOf(work);
    const queue = new FairQueue(
      queueLimits(work, limit),
      undefined,
      new Turns(rateLimitedWork[work].fairShare, served),
    );
    return { work, queue, countRate: limit.perMinute > 0 ? makeRateLimiter(work, limit.perMinute, redis) : null };
  });
  const { limited } = metrics();
  limited.running = () => works.map(({ work, queue }) => ({ work, count: queue.runningCount }));
  limited.waiting = () => works.map(({ work, queue }) => ({ work, count: queue.waitingCount }));
  const starts = new FairQueue(startLimits, waitForIdle);

  return {
    /** Records a response that needs no limit. */
    seen: (client: string) => served.seen(client),
    /**
     * Waits until work of this kind may begin for a client (reliability D2, D3), and until Next may begin with it.
     * @param client `clientNetworkOf` an address; for a logged-in user followed by a space and the user's id
     * @param signal aborts when the client has left
     * @throws the signal's reason when it aborts
     */
    async enter(work: RateLimitedWork, client: string, signal?: AbortSignal): Promise<LimitEntry> {
      const { queue, countRate } = works.find((candidate) => candidate.work === work)!;
      served.seen(client);
      let leave: Release | undefined;
      try {
        await countRate?.(client);
        leave = await queue.acquire(client, signal);
        const started = await starts.acquire(client, signal);
        setImmediate(started);
        return { leave };
      } catch (error) {
        leave?.();
        const refused = limitExceeded(work, error);
        if (!refused) throw error;
        return { refused };
      }
    },
  };
}

function limitExceeded(work: RateLimitedWork, error: unknown): LimitExceeded | null {
  const exceed = (reason: string, status: 429 | 503, retryAfterSeconds: number): LimitExceeded => {
    metrics().limitRefusal.inc({ work, reason });
    return { work, status, retryAfterSeconds };
  };
  if (error instanceof QueueFullError)
    return exceed(error.reason, error.reason === 'all' ? 503 : 429, queueRetryAfterSeconds);
  if (error instanceof RateLimiterRes) return exceed('rate', 429, Math.max(1, Math.ceil(error.msBeforeNext / 1_000)));
  return null;
}

/** Bounds of the work that waits to be started: more than 20 people behind one address send at once. */
const startLimits = { maxRunning: 1, maxRunningPerClient: 1, maxWaiting: 1_024, maxWaitingPerClient: 256 };

/**
 * Cached pages have priority: work of Next starts when the event loop is idle, at the latest after 50 ms.
 */
async function waitForIdle(): Promise<void> {
  const startedAt = performance.now();
  for (;;) {
    const turnAt = performance.now();
    await new Promise<void>((resolve) => setImmediate(resolve));
    const now = performance.now();
    if (now - turnAt < 1 || now - startedAt > 50) return;
  }
}
