import 'server-only';
import { currentResponse } from '@/lib/observability/current-response';
import { remember } from '@/lib/process-state';

const createLoads = () => new WeakMap<object, Map<string, Promise<unknown>>>();
const kept = () => remember('once-a-request', createLoads);

/** The guard and the page of one request, built apart, share what they load for a logged-in visitor. */
export function onceARequest<T>(key: string, load: () => Promise<T>): Promise<T> {
  const response = currentResponse();
  if (!response) return load();
  const loads = kept().get(response) ?? new Map<string, Promise<unknown>>();
  kept().set(response, loads);
  const loading = (loads.get(key) as Promise<T> | undefined) ?? load();
  loads.set(key, loading);
  return loading;
}
