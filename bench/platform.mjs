import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { memorySettings, platformFlags } from '../scripts/prepare.mjs';

const bundle = fileURLToPath(new URL('../platform/dist/main.js', import.meta.url));

/** Starts the built platform with the demo catalogue, by default in a temporary data directory. */
export async function startPlatform({
  dataDir = mkdtempSync(join(tmpdir(), 'dossier-bench-')),
  environment = {},
  flags = platformFlags,
} = {}) {
  const child = spawn(process.execPath, [...flags, bundle], {
    env: {
      ...memorySettings,
      PATH: process.env.PATH,
      DATA_DIR: dataDir,
      PLATFORM_PORT: '0',
      LOG_LEVEL: 'info',
      NODE_ENV: 'production',
      ...environment,
    },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  const port = await new Promise((resolve, reject) => {
    let log = '';
    child.stderr.setEncoding('utf8').on('data', (text) => {
      if (log.length < 1e6) log += text;
      const ready = /"port":(\d+)[^\n]*"msg":"ready"/.exec(log);
      if (ready) resolve(ready[1]);
    });
    child.once('exit', () => reject(new Error(`The platform did not start. Build it first (npm run build).\n${log}`)));
  });
  const url = `http://127.0.0.1:${port}`;
  while (!(await fetch(`${url}/readyz`)).ok) await new Promise((resolve) => setTimeout(resolve, 50));
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const end = (signal) => {
    child.kill(signal);
    return ended;
  };
  return {
    url,
    pid: child.pid,
    end,
    /** Resident memory of the platform and its processes, in MB. */
    memoryMb: () => memoryOf(child.pid),
    /** Stops the platform; `keep`: without deleting the data directory. */
    stop: async ({ keep = false, signal = 'SIGINT' } = {}) => {
      await end(signal);
      if (!keep) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Resident memory of a process and its children, from Linux's /proc. */
export function memoryOf(parent) {
  const processes = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const field = (pid, name) => {
    try {
      return Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);
    } catch {
      return 0; // ended meanwhile
    }
  };
  const pids = processes.filter((pid) => Number(pid) === parent || field(pid, 'PPid') === parent);
  return pids.reduce((sum, pid) => sum + field(pid, 'VmRSS'), 0) / 1024;
}
