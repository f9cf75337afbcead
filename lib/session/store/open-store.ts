import 'server-only';
import { env } from '@/lib/env';
import { degradingStore } from '@/lib/session/store/degrading-store';
import { directoryStore } from '@/lib/session/store/directory-store';
import { memoryStore } from '@/lib/session/store/memory-store';
import type { SessionStore } from '@/lib/session/store/session-store';

const shared = globalThis as { [key: symbol]: unknown };
const key = Symbol.for('dossier.session-store');

/** The store of this deployment: the folder SESSION_DIR, shared by the web apps of a host, else this process's memory. */
export function sessionStore(): SessionStore {
  return (shared[key] ??= makeStore(env().SESSION_DIR)) as SessionStore;
}

const makeStore = (folder: string | null) => (folder ? degradingStore(directoryStore(folder)) : memoryStore());
