import type { Path } from './problem.ts';

/**
 * Calls `requestSession` with a value and all that is in it but lists. `at` is the place of each, and becomes the next one's after the call: who
 * keeps it keeps a copy.
 */
export function eachValue(value: unknown, at: Path, requestSession: (value: unknown, at: Path) => void): void {
  const place = [...at];
  const walk = (one: unknown): void => {
    if (!Array.isArray(one)) requestSession(one, place);
    if (typeof one !== 'object' || one === null) return;
    for (const [key, inner] of Array.isArray(one) ? one.entries() : Object.entries(one)) {
      place.push(key);
      walk(inner);
      place.pop();
    }
  };
  walk(value);
}
