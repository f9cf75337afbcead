import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { metrics } from '@/lib/observability/metrics';
import { fetchLabelAudit, fetchLabelDrawing } from '@/lib/upstream/label';
import { fetchProduct } from '@/lib/upstream/product';
import { fetchSds } from '@/lib/upstream/document-text';
import { callStudio } from '@/lib/upstream/studio/studio';
import { studioCalls } from '@/lib/upstream/studio/studio-calls';
import type { UpstreamError } from '@/lib/upstream/transport/upstream-error';
import { waitFor } from '@/tests/contract/mails';
import { freshProcess } from '@/tests/support/one-process';
import {
  json,
  type ScriptedPlatform,
  type ScriptedResponse,
  minimalDetail,
  startScriptedPlatform,
} from '@/tests/support/scripted-platform';

let platform: ScriptedPlatform;
const callContext = { interfaceLang: 'de', requestId: 'r-1', address: '192.0.2.7' };
const openedBy = async (call: () => Promise<unknown>) => {
  for (let failure = 0; failure < 5; failure += 1) await expect(call()).rejects.toThrow();
};

beforeEach(async () => {
  platform = await startScriptedPlatform(json(minimalDetail()));
  freshProcess({ PLATFORM_URL: platform.url, PLATFORM_PAGE_TIMEOUT_MS: '30000', BRAND: 'dossier' });
});
afterEach(() => platform.close());

test('the product detail is asked for under its public id with the bare key m', async () => {
  await fetchProduct(1001, callContext);
  expect(platform.requests).toMatchObject([{ method: 'GET', url: '/api/v1/products/-1001/detail?m' }]);
});

test('brand, language, request id and the visitor’s address go along, and nothing else of the browser', async () => {
  await fetchProduct(1001, callContext);
  expect(platform.requests[0]?.headers).toEqual({
    host: expect.any(String),
    connection: 'keep-alive',
    accept: 'application/json',
    'accept-language': 'de',
    'x-brand': 'dossier',
    'x-viewport': '1',
    'x-request-id': 'r-1',
    'x-forwarded-for': '192.0.2.7',
  });
});

test('the other brand’s viewport header is false', async () => {
  freshProcess({ PLATFORM_URL: platform.url, BRAND: 'chemcard' });
  await fetchProduct(1001, callContext);
  expect(platform.requests[0]?.headers['x-viewport']).toBe('false');
});

test.each([
  ['an unknown product', 404, 'not-found', false],
  ['a removed product', 410, 'removed', false],
  ['a refused call', 403, 'forbidden', false],
  ['a wrong parameter', 400, 'rejected', false],
  ['too many calls', 429, 'throttled', true],
  ['a broken platform', 500, 'server-error', true],
  ['a redirect', 302, 'server-error', true],
])('%s (%i) is a failure of its own kind', async (_what, status, kind, isOutage) => {
  platform.answer = json({ error: 'x' }, status);
  await expect(fetchProduct(1001, callContext)).rejects.toMatchObject({ kind, isOutage });
});

const visitor = { accessToken: 'secret-7', workgroup: null, fallsBackToAnonymous: true, renew: async () => false };
test.each([
  [{ error: 'No valid SDS version' }, 'No valid SDS version'],
  [{ error: 'not_found', message: 'No such\nproduct' }, 'No such product'],
  [{ message: 'token secret-7 of leo@nowhere.example, cookie 0123456789abcdefghij' }, 'token … of … cookie …'],
  [{ message: 'a '.repeat(500) }, 'a '.repeat(100)],
  [{ error: 'not_found' }, undefined],
  ['text', undefined],
])('of a refusal that says %j the words are kept: %j', async (body, text) => {
  platform.answer = json(body, 404);
  const failure: unknown = await fetchProduct(1001, { ...callContext, visitor }).catch((error: unknown) => error);
  expect((failure as UpstreamError).call).toMatchObject({ status: 404 });
  expect((failure as UpstreamError).call.text).toBe(text);
});

test.each([
  ['no JSON', (response: { end: (text: string) => void }) => response.end('<html>')],
  ['JSON of another shape', (response: { end: (text: string) => void }) => response.end('{"basic":{"id":"x"}}')],
  ['no body', (response: { end: (text: string) => void }) => response.end('')],
  ['more than may come', (response: { end: (text: string) => void }) => response.end('"'.padEnd(2_100_000, 'x'))],
])('a response with %s is malformed', async (_what, write) => {
  platform.answer = (_request, response) => write(response);
  await expect(fetchProduct(1001, callContext)).rejects.toMatchObject({ kind: 'malformed-response' });
});

