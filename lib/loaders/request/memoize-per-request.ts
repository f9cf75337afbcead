import 'server-only';
import { currentResponse } from '@/lib/observability/current-response';
import { remember } from '@/lib/process-state';

const createLoads = () => new WeakMap<object, Map<string, Promise<unknown>>>();
const memoized = () => remember('once-a-request', createLoads);

/** The guard and the page of one request, built apart, share what they load for a logged-in visitor. */
export function memoizePerRequest<T>(key: string, load: () => Promise<T>): Promise<T> {
  const response = currentResponse();
  if (!response) return load();
  const loads = memoized().get(response) ?? new Map<string, Promise<unknown>>();
  memoized().set(response, loads);
  const loading = (loads.get(key) as Promise<T> | undefined) ?? load();
  loads.set(key, loading);
  return loading;
}
