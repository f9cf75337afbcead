import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash, randomUUID } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { metrics } from '@/lib/observability/metrics';
import { remember } from '@/lib/process-state';
import { sites } from '@/lib/settings/brands';
import { currentSite } from '@/lib/settings/current-site';
import { logOutage, UpstreamError } from '@/lib/upstream/transport/upstream-error';
import { withTimeout } from '@/lib/upstream/transport/with-timeout';
import { z } from 'zod';
import { env } from '@/lib/settings/env';
import { log } from '@/lib/observability/log';
import type { CallContext, RequestOrigin } from '@/lib/upstream/transport/call';

/**
 * The data cache of the web app: parsed data and sanitised texts of anonymous responses, compressed, with one call in flight per key
 * (docs/decisions/021). It is in memory and bounded by bytes.
 */

export const ages = {
  freshMs: 60_000,
  staleWhileRevalidateMs: 600_000,
  staleIfErrorMs: 86_400_000,
  /** Lifetime of 'not found' and 'removed'. */
  missingMs: 10_000,
  /** Lifetime of an outage or a malformed response, so that one broken product is not fetched again and again. */
  outageMs: 2_000,
} as const;

const maxBytes = 16 * 1024 * 1024;
/** Of these, searches of the public catalogue have a part of their own, so that endless searches evict no product. */
const maxSearchBytes = 4 * 1024 * 1024;
const isSearch = (key: string) => key.startsWith('catalogue ');
const isOfSitemap = (key: string) => /^(?:public list|sitemap days) /.test(key);

/** `digest`: equal for equal values; each negative entry has one of its own. */
type Entry = { digest: string; sizeInBytes: number } & ({ read: () => unknown } | { missing: UpstreamError });
/** Memory of an entry in addition to its text, in bytes. */
const entryBytes = 2_048;
/** Fetches a value for the request that needs it now, whichever that is. */
type Fetch = (origin: RequestOrigin) => Promise<unknown>;

interface FetchContext {
  fetch: Fetch;
  origin: RequestOrigin;
}

/** A value of JSON, which takes a tenth of its memory compressed, and a millisecond. */
function entryOf(value: unknown): Entry {
  const text = JSON.stringify(value);
  const digest = createHash('sha256').update(text).digest('base64url');
  if (typeof value !== 'object' || value === null)
    return { digest, sizeInBytes: entryBytes + text.length, ...just(value) };
  // A copy, since zlib's result is a part of a buffer of 16 KB.
  const packed = new Uint8Array(deflateRawSync(text, { level: 1 }));
  return { digest, sizeInBytes: entryBytes + packed.length, ...unpacking(packed, value) };
}

const just = (value: unknown) => ({ read: () => value });

/** Reads `value` until garbage is collected: several parts of a page read the same value. */
function unpacking(packed: Uint8Array, value: object) {
  let known = new WeakRef(value);
  const read = () => {
    const unpacked = known.deref() ?? (JSON.parse(inflateRawSync(packed).toString()) as object);
    known = new WeakRef(unpacked);
    return unpacked;
  };
  return { read };
}

const createFetches = () => new Map<string, { changes: number }>();
/** The fetches in flight, by key, with the number of changes of the product since they began. */
const pendingFetches = () => remember('fetches-under-way', createFetches);

/** Whether the cached entry is older than a change of the product while the newer one is still being fetched. */
const isOutdated = (key: string) => (pendingFetches().get(key)?.changes ?? 0) > 0;

/** Fetches the current entry; repeats the call when the product changed meanwhile. */
async function fetchLatest(key: string, { fetch, origin }: FetchContext): Promise<Entry> {
  const state = pendingFetches().get(key)!;
  for (;;) {
    const changeCount = state.changes;
    const entry = await fetch(origin).then(entryOf, (error: unknown) => {
      if (state.changes === changeCount) throw error;
    });
    if (entry && state.changes === changeCount) return entry;
  }
}

/** Stands for the searches and the products of GTINs, which every change of a product may change. */
const anyProduct = 'catalogue';
/** The permalink id in the key of a product's data, which follows the kind; `catalogue` for a search or a GTIN, empty for any other key. */
const productOf = (key: string) =>
  isSearch(key) || key.startsWith('gtin ') ? anyProduct : (/^[a-z-]+ (\d+)(?: |$)/.exec(key)?.[1] ?? '');

