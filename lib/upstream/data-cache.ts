import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import { isDeepStrictEqual } from 'node:util';
import { LRUCache } from 'lru-cache';
import { metrics } from '@/lib/observability/metrics';
import { remember } from '@/lib/process-state';
import { logOutage, UpstreamError } from '@/lib/upstream/transport/upstream-error';
import { onPurge } from '@/lib/upstream/purge-channel';

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

const maxBytes = 160 * 1024 * 1024;

type Entry = { value: unknown } | { missing: UpstreamError };
/** What an entry takes beside its text. */
const entryBytes = 4_096;
type Fetch = () => Promise<unknown>;

const createFetches = () => new Map<string, { changes: number }>();
/** The fetches under way, by key, and how often the product changed since they began. */
const pendingFetches = () => remember('fetches-under-way', createFetches);

/** What is kept is older than a change of the product, and what is newer is still being fetched. */
const isOutdated = (key: string) => (pendingFetches().get(key)?.changes ?? 0) > 0;

/** What the platform says now: it is asked again when the product changed meanwhile. */
async function fetchLatest(key: string, fetch: Fetch): Promise<Entry> {
  const state = pendingFetches().get(key)!;
  for (;;) {
    const before = state.changes;
    const entry = await fetch().then(
      (value) => ({ value }),
      (error: unknown) => {
        if (state.changes === before) throw error;
      },
    );
    if (entry && state.changes === before) return entry;
  }
}

/** The permalink id in a product's key, which begins with what it is. */
const productOf = (key: string) => /^(?:product|sds|compare|tds|ipi|label) (\d+)(?: |$)/.exec(key)?.[1] ?? '';

const createChanges = () => new Map<string, number>();
/** When products changed, by permalink id, the oldest change first: as far back as a page may be shown. */
const productChanges = () => remember('product-changes', createChanges);

function recordChange(id: string): void {
  const now = Date.now();
  productChanges().delete(id);
  productChanges().set(id, now);
  for (const [known, changedAt] of productChanges()) {
    if (now - changedAt <= ages.freshMs + ages.staleWhileRevalidateMs) break;
    productChanges().delete(known);
  }
}

/** Throws away what is kept of products that changed: the pages made of it go along (`freshnessOf`). */
export function purgeProducts(ids: readonly number[]): void {
  const changed = new Set(ids.map(String));
  changed.forEach(recordChange);
  const isOfOne = (key: string) => changed.has(productOf(key));
  for (const [key, state] of pendingFetches()) if (isOfOne(key)) state.changes += 1;
  for (const key of [...cache().keys()]) if (isOfOne(key) && !pendingFetches().has(key)) cache().delete(key);
}

/** What was not there is no use later on: who asks for many products that there are not would fill the cache. */
function evict(key: string, entry: Entry): void {
  if (cache().peek(key, { allowStale: true }) === entry) cache().delete(key);
}

function makeCache() {
  onPurge(purgeProducts);
  metrics().sizes.dataCacheBytes = () => cache().calculatedSize;
  return new LRUCache<string, Entry, Fetch>({
    maxSize: maxBytes,
    // UTF-16 in memory, and half as much again for the objects around it.
    sizeCalculation: (entry) => entryBytes + 3 * ('value' in entry ? JSON.stringify(entry.value).length : 0),
    ttl: ages.freshMs,
    noDeleteOnStaleGet: true,
    perf: { now: () => Date.now() },
    fetchMethod: async (key, stale, { options, context }) => {
      pendingFetches().set(key, { changes: 0 });
      try {
        const latest = await fetchLatest(key, context);
        // As it was: what was made of it stays as it is, too.
        return isDeepStrictEqual(latest, stale) ? stale : latest;
      } catch (error) {
        const canServeStale = stale !== undefined && !isOutdated(key);
        const isOutage = !(error instanceof UpstreamError) || error.isOutage;
        if (isOutage) logOutage(error, key, canServeStale);
        if (!(error instanceof UpstreamError) || (error.isOutage && canServeStale) || error.isBusy) throw error;
        options.ttl = error.isOutage ? ages.outageMs : ages.missingMs;
        const entry = { missing: error };
        setTimeout(() => evict(key, entry), options.ttl).unref();
        return entry;
      } finally {
        pendingFetches().delete(key);
      }
    },
  });
}

