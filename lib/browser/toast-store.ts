import type { Notice } from '@/lib/domain/notices';

export interface Toast extends Notice {
  id: number;
}

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function replace(next: readonly Toast[]): void {
  toasts = next;
  for (const changed of listeners) changed();
}

/** The notifications that stand in this window, oldest first. */
export const toastStore = {
  current: () => toasts,
  add(notice: Notice): void {
    lastId += 1;
    replace([...toasts, { ...notice, id: lastId }]);
  },
  remove(id: number): void {
    replace(toasts.filter((toast) => toast.id !== id));
  },
  subscribe(changed: () => void): () => void {
    listeners.add(changed);
    return () => listeners.delete(changed);
  },
};
