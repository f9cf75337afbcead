import 'server-only';
import { LRUCache } from 'lru-cache';
import type { SessionStore } from '@/lib/session/store/session-store';

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
