/** Spec §2 "Other UI": the kinds of a notification. */
export const noticeTypes = ['info', 'error', 'cta', 'extra', 'success'] as const;
export type NoticeType = (typeof noticeTypes)[number];

/** A notification (Spec §3): a text that stands at the bottom right for a while. */
export interface Notice {
  type: NoticeType;
  text: string;
  /** Leads on: its text and an in-app path. */
  link?: { text: string; path: string };
  /** From its appearance until it begins to fade. */
  delayMs: number;
}

/** How long a notification stands, by what it says. */
export const noticeDelaysMs = {
  shared: 1000, // Spec §8 "Notifications"
  sharedTo: 10000, // docs/decisions/029-share-toast.md
  linkCopied: 5000, // Spec §8 "Notifications"
  failed: 10000, // Assumed: time to read a sentence and to note the id
} as const;

/** Spec §9: from the beginning of the fade to the removal. */
export const noticeLeaveMs = 400;

/** Spec §9: how far a notification moves up for each newer one. */
const stackingPx = 60;

/** Between a notification of several lines and the next one up. */
const gapPx = 8;

/**
 * How far above its start position each notification stands, in pixels; heights in pixels, oldest first. Spec §4: 60 for
 * each newer one; one that is too high for that takes its height, so that none covers another.
 */
export function noticeLifts(heightsPx: number[]): number[] {
  const steps = heightsPx.map((height) => Math.max(stackingPx, height + gapPx));
  return steps.map((_own, index) => steps.slice(index + 1).reduce((sum, step) => sum + step, 0));
}

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

/** Shows a notification, from anywhere in the browser; the toast stack of the root layout has it until it has faded. */
export function notify(notice: Notice): void {
  toastStore.add(notice);
}
