import { AsyncLocalStorage } from 'node:async_hooks';
import { ages, cached, holdingOf } from '@/lib/upstream/data-cache';
import { UpstreamFailure } from '@/lib/upstream/upstream-failure';
import { freshProcess } from '@/tests/support/one-process';

const call = { method: 'GET', path: '/x' };
const outage = () => Promise.reject(new UpstreamFailure('unreachable', call));
const missing = () => Promise.reject(new UpstreamFailure('not-found', call));
const settle = () => new Promise((resolve) => setImmediate(resolve));

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
  freshProcess({});
});
afterEach(() => jest.useRealTimers());

test('200 parallel first requests make one call', async () => {
  const fetch = jest.fn(() => Promise.resolve('a'));
  const answers = await Promise.all(Array.from({ length: 200 }, () => cached('k', fetch)));
  expect(new Set(answers)).toEqual(new Set(['a']));
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('for a minute the platform is not asked again', async () => {
  await cached('k', () => Promise.resolve('a'));
  jest.advanceTimersByTime(ages.freshMs - 1);
  const fetch = jest.fn(outage);
  await expect(cached('k', fetch)).resolves.toBe('a');
  expect(fetch).not.toHaveBeenCalled();
});

test('then the old answer is served while a new one is fetched', async () => {
  await cached('k', () => Promise.resolve('a'));
  jest.advanceTimersByTime(ages.freshMs + 1);
  await expect(cached('k', () => Promise.resolve('b'))).resolves.toBe('a');
  await settle();
  await expect(cached('k', outage)).resolves.toBe('b');
});

test('after ten minutes a visitor waits for the new answer', async () => {
  await cached('k', () => Promise.resolve('a'));
  jest.advanceTimersByTime(ages.freshMs + ages.staleWhileRevalidateMs + 1);
  await expect(cached('k', () => Promise.resolve('b'))).resolves.toBe('b');
});

test('for a day the old answer stands in when the platform is out', async () => {
  await cached('k', () => Promise.resolve('a'));
  jest.advanceTimersByTime(ages.staleIfErrorMs);
  await expect(cached('k', outage)).resolves.toBe('a');
  jest.advanceTimersByTime(ages.freshMs + 1);
  await expect(cached('k', outage)).rejects.toMatchObject({ kind: 'unreachable' });
});

test('a product that was removed does not live on in the cache', async () => {
  await cached('k', () => Promise.resolve('a'));
  jest.advanceTimersByTime(ages.freshMs + ages.staleWhileRevalidateMs + 1);
  await expect(cached('k', missing)).rejects.toMatchObject({ kind: 'not-found' });
});

test('"not found" is believed for ten seconds', async () => {
  await expect(cached('k', missing)).rejects.toMatchObject({ kind: 'not-found' });
  const fetch = jest.fn(() => Promise.resolve('a'));
  await expect(cached('k', fetch)).rejects.toMatchObject({ kind: 'not-found' });
  expect(fetch).not.toHaveBeenCalled();
  jest.advanceTimersByTime(ages.missingMs + 1);
  await expect(cached('k', fetch)).resolves.toBe('a');
});

test('without anything to stand in, an outage is believed for two seconds', async () => {
  await expect(cached('k', outage)).rejects.toMatchObject({ kind: 'unreachable' });
  const fetch = jest.fn(() => Promise.resolve('a'));
  await expect(cached('k', fetch)).rejects.toMatchObject({ kind: 'unreachable' });
  expect(fetch).not.toHaveBeenCalled();
  jest.advanceTimersByTime(ages.outageMs + 1);
  await expect(cached('k', fetch)).resolves.toBe('a');
});

describe('what a page was made of', () => {
  type Used = Parameters<typeof holdingOf>[0];
  const minutes = (count: number) => jest.advanceTimersByTime(count * 60_000 + 1);

  /** Makes a page of one entry; how far it holds, later. */
  async function makePage() {
    const storage = new AsyncLocalStorage<Used>();
    (globalThis as { [key: symbol]: unknown })[Symbol.for('dossier.used-by-page')] = storage;
    const used: Used = new Map();
    await storage.run(used, () => cached('k', () => Promise.resolve('a')));
    const madeAt = Date.now();
    return () => holdingOf(used, madeAt);
  }
  afterEach(() => {
    delete (globalThis as { [key: symbol]: unknown })[Symbol.for('dossier.used-by-page')];
  });

  it('holds for a minute', async () => {
    const holding = await makePage();
    jest.advanceTimersByTime(ages.freshMs - 1);
    expect(holding()).toBe('fresh');
  });

  it('may be shown for ten minutes more, while it is fetched again', async () => {
    const holding = await makePage();
    minutes(1);
    expect(holding()).toBe('stale');
    minutes(9);
    expect(holding()).toBe('stale');
    minutes(1);
    expect(holding()).toBe('spent');
  });

  it('may be shown once more when there is something newer, for as long', async () => {
    const holding = await makePage();
    minutes(1);
    await cached('k', () => Promise.resolve('b'));
    await settle();
    expect(holding()).toBe('stale');
    minutes(10);
    await cached('k', () => Promise.resolve('c'));
    await settle();
    expect(holding()).toBe('spent');
  });

  it('does not hold longer than an outage is believed, when a part of it could not be had', async () => {
    const storage = new AsyncLocalStorage<Used>();
    (globalThis as { [key: symbol]: unknown })[Symbol.for('dossier.used-by-page')] = storage;
    const used: Used = new Map();
    await expect(storage.run(used, () => cached('k', outage))).rejects.toMatchObject({ kind: 'unreachable' });
    const madeAt = Date.now();
    jest.advanceTimersByTime(ages.outageMs - 1);
    expect(holdingOf(used, madeAt)).toBe('fresh');
    jest.advanceTimersByTime(2);
    expect(holdingOf(used, madeAt)).toBe('spent');
  });

  it('does not hold when it was removed', async () => {
    const holding = await makePage();
    minutes(1);
    await cached('k', missing);
    await settle();
    expect(holding()).toBe('spent');
  });
});
