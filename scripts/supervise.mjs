import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';

const pingEveryMs = 1_000;
/**
 * Time without an answer to a ping after which a process is killed: it is replaced within 15 s (reliability D5). The time in which it waits
 * for a processor does not count: a process that is only slow would be slower after a restart.
 */
const maxSilentMs = 6_000;
const minRestartMs = 1_000;
const maxRestartMs = 30_000;

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
 * @param {{name: string, args: string[], cwd?: string, env?: NodeJS.ProcessEnv, onFailedStart: () => void}} options
 *   `name` for the lines on standard error; `onFailedStart` is called when it ends before it was ready
 */
export function supervise({ name, args, cwd, env = process.env, onFailedStart }) {
  const restarts = { exit: 0, hang: 0 };
  let child = null;
  let wasReady = false;
  let isStopping = false;
  let isReplaced = false;
  let resolveReady;
  const ready = new Promise((resolve) => (resolveReady = resolve));

  function start(restartMs) {
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
      readyAt = Date.now();
      wasReady = true;
      running.send({ restarts }, () => {});
      resolveReady();
    });
    // A program that cannot be started, as without memory for a process, has no exit.
    running.on('error', (error) => running.pid === undefined && ended(error.message));
    running.once('exit', (code, signal) => ended(signal ?? `code ${code}`));
    function ended(how) {
      clearInterval(watch);
      child = null;
      if (isStopping) return;
      if (!wasReady) return onFailedStart();
      if (isReplaced) {
        isReplaced = false;
        return start(minRestartMs);
      }
      restarts[isHung ? 'hang' : 'exit'] += 1;
      const wasStable = readyAt > 0 && Date.now() - readyAt > maxRestartMs;
      const waitMs = !wasStable ? restartMs : isHung ? 0 : minRestartMs;
      const reason = isHung ? 'hung' : `ended (${how})`;
      console.error(`The ${name} ${reason}; it restarts in ${waitMs / 1000} s.`);
      setTimeout(() => isStopping || start(Math.min(Math.max(waitMs, minRestartMs) * 2, maxRestartMs)), waitMs);
    }
  }
  start(minRestartMs);

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
