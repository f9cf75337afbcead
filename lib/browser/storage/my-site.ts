import { writeStoredValue } from '@/lib/browser/storage/write-stored-value';
import { siteProducts } from '@/lib/domain/pages/site-path';

/** Key of localStorage; the value is wrapped: `{"value":"1001.1003","timestamp":1772323200000}`. */
export const siteKey = 'mySite';

const listeners = new Set<() => void>();

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
  subscribe(changed: () => void): () => void {
    listeners.add(changed);
    return () => listeners.delete(changed);
  },
};
