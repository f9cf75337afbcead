import { spawn } from 'node:child_process';

const pingEveryMs = 1_000;
/** So many unanswered pings in a row end a process: with its new start it is replaced within 15 s (reliability D5). */
const maxUnansweredPings = 6;
const minRestartMs = 1_000;
const maxRestartMs = 30_000;

/**
 * Starts a program of Node and keeps it up: one that ends is started again, one that does not answer pings is killed first.
 * The program says `ready` over its channel, answers `ping` with `pong`, and is told `{restarts: {exit, hang}}`.
 * @param {{name: string, args: string[], cwd?: string, env?: NodeJS.ProcessEnv, onFailedStart: () => void}} options
 *   `name` for the lines on standard error; `onFailedStart` when it ends before it was ever ready
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
    let unansweredPings = 0;
    let isHung = false;
    const running = spawn(process.execPath, args, { cwd, env, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
    child = running;
    const watch = setInterval(() => {
      if (readyAt === 0 || isStopping) return;
      if (unansweredPings < maxUnansweredPings) {
        unansweredPings += 1;
        if (running.connected) running.send('ping', () => {});
        return;
      }
      isHung = true;
      clearInterval(watch);
      console.error(`The ${name} has not answered for ${maxUnansweredPings} s: it is killed and started again.`);
      running.kill('SIGKILL');
    }, pingEveryMs);
    running.on('message', (message) => {
      unansweredPings = 0;
      if (message !== 'ready') return;
      readyAt = Date.now();
      wasReady = true;
      running.send({ restarts }, () => {});
      resolveReady();
    });
    running.once('exit', (code, signal) => {
      clearInterval(watch);
      child = null;
      if (isStopping) return;
      if (!wasReady) return onFailedStart();
      if (isReplaced) {
        isReplaced = false;
        return start(minRestartMs);
      }
      restarts[isHung ? 'hang' : 'exit'] += 1;
      const wasSteady = readyAt > 0 && Date.now() - readyAt > maxRestartMs;
      const waitMs = !wasSteady ? restartMs : isHung ? 0 : minRestartMs;
      const why = isHung ? 'hung' : `ended (${signal ?? `code ${code}`})`;
      console.error(`The ${name} ${why}; it is started again in ${waitMs / 1000} s.`);
      setTimeout(() => isStopping || start(Math.min(Math.max(waitMs, minRestartMs) * 2, maxRestartMs)), waitMs);
    });
  }
  start(minRestartMs);

  return {
    /** Resolves when the program is ready for the first time. */
    ready,
    /** Ends it; one that has not ended after 15 s is killed. @param {NodeJS.Signals} signal */
    stop(signal) {
      isStopping = true;
      if (!child) return Promise.resolve();
      const running = child;
      const ended = new Promise((resolve) => running.once('exit', resolve));
      running.kill(signal);
      setTimeout(() => running.kill('SIGKILL'), 15_000).unref();
      return ended;
    },
    /** Ends it and starts it anew, as when its source has changed. */
    replace() {
      if (!child || isReplaced) return;
      isReplaced = true;
      child.kill('SIGINT');
    },
  };
}

/** Ends this program after the programs that it supervises. */
export function stopOnSignals(programs) {
  let isStopping = false;
  const stop = async (code, signal) => {
    if (isStopping) return;
    isStopping = true;
    await Promise.all(programs.map((program) => program.stop(signal)));
    process.exit(code);
  };
  // SIGTERM comes from who runs this behind a balancer, and takes a little longer.
  process.on('SIGINT', () => stop(0, 'SIGINT')).on('SIGTERM', () => stop(0, 'SIGTERM'));
  return stop;
}

// As a program of its own, in a container: `node scripts/supervise.mjs NAME ARGUMENTS`.
if (process.argv[1] === import.meta.filename) {
  const [, , name, ...args] = process.argv;
  const programs = [];
  const stop = stopOnSignals(programs);
  programs.push(supervise({ name, args, onFailedStart: () => stop(1, 'SIGINT') }));
}