const createChanges = () => new Map<string, number>();
/** Times of product changes by permalink id, the oldest first, as far back as a page may be served. */
const productChanges = () => remember('product-changes', createChanges);

function recordChange(id: string): void {
  const now = Date.now();
  productChanges().delete(id);
  productChanges().set(id, now);
  for (const [changedId, changedAt] of productChanges()) {
    if (now - changedAt <= ages.freshMs + ages.staleWhileRevalidateMs) break;
    productChanges().delete(changedId);
  }
}

/** Deletes the entries of products that changed, with all searches and GTINs; the pages rendered from them expire too (`freshnessOf`). */
export function purgeProducts(ids: readonly number[]): void {
  const changed = new Set([...ids.map(String), anyProduct]);
  changed.forEach(recordChange);
  const isChanged = (key: string) => changed.has(productOf(key));
  for (const [key, state] of pendingFetches()) if (isChanged(key)) state.changes += 1;
  for (const cache of caches())
    for (const key of [...cache.keys()]) if (isChanged(key) && !pendingFetches().has(key)) cache.delete(key);
  for (const listener of purgeListeners()) listener(changed);
}

type PurgeListener = (ids: ReadonlySet<string>) => void;
const createListeners = () => new Set<PurgeListener>();
const purgeListeners = () => remember('purge-listeners', createListeners);

/** Calls `listener` with the permalink ids of products each time that their data were purged. */
export const addPurgeListener = (listener: PurgeListener): void => void purgeListeners().add(listener);

/** Evicts a negative entry when it expires, so that requests for many unknown products cannot fill the cache. */
function evict(key: string, entry: Entry): void {
  if (cacheOf(key).peek(key, { allowStale: true }) === entry) cacheOf(key).delete(key);
}

function makeCache() {
  onPurge(purgeProducts);
  metrics().sizes.dataCacheBytes = () => caches().reduce((sum, { calculatedSize }) => sum + calculatedSize, 0);
  return makePart(maxBytes - maxSearchBytes);
}

const makeSearchCache = () => makePart(maxSearchBytes);

function makePart(maxSize: number) {
  return new LRUCache<string, Entry, FetchContext>({
    maxSize,
    sizeCalculation: ({ sizeInBytes }) => sizeInBytes,
    ttl: ages.freshMs,
    noDeleteOnStaleGet: true,
    perf: { now: () => Date.now() },
    fetchMethod: async (key, stale, { options, context }) => {
      pendingFetches().set(key, { changes: 0 });
      try {
        return await fetchLatest(key, context);
      } catch (error) {
        const canServeStale = stale !== undefined && !isOutdated(key);
        // lru-cache serves a stale value in place of an error; one from before a change is deleted.
        if (!canServeStale) options.allowStaleOnFetchRejection = options.noDeleteOnFetchRejection = false;
        const isOutage = !(error instanceof UpstreamError) || error.isOutage;
        if (isOutage) logOutage(error, key, canServeStale);
        if (!(error instanceof UpstreamError) || (error.isOutage && canServeStale) || error.isBusy) throw error;
        options.ttl = error.isOutage ? ages.outageMs : ages.missingMs;
        const entry = { missing: error, digest: randomUUID(), sizeInBytes: entryBytes };
        setTimeout(() => evict(key, entry), options.ttl).unref();
        return entry;
      } finally {
        pendingFetches().delete(key);
      }
    },
  });
}

const caches = () => [remember('data-cache', makeCache), remember('search-cache', makeSearchCache)];
const cacheOf = (key: string) => caches()[isSearch(key) ? 1 : 0]!;

/**
 * An entry of the cache that a page was rendered from, by its digest, and how it is fetched. The entry itself would stay in memory
 * with the page after the cache has evicted it.
 */
export interface CacheDependency {
  digest: string;
  fetch: Fetch;
}
/** The entries that a page was rendered from, by key. */
type CacheDependencies = ReadonlyMap<string, CacheDependency>;

const createDependencies = () => new AsyncLocalStorage<Map<string, CacheDependency | undefined>>();
/**
 * Records the dependencies of the current render: the page cache runs each render with a map of its own, which `cached` fills. A
 * value is undefined until its fetch has ended, and stays so when the fetch failed.
 */
export const cacheDependencies = () => remember('cache-dependencies', createDependencies);

/** Minimum time between two revalidations of a page. */
const newPageMs = 2_000;

