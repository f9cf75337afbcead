import 'server-only';
import { LRUCache } from 'lru-cache';
import { log } from '@/lib/observability/log';
import type { SessionStore } from '@/lib/session/store/session-store';

/**
 * A shared store that this process can do without (reliability T3): what it wrote itself it also keeps in memory, and while
 * the shared one is down it goes by that, so that nobody is logged out. The log has one line when it fails, one when it is back.
 */
export function degradingStore(sharedStore: SessionStore): SessionStore {
  const own = memoryStore();
  let isDown = false;
  async function orWithout<T>(pending: Promise<T>, without: T): Promise<T> {
    try {
      const response = await pending;
      if (isDown) log().info('the shared session store is back');
      isDown = false;
      return response;
    } catch (err) {
      if (!isDown) log().warn({ err }, 'the shared session store is down');
      isDown = true;
      return without;
    }
  }
  return {
    get: async (key) => (await orWithout(sharedStore.get(key), null)) ?? own.get(key),
    set: async (key, value, ttlMs) => {
      await own.set(key, value, ttlMs);
      await orWithout(sharedStore.set(key, value, ttlMs), undefined);
    },
    lock: (key, owner, ttlMs) => orWithout(sharedStore.lock(key, owner, ttlMs), true),
    unlock: (key, owner) => orWithout(sharedStore.unlock(key, owner), undefined),
  };
}

const maxEntries = 200_000;

/** A store for one process. */
export function memoryStore(): SessionStore {
  const values = new LRUCache<string, string>({ max: maxEntries, ttlResolution: 0, perf: { now: () => Date.now() } });
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
