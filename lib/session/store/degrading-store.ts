import 'server-only';
import { log } from '@/lib/log';
import { memoryStore } from '@/lib/session/store/memory-store';
import type { SessionStore } from '@/lib/session/store/session-store';

/**
 * A shared store that this process can do without (reliability T3): what it wrote itself it also keeps in memory, and while
 * the shared one is down it goes by that, so that nobody is logged out.
 */
export function degradingStore(sharedStore: SessionStore): SessionStore {
  const own = memoryStore();
  const orWithout = <T>(asked: Promise<T>, without: T): Promise<T> =>
    asked.catch((err: unknown) => {
      log().warn({ err }, 'the shared session store is down');
      return without;
    });
  return {
    get: async (key) => (await orWithout(sharedStore.get(key), null)) ?? own.get(key),
    set: async (key, value, lifeMs) => {
      await own.set(key, value, lifeMs);
      await orWithout(sharedStore.set(key, value, lifeMs), undefined);
    },
    lock: (key, owner, lifeMs) => orWithout(sharedStore.lock(key, owner, lifeMs), true),
    unlock: (key, owner) => orWithout(sharedStore.unlock(key, owner), undefined),
  };
}
