import 'server-only';
import { responseInWork } from '@/lib/loaders/response-status';

const shared = globalThis as { [key: symbol]: unknown };
const symbol = Symbol.for('dossier.once-a-request');
const memoized = () => (shared[symbol] ??= new WeakMap()) as WeakMap<object, Map<string, Promise<unknown>>>;

/** The guard and the page of one request, built apart, share what they load for a logged-in visitor. */
export function memoizePerRequest<T>(key: string, load: () => Promise<T>): Promise<T> {
  const response = responseInWork();
  if (!response) return load();
  const loads = memoized().get(response) ?? new Map<string, Promise<unknown>>();
  memoized().set(response, loads);
  const loading = (loads.get(key) as Promise<T> | undefined) ?? load();
  loads.set(key, loading);
  return loading;
}
