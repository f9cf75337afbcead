import { existsSync, readdirSync } from 'node:fs';
import { getPriority, setPriority } from 'node:os';

/**
 * Gives way to processes of a higher priority on the same machine: pages of the web app come before the platform (5), and that before
 * its documents (10). On Linux every thread has a niceness of its own. A process that was started with more keeps it: less is for root.
 */
export function lowerPriority(niceness: 5 | 10): void {
  const threads = existsSync('/proc/self/task') ? readdirSync('/proc/self/task').map(Number) : [process.pid];
  try {
    for (const thread of threads) setPriority(thread, Math.max(niceness, getPriority(thread)));
  } catch {
    // Where it is not allowed, all work is done with the same priority.
  }
}