/**
 * The freshness of a page that was rendered at `madeAt`: `stale` when its data are being or were fetched again and the page may be
 * served once more; `expired` when the page must be rendered first. `triedAt` is the time of the last revalidation that found no
 * newer data. Times in ms since 1970.
 */
export function freshnessOf(
  dependencies: CacheDependencies,
  madeAt: number,
  triedAt = madeAt,
): 'fresh' | 'stale' | 'expired' {
  const isNew = Date.now() - triedAt < newPageMs;
  let freshness: 'fresh' | 'stale' = 'fresh';
  for (const [key, { digest }] of dependencies) {
    const now = cacheOf(key).get(key, { allowStale: true });
    const isSame = now?.digest === digest;
    if (isOutdated(key)) return 'expired';
    if (isSame && isNew) continue;
    if (!now || ('missing' in now && !isSame)) return 'expired';
    if (!isSame && (productChanges().get(productOf(key)) ?? 0) >= madeAt) return 'expired';
    const staleMs = isSame ? -cacheOf(key).getRemainingTTL(key) : Date.now() - madeAt - ages.freshMs;
    // Negative entries have no stale time, as in `cached`: a page with a missing part is not served after that.
    if (staleMs > ('missing' in now ? 0 : ages.staleWhileRevalidateMs)) return 'expired';
    if (!isSame || staleMs >= 0) freshness = 'stale';
  }
  return freshness;
}

/**
 * Fetches the stale dependencies again, for the request that renews the page. Resolves with whether a page rendered from them would be
 * unchanged, as in an outage.
 */
export async function revalidate(dependencies: CacheDependencies, origin: RequestOrigin): Promise<boolean> {
  await Promise.all(
    [...dependencies].map(([key, { fetch }]) => cached(key, fetch, { waits: true, origin }).catch(() => undefined)),
  );
  return [...dependencies].every(
    ([key, { digest }]) => cacheOf(key).peek(key, { allowStale: true })?.digest === digest,
  );
}

/**
 * The key under which a domain's data are cached: a platform may respond otherwise to the `X-Viewport` of another view, and a brand may
 * have a catalogue of its own. A key that has its view or brand already stays.
 */
function keyForSite(name: string): string {
  const { id, view, hasOwnCatalogue } = currentSite().brand;
  const isOwn = (isSearch(name) || isOfSitemap(name)) && hasOwnCatalogue;
  const suffix = isOwn ? ` @${id}` : ` @${view}`;
  const isMain = !isOwn && view === sites().main.brand.view;
  return isMain || name.endsWith(suffix) ? name : name + suffix;
}

/** The metric label of a read without a fetch, by the age of the entry. */
const resultOf = (staleMs: number) =>
  staleMs <= 0 ? 'fresh' : staleMs <= ages.staleWhileRevalidateMs ? 'stale' : 'stale-if-error';

/**
 * The cached value of `key`, fetched when necessary: fresh for a minute, then stale while it is fetched again, and usable for
 * a day in an outage of the platform. A cached page keeps `fetch`, which is called for later requests: it must not refer to the request
 * that renders the page.
 * @throws {UpstreamError} the error of the fetch, when the cache has no usable entry
 */
export async function cached<T>(
  name: string,
  fetch: (origin: RequestOrigin) => Promise<T>,
  {
    waits: waitsForFresh = false,
    origin = {},
  }: {
    /** Whether to wait for fresh data when there is a stale entry. */
    waits?: boolean;
    origin?: RequestOrigin;
  } = {},
): Promise<T> {
  const key = keyForSite(name);
  const cache = cacheOf(key);
  const known = cache.peek(key, { allowStale: true });
  const staleMs = known ? -cache.getRemainingTTL(key) : 0;
  const isExpired = known !== undefined && staleMs > ('missing' in known ? 0 : ages.staleIfErrorMs);
  if (isExpired) cache.delete(key);
  const canServeStale = known !== undefined && !isExpired;
  const dependencies = cacheDependencies().getStore();
  dependencies?.set(key, undefined);
  const entry = await cache.forceFetch(key, {
    allowStale: !waitsForFresh && staleMs <= ages.staleWhileRevalidateMs && !isOutdated(key),
    allowStaleOnFetchRejection: canServeStale,
    noDeleteOnFetchRejection: canServeStale,
    context: { fetch, origin },
  });
  dependencies?.set(key, { digest: entry.digest, fetch });
  metrics().dataCacheRead.inc({ result: entry === known ? resultOf(staleMs) : 'fetched' });
  if ('missing' in entry) throw entry.missing;
  return entry.read() as T;
}

