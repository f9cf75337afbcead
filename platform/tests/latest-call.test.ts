import { CallReplacedError, LatestCalls } from '../runtime/latest-call.ts';

/** A call that ends when it is told to. */
function openCall(calls: LatestCalls, key: string) {
  const { log, ...call } = { log: [] as string[], end: () => {}, isReplaced: () => false };
  const ended = new Promise<void>((resolve) => (call.end = resolve));
  const result = calls.run(key, async (replaced) => {
    log.push('begun');
    call.isReplaced = () => replaced.aborted;
    await ended;
    return 'done';
  });
  return { ...call, isReplaced: () => call.isReplaced(), result, log };
}
const turn = () => new Promise((resolve) => setImmediate(resolve));

test('of the calls with one key the newest aborts the one that runs, begins when that has ended, and replaces those that wait', async () => {
  const calls = new LatestCalls();
  const first = openCall(calls, 'ann');
  await turn();
  const others = [openCall(calls, 'ann'), openCall(calls, 'ann')];
  await expect(first.result).rejects.toThrow(CallReplacedError);
  expect(first.isReplaced()).toBe(true);
  const last = openCall(calls, 'ann');
  for (const { result } of others) await expect(result).rejects.toThrow(CallReplacedError);
  await turn();
  expect([first, ...others, last].map(({ log }) => log.length)).toEqual([1, 0, 0, 0]);
  first.end();
  last.end();
  expect(await last.result).toBe('done');
  expect(others.map(({ log }) => log)).toEqual([[], []]);
});

test('calls with other keys run beside each other, and one after another is no replacement', async () => {
  const calls = new LatestCalls();
  const [ann, bea] = [openCall(calls, 'ann'), openCall(calls, 'bea')];
  await turn();
  expect([ann.log, bea.log]).toEqual([['begun'], ['begun']]);
  ann.end();
  expect(await ann.result).toBe('done');
  const again = openCall(calls, 'ann');
  again.end();
  bea.end();
  expect(await Promise.all([again.result, bea.result])).toEqual(['done', 'done']);
});

test('a call that fails says why, and the next one runs', async () => {
  const calls = new LatestCalls();
  await expect(calls.run('ann', () => Promise.reject(new Error('no draft')))).rejects.toThrow('no draft');
  expect(await calls.run('ann', async () => 1)).toBe(1);
});
