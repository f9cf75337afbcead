import { toastStore } from '@/lib/browser/toast-store';
import type { Notice } from '@/lib/domain/notices';

/** Shows a notification, from anywhere in the browser; the toast stack of the root layout has it until it has faded. */
export function notify(notice: Notice): void {
  toastStore.add(notice);
}
