import { setTimeout as pause } from 'node:timers/promises';
import { createLanes } from '../../../accounts/keyed-queue.ts';

test('the work of one name is done one after the other, also after a failure', async () => {
  const inTurn = createLanes();
  let atOnce = 0;
  const most: number[] = [];
  const work = async (fails: boolean) => {
    most.push((atOnce += 1));
    await pause(1);
    atOnce -= 1;
    if (fails) throw new Error('no');
    return 'done';
  };
  const results = await Promise.allSettled([true, false, false].map((fails) => inTurn('ana', () => work(fails))));
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
  expect(most).toEqual([1, 1, 1]);
});

test('no more work is done at once than there are lanes, and a queue that is too long takes none', async () => {
  const inTurn = createLanes(1);
  const waiting = Array.from({ length: 51 }, () => inTurn('ana', () => pause(1)));
  const results = await Promise.allSettled(waiting);
  expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(1);
});
