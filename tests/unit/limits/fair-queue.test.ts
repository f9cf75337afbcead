import { FairQueue, type QueueFullError } from '@/lib/limits/fair-queue';

const limits = { maxRunning: 2, maxRunningPerClient: 1, maxWaiting: 6, maxWaitingPerClient: 4 };
const turn = () => new Promise((resolve) => setImmediate(resolve));

/** Asks for places as `ab`: a letter is a client; `started` has them in the order in which they got one. */
function requested(queue: FairQueue, clients: string) {
  const started: { client: string; leave: () => void }[] = [];
  const refused: string[] = [];
  const all = [...clients].map((client) =>
    queue.acquire(client).then(
      (leave) => started.push({ client, leave }),
      (error: QueueFullError) => refused.push(error.reason),
    ),
  );
  return { started, refused, all };
}

test('work runs up to both bounds, the rest waits', async () => {
  const queue = new FairQueue(limits);
  const { started } = requested(queue, 'aab');
  await turn();
  expect(started.map(({ client }) => client)).toEqual(['a', 'b']);
  expect([queue.runningCount, queue.waitingCount]).toEqual([2, 1]);
  started[0]!.leave();
  await turn();
  expect(started.map(({ client }) => client)).toEqual(['a', 'b', 'a']);
});

test('work that is made gives its place to other clients, and counts for its own until its result is sent', async () => {
  const queue = new FairQueue({ ...limits, maxRunning: 1 });
  const first = await queue.acquire('a');
  const { started } = requested(queue, 'ab');
  await turn();
  expect(started).toEqual([]);
  first.made();
  first.made();
  await turn();
  expect(started.map(({ client }) => client)).toEqual(['b']);
  expect([queue.runningCount, queue.waitingCount]).toEqual([1, 1]);
  started[0]!.leave();
  await turn();
  expect(started.map(({ client }) => client)).toEqual(['b']);
  first();
  await turn();
  expect(started.map(({ client }) => client)).toEqual(['b', 'a']);
  expect([queue.runningCount, queue.waitingCount]).toEqual([1, 0]);
});

test('clients come in turn, however much one of them has waiting', async () => {
  const queue = new FairQueue({ ...limits, maxRunning: 1 });
  const { started } = requested(queue, 'aaaabc');
  for (let index = 0; index < 6; index += 1) {
    await turn();
    started[index]!.leave();
  }
  expect(started.map(({ client }) => client).join('')).toBe('aabcaa');
});

test.each([
  ['one client has its share of the places to wait', 'aaaaaa', ['client']],
  ['all places to wait are taken', 'aaaabbcccc', ['all']],
])('when %s, the next is refused at once', async (_, clients, expected) => {
  const queue = new FairQueue({ ...limits, maxRunning: 1 });
  const { refused } = requested(queue, clients);
  await turn();
  expect(new Set(refused)).toEqual(new Set(expected));
  expect(refused.length).toBeGreaterThan(0);
});

test('a client with less waiting comes into a full queue, for which that with the most loses its last', async () => {
  const queue = new FairQueue({ ...limits, maxRunning: 1 });
  const { started, refused } = requested(queue, 'aaaabbbc');
  await turn();
  expect([refused, queue.waitingCount]).toEqual([['all'], 6]);
  for (let index = 0; index < 7; index += 1) {
    started[index]!.leave();
    await turn();
  }
  expect(started.map(({ client }) => client).join('')).toBe('aabcabb');
});

test('who leaves gives the place in the queue back and is never started', async () => {
  const queue = new FairQueue({ ...limits, maxRunning: 1 });
  const leave = await queue.acquire('a');
  const gone = new AbortController();
  const waiting = queue.acquire('b', gone.signal);
  gone.abort(new Error('left'));
  await expect(waiting).rejects.toThrow('left');
  expect(queue.waitingCount).toBe(0);
  leave();
  await turn();
  expect(queue.runningCount).toBe(0);
  await expect(queue.acquire('b', gone.signal)).rejects.toThrow('left');
});

test('a place that is given back twice is free once', async () => {
  const queue = new FairQueue(limits);
  const first = await queue.acquire('a');
  await queue.acquire('b');
  first();
  first();
  expect(queue.runningCount).toBe(1);
});

test('work that waited starts at the given pace, one after the other', async () => {
  let letStart = () => {};
  const queue = new FairQueue(
    { ...limits, maxRunningPerClient: 2 },
    () => new Promise((resolve) => (letStart = resolve)),
  );
  const { started } = requested(queue, 'abcd');
  await turn();
  expect(started).toHaveLength(2);
  started.forEach(({ leave }) => leave());
  await turn();
  expect(started).toHaveLength(2);
  letStart();
  await turn();
  expect(started).toHaveLength(3);
});

describe('work that waits', () => {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask', 'performance'] }));
  afterEach(() => jest.useRealTimers());

  test('for places that others have is refused after two seconds; work that waits for its own client goes on', async () => {
    const queue = new FairQueue(limits);
    const { started, refused } = requested(queue, 'abac');
    await turn();
    jest.advanceTimersByTime(1_900);
    await turn();
    expect(refused).toEqual([]);
    jest.advanceTimersByTime(200);
    await turn();
    expect(refused).toEqual(['all']);
    started[0]!.leave();
    await turn();
    expect(started.map(({ client }) => client).join('')).toBe('aba');
    expect(queue.waitingCount).toBe(0);
  });

  test('for its own client is refused after a minute', async () => {
    const queue = new FairQueue(limits);
    const { refused } = requested(queue, 'aa');
    await turn();
    jest.advanceTimersByTime(61_000);
    await turn();
    expect([refused, queue.waitingCount]).toEqual([['client'], 0]);
  });
});