const cache = () => remember('data-cache', makeCache);

/** An entry of the cache that a page was made of, and how it is fetched. */
export interface CacheDependency {
  entry: Entry;
  fetch: Fetch;
}
/** What a page was made of, by key. */
type CacheDependencies = ReadonlyMap<string, CacheDependency>;

const createDependencies = () => new AsyncLocalStorage<Map<string, CacheDependency | undefined>>();
/**
 * Records what the page in work is made of: the page cache runs each render with a map of its own, which `cached` fills. A value
 * is undefined until its fetch has ended, and stays so when the fetch failed.
 */
export const cacheDependencies = () => remember('cache-dependencies', createDependencies);

/** A page that has just been made, or could not be made of anything newer, is not tried again so soon. */
const newPageMs = 2_000;

/**
 * How far what a page was made of, from `madeAt` on, still holds: `stale` while it is fetched again, or was, and the page may be shown once
 * more; `spent` when the page must be made anew first. `triedAt`: when nothing newer could be had last.
 */
export function freshnessOf(
  dependencies: CacheDependencies,
  madeAt: number,
  triedAt = madeAt,
): 'fresh' | 'stale' | 'spent' {
  const isNew = Date.now() - triedAt < newPageMs;
  const freshnesses = [...dependencies].map(([key, { entry }]) => {
    const now = cache().get(key, { allowStale: true });
    if (isOutdated(key)) return 'spent';
    if (now === entry && isNew) return 'fresh';
    if (!now || ('missing' in now && now !== entry)) return 'spent';
    if (now !== entry && (productChanges().get(productOf(key)) ?? 0) >= madeAt) return 'spent';
    const staleMs = now === entry ? -cache().getRemainingTTL(key) : Date.now() - madeAt - ages.freshMs;
    // As `cached` believes them: a page with a part that could not be had is not shown once more when it can.
    if (staleMs > ('missing' in now ? 0 : ages.staleWhileRevalidateMs)) return 'spent';
    return now === entry && staleMs < 0 ? 'fresh' : 'stale';
  });
  return (['spent', 'stale'] as const).find((freshness) => freshnesses.includes(freshness)) ?? 'fresh';
}

/** Waits until what is old of it was fetched again; whether a page that was made of it would be the same now, as in an outage. */
export async function revalidate(dependencies: CacheDependencies): Promise<boolean> {
  await Promise.all(
    [...dependencies].map(([key, { fetch }]) => cached(key, fetch, { waits: true }).catch(() => undefined)),
  );
  return [...dependencies].every(([key, { entry }]) => cache().peek(key, { allowStale: true }) === entry);
}

/** Of what was answered without being fetched, by its age. */
const resultOf = (staleMs: number) =>
  staleMs <= 0 ? 'fresh' : staleMs <= ages.staleWhileRevalidateMs ? 'stale' : 'stood-in';

/**
 * The cached value of `key`, fetched when it must be: fresh for a minute, then served while it is fetched again, kept
 * for a day when the platform is out.
 * @throws {UpstreamError} what the fetch throws, when nothing usable is in the cache
 */
export async function cached<T>(
  key: string,
  fetch: () => Promise<T>,
  /** Whether to wait for what is newer than a minute where there is something older. */
  { waits: waitsForFresh = false } = {},
): Promise<T> {
  const known = cache().peek(key, { allowStale: true });
  const staleMs = known ? -cache().getRemainingTTL(key) : 0;
  const isExpired = known !== undefined && staleMs > ('missing' in known ? 0 : ages.staleIfErrorMs);
  if (isExpired) cache().delete(key);
  const canServeStale = known !== undefined && !isExpired;
  const dependencies = cacheDependencies().getStore();
  dependencies?.set(key, undefined);
  const entry = await cache().forceFetch(key, {
    allowStale: !waitsForFresh && staleMs <= ages.staleWhileRevalidateMs && !isOutdated(key),
    allowStaleOnFetchRejection: canServeStale,
    noDeleteOnFetchRejection: canServeStale,
    context: fetch,
  });
  dependencies?.set(key, { entry, fetch });
  metrics().dataCacheRead.inc({ result: entry === known ? resultOf(staleMs) : 'fetched' });
  if ('missing' in entry) throw entry.missing;
  return entry.value as T;
}
