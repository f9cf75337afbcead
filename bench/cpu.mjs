import { readFileSync } from 'node:fs';

/** CPU time of a process and its children in milliseconds, from Linux's /proc (in hundredths of a second). */
export function cpuMs(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ');
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
  // proc(5): utime and stime, the 14th and 15th.
  return (Number(fields[11]) + Number(fields[12])) * 10 + children.reduce((sum, child) => sum + cpuMs(child), 0);
}
