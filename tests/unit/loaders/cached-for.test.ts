import { cachedForAnonymous } from '@/lib/upstream/data-cache';
import type { CallContext } from '@/lib/upstream/transport/call';
import { UpstreamError } from '@/lib/upstream/transport/upstream-error';
import { freshProcess } from '@/tests/support/one-process';

beforeEach(() => freshProcess({}));

const call = { method: 'GET', path: '/x' };
const everybody: CallContext = { interfaceLang: 'en' };
const ada = (fallsBackToAnonymous: boolean): CallContext => ({
  interfaceLang: 'en',
  visitor: { accessToken: 'a', workgroup: 3, fallsBackToAnonymous, renew: () => Promise.resolve(false) },
});

/** Answers with whom it is for; a visitor's call fails with `failure`. */
const fetching = (failure?: UpstreamError) =>
  jest.fn(({ visitor }: CallContext) =>
    visitor && failure ? Promise.reject(failure) : Promise.resolve(visitor ? 'for Ada' : 'for everybody'),
  );

test('what a visitor sees is fetched each time and never kept; what everybody sees is fetched once', async () => {
  const fetch = fetching();
  const seen = [];
  for (const callContext of [ada(true), everybody, ada(true), everybody])
    seen.push(await cachedForAnonymous(callContext, 'k', fetch));
  expect(seen).toEqual(['for Ada', 'for everybody', 'for Ada', 'for everybody']);
  expect(fetch).toHaveBeenCalledTimes(3);
});

test.each([
  ['is away', new UpstreamError('unreachable', call)],
  ['refuses the token', UpstreamError.fromStatus(401, call)],
  ['refuses the workgroup', UpstreamError.fromStatus(403, { ...call, error: 'workgroup' })],
])('a page for which the platform %s shows what everybody may see; a handler says so', async (_what, failure) => {
  expect(await cachedForAnonymous(ada(true), 'k', fetching(failure))).toBe('for everybody');
  await expect(cachedForAnonymous(ada(false), 'k', fetching(failure))).rejects.toBe(failure);
});

test.each([403, 404, 410])('an answer of %i is one for a visitor’s page too', async (status) => {
  const failure = UpstreamError.fromStatus(status, call);
  await expect(cachedForAnonymous(ada(true), 'k', fetching(failure))).rejects.toBe(failure);
});
