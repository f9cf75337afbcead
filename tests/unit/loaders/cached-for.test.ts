import { cachedFor } from '@/lib/loaders/data/cached-for-anonymous';
import type { Asker } from '@/lib/upstream/transport/call';
import { UpstreamFailure } from '@/lib/upstream/transport/upstream-error';
import { freshProcess } from '@/tests/support/one-process';

beforeEach(() => freshProcess({}));

const call = { method: 'GET', path: '/x' };
const everybody: Asker = { interfaceLang: 'en' };
const ada = (readsOnAnonymously: boolean): Asker => ({
  interfaceLang: 'en',
  visitor: { accessToken: 'a', workgroup: 3, readsOnAnonymously, renew: () => Promise.resolve(false) },
});

/** Answers with whom it is for; a visitor's call fails with `failure`. */
const fetching = (failure?: UpstreamFailure) =>
  jest.fn(({ visitor }: Asker) =>
    visitor && failure ? Promise.reject(failure) : Promise.resolve(visitor ? 'for Ada' : 'for everybody'),
  );

test('what a visitor sees is fetched each time and never kept; what everybody sees is fetched once', async () => {
  const fetch = fetching();
  const seen = [];
  for (const asker of [ada(true), everybody, ada(true), everybody]) seen.push(await cachedFor(asker, 'k', fetch));
  expect(seen).toEqual(['for Ada', 'for everybody', 'for Ada', 'for everybody']);
  expect(fetch).toHaveBeenCalledTimes(3);
});

test.each([
  ['is away', new UpstreamFailure('unreachable', call)],
  ['refuses the token', UpstreamFailure.ofStatus(401, call)],
  ['refuses the workgroup', UpstreamFailure.ofStatus(403, { ...call, error: 'workgroup' })],
])('a page for which the platform %s shows what everybody may see; a handler says so', async (_what, failure) => {
  expect(await cachedFor(ada(true), 'k', fetching(failure))).toBe('for everybody');
  await expect(cachedFor(ada(false), 'k', fetching(failure))).rejects.toBe(failure);
});

test.each([403, 404, 410])('an answer of %i is one for a visitor’s page too', async (status) => {
  const failure = UpstreamFailure.ofStatus(status, call);
  await expect(cachedFor(ada(true), 'k', fetching(failure))).rejects.toBe(failure);
});
