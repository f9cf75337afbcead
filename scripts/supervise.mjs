import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Times of the supervision; tests use shorter ones. */
const clocks = {
  pingEveryMs: 1_000,
  /**
   * Time without an answer to a ping after which a process is killed: it is replaced within 15 s (reliability D5). The time in which it
   * waits for a processor does not count: a process that is only slow would be slower after a restart.
   */
  maxSilentMs: 6_000,
  minRestartMs: 250,
  maxRestartMs: 30_000,
  /** Uptime after which earlier ends no longer count. */
  healthyMs: 60_000,
};
/** Number of ends after which a process is restarted at once (reliability E7); the delay doubles with each further end. */
const promptRestarts = 5;

/** The delay before a restart after `ends` ends, none of which followed a minute of uptime. */
export const restartDelayMs = (ends, { minRestartMs, maxRestartMs } = clocks) =>
  Math.min(minRestartMs * 2 ** Math.max(0, ends - promptRestarts), maxRestartMs);

/**
 * Milliseconds that the main thread of a process has waited for a processor since its start: the second number of Linux's
 * `/proc/PID/schedstat` (Documentation/scheduler/sched-stats); 0 where there is none.
 */
function waitedMs(pid) {
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[1]) / 1e6;
  } catch {
    return 0;
  }
}

/**
 * Starts a Node program and restarts it when it ends; a program that does not answer pings is killed first. The program sends
 * `ready` over its IPC channel, answers `ping` with `pong`, and receives `{restarts: {exit, hang}}`.
 * @param {{name: string, args: string[], cwd?: string, env?: NodeJS.ProcessEnv, onFailedStart: () => void,
 *   times?: Partial<typeof clocks>}} options
 *   `name` for the lines on standard error; `onFailedStart` is called when it ends before it was ready
 */
export function supervise({ name, args, cwd, env = process.env, onFailedStart, times }) {
  const { pingEveryMs, maxSilentMs, healthyMs, ...delays } = { ...clocks, ...times };
  const restarts = { exit: 0, hang: 0 };
  let child = null;
  let wasReady = false;
  let isStopping = false;
  let isReplaced = false;
  /** Number of ends since the last minute of uptime. */
  let ends = 0;
  let resolveReady;
  const ready = new Promise((resolve) => (resolveReady = resolve));

  function start() {
    let readyAt = 0;
    let silentMs = 0;
    let waited = 0;
    let isHung = false;
    const running = spawn(process.execPath, args, { cwd, env, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
    child = running;
    const watch = setInterval(() => {
      if (readyAt === 0 || isStopping) return;
      if (silentMs < maxSilentMs) {
        const waitedBefore = waited;
        waited = waitedMs(running.pid);
        silentMs += Math.max(0, pingEveryMs - (waited - waitedBefore));
        if (running.connected) running.send('ping', () => {});
        return;
      }
      isHung = true;
      clearInterval(watch);
      console.error(`The ${name} has not responded for at least ${maxSilentMs / 1000} s and is killed and restarted.`);
      running.kill('SIGKILL');
    }, pingEveryMs);
    running.on('message', (message) => {
      silentMs = 0;
      if (message !== 'ready') return;
      readyAt = performance.now();
      wasReady = true;
      running.send({ restarts }, () => {});
      resolveReady();
    });
    // A program that cannot be started, such as without memory, emits no `exit`.
    running.on('error', (error) => running.pid === undefined && ended(error.message));
    running.once('exit', (code, signal) => ended(signal ?? `code ${code}`));
    function ended(how) {
      clearInterval(watch);
      child = null;
      if (isStopping) return;
      if (!wasReady) return onFailedStart();
      if (isReplaced) {
        isReplaced = false;
        return start();
      }
      restarts[isHung ? 'hang' : 'exit'] += 1;
      if (readyAt > 0 && performance.now() - readyAt > healthyMs) ends = 0;
      ends += 1;
      // A process that hung was silent long enough.
      const waitMs = isHung ? 0 : restartDelayMs(ends, delays);
      const reason = isHung ? 'hung' : `ended (${how})`;
      console.error(`The ${name} ${reason}; it restarts in ${waitMs / 1000} s.`);
      setTimeout(() => isStopping || start(), waitMs);
    }
  }
  start();

  return {
    /** Resolves when the program is ready for the first time. */
    ready,
    /** Ends the program; kills it after 15 s. @param {NodeJS.Signals} signal */
    stop(signal) {
      isStopping = true;
      if (!child) return Promise.resolve();
      const running = child;
      const ended = new Promise((resolve) => running.once('exit', resolve));
      running.kill(signal);
      setTimeout(() => running.kill('SIGKILL'), 15_000).unref();
      return ended;
    },
    /** Restarts the program. */
    replace() {
      if (!child || isReplaced) return;
      isReplaced = true;
      child.kill('SIGINT');
    },
  };
}

/** Ends the supervised programs on a signal, then this one. Returns a function that does so with an exit code. */
export function stopOnSignals(programs) {
  let isStopping = false;
  const stop = async (code, signal) => {
    if (isStopping) return;
    isStopping = true;
    await Promise.all(programs.map((program) => program.stop(signal)));
    process.exit(code);
  };
  // SIGTERM takes longer than SIGINT: a load balancer first has to notice.
  process.on('SIGINT', () => stop(0, 'SIGINT')).on('SIGTERM', () => stop(0, 'SIGTERM'));
  return stop;
}

// As a program, in a container: `node scripts/supervise.mjs NAME ARGUMENTS`.
if (process.argv[1] === import.meta.filename) {
  const [, , name, ...args] = process.argv;
  const programs = [];
  const stop = stopOnSignals(programs);
  programs.push(supervise({ name, args, onFailedStart: () => stop(1, 'SIGINT') }));
}
