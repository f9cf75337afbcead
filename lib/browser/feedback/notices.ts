/** Spec §2 "Other UI": the kinds of a notification. */
export const noticeTypes = ['info', 'error', 'cta', 'extra', 'success'] as const;
export type NoticeType = (typeof noticeTypes)[number];

/** A notification (Spec §3): a text shown temporarily at the bottom right. */
export interface Notice {
  type: NoticeType;
  text: string;
  /** An optional link: its text and an in-app path. */
  link?: { text: string; path: string };
  /** Time from its appearance to the fade, in ms. */
  delayMs: number;
}

/** Display times by kind of message, in ms. */
export const noticeDelaysMs = {
  shared: 1000, // Spec §8 "Notifications"
  sharedTo: 10000, // docs/decisions/091-differences-from-the-specification.md
  linkCopied: 5000, // Spec §8 "Notifications"
  failed: 10000, // Assumed: time to read a sentence and to note the id
} as const;

/** Spec §9: from the start of the fade to the removal, in ms. */
export const noticeLeaveMs = 400;

/** Spec §9: a notification moves up by this distance for each newer one. */
const stackingPx = 60;

/** Gap above a notification of several lines. */
const gapPx = 8;

/**
 * Distances of the notifications above their initial position, in pixels; `heightsPx` and result are oldest first. Spec
 * §4: 60 per newer one; a higher one counts with its height, so that they do not overlap.
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

/** The current notifications of this window, oldest first. */
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

/** Shows a notification in the toast stack of the root layout until it has faded; callable from any browser code. */
export function notify(notice: Notice): void {
  toastStore.add(notice);
}