test('a platform that never answers fails after the page timeout, once', async () => {
  freshProcess({ PLATFORM_URL: platform.url, PLATFORM_PAGE_TIMEOUT_MS: '600' });
  platform.answer = () => undefined;
  await expect(fetchProduct(1001, callContext)).rejects.toMatchObject({ kind: 'timeout' });
  expect(platform.requests).toHaveLength(1);
});

test('the page timeout covers the body too', async () => {
  freshProcess({ PLATFORM_URL: platform.url, PLATFORM_PAGE_TIMEOUT_MS: '600' });
  platform.answer = (_request, response) => void response.write('{"basic":');
  await expect(fetchProduct(1001, callContext)).rejects.toMatchObject({ kind: 'timeout' });
});

test('the comparison of a draft, for which sheets are made, has more time than a page', async () => {
  freshProcess({ PLATFORM_URL: platform.url, PLATFORM_PAGE_TIMEOUT_MS: '600' });
  platform.answer = (...answer) => void setTimeout(() => json({})(...answer), 800);
  const comparison = studioCalls.find(({ path }) => path.endsWith('/comparison'))!;
  const made = callStudio(comparison, { path: '/drafts/a/comparison', query: {} }, callContext);
  await expect(made).resolves.toMatchObject({ status: 200 });
});

test('a reset connection is tried once more', async () => {
  platform.answer = (request) => {
    platform.answer = json(minimalDetail());
    request.socket.destroy();
  };
  await expect(fetchProduct(1001, callContext)).resolves.toMatchObject({ name: 'Acetone' });
  expect(platform.requests).toHaveLength(2);
});

test('during a total failure at most a tenth more calls are made', async () => {
  platform.answer = (request) => request.socket.destroy();
  freshProcess({ PLATFORM_URL: platform.url });
  const calls = 4;
  for (let call = 0; call < calls; call += 1) await expect(fetchProduct(call + 1, callContext)).rejects.toThrow();
  expect(platform.requests.length).toBeLessThanOrEqual(calls + 1);
});

test('a response about another product is malformed', async () => {
  await expect(fetchProduct(1002, callContext)).rejects.toMatchObject({ kind: 'malformed-response' });
});

test('one product whose data are malformed does not open the breaker for the others', async () => {
  platform.answer = (_request, response) => void response.end('{}');
  await openedBy(() => fetchProduct(1002, callContext));
  platform.answer = json(minimalDetail());
  await expect(fetchProduct(1001, callContext)).resolves.toMatchObject({ id: 1001 });
});

test('while one call tries whether the platform is back, the others are answered at once', async () => {
  platform.answer = json({}, 500);
  await openedBy(() => fetchProduct(1001, callContext));
  const fiveSecondsLater = Date.now() + 5_001;
  jest.spyOn(Date, 'now').mockReturnValue(fiveSecondsLater);
  platform.answer = () => undefined;
  const probe = fetchProduct(1001, callContext).catch((error: unknown) => error);
  const started = performance.now();
  await expect(fetchProduct(1001, callContext)).rejects.toMatchObject({ kind: 'circuit-open' });
  expect(performance.now() - started).toBeLessThan(1_000);
  await expect(probe).resolves.toMatchObject({ kind: 'circuit-open' });
});

test('a call that tries whether the platform is back ends after four seconds, so that the next one is made within ten', async () => {
  platform.answer = json({}, 500);
  await openedBy(() => fetchProduct(1001, callContext));
  const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 5_001);
  platform.answer = () => undefined;
  const started = performance.now();
  await expect(fetchProduct(1001, callContext)).rejects.toMatchObject({ kind: 'circuit-open' });
  await pause(4_000);
  clock.mockReturnValue(Date.now() + 5_001);
  platform.answer = json(minimalDetail());
  // On a slow machine its caller is told that it is not back, while the call goes on.
  await expect(waitFor(() => fetchProduct(1001, callContext).catch(() => undefined))).resolves.toMatchObject({
    id: 1001,
  });
  expect(performance.now() - started).toBeLessThan(10_000);
}, 60_000);

