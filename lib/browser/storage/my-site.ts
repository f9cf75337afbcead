import { writeStoredValue } from '@/lib/browser/storage/write-stored-value';
import { siteProducts } from '@/lib/domain/pages/site-path';

/** Key of localStorage; the value is wrapped: `{"value":"1001.1003","timestamp":1772323200000}`. */
export const siteKey = 'mySite';

const listeners = new Set<() => void>();
const events = ['storage', 'pageshow'];

/** The products that are kept as the visitor's site on this device, as in the address of their page; empty: none. */
export const mySite = {
  current(): string {
    try {
      const { value } = (JSON.parse(window.localStorage.getItem(siteKey) ?? '{}') ?? {}) as { value?: unknown };
      return siteProducts(value).join('.');
    } catch {
      return '';
    }
  },
  keep(products: readonly number[]): void {
    writeStoredValue(siteKey, products.join('.'), Date.now());
    for (const changed of listeners) changed();
  },
  /** Calls `changed` also when another tab may have kept a list, or another page before this one is come back to. */
  subscribe(changed: () => void): () => void {
    listeners.add(changed);
    for (const event of events) window.addEventListener(event, changed);
    return () => {
      listeners.delete(changed);
      for (const event of events) window.removeEventListener(event, changed);
    };
  },
};
