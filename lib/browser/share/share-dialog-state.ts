import type { ShareProduct } from '@/lib/domain/share/share-form';

/** To how many recipients which products went. */
interface SentShare {
  products: readonly ShareProduct[];
  recipientCount: number;
}

let requested: readonly ShareProduct[] | null = null;
let sent: SentShare | null = null;
const listeners = new Set<() => void>();

const notify = () => listeners.forEach((changed) => changed());
function replace(next: readonly ShareProduct[] | null): void {
  requested = next;
  notify();
}

/**
 * Spec §3 "Shared UI state": the products to share and whether the dialog is open. Any screen opens it, without knowing the
 * dialog, which a page of who is logged in has once (`ShareHost`).
 */
export const shareDialogState = {
  /** Null while nothing is shared. */
  current: () => requested,
  open: (products: readonly ShareProduct[]) => replace(products),
  close: () => replace(null),
  /** The last share of this page that was sent, null for none. */
  lastSent: () => sent,
  noteSent(recipientCount: number): void {
    sent = requested && { products: requested, recipientCount };
    notify();
  },
  subscribe(changed: () => void): () => void {
    listeners.add(changed);
    return () => listeners.delete(changed);
  },
};
