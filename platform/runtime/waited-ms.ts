import { readFileSync } from 'node:fs';

/**
 * Milliseconds that the main thread of a process, or the calling thread, has waited for a processor since its start: the second number of Linux's
 * `/proc/PID/schedstat` (Documentation/scheduler/sched-stats); 0 where there is none. As scripts/supervise.mjs does, which shares no
 * code with the platform.
 */
export function waitedMs(pid: number | 'thread-self' | undefined): number {
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[1]) / 1e6;
  } catch {
    return 0;
  }
}
