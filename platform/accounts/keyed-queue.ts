import { createHash } from 'node:crypto';

const maxQueueLength = 50;

/** Too many attempts of the same queue are waiting. */
export class QueueFullError extends Error {
  override name = 'QueueFullError';
}

/**
 * Runs work in `count` queues, all work of one name in the same queue, so that concurrent login attempts cannot bypass the counter of
 * failures, and at most `count` passwords are hashed at once (128 MiB each).
 */
export function createKeyedQueue(count = 2) {
  const queues = Array.from({ length: count }, () => ({ last: Promise.resolve<unknown>(undefined), waiting: 0 }));
  /** @throws QueueFullError when too many attempts are waiting */
  return async function runQueued<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
    const queue = queues[createHash('sha256').update(name).digest().readUInt8(0) % count]!;
    if (queue.waiting >= maxQueueLength) throw new QueueFullError();
    queue.waiting += 1;
    const turn = queue.last.then(work).finally(() => (queue.waiting -= 1));
    queue.last = turn.catch(() => undefined);
    return turn;
  };
}
