import 'server-only';
import { env } from '@/lib/settings/env';
import { degradingStore, memoryStore } from '@/lib/session/store/memory-store';
import { directoryStore } from '@/lib/session/store/directory-store';
import { redisStore } from '@/lib/session/store/redis-store';
import type { SessionStore } from '@/lib/session/store/session-store';

const shared = globalThis as { [key: symbol]: unknown };
const key = Symbol.for('dossier.session-store');

/** The store of this deployment: Redis, else the folder that the web apps of a host share, else this process's memory. */
export function sessionStore(): SessionStore {
  return (shared[key] ??= makeStore()) as SessionStore;
}

function makeStore(): SessionStore {
  const { REDIS_URL, SESSION_DIR } = env();
  if (REDIS_URL) return degradingStore(redisStore(REDIS_URL));
  return SESSION_DIR ? degradingStore(directoryStore(SESSION_DIR)) : memoryStore();
}
