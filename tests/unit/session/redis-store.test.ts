import { setImmediate as turn, setTimeout as pause } from 'node:timers/promises';
import { redisStore } from '@/lib/session/store/redis-store';
import type { SessionStore } from '@/lib/session/store/session-store';
import { freshProcess } from '@/tests/support/one-process';
import { describeWithRedis, startRedis, type ThrowAwayRedis } from '@/tests/support/redis';

/** Asks until the answer is the wanted one, for at most 10 s. */
async function becomes<T>(ask: () => Promise<T>, expectedValue: T): Promise<void> {
  const last = () => ask().catch((error: Error) => error.message);
  for (const deadline = Date.now() + 10_000; Date.now() < deadline; await pause(50))
    if ((await last()) === expectedValue) return;
  expect(await last()).toBe(expectedValue);
}

describeWithRedis('Redis', () => {
  let redis: ThrowAwayRedis;
  let store: SessionStore;
  let other: SessionStore;
  beforeAll(async () => {
    redis = await startRedis();
    freshProcess({});
    [store, other] = [redisStore(redis.url), redisStore(redis.url)];
    // The first command loads the client, which takes longer than the store waits where other tests use the processors.
    for (const opened of [store, other]) await becomes(() => opened.get('a'), null);
  });
  afterAll(() => redis.stop());

  test('has a value until its time is over, for all that open it', async () => {
    expect(await store.get('a')).toBeNull();
    await store.set('a', 'one', 60_000);
    await store.set('a', 'two', 60_000);
    expect(await other.get('a')).toBe('two');
    await store.set('a', 'three', 50);
    await becomes(() => other.get('a'), null);
  });

  test('gives a lock to one of many, and to the next one when it is free', async () => {
    const owners = Array.from({ length: 50 }, (_none, index) => `owner ${index}`);
    const taken = await Promise.all(owners.map((owner, index) => [store, other][index % 2]!.lock('l', owner, 10_000)));
    expect(taken.filter(Boolean)).toHaveLength(1);
    await store.unlock('l', 'somebody else');
    expect(await other.lock('l', 'next', 10_000)).toBe(false);
    await other.unlock('l', owners[taken.indexOf(true)]!);
    expect(await store.lock('l', 'next', 10_000)).toBe(true);
  });

  test('frees the lock of an owner that died', async () => {
    await store.lock('left', 'dead', 50);
    await becomes(() => other.lock('left', 'next', 10_000), true);
    expect(await store.lock('left', 'another', 10_000)).toBe(false);
  });

  test('names no login in its keys', async () => {
    await store.set('session ada', 'x', 60_000);
    expect(await redis.contents()).toMatch(/^dossier:session:[0-9a-f]{64}$/m);
    expect(await redis.contents()).not.toContain('ada');
  });

  test('one that hangs is not waited for, and used again when it answers', async () => {
    await store.set('kept', 'through it', 60_000);
    redis.process.kill('SIGSTOP');
    const requested = await Promise.allSettled(Array.from({ length: 50 }, () => store.get('kept')));
    expect(requested.every(({ status }) => status === 'rejected')).toBe(true);
    redis.process.kill('SIGCONT');
    await becomes(() => store.get('kept'), 'through it');
  });

  test('an answer that came while the process was busy counts, however late it is read', async () => {
    await store.set('kept', 'in time', 60_000);
    redis.process.kill('SIGSTOP');
    const requested = store.get('kept');
    await pause(100);
    redis.process.kill('SIGCONT');
    // From here on the event loop comes to its timers before it reads.
    await turn();
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2_000);
    expect(await requested).toBe('in time');
  });

  test('one that ended is used again when it is back', async () => {
    const port = Number(new URL(redis.url).port);
    await redis.stop();
    await expect(store.get('a')).rejects.toThrow();
    redis = await startRedis(port);
    await becomes(() => store.set('a', 'new', 60_000).then(() => store.get('a')), 'new');
  });

  test('a wrong password is a store that is down', async () => {
    await expect(redisStore(redis.url.replace(/:[^:@]*@/, ':wrong@')).get('a')).rejects.toThrow(/WRONGPASS/);
  });
});

test('an address at which there is no Redis is a store that is down', async () => {
  await expect(redisStore('redis://127.0.0.1:1').get('a')).rejects.toThrow(/ECONNREFUSED/);
});
