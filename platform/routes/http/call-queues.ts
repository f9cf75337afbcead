import type { Settings } from '../../runtime/env.ts';
import { FairQueue, type QueueLimits } from '../../runtime/fair-queue.ts';
import { typesetterTurns, type TypesetterQueue } from '../../documents/pdf/printed-documents.ts';

/** Waiting calls: enough for twenty people behind one address with two calls each. */
const waiting = { maxWaitingPerClient: 40, maxWaiting: 200 };

/** Concurrency limits, low enough (assumed) that one client hardly delays others on the shared thread. */
const limits = {
  /** Generated files and texts: Word, spreadsheets, pictures, XML, comparisons. */
  exports: { maxRunning: 4, maxRunningPerClient: 2, ...waiting },
  /** Responses from many rows: product lists, mail previews. */
  queries: { maxRunning: 16, maxRunningPerClient: 8, ...waiting },
  /** Pieces of files that are being sent: each takes milliseconds, and a slow client occupies no slot while it reads. */
  pieces: { maxRunning: 2, maxRunningPerClient: 1, maxWaitingPerClient: 100, maxWaiting: 1_000 },
  /** Jobs of many labels, each in a separate process. */
  jobs: { maxRunning: 1, maxRunningPerClient: 1, maxWaitingPerClient: 4, maxWaiting: 20 },
  /**
   * Attempts to log in, by network: those of a network run one after the other, so that concurrent ones cannot bypass its counter of failures,
   * and guesses from some networks do not delay the logins from another. Two passwords are hashed at once (32 MiB each).
   */
  logins: { maxRunning: 2, maxRunningPerClient: 1, ...waiting },
} satisfies Record<string, QueueLimits>;

export type CallQueues = Record<keyof typeof limits, FairQueue<'any'>>;

export const callQueues = (): CallQueues => ({
  exports: new FairQueue('exports', limits.exports, ['any']),
  queries: new FairQueue('queries', limits.queries, ['any']),
  pieces: new FairQueue('pieces', limits.pieces, ['any']),
  jobs: new FairQueue('jobs', limits.jobs, ['any']),
  logins: new FairQueue('logins', limits.logins, ['any']),
});

/** Runs two documents at a time: one is typeset while the data of the next is collected. */
export const typesetterQueue = ({
  renderQueuePerClient,
  renderQueue,
}: Pick<Settings, 'renderQueuePerClient' | 'renderQueue'>): TypesetterQueue =>
  new FairQueue(
    'typesetter',
    { maxRunning: 2, maxRunningPerClient: 2, maxWaitingPerClient: renderQueuePerClient, maxWaiting: renderQueue },
    typesetterTurns,
  );
