import 'server-only';
import { LRUCache } from 'lru-cache';
import type { Asker } from '@/lib/upstream/client';

const shared = globalThis as { [key: symbol]: unknown };
const symbol = Symbol.for('dossier.once-a-request');
/** As long as a request may take to get from middleware.ts to its page. */
const lifeMs = 10_000;
const kept = () =>
  (shared[symbol] ??= new LRUCache({ max: 200, ttl: lifeMs })) as LRUCache<string, Promise<unknown> & object>;

/** The guard and the page of one request, built apart, share what they load for a logged-in visitor. */
export function onceARequest<T>({ requestId }: Asker, key: string, load: () => Promise<T>): Promise<T> {
  // Named by server.mjs, never by a client, so that no other request finds it.
  const name = `${requestId} ${key}`;
  const known = requestId && (kept().get(name) as Promise<T> | undefined);
  if (known) return known;
  const loading = load();
  if (requestId) kept().set(name, loading);
  return loading;
}
