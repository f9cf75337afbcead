import type { ShareProduct } from '@/lib/domain/share/share-form';

/** A sent share: its products and its number of recipients. */
export interface SentShare {
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
 * Spec §3 "Shared UI state": the products to share and whether the dialog is open. Any screen can open it without
 * importing the dialog, which pages of logged-in users render once (`ShareHost`).
 */
export const shareDialogState = {
  /** Null while the dialog is closed. */
  current: () => requested,
  open: (products: readonly ShareProduct[]) => replace(products),
  close: () => replace(null),
  /** The last share sent from this page, null for none. */
  lastSent: () => sent,
  noteSent(share: SentShare): void {
    sent = share;
    notify();
  },
  subscribe(changed: () => void): () => void {
    listeners.add(changed);
    return () => listeners.delete(changed);
  },
};
