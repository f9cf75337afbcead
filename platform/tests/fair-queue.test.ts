import { setImmediate as turn } from 'node:timers/promises';
import { CallerLeftError, FairQueue, QueueFullError } from '../runtime/fair-queue.ts';

const limits = { maxRunning: 1, maxRunningPerClient: 1, maxWaitingPerClient: 10, maxWaiting: 100 };

/** Calls that end when the test says so; `begun` has their names in the order of their turns. */
function callsOn(queue: FairQueue<'first' | 'last', string>) {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const ask = (
    client: string,
    name: string,
    {
      rank = 'first',
      key,
      signal = new AbortController().signal,
    }: {
      rank?: 'first' | 'last';
      key?: string;
      signal?: AbortSignal;
    } = {},
  ) =>
    queue.run({
      caller: { client, signal },
      rank,
      ...(key === undefined ? {} : { key }),
      run: () => {
        begun.push(name);
        return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
      },
    });
  const endAll = async () => {
    for (let count = 0; count < begun.length; count += 1) {
      ends.get(begun[count]!)?.();
      await turn();
    }
    return begun;
  };
  return { begun, ask, endAll };
}

test('clients have their turns one after another, however many calls one of them has', async () => {
  const { ask, endAll } = callsOn(new FairQueue('test', limits, ['first', 'last']));
  for (const name of ['a1', 'a2', 'a3', 'a4']) void ask('a', name);
  for (const name of ['b1', 'b2']) void ask('b', name);
  void ask('c', 'c1');
  expect(await endAll()).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']);
});

test('a rank has the turns of its share, and those that no other rank takes', async () => {
  const { ask, endAll } = callsOn(new FairQueue('test', limits, ['first', 'first', 'last']));
  for (const name of ['l1', 'l2', 'l3']) void ask('a', name, { rank: 'last' });
  for (const name of ['f1', 'f2', 'f3', 'f4']) void ask('b', name);
  expect(await endAll()).toEqual(['l1', 'f1', 'l2', 'f2', 'f3', 'l3', 'f4']);
});

test('the queue limits the running calls of one client and of all clients', async () => {
  const { begun, ask } = callsOn(
    new FairQueue('test', { ...limits, maxRunning: 3, maxRunningPerClient: 2 }, ['first', 'last']),
  );
  for (const name of ['a1', 'a2', 'a3']) void ask('a', name);
  for (const name of ['b1', 'b2']) void ask('b', name);
  await turn();
  expect(begun).toEqual(['a1', 'a2', 'b1']);
});

test('a call beyond those of its client is refused; in a full queue the last of the client that has most waiting', async () => {
  const queue = new FairQueue<'first' | 'last', string>('test', { ...limits, maxWaitingPerClient: 2, maxWaiting: 3 }, [
    'first',
    'last',
  ]);
  const { ask, endAll } = callsOn(queue);
  const accepted = ['a1', 'a2'].map((name) => ask('a', name));
  const last = ask('a', 'a3');
  await expect(ask('a', 'a4')).rejects.toMatchObject({ reason: 'client' });
  accepted.push(ask('b', 'b1'), ask('c', 'c1'));
  await expect(last).rejects.toMatchObject({ reason: 'all' });
  await expect(ask('d', 'd1')).rejects.toThrow(QueueFullError);
  await expect(ask('d', 'd1')).rejects.toMatchObject({ reason: 'all' });
  await endAll();
  expect(await Promise.all(accepted)).toEqual(['a1', 'a2', 'b1', 'c1']);
  void ask('c', 'c2');
  expect(await endAll()).toContain('c2');
});

test('a call whose caller leaves before its turn never runs, and makes room', async () => {
  const queue = new FairQueue<'first' | 'last', string>('test', { ...limits, maxWaitingPerClient: 1 }, [
    'first',
    'last',
  ]);
  const { ask, endAll } = callsOn(queue);
  void ask('a', 'a1');
  const leaves = new AbortController();
  const left = ask('a', 'a2', { signal: leaves.signal });
  leaves.abort();
  await expect(left).rejects.toThrow(CallerLeftError);
  await expect(ask('a', 'gone', { signal: leaves.signal })).rejects.toThrow(CallerLeftError);
  void ask('a', 'a3');
  expect(await endAll()).toEqual(['a1', 'a3']);
});

test('calls under one key run once, and go on for those who stay when the first leaves', async () => {
  const { begun, ask, endAll } = callsOn(new FairQueue('test', limits, ['first', 'last']));
  void ask('a', 'a1');
  const leaves = new AbortController();
  const left = ask('a', 'same of a', { key: 'same', signal: leaves.signal });
  left.catch(() => undefined);
  const others = ['b', 'c'].map((client) => ask(client, `same of ${client}`, { key: 'same' }));
  leaves.abort();
  await endAll();
  expect(await Promise.all(others)).toEqual(['same of b', 'same of b']);
  const running = ask('a', 'again', { key: 'same' });
  const joined = ask('b', 'joins', { key: 'same' });
  await endAll();
  expect(await Promise.all([running, joined])).toEqual(['again', 'again']);
  expect(begun).toEqual(['a1', 'same of b', 'again']);
});

test('a call that fails fails for its callers alone, and the next has its turn', async () => {
  const queue = new FairQueue<'first', string>('test', limits, ['first']);
  const call = { caller: { client: 'a', signal: new AbortController().signal }, rank: 'first' as const };
  const failing = queue.run({ ...call, run: () => Promise.reject(new Error('no such phrase')) });
  const next = queue.run({ ...call, run: async () => 'made' });
  await expect(failing).rejects.toThrow('no such phrase');
  expect(await next).toBe('made');
});
