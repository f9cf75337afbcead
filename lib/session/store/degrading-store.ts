import 'server-only';
import { log } from '@/lib/log';
import { memoryStore } from '@/lib/session/store/memory-store';
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