/**
 * The cached value of `key`, or `fallback` when that takes longer than half a second: a page waits for nothing that has one. A page with
 * the fallback is not cached.
 * @throws {UpstreamError} the error of the fetch
 */
export async function cachedInTime<T extends object>(key: string, fetch: () => Promise<T>, fallback: T): Promise<T> {
  const value = await withTimeout(cached(key, fetch), null);
  if (value === null) cacheDependencies().getStore()?.set(`late ${key}`, undefined);
  return value ?? fallback;
}

const channel = 'dossier:purge';
const timeoutMs = 1_000;
const message = z
  .string()
  .transform((text) => text.split(',').map(Number))
  .pipe(z.array(z.int().positive()));

/**
 * Subscribes to the changed products that web apps with the same Redis publish, this one included; does nothing without
 * REDIS_URL. Messages are lost while the connection is: the cached data then expire by age.
 */
function onPurge(purge: (ids: number[]) => void): void {
  const { REDIS_URL } = env();
  if (!REDIS_URL) return;
  const warn = (error: unknown) => log().warn({ err: error }, 'not subscribed to the purges of other web apps');
  subscribe(REDIS_URL, warn, purge).catch(warn);
}

async function subscribe(url: string, warn: (error: unknown) => void, purge: (ids: number[]) => void): Promise<void> {
  const { createClient } = await import('redis');
  const client = createClient({ url, socket: { connectTimeout: timeoutMs } });
  client.on('error', warn);
  client.on('ready', () => log().info('subscribed to the purges of other web apps'));
  await client.connect();
  await client.subscribe(channel, (text) => purge(message.parse(text)));
}

/** Publishes changed products to the web apps with the same Redis. @throws Error when Redis does not respond within a second */
export async function publishPurge(ids: readonly number[]): Promise<void> {
  const { REDIS_URL } = env();
  if (!REDIS_URL) return;
  const { createClient } = await import('redis');
  const socket = { connectTimeout: timeoutMs, reconnectStrategy: false } as const;
  const client = createClient({ url: REDIS_URL, socket, commandOptions: { timeout: timeoutMs } });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.publish(channel, ids.join(','));
  } finally {
    client.destroy();
  }
}

/** A separate function, since a closure keeps all variables that any closure of the same function uses. */
const fetchFor =
  <T>(interfaceLang: string, fetch: (callContext: CallContext) => Promise<T>) =>
  (origin: RequestOrigin): Promise<T> =>
    fetch({ interfaceLang, ...origin });

/**
 * Public data from the cache, for a logged-in visitor too. As with `cached`, `fetch` gets the call context of the request that needs the
 * data, without its visitor.
 * @throws {UpstreamError}
 */
export function cachedForAll<T>(
  { interfaceLang, requestId, address }: CallContext,
  key: string,
  fetch: (callContext: CallContext) => Promise<T>,
): Promise<T> {
  return cached(key, fetchFor(interfaceLang, fetch), { origin: { requestId, address } });
}

/**
 * Public data from the cache; for a logged-in visitor fetched without the cache and never stored in it (decision 21).
 * When a page's call for its visitor fails because of the login, a lost workgroup or an outage, the page falls back to the
 * public data.
 * @throws {UpstreamError}
 */
export async function cachedForAnonymous<T>(
  callContext: CallContext,
  key: string,
  fetch: (callContext: CallContext) => Promise<T>,
): Promise<T> {
  const { visitor } = callContext;
  const read = () => cachedForAll(callContext, key, fetch);
  // The call in flight may belong to another client, which is throttled.
  const readPublic = () =>
    read().catch((error: unknown) => {
      if (error instanceof UpstreamError && error.kind === 'throttled') return read();
      throw error;
    });
  if (!visitor) return readPublic();
  return fetch(callContext).catch((error: unknown) => {
    const concernsVisitor =
      error instanceof UpstreamError &&
      (error.isOutage || error.kind === 'unauthorized' || error.call.error === 'workgroup');
    if (visitor.fallsBackToAnonymous && concernsVisitor) return readPublic();
    throw error;
  });
}
