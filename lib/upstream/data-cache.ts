import 'server-only';
import type { AsyncLocalStorage } from 'node:async_hooks';
import { LRUCache } from 'lru-cache';
import { logOutage } from '@/lib/upstream/log-outage';
import { UpstreamFailure } from '@/lib/upstream/upstream-failure';

/**
 * The one cache of the web app: parsed data and sanitised texts of anonymous answers, one call in flight a key
 * (docs/decisions/002). Kept in memory and bounded by bytes.
 */

export const ages = {
  freshMs: 60_000,
  staleWhileRevalidateMs: 600_000,
  staleIfErrorMs: 86_400_000,
  /** 'Not found' and 'removed' are believed for a short time only, */
  missingMs: 10_000,
  /** and shorter still that there was no sensible answer, so that one broken product is not asked for again and again. */
  outageMs: 2_000,
} as const;

const maxBytes = 256 * 1024 * 1024;

type Entry = { value: unknown } | { missing: UpstreamFailure };
/** What an entry takes beside its text. */
const entryBytes = 4_096;
type Fetch = () => Promise<unknown>;

const makeCache = () =>
  new LRUCache<string, Entry, Fetch>({
    maxSize: maxBytes,
    // UTF-16 in memory, and half as much again for the objects around it.
    sizeCalculation: (entry) => entryBytes + 3 * ('value' in entry ? JSON.stringify(entry.value).length : 0),
    ttl: ages.freshMs,
    noDeleteOnStaleGet: true,
    perf: { now: () => Date.now() },
    fetchMethod: async (key, stale, { options, context }) => {
      try {
        return { value: await context() };
      } catch (error) {
        const isOutage = !(error instanceof UpstreamFailure) || error.isOutage;
        if (isOutage) logOutage(error, key, stale !== undefined);
        if (!(error instanceof UpstreamFailure) || (error.isOutage && stale)) throw error;
        options.ttl = error.isOutage ? ages.outageMs : ages.missingMs;
        return { missing: error };
      }
    },
  });

const shared = globalThis as { [key: symbol]: unknown };
const symbol = Symbol.for('dossier.data-cache');
const cache = () => (shared[symbol] ??= makeCache()) as ReturnType<typeof makeCache>;

/** Where the page cache has it written down what the page in work is made of (page-cache/page-cache.mjs). */
const usedByPage = () =>
  (
    shared[Symbol.for('dossier.used-by-page')] as AsyncLocalStorage<Map<string, Entry | undefined>> | undefined
  )?.getStore();

/**
 * How far what a page was made of still holds: `stale` while it is fetched again, or was, and the page may be shown once
 * more; `spent` when the page must be made anew first.
 */
export function holdingOf(used: Map<string, Entry>, madeAt: number): 'fresh' | 'stale' | 'spent' {
  const holdings = [...used].map(([key, entry]) => {
    const now = cache().get(key, { allowStale: true });
    if (!now || ('missing' in now && now !== entry)) return 'spent';
    const staleMs = now === entry ? -cache().getRemainingTTL(key) : Date.now() - madeAt - ages.freshMs;
    // As `cached` believes them: a page with a part that could not be had is not shown once more when it can.
    if (staleMs > ('missing' in now ? 0 : ages.staleWhileRevalidateMs)) return 'spent';
    return now === entry && staleMs < 0 ? 'fresh' : 'stale';
  });
  return (['spent', 'stale'] as const).find((holding) => holdings.includes(holding)) ?? 'fresh';
}
shared[Symbol.for('dossier.holding-of')] = holdingOf;

/**
 * The cached value of `key`, fetched when it must be: fresh for a minute, then served while it is fetched again, kept
 * for a day when the platform is out.
 * @throws {UpstreamFailure} what the fetch throws, when nothing usable is in the cache
 */
export async function cached<T>(key: string, fetch: () => Promise<T>): Promise<T> {
  const known = cache().peek(key, { allowStale: true });
  const staleMs = known ? -cache().getRemainingTTL(key) : 0;
  const isSpent = known !== undefined && staleMs > ('missing' in known ? 0 : ages.staleIfErrorMs);
  if (isSpent) cache().delete(key);
  const mayStandIn = known !== undefined && !isSpent;
  const used = usedByPage();
  used?.set(key, undefined);
  const entry = await cache().forceFetch(key, {
    allowStale: staleMs <= ages.staleWhileRevalidateMs,
    allowStaleOnFetchRejection: mayStandIn,
    noDeleteOnFetchRejection: mayStandIn,
    context: fetch,
  });
  used?.set(key, entry);
  if ('missing' in entry) throw entry.missing;
  return entry.value as T;
}
