import { writeStoredValue } from '@/lib/browser/storage/write-stored-value';

/** Key of localStorage; the value is wrapped: `{"value":"seen","timestamp":1772323200000}`. */
export const studioTourKey = 'studioTour';

const listeners = new Set<() => void>();

/** Whether the visitor has been offered the tour of the Studio on this device. */
export const studioTour = {
  isNew(): boolean {
    try {
      return window.localStorage.getItem(studioTourKey) === null;
    } catch {
      return false;
    }
  },
  dismiss(): void {
    writeStoredValue(studioTourKey, 'seen', Date.now());
    for (const changed of listeners) changed();
  },
  subscribe(changed: () => void): () => void {
    listeners.add(changed);
    return () => listeners.delete(changed);
  },
};
