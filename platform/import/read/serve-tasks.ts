import { parentPort, workerData } from 'node:worker_threads';
import type { MarketPackChanges } from '../../product/markets/market-pack.ts';
import { setOperatorPacks } from '../../product/markets/markets.ts';
import { SourceError } from './source-error.ts';
import type { JobOf, ResultOf, SentJob, TaskResponse, Tasks } from './task-thread.ts';

/** The function of each task; `isStopped` returns whether nobody waits for the result any more. */
type Workers<All> = {
  [Task in keyof All]: (
    job: JobOf<All[Task]>,
    isStopped: () => boolean,
  ) => ResultOf<All[Task]> | Promise<ResultOf<All[Task]>>;
};

/** The program of a thread (task-thread.ts): runs one job at a time. */
export function serveTasks<All extends Tasks<keyof All>>(workers: Workers<All>): void {
  setOperatorPacks((workerData as { marketPacks: MarketPackChanges[] }).marketPacks);

  async function respond({ task, job, stop }: SentJob): Promise<TaskResponse> {
    const isStopped = () => stop !== undefined && Atomics.load(stop, 0) !== 0;
    try {
      return { result: await workers[task as keyof All](job as JobOf<All[keyof All]>, isStopped) };
    } catch (reason) {
      if (!(reason instanceof SourceError)) throw reason;
      return { failure: reason.message };
    }
  }

  parentPort!.on('message', (sent: SentJob) => {
    void respond(sent).then((response) => parentPort!.postMessage(response));
  });
  parentPort!.postMessage('ready');
}
