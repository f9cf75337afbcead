import 'server-only';
import { LRUCache } from 'lru-cache';
import { log } from '@/lib/observability/log';
import { env } from '@/lib/settings/env';
import { remember } from '@/lib/process-state';
import { directoryStore } from '@/lib/session/store/directory-store';
import { redisStore } from '@/lib/session/store/redis-store';
import type { SessionStore } from '@/lib/session/store/session-store';

/** The store of this deployment: Redis, else the folder that the web apps of a host share, else this process's memory. */
export const sessionStore = (): SessionStore => remember('session-store', makeStore);

function makeStore(): SessionStore {
  const { REDIS_URL, SESSION_DIR } = env();
  if (REDIS_URL) return degradingStore(redisStore(REDIS_URL));
  return SESSION_DIR ? degradingStore(directoryStore(SESSION_DIR)) : memoryStore();
}

/**
 * A shared store with a fallback in memory (reliability T3): values are also written to memory, which is used while the shared
 * store is down, so that no visitor is logged out. The log has one line when the store fails and one when it is back.
 */
export function degradingStore(sharedStore: SessionStore): SessionStore {
  const fallbackStore = memoryStore();
  let isDown = false;
  async function withFallback<T>(pending: Promise<T>, fallback: T): Promise<T> {
    try {
      const response = await pending;
      if (isDown) log().info('the shared session store is back');
      isDown = false;
      return response;
    } catch (err) {
      if (!isDown) log().warn({ err }, 'the shared session store is down');
      isDown = true;
      return fallback;
    }
  }
  return {
    get: async (key) => (await withFallback(sharedStore.get(key), null)) ?? fallbackStore.get(key),
    set: async (key, value, ttlMs) => {
      await fallbackStore.set(key, value, ttlMs);
      await withFallback(sharedStore.set(key, value, ttlMs), undefined);
    },
    lock: (key, owner, ttlMs) => withFallback(sharedStore.lock(key, owner, ttlMs), true),
    unlock: (key, owner) => withFallback(sharedStore.unlock(key, owner), undefined),
  };
}

const maxEntries = 200_000;

/** A store for one process. */
export function memoryStore(): SessionStore {
  // `max` is not set: it would allocate 5 MB of memory at once.
  const values = new LRUCache<string, string>({
    maxSize: maxEntries,
    sizeCalculation: () => 1,
    ttlResolution: 0,
    perf: { now: () => Date.now() },
  });
  const set = (key: string, value: string, ttl: number) => void values.set(key, value, { ttl });
  return {
    get: (key) => Promise.resolve(values.get(key) ?? null),
    set: (key, value, ttlMs) => Promise.resolve(set(key, value, ttlMs)),
    lock: (key, owner, ttlMs) => {
      if (values.has(key)) return Promise.resolve(false);
      set(key, owner, ttlMs);
      return Promise.resolve(true);
    },
    unlock: (key, owner) => {
      if (values.get(key) === owner) values.delete(key);
      return Promise.resolve();
    },
  };
}
