import { existsSync, readdirSync } from 'node:fs';
import { getPriority, setPriority } from 'node:os';

/**
 * Lowers the priority of this process below the web app's: 5 for the platform, 10 for its documents. On Linux every thread has its own
 * niceness. A process that was started with a higher niceness keeps it, since only root may lower it.
 */
export function lowerPriority(niceness: 5 | 10): void {
  const threads = existsSync('/proc/self/task') ? readdirSync('/proc/self/task').map(Number) : [process.pid];
  try {
    for (const thread of threads) setPriority(thread, Math.max(niceness, getPriority(thread)));
  } catch {
    // If it is not allowed, all work has the same priority.
  }
}
