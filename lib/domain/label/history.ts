/** What can be undone and redone: the newest state before is the last of `past`, the next one after the first of `future`. */
export interface History<T> {
  past: T[];
  present: T;
  future: T[];
}

/** More steps than anyone goes back. */
const maxEntries = 100;

export const historyOf = <T>(present: T): History<T> => ({ past: [], present, future: [] });

/** A new state; what was undone is gone. */
export function advance<T>({ past, present }: History<T>, next: T): History<T> {
  return { past: [...past, present].slice(-maxEntries), present: next, future: [] };
}

export function undo<T>(history: History<T>): History<T> {
  const { past, present, future } = history;
  const before = past.at(-1);
  return before === undefined ? history : { past: past.slice(0, -1), present: before, future: [present, ...future] };
}

export function redo<T>(history: History<T>): History<T> {
  const { past, present, future } = history;
  const [after, ...later] = future;
  return after === undefined ? history : { past: [...past, present], present: after, future: later };
}
