import { readdirSync, readFileSync } from 'node:fs';

/** A field of a file of a process in MB; 0 for a process that has ended. */
function fieldMb(pid, file, name) {
  try {
    return (
      Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(readFileSync(`/proc/${pid}/${file}`, 'utf8'))?.[1] ?? 0) / 1024
    );
  } catch {
    return 0;
  }
}

/** The processes that a process has started. */
const childrenOf = (pid) =>
  readdirSync('/proc').filter(
    (name) => /^\d+$/.test(name) && Math.round(fieldMb(name, 'status', 'PPid') * 1024) === pid,
  );

/**
 * Memory in MB, from Linux's /proc, of a web app, a platform and the processes that the platform has started: resident memory of
 * each, and `total`, in which a page that several of them share, as of Node's program file, counts once (PSS).
 */
export function processMemory(webApp, platform) {
  const children = childrenOf(platform);
  const sum = (pids, file, name) => pids.reduce((mb, pid) => mb + fieldMb(pid, file, name), 0);
  return {
    webApp: sum([webApp], 'status', 'VmRSS'),
    platform: sum([platform], 'status', 'VmRSS'),
    typesetting: sum(children, 'status', 'VmRSS'),
    total: sum([webApp, platform, ...children], 'smaps_rollup', 'Pss'),
  };
}

/** The maximum of each value of the samples. */
export const peakOf = (samples) =>
  Object.fromEntries(Object.keys(samples[0]).map((name) => [name, Math.max(...samples.map((sample) => sample[name]))]));
