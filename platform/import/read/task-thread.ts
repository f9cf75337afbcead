import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { addedPacks } from '../../product/markets/markets.ts';
import { CallerLeftError } from '../../runtime/fair-queue.ts';
import { metrics } from '../../runtime/metrics.ts';
import { root } from '../../runtime/root-folder.ts';
import { SourceError } from './source-error.ts';

/** The tasks of a thread by name, with the types of job and result, which are cloned between the threads. */
export type Tasks<Names extends PropertyKey = string> = Record<Names, (job: never) => unknown>;
export type JobOf<Task> = Task extends (job: infer Job) => unknown ? Job : never;
export type ResultOf<Task> = Task extends (job: never) => infer Result ? Result : never;

/** A job as its thread receives it. `stop` becomes 1 when nobody waits for the result any more. */
export interface SentJob {
  task: string;
  job: unknown;
  stop?: Int32Array;
}

/** Response of the thread; `failure` is a SourceError's message. */
export type TaskResponse = { result: unknown } | { failure: string };

/**
 * Parses and validates input in a separate thread, one job at a time: an expensive input does not block others, and one that takes too
 * long or too much memory is aborted.
 */
export interface TaskThread<All extends Tasks<keyof All>> {
  /**
   * @param signal aborted when the caller leaves: a job that has not started is dropped, and a task may end early
   * @throws SourceError when a file cannot be read, ReadingTooSlowError, ReaderBusyError, CallerLeftError
   */
  read: <Task extends keyof All & string>(
    job: { task: Task } & JobOf<All[Task]>,
    signal?: AbortSignal,
  ) => Promise<ResultOf<All[Task]>>;
  close: () => void;
}

/** Reading the input exceeded the limit of time or memory. */
export class ReadingTooSlowError extends SourceError {
  override name = 'ReadingTooSlowError';
}

/** Too many inputs are waiting to be read. */
export class ReaderBusyError extends SourceError {
  override name = 'ReaderBusyError';
}

/** A program for threads, and how long each of its tasks may take. */
export interface ThreadProgram<All> {
  /** File name in the build. */
  file: string;
  maxMs: Record<keyof All, number>;
}

/** Time limit for the start of the thread, which takes a second, on a busy machine many; it does not count for a job. */
const maxStartMs = 60_000;
/** With the platform's 2 MB for new objects (scripts/prepare.mjs) reading would take a tenth longer. */
const resourceLimits = { maxOldGenerationSizeMb: 768, maxYoungGenerationSizeMb: 12 };
/** After this time without a job the thread is terminated to free its memory. */
const idleMs = 30_000;

/** @param maxWaiting maximum number of waiting jobs */
export function openTaskThread<All extends Tasks<keyof All>>(
  { file, maxMs }: ThreadProgram<All>,
  maxWaiting = Infinity,
): TaskThread<All> {
  let worker: Worker | null = null;
  let pending = 0;
  let last: Promise<unknown> = Promise.resolve();
  let idle: NodeJS.Timeout | undefined;

  function end(): void {
    clearTimeout(idle);
    void worker?.terminate();
    worker = null;
  }

  async function run(sent: SentJob, maxJobMs: number): Promise<unknown> {
    clearTimeout(idle);
    const isStarting = worker === null;
    worker ??= new Worker(join(root, 'dist', file), {
      execArgv: [],
      resourceLimits,
      workerData: { marketPacks: addedPacks() },
    });
    worker.ref();
    try {
      if (isStarting) await once(worker, 'message', { signal: AbortSignal.timeout(maxStartMs) });
      const signal = AbortSignal.timeout(maxJobMs);
      worker.postMessage(sent);
      const [response] = (await once(worker, 'message', { signal })) as [TaskResponse];
      worker.unref();
      idle = setTimeout(end, idleMs).unref();
      if ('failure' in response) throw new SourceError(response.failure);
      metrics.productReading.inc({ outcome: 'read' });
      return response.result;
    } catch (reason) {
      if (reason instanceof SourceError) throw reason;
      end();
      const { code, name } = reason as NodeJS.ErrnoException;
      const isSlow = name === 'AbortError';
      if (!isSlow && code !== 'ERR_WORKER_OUT_OF_MEMORY') throw reason;
      metrics.productReading.inc({ outcome: isSlow ? 'too_slow' : 'too_large' });
      const limit = isSlow ? `${maxJobMs / 1000} seconds` : `${resourceLimits.maxOldGenerationSizeMb} MiB`;
      throw new ReadingTooSlowError(`It takes more than ${limit} to read; split it.`);
    }
  }

  return {
    read: async <Task extends keyof All & string>(
      { task, ...job }: { task: Task } & JobOf<All[Task]>,
      signal?: AbortSignal,
    ) => {
      if (pending > maxWaiting) {
        metrics.productReading.inc({ outcome: 'busy' });
        throw new ReaderBusyError('Too many imports are waiting.');
      }
      pending += 1;
      const turn = last.then(() => run({ task, job, ...stopBy(signal) }, maxMs[task])).finally(() => (pending -= 1));
      last = turn.catch(() => undefined);
      return (await turn) as ResultOf<All[Task]>;
    },
    close: end,
  };
}

/** A flag that the thread reads while it works. @throws CallerLeftError */
function stopBy(signal: AbortSignal | undefined): Pick<SentJob, 'stop'> {
  if (!signal) return {};
  if (signal.aborted) throw new CallerLeftError();
  const stop = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  signal.addEventListener('abort', () => Atomics.store(stop, 0, 1), { once: true });
  return { stop };
}

/** Combines several threads: a job goes to the thread with the fewest jobs, so that an expensive one does not delay all others. */
export function openTaskThreads<All extends Tasks<keyof All>>(
  program: ThreadProgram<All>,
  count: number,
  maxWaiting: number,
): TaskThread<All> {
  const threads = Array.from({ length: count }, () => ({ thread: openTaskThread(program, maxWaiting), pending: 0 }));
  return {
    read: async (job, signal) => {
      const chosen = threads.reduce((a, b) => (b.pending < a.pending ? b : a));
      chosen.pending += 1;
      return chosen.thread.read(job, signal).finally(() => (chosen.pending -= 1));
    },
    close: () => threads.forEach(({ thread }) => thread.close()),
  };
}
