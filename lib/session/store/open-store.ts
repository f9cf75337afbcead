import 'server-only';
import { env } from '@/lib/settings/env';
import { remember } from '@/lib/process-state';
import { degradingStore, memoryStore } from '@/lib/session/store/memory-store';
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