test('a call that tries whether the platform is back goes on when its visitor was told that it is not', async () => {
  platform.answer = json({}, 500);
  await openedBy(() => fetchProduct(1001, callContext));
  const fiveSecondsLater = Date.now() + 5_001;
  jest.spyOn(Date, 'now').mockReturnValue(fiveSecondsLater);
  const answer = json(minimalDetail());
  platform.requests.length = 0;
  platform.answer = (request, response) => void setTimeout(() => answer(request, response), 400);
  await expect(fetchProduct(1001, callContext)).rejects.toMatchObject({ kind: 'circuit-open' });
  platform.answer = answer;
  await waitFor(() => fetchProduct(1001, callContext).catch(() => undefined));
  expect(platform.requests).toHaveLength(2);
});

test('when the platform hangs, five calls wait for the timeout and the others fail sooner', async () => {
  freshProcess({ PLATFORM_URL: platform.url, PLATFORM_PAGE_TIMEOUT_MS: '4000' });
  platform.answer = () => undefined;
  const kindOf = (error: { kind: string }) => error.kind;
  const burst = Array.from({ length: 12 }, () => fetchProduct(1001, callContext).then(String, kindOf));
  const kinds = await Promise.all(burst);
  expect(kinds.filter((kind) => kind === 'timeout')).toHaveLength(5);
  expect(kinds.filter((kind) => kind === 'circuit-open')).toHaveLength(7);
}, 60_000);

test('calls that fail sooner because others wait do not open the breaker: the platform, which then responds, is asked', async () => {
  const held: (() => void)[] = [];
  platform.answer = (...answer) => void held.push(() => json(minimalDetail())(...answer));
  const burst = Array.from({ length: 12 }, () => fetchProduct(1001, callContext));
  const sooner = await Promise.allSettled(burst.slice(5));
  expect(sooner.map((call) => (call as { reason?: UpstreamError }).reason?.kind)).toEqual(
    Array(7).fill('circuit-open'),
  );
  for (const respond of held) respond();
  await expect(Promise.all(burst.slice(0, 5))).resolves.toHaveLength(5);
  platform.answer = json(minimalDetail());
  await expect(fetchProduct(1001, callContext)).resolves.toMatchObject({ id: 1001 });
}, 60_000);

test('a call that nobody waits for any more is not made once more when its connection breaks', async () => {
  freshProcess({ PLATFORM_URL: platform.url, PLATFORM_PAGE_TIMEOUT_MS: '4000' });
  const held: { destroy: () => void }[] = [];
  platform.answer = (request) => void held.push(request.socket);
  const burst = Array.from({ length: 8 }, () =>
    fetchProduct(1001, callContext).catch((error: { kind: string }) => error.kind),
  );
  await expect(Promise.all(burst.slice(5))).resolves.toEqual(['circuit-open', 'circuit-open', 'circuit-open']);
  for (const socket of held.slice(5)) socket.destroy();
  await Promise.all(burst);
  expect(platform.requests).toHaveLength(8);
}, 60_000);

test('after five failures in a row the breaker answers at once', async () => {
  platform.answer = json({}, 500);
  await openedBy(() => fetchProduct(1001, callContext));
  platform.requests.length = 0;
  await expect(fetchProduct(1001, callContext)).rejects.toMatchObject({ kind: 'circuit-open' });
  expect(platform.requests).toHaveLength(0);
});

describe.each([
  ['a label’s drawing', fetchLabelDrawing],
  ['a label’s audit', fetchLabelAudit],
])('a visitor who leaves while the call for %s tries whether the platform is back', (_what, fetch) => {
  const kindOf = (call: Promise<unknown>) => call.then(String, ({ kind }: { kind: string }) => kind);
  const call = (signal?: AbortSignal) => kindOf(fetch(1001, {}, callContext, signal));

  /** Begins such a call, five seconds after five failures, and leaves. */
  async function leaveProbe(failure: ScriptedResponse, answer: ScriptedResponse) {
    platform.answer = failure;
    for (let count = 0; count < 5; count += 1) expect(await call()).not.toBe('circuit-open');
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 5_001);
    platform.requests.length = 0;
    platform.answer = answer;
    const visitor = new AbortController();
    setTimeout(() => visitor.abort(), 50);
    await call(visitor.signal);
  }

  test('does not say that a hanging platform is', async () => {
    freshProcess({ PLATFORM_URL: platform.url, PLATFORM_PAGE_TIMEOUT_MS: '600' });
    const never = () => undefined;
    await leaveProbe(never, never);
    expect(await call()).toBe('circuit-open');
    // After the timeout of that call.
    await pause(800);
    expect(await Promise.all(Array.from({ length: 12 }, () => call()))).toEqual(Array(12).fill('circuit-open'));
    expect(platform.requests).toHaveLength(1);
  }, 20_000);

  test('leaves it to find out that a platform that responds is', async () => {
    const responds = json({}, 404);
    await leaveProbe(json({}, 500), (...answer) => void setTimeout(() => responds(...answer), 300));
    platform.answer = responds;
    await waitFor(async () => ((await call()) === 'not-found' ? true : undefined));
    // That call, and the first one after it.
    expect(platform.requests).toHaveLength(2);
  });
});

