import type * as dataCache from '@/lib/upstream/data-cache';
import {
  ages,
  cached,
  cachedInTime,
  type CacheDependency,
  cacheDependencies,
  freshnessOf,
  revalidate,
  purgeProducts,
} from '@/lib/upstream/data-cache';
import { metrics } from '@/lib/observability/metrics';
import { UpstreamError } from '@/lib/upstream/transport/upstream-error';
import { sites } from '@/lib/settings/brands';
import { runOnSite } from '@/lib/settings/current-site';
import { freshProcess } from '@/tests/support/one-process';

const call = { method: 'GET', path: '/x' };
const outage = () => Promise.reject(new UpstreamError('unreachable', call));
const missing = () => Promise.reject(new UpstreamError('not-found', call));
const sizeInBytes = () => metrics().sizes.dataCacheBytes();
const settle = () => new Promise((resolve) => setImmediate(resolve));

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
  freshProcess({});
});
afterEach(() => jest.useRealTimers());

test('200 parallel first requests make one call', async () => {
  const fetch = jest.fn(() => Promise.resolve('a'));
  const responses = await Promise.all(Array.from({ length: 200 }, () => cached('k', fetch)));
  expect(new Set(responses)).toEqual(new Set(['a']));
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('a brand with a catalogue of its own has its own searches and sitemap, and shares the products', async () => {
  const { main } = sites();
  const ownSite = { ...main, brand: { ...main.brand, id: 'own', hasOwnCatalogue: true } };
  const read = (key: string, value: string) => cached(key, () => Promise.resolve(value));
  const keys = ['catalogue search 1', 'public list 1', 'sitemap days 1', 'product 1001 en'];
  for (const key of keys) await read(key, 'all');
  const values = await runOnSite(ownSite, () => Promise.all(keys.map((key) => read(key, 'own'))));
  expect(values).toEqual(['own', 'own', 'own', 'all']);
});

test('for a minute the platform is not asked again', async () => {
  await cached('k', () => Promise.resolve('a'));
  jest.advanceTimersByTime(ages.freshMs - 1);
  const fetch = jest.fn(outage);
  await expect(cached('k', fetch)).resolves.toBe('a');
  expect(fetch).not.toHaveBeenCalled();
});

test('after a minute the old answer is served while a new one is fetched', async () => {
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

test('what is not found takes no room for longer than it is believed', async () => {
  await cached('known', () => Promise.resolve('a'));
  const bytesBefore = sizeInBytes();
  for (const key of ['k', 'l']) await expect(cached(key, missing)).rejects.toMatchObject({ kind: 'not-found' });
  expect(sizeInBytes()).toBeGreaterThan(bytesBefore);
  jest.advanceTimersByTime(ages.missingMs);
  expect(sizeInBytes()).toBe(bytesBefore);
  await expect(cached('known', missing)).resolves.toBe('a');
});

test('what came instead of what was not found stays', async () => {
  await expect(cached('k', missing)).rejects.toMatchObject({ kind: 'not-found' });
  jest.advanceTimersByTime(ages.missingMs - 1);
  jest.setSystemTime(Date.now() + 2);
  await expect(cached('k', () => Promise.resolve('a'))).resolves.toBe('a');
  jest.advanceTimersByTime(ages.missingMs);
  await expect(cached('k', missing)).resolves.toBe('a');
});

test('without anything to stand in, an outage is believed for two seconds', async () => {
  await expect(cached('k', outage)).rejects.toMatchObject({ kind: 'unreachable' });
  const fetch = jest.fn(() => Promise.resolve('a'));
  await expect(cached('k', fetch)).rejects.toMatchObject({ kind: 'unreachable' });
  expect(fetch).not.toHaveBeenCalled();
  jest.advanceTimersByTime(ages.outageMs + 1);
  await expect(cached('k', fetch)).resolves.toBe('a');
});

describe('a product that changed', () => {
  const keys = [
    'product 1001 en',
    'product 1001 de 10012',
    'sds 1001 1  1',
    'compare 1001 1 a b',
    'tds 1001 1 ',
    'ipi 1001 1 1',
  ];
  const others = ['product 10011 en', 'sds 100 1001', 'texts en', 'public list 1001'];

  it('is asked for anew, and nothing else', async () => {
    for (const key of [...keys, ...others]) await cached(key, () => Promise.resolve('old'));
    purgeProducts([1001, 1002]);
    for (const key of keys) await expect(cached(key, () => Promise.resolve('new'))).resolves.toBe('new');
    for (const key of others) await expect(cached(key, outage)).resolves.toBe('old');
  });

  it('may have got, lost or passed on a GTIN: each is looked up anew', async () => {
    await cached('gtin 09521234000013', () => Promise.resolve(1002));
    purgeProducts([1001]);
    await expect(cached('gtin 09521234000013', () => Promise.resolve(1001))).resolves.toBe(1001);
  });

  it.each([
    ['what comes then', () => Promise.resolve('old')],
    ['a failure', missing],
  ])('while it was asked for: %s is not believed', async (_, first) => {
    let response = () => {};
    const fetch = jest
      .fn(() => Promise.resolve('new'))
      .mockImplementationOnce(() => new Promise<void>((resolve) => (response = resolve)).then(first));
    const requested = [cached(keys[0]!, fetch), cached(keys[0]!, fetch)];
    purgeProducts([1001]);
    response();
    await expect(Promise.all(requested)).resolves.toEqual(['new', 'new']);
    await expect(cached(keys[0]!, outage)).resolves.toBe('new');
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  /** Answers of the platform that come when they are let. */
  function slowly(...responses: (() => Promise<string>)[]) {
    const waiting: (() => void)[] = [];
    const fetch = () => new Promise<void>((resolve) => waiting.push(resolve)).then(responses.shift());
    const resolveFetch = async () => {
      waiting.shift()!();
      await settle();
    };
    return { fetch, letCome: resolveFetch };
  }

  it('twice while it was asked for is asked for twice more', async () => {
    const { fetch, letCome: resolveFetch } = slowly(
      () => Promise.resolve('old'),
      () => Promise.resolve('newer'),
      () => Promise.resolve('newest'),
    );
    const requested = cached(keys[0]!, fetch);
    purgeProducts([1001]);
    await resolveFetch();
    purgeProducts([1001]);
    await resolveFetch();
    await resolveFetch();
    await expect(requested).resolves.toBe('newest');
    await expect(cached(keys[0]!, outage)).resolves.toBe('newest');
  });

  it('while the old answer is served and fetched again: it is not served any more', async () => {
    const { fetch, letCome: resolveFetch } = slowly(
      () => Promise.resolve('old'),
      () => Promise.resolve('new'),
    );
    await cached(keys[0]!, () => Promise.resolve('old'));
    jest.advanceTimersByTime(ages.freshMs + 1);
    await expect(cached(keys[0]!, fetch)).resolves.toBe('old');
    purgeProducts([1001]);
    const requested = cached(keys[0]!, fetch);
    await resolveFetch();
    const laterRead = cached(keys[0]!, fetch);
    await resolveFetch();
    await expect(Promise.all([requested, laterRead])).resolves.toEqual(['new', 'new']);
  });

  it('while a page asked for it is heard of by a route, which has its modules to itself', async () => {
    const { fetch, letCome: resolveFetch } = slowly(
      () => Promise.resolve('old'),
      () => Promise.resolve('new'),
    );
    const requested = cached(keys[0]!, fetch);
    jest.isolateModules(() => {
      const routeModule = jest.requireActual<typeof dataCache>('@/lib/upstream/data-cache');
      expect(routeModule.purgeProducts).not.toBe(purgeProducts);
      routeModule.purgeProducts([1001]);
    });
    await resolveFetch();
    await resolveFetch();
    await expect(requested).resolves.toBe('new');
  });

  it('while the old answer was fetched again does not fall back on it in an outage', async () => {
    const { fetch, letCome: resolveFetch } = slowly(() => Promise.resolve('old'), outage);
    await cached(keys[0]!, () => Promise.resolve('old'));
    jest.advanceTimersByTime(ages.freshMs + 1);
    await cached(keys[0]!, fetch);
    purgeProducts([1001]);
    const requested = cached(keys[0]!, fetch);
    const refused = expect(requested).rejects.toMatchObject({ kind: 'unreachable' });
    await resolveFetch();
    await resolveFetch();
    await refused;
  });
});

describe('what a page was made of', () => {
  type Used = Map<string, CacheDependency>;
  const minutes = (count: number) => jest.advanceTimersByTime(count * 60_000 + 1);

  /** Makes a page of one entry; how far it holds, and whether it would be the same, later. */
  async function makePage(fetch: () => Promise<unknown> = () => Promise.resolve('a')) {
    const used: Used = new Map();
    await cacheDependencies().run(used, () => cached('product 1001 en', fetch));
    const madeAt = Date.now();
    return Object.assign(() => freshnessOf(used, madeAt), { used });
  }

  it('holds for a minute', async () => {
    const freshness = await makePage();
    jest.advanceTimersByTime(ages.freshMs - 1);
    expect(freshness()).toBe('fresh');
  });

  it('may be shown for ten minutes more, while it is fetched again', async () => {
    const freshness = await makePage();
    minutes(1);
    expect(freshness()).toBe('stale');
    minutes(9);
    expect(freshness()).toBe('stale');
    minutes(1);
    expect(freshness()).toBe('expired');
  });

  it('holds for another minute when it came again as it was', async () => {
    const freshness = await makePage(() => Promise.resolve({ names: ['a', 'b'] }));
    minutes(1);
    await cached('product 1001 en', () => Promise.resolve({ names: ['a', 'b'] }));
    await settle();
    expect(freshness()).toBe('fresh');
    minutes(1);
    expect(freshness()).toBe('stale');
    await cached('product 1001 en', () => Promise.resolve({ names: ['b', 'a'] }));
    await settle();
    expect(freshness()).toBe('stale');
  });

  it('may be shown once more when there is something newer, for as long', async () => {
    const freshness = await makePage();
    minutes(1);
    await cached('product 1001 en', () => Promise.resolve('b'));
    await settle();
    expect(freshness()).toBe('stale');
    minutes(10);
    await cached('product 1001 en', () => Promise.resolve('c'));
    await settle();
    expect(freshness()).toBe('expired');
  });

  it('does not hold longer than an outage is believed, when a part of it could not be had', async () => {
    const used: Used = new Map();
    await expect(cacheDependencies().run(used, () => cached('product 1001 en', outage))).rejects.toMatchObject({
      kind: 'unreachable',
    });
    const madeAt = Date.now();
    jest.advanceTimersByTime(ages.outageMs - 1);
    expect(freshnessOf(used, madeAt)).toBe('fresh');
    jest.advanceTimersByTime(2);
    expect(freshnessOf(used, madeAt)).toBe('expired');
  });

  it('does not hold when the product changed, were it a moment ago', async () => {
    const freshness = await makePage();
    purgeProducts([1001]);
    expect(freshness()).toBe('expired');
  });

  it('does not hold either when another page had the newer data fetched', async () => {
    const freshness = await makePage();
    minutes(2);
    await cached('product 1001 en', () => Promise.resolve('b'), { waits: true });
    purgeProducts([1001]);
    await cached('product 1001 en', () => Promise.resolve('c'));
    expect(freshness()).toBe('expired');
  });

  it('holds on when another product changed', async () => {
    const freshness = await makePage();
    minutes(2);
    purgeProducts([1002]);
    await cached('product 1001 en', () => Promise.resolve('b'), { waits: true });
    expect(freshness()).toBe('stale');
  });

  it('does not hold when the product changed while it was fetched again', async () => {
    const freshness = await makePage();
    minutes(1);
    let resolveFetch = () => {};
    void cached('product 1001 en', () => new Promise<string>((resolve) => (resolveFetch = () => resolve('b'))));
    expect(freshness()).toBe('stale');
    purgeProducts([1001]);
    expect(freshness()).toBe('expired');
    resolveFetch();
  });

  it('holds for two seconds in an outage', async () => {
    await makePage();
    minutes(20);
    const used: Used = new Map();
    await cacheDependencies().run(used, () => cached('product 1001 en', outage));
    const madeAt = Date.now();
    expect(freshnessOf(used, madeAt)).toBe('fresh');
    jest.advanceTimersByTime(2_001);
    expect(freshnessOf(used, madeAt)).toBe('expired');
  });

  describe.each([2, 12])('after %i minutes', (count) => {
    it.each<[string, () => Promise<string>, boolean]>([
      ['is the same while there is nothing newer', outage, true],
      ['is the same when it comes again as it was', () => Promise.resolve('a'), true],
      ['is another when there is, which is waited for', () => Promise.resolve('b'), false],
      ['is another when it was removed', missing, false],
    ])('%s', async (_what, response, expected) => {
      const later = jest.fn(response);
      const { used } = await makePage(jest.fn(later).mockResolvedValueOnce('a'));
      expect(await revalidate(used, {})).toBe(true);
      expect(later).not.toHaveBeenCalled();
      minutes(count);
      expect(await revalidate(used, {})).toBe(expected);
      expect(later).toHaveBeenCalledTimes(1);
    });
  });

  it('is the same when its data were evicted and came again as they were', async () => {
    const value = { names: ['ä', '→'], none: null };
    const freshness = await makePage(() => Promise.resolve(structuredClone(value)));
    purgeProducts([1001]);
    expect(freshness()).toBe('expired');
    expect(await revalidate(freshness.used, {})).toBe(true);
    expect(freshness()).toBe('fresh');
    const deref = jest.spyOn(WeakRef.prototype, 'deref').mockReturnValue(undefined);
    expect(await cached('product 1001 en', outage)).toEqual(value);
    deref.mockRestore();
  });

  it('does not hold when it was removed', async () => {
    const freshness = await makePage();
    minutes(1);
    await cached('product 1001 en', missing);
    await settle();
    expect(freshness()).toBe('expired');
  });
});

test.each(['product 12', 'sds 12 1', 'hazards 12 1', 'history 12 1', 'label 12 en', 'label-text 12 1', 'tds 12 1'])(
  '%s is fetched again when the product changed',
  async (key) => {
    await cached(key, () => Promise.resolve('a'));
    purgeProducts([1]);
    await expect(cached(key, () => Promise.resolve('b'))).resolves.toBe('a');
    purgeProducts([12]);
    await expect(cached(key, () => Promise.resolve('b'))).resolves.toBe('b');
  },
);

test('what was fetched before a change is not served when the platform is too busy for the newer', async () => {
  await cached('product 12', () => Promise.resolve('a'));
  jest.advanceTimersByTime(ages.freshMs + 1);
  const answers = [() => Promise.resolve('a'), () => Promise.reject(new UpstreamError('busy', call))];
  await cached('product 12', async () => {
    await settle();
    return answers.shift()!();
  });
  purgeProducts([12]);
  for (let turn = 0; turn < 10; turn += 1) await settle();
  expect(answers).toEqual([]);
  await expect(cached('product 12', () => Promise.resolve('b'))).resolves.toBe('b');
});

describe('a value that a page can do without', () => {
  const fallback = { isFallback: true };
  const render = async (fetch: () => Promise<object>) => {
    const used = new Map<string, CacheDependency | undefined>();
    const value = cacheDependencies().run(used, () => cachedInTime('configuration', fetch, fallback));
    await jest.advanceTimersByTimeAsync(600);
    return { value: await value, isWhole: [...used.values()].every((dependency) => dependency !== undefined), used };
  };

  test('is used when it comes in time', async () => {
    expect(await render(() => Promise.resolve({ isFallback: false }))).toMatchObject({
      value: { isFallback: false },
      isWhole: true,
    });
  });

  test('is replaced when it comes late, and the page is not whole, also when it comes before the page is ready', async () => {
    let arrive = (_value: object) => {};
    const { value, used } = await render(() => new Promise<object>((resolve) => (arrive = resolve)));
    expect(value).toBe(fallback);
    arrive({ isFallback: false });
    for (let turn = 0; turn < 10; turn += 1) await settle();
    expect(used.get('configuration')).toBeDefined();
    expect([...used.values()]).toContain(undefined);
  });
});

describe('searches of the catalogue', () => {
  test('are as many as there may be, and none evicts a product', async () => {
    const big = 'x'.repeat(20_000);
    await cached('product 1 en', () => Promise.resolve('a'));
    for (let n = 0; n < 4_000; n += 1) await cached(`catalogue en /?search=${n}`, () => Promise.resolve(big));
    expect(sizeInBytes()).toBeLessThan(9 * 2 ** 20);
    await expect(cached('product 1 en', outage)).resolves.toBe('a');
  });

  test('are fetched again when any product changed', async () => {
    await cached('catalogue en /', () => Promise.resolve('a'));
    purgeProducts([7]);
    await expect(cached('catalogue en /', () => Promise.resolve('b'))).resolves.toBe('b');
  });
});
