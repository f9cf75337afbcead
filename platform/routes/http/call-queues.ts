import type { Settings } from '../../runtime/env.ts';
import { FairQueue, type QueueLimits } from '../../runtime/fair-queue.ts';
import { typesetterTurns, type TypesetterQueue } from '../../documents/pdf/printed-documents.ts';

/** Enough for twenty people behind one address, each with two calls that wait. */
const waiting = { maxWaitingPerClient: 40, maxWaiting: 200 };

/** Assumed: so few that a call of one client hardly delays those of others, on the one thread that they share. */
const limits = {
  /** Files and texts that are computed: Word, spreadsheets, pictures, XML, comparisons. */
  exports: { maxRunning: 4, maxRunningPerClient: 2, ...waiting },
  /** Answers from many rows, and attached files: product lists, mail previews, attachments. */
  queries: { maxRunning: 16, maxRunningPerClient: 8, ...waiting },
} satisfies Record<string, QueueLimits>;

export type CallQueues = Record<keyof typeof limits, FairQueue<'any'>>;

export const callQueues = (): CallQueues => ({
  exports: new FairQueue('exports', limits.exports, ['any']),
  queries: new FairQueue('queries', limits.queries, ['any']),
});

/** One document is typeset while the data of the next is gathered. */
export const typesetterQueue = ({
  renderQueuePerClient,
  renderQueue,
}: Pick<Settings, 'renderQueuePerClient' | 'renderQueue'>): TypesetterQueue =>
  new FairQueue(
    'typesetter',
    { maxRunning: 2, maxRunningPerClient: 2, maxWaitingPerClient: renderQueuePerClient, maxWaiting: renderQueue },
    typesetterTurns,
  );