describe('an upload that tries whether the platform is back', () => {
  const kindOf = (error: { kind: string }) => error.kind;
  const upload = (signal?: AbortSignal) => {
    const file = { body: new Blob(['%PDF']).stream(), size: '4' };
    const call = { method: 'POST', path: '/drafts/{id}/files', response: z.unknown() } as const;
    return callStudio(call, { path: '/drafts/a/files', query: {}, file, signal }, callContext).then(String, kindOf);
  };

  /** Begins it, five seconds after five failures, and leaves. */
  async function leaveProbe() {
    platform.answer = json({}, 500);
    for (let count = 0; count < 5; count += 1) expect(await upload()).toBe('server-error');
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 5_001);
    platform.answer = () => undefined;
    const visitor = new AbortController();
    setTimeout(() => visitor.abort(), 50);
    expect(await upload(visitor.signal)).toBe('abandoned');
  }

  test('leaves that to the next one when its visitor leaves', async () => {
    await leaveProbe();
    const next = new AbortController();
    const probe = upload(next.signal);
    expect(await upload()).toBe('circuit-open');
    next.abort();
    expect(await probe).toBe('abandoned');
    platform.answer = json({}, 201);
    expect(await upload()).not.toBe('circuit-open');
    expect(await upload()).not.toBe('circuit-open');
  });

  test('and that its visitor left leaves no breaker behind which a late failure opens', async () => {
    const isOpen = async () =>
      (await metrics().registry.getSingleMetricAsString('dossier_upstream_breaker_open')).split('\n').at(-1);
    let fail = () => {};
    platform.answer = (...answer) => void (fail = () => json({}, 500)(...answer));
    const late = upload();
    await waitFor(() => platform.requests.length || undefined);
    await leaveProbe();
    expect(await isOpen()).toBe('dossier_upstream_breaker_open{class="upload"} 1');
    platform.answer = json({}, 201);
    await upload();
    expect(await isOpen()).toBe('dossier_upstream_breaker_open{class="upload"} 0');
    fail();
    expect(await late).toBe('server-error');
    expect(await isOpen()).toBe('dossier_upstream_breaker_open{class="upload"} 0');
  });
});

test('a failing document class leaves product data alone', async () => {
  platform.answer = json({}, 500);
  await openedBy(() => fetchSds({ id: 1001, lang: 1, qrCode: 1 }, callContext));
  platform.answer = json(minimalDetail());
  await expect(fetchProduct(1001, callContext)).resolves.toMatchObject({ id: 1001 });
});

test('unknown products do not open the breaker', async () => {
  platform.answer = json({}, 404);
  await openedBy(() => fetchProduct(1001, callContext));
  await expect(fetchProduct(1001, callContext)).rejects.toMatchObject({ kind: 'not-found' });
});

test('the SDS is asked for with the QR choice, 0 included, and without an empty version', async () => {
  platform.answer = json({ html: '<p>x</p>', sections: [] });
  await fetchSds({ id: 1001, lang: 2, qrCode: 0 }, callContext);
  await fetchSds({ id: 1001, lang: 2, version: '31', qrCode: 1 }, callContext);
  expect(platform.requests.map(({ url }) => url)).toEqual([
    '/api/v1/sdsRender/view/-1001/2?qrCode=0',
    '/api/v1/sdsRender/view/-1001/2?version=31&qrCode=1',
  ]);
});

test('an SDS that comes as plain HTML is read as well as one in JSON', async () => {
  platform.answer = (_request, response) => response.setHeader('content-type', 'text/html').end('<p>x</p>');
  await expect(fetchSds({ id: 1, lang: 1, qrCode: 1 }, callContext)).resolves.toMatchObject({ html: '<p>x</p>' });
});
