import type { ShareProduct } from '@/lib/domain/share-form';

let wanted: readonly ShareProduct[] | null = null;
const listeners = new Set<() => void>();

function replace(next: readonly ShareProduct[] | null): void {
  wanted = next;
  for (const changed of listeners) changed();
}

/**
 * Spec §3 "Shared UI state": the products to share and whether the dialog is open. Any screen opens it, without knowing the
 * dialog, which a page of who is logged in has once (`ShareHost`).
 */
export const shareRequest = {
  /** Null while nothing is shared. */
  current: () => wanted,
  open: (products: readonly ShareProduct[]) => replace(products),
  close: () => replace(null),
  subscribe(changed: () => void): () => void {
    listeners.add(changed);
    return () => listeners.delete(changed);
  },
};
