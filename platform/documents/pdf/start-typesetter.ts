import { fork } from 'node:child_process';
import { waitedMs } from '../../runtime/waited-ms.ts';
import type { Drawing, TemplateName } from './typesetter.ts';

export interface TypesettingJob {
  template: TemplateName;
  json: string;
  format: 'pdf' | 'svg';
}

/** A rendered document. */
export type Rendered = { pdf: Uint8Array } | Drawing;

export type TypesettingResult = { memoryInBytes: number } & (Rendered | { error: string });

/** The reason why a process is replaced: it does not respond, or it has ended. */
export type EndReason = 'hung' | 'ended';

interface ProcessLimits {
  /** Time limit from the start until it is ready, in milliseconds. */
  startMs: number;
  /** Interval between pings of an idle process; the reply must arrive before the next ping. */
  pingMs: number;
}

interface ProcessEvents {
  onReady: (pid: number | undefined) => void;
  /** The document of the last `send` is done. */
  onResult: (result: TypesettingResult) => void;
  /** Receives the output to standard error. */
  onStderr: (text: string) => void;
  /** The process hangs or has ended. Called at most once, and never after `stop`; the listener must stop the process. */
  onEnd: (reason: string, kind: EndReason, response?: string) => void;
}

export interface TypesetterProcess {
  /** Whether it accepts documents. */
  isReady: () => boolean;
  /** Sends a document, which may take `maxMs`. One at a time: after `onReady`, and after the `onResult` of the one before. */
  send: (job: TypesettingJob, maxMs: number) => void;
  /** Ends the process at once. */
  stop: () => void;
}

/**
 * Starts one typesetting process, `entry`, for the platform in the folder `root`, and watches it: it has limits for its start and for
 * each document, and is pinged while it is idle. A process that waits for a processor may take as much longer.
 * @throws Error when it cannot be forked
 */
export function startTypesetterProcess(
  entry: string,
  root: string,
  { startMs, pingMs }: ProcessLimits,
  { onReady, onResult, onStderr, onEnd }: ProcessEvents,
): TypesetterProcess {
  const child = fork(entry, [root], {
    serialization: 'advanced',
    execArgv: [],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let state: 'starting' | 'idle' | 'busy' | 'over' = 'starting';
  const deadline = createTimeout(child.pid);
  const pong = createTimeout(child.pid);
  const ping = setInterval(() => {
    // A document that is being rendered has a limit of its own; its process replies when it is done.
    if (state !== 'idle') return;
    child.send('ping');
    pong.set(() => end('it does not respond', 'hung'), pingMs * 0.9);
  }, pingMs).unref();

  function stop(): void {
    state = 'over';
    clearInterval(ping);
    deadline.clear();
    pong.clear();
    child.kill('SIGKILL');
  }

  function end(reason: string, kind: EndReason, response?: string): void {
    if (state !== 'over') onEnd(reason, kind, response);
  }

  deadline.set(() => end('it was not ready in time', 'hung'), startMs);
  child.stderr?.on('data', (text: Buffer) => onStderr(text.toString()));
  child.on('message', (message: 'ready' | 'pong' | TypesettingResult) => {
    if (state === 'over') return;
    if (message === 'pong') return pong.clear();
    deadline.clear();
    state = 'idle';
    if (message === 'ready') onReady(child.pid);
    else onResult(message);
  });
  child.on('error', (error) => end(String(error), 'ended'));
  child.on('close', (code, signal) => end(`it ended with ${signal ?? `code ${code}`}`, 'ended'));

  return {
    isReady: () => state === 'idle' || state === 'busy',
    send: ({ template, json, format }, maxMs) => {
      state = 'busy';
      pong.clear();
      child.send({ template, json, format });
      deadline.set(() => end('a document took too long', 'hung', 'The document took too long'), maxMs);
    },
    stop,
  };
}

/**
 * One timeout at a time: a new one replaces the previous one. The time in which the process `pid` waited for a processor does not count.
 * It does not keep this process alive.
 */
function createTimeout(pid: number | undefined) {
  let timeout: NodeJS.Timeout | undefined;
  const clear = () => clearTimeout(timeout);
  const set = (work: () => void, ms: number) => {
    clear();
    const waitedBefore = waitedMs(pid);
    timeout = setTimeout(() => {
      const waited = Math.round(waitedMs(pid) - waitedBefore);
      if (waited > 0) set(work, waited);
      else work();
    }, ms).unref();
  };
  return { set, clear };
}
