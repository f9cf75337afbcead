import { setTimeout as pause } from 'node:timers/promises';
import { createKeyedQueue } from '../../../accounts/log-in.ts';

test('the work of one name is done one after the other, also after a failure', async () => {
  const runQueued = createKeyedQueue();
  let atOnce = 0;
  const maxRunningCounts: number[] = [];
  const work = async (fails: boolean) => {
    maxRunningCounts.push((atOnce += 1));
    await pause(1);
    atOnce -= 1;
    if (fails) throw new Error('no');
    return 'done';
  };
  const results = await Promise.allSettled([true, false, false].map((fails) => runQueued('ana', () => work(fails))));
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
  expect(maxRunningCounts).toEqual([1, 1, 1]);
});

test('no more work is done at once than there are lanes, and a queue that is too long takes none', async () => {
  const runQueued = createKeyedQueue(1);
  const waiting = Array.from({ length: 51 }, () => runQueued('ana', () => pause(1)));
  const results = await Promise.allSettled(waiting);
  expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(1);
});
