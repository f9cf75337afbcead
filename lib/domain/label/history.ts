/** Undo history: the latest past state is the last of `past`, the next future state the first of `future`. */
export interface History<T> {
  past: T[];
  present: T;
  future: T[];
}

/** Maximum number of undo steps. */
const maxEntries = 100;

export const historyOf = <T>(present: T): History<T> => ({ past: [], present, future: [] });

/** Adds a state; discards the redo states. */
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
