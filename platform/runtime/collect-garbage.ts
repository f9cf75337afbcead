import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

type Collector = (options?: { type: 'minor' }) => void;

let cachedCollector: Collector | undefined;

function collector(): Collector {
  if (cachedCollector) return cachedCollector;
  setFlagsFromString('--expose-gc');
  return (cachedCollector = runInNewContext('gc') as Collector);
}

/**
 * Frees unused objects and compacts the others, so that whole pages of memory become free: about 15 MB after the first start. It takes about
 * a tenth of a second. V8 itself collects when a process has been idle for about ten seconds, but compacts little.
 */
export function collectGarbage(): void {
  const collect = collector();
  setFlagsFromString('--compact-on-every-full-gc');
  collect();
  setFlagsFromString('--no-compact-on-every-full-gc');
}

/**
 * Frees recent unused objects, which takes about a millisecond. V8 itself frees a buffer of several MB late, since it is a small object of its
 * heap: it collects only when much external memory is in use.
 */
export const collectRecentGarbage = (): void => collector()({ type: 'minor' });
