import { sendRequest } from '@/tests/support/ask';
import { type RunningWebApp, startWebApp } from '@/tests/support/start-app';
import {
  type ScriptedResponse,
  json,
  type ScriptedPlatform,
  minimalDetail,
  startScriptedPlatform,
} from '@/tests/support/scripted-platform';

jest.setTimeout(180_000);
const isDetail = ({ url }: { url: string }) => url.includes('/detail');
const unavailable = (id: number) => `/p/dossiererror?id=${id}&cause=unavailable`;

/** A product whose detail promises an SDS, and what comes when that is asked for. */
function withSdsResponse(id: number, answer: ScriptedResponse): ScriptedResponse {
  const valid = { edit_param: { sds_exists: 1, lang_exists: 1, doc: { sds: 1 } }, validLangs: [1] };
  const basic = { id, text: 'Acetone', versions: [{ id: 1, text: '1.0' }] };
  const detail = json({ ...minimalDetail(valid), basic });
  return (request, response) => (request.url?.includes('/detail') ? detail : answer)(request, response);
}

describe('with a platform that a test writes', () => {
  let platform: ScriptedPlatform;
  let app: RunningWebApp;

  beforeAll(async () => {
    platform = await startScriptedPlatform();
    app = await startWebApp(platform.url, { PLATFORM_PAGE_TIMEOUT_MS: '1500' });
  });
  afterAll(async () => {
    await app?.stop('SIGKILL');
    await platform?.close();
  });
  /** A product that no test has asked for: nothing of it is in the cache. */
  let id = 1_000;
  beforeEach(() => (id += 1));

  // The first test: no translations are in the cache.
  test('a platform whose translations hang leaves its pages their own words', async () => {
    platform.answer = (request, response) =>
      request.url?.includes('/trans/') || json(minimalDetail())(request, response);
    const started = Date.now();
    const { status, text } = await sendRequest(app.url, `/p/${id}/en/pd/1`);
    expect(status).toBe(200);
    expect(text).toContain('Product detail');
    expect(Date.now() - started).toBeLessThan(10_000);
  });

  test('the smallest detail that the contract allows makes a whole page', async () => {
    platform.answer = json(minimalDetail({ basic: { id, text: 'Acetone' } }));
    for (const page of ['pd', 'pi']) {
      const { status, text } = await sendRequest(app.url, `/p/${id}/en/${page}/1`);
      expect(status).toBe(200);
      expect(text).toContain('Acetone');
    }
    expect((await sendRequest(app.url, `/p/${id}/en/gh/1`)).headers.location).toBe(`/p/${id}/en/pi/1`);
  });

  test('a login page in place of the SDS leads to sdserror', async () => {
    platform.answer = withSdsResponse(id, (_request, response) =>
      response.setHeader('content-type', 'text/html').end('<h1>Log in</h1>'),
    );
    const { headers } = await sendRequest(app.url, `/p/${id}/en/gh/1`);
    expect(headers.location).toBe(`/p/sdserror?id=${id}&interfaceLang=en&lang=1&doc=gh&qr=0&cause=unavailable`);
  });

  test.each([
    ['is no JSON', (response: { end: (text: string) => void }) => response.end('<h1>Oops</h1>')],
    ['lacks what is required', (response: { end: (text: string) => void }) => response.end('{"basic":{}}')],
    ['has wrong types', (response: { end: (text: string) => void }) => response.end('{"basic":{"id":[],"text":7}}')],
    ['never comes', () => undefined],
  ])('a detail that %s is the error page within the page timeout', async (_what, write) => {
    platform.answer = (_request, response) => write(response);
    const started = Date.now();
    const { status, headers } = await sendRequest(app.url, `/p/${id}/en/pd/1`);
    expect({ status, location: headers.location }).toEqual({ status: 307, location: unavailable(id) });
    expect(Date.now() - started).toBeLessThan(10_000);
  });

  test.each<[string, string, string, ScriptedResponse | null]>([
    ['of an SDS, the platform fails', 'gh', 'version=1&qr=0', json({ error: 'x' }, 500)],
    ['of an SDS that alone fails', 'gh', 'version=1&qr=0', null],
    ['of a label with settings, the platform fails', 'ed', 'dim=3&vseb=1+L&xlang=1', json({ error: 'x' }, 500)],
  ])(
    'an outage keeps the query of the address (%s), so that the visitor can try again',
    async (_what, doc, query, answer) => {
      platform.answer = answer ?? withSdsResponse(id, json({ error: 'x' }, 500));
      const address = `/${id}/de/${doc}/1?${query}`;
      const { headers } = await sendRequest(app.url, `/p${address}`);
      expect(headers.location).toBe(
        `/p/sdserror?id=${id}&interfaceLang=de&lang=1&doc=${doc}&qr=0&cause=unavailable&next=${encodeURIComponent(address)}`,
      );
      const { text } = await sendRequest(app.url, headers.location!);
      expect(text).toContain(`href="/p${address.replaceAll('&', '&amp;')}"`);
    },
  );

  test('an SDS that cannot be had leads to sdserror, its parameters kept', async () => {
    platform.answer = withSdsResponse(id, json({ error: 'No valid SDS version' }, 404));
    const { headers } = await sendRequest(app.url, `/p/${id}/en/gh/1`);
    expect(headers.location).toBe(`/p/sdserror?id=${id}&interfaceLang=en&lang=1&doc=gh&qr=0&cause=invalid`);
  });
});

describe('with the ordinary timeout', () => {
  let platform: ScriptedPlatform;
  // A fresh process that answers 200 visitors at once is slow to read what the platform says.
  let app: RunningWebApp;
  beforeAll(async () => {
    platform = await startScriptedPlatform();
    app = await startWebApp(platform.url);
  });
  afterAll(async () => {
    await app?.stop('SIGKILL');
    await platform?.close();
  });

  test('200 parallel first requests for one product make one detail call', async () => {
    platform.answer = (request, response) => setTimeout(() => json(minimalDetail())(request, response), 100);
    const responses = await Promise.all(Array.from({ length: 200 }, () => sendRequest(app.url, '/p/1001/en/pd/1')));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(200);
    expect(platform.requests.filter(isDetail)).toHaveLength(1);
  });

  test('without the platform a GS1 link is a 503 that says when to come again; a wrong one is not asked for', async () => {
    platform.answer = json({ error: 'busy' }, 503);
    for (const accept of ['text/html', '*/*']) {
      const { status, headers } = await sendRequest(app.url, '/p/01/09521234000013', { headers: { accept } });
      expect({ status, waits: Number(headers['retry-after']) > 0 }).toEqual({ status: 503, waits: true });
    }
    const requested = platform.requests.length;
    expect((await sendRequest(app.url, '/p/01/09521234000014')).status).toBe(400);
    expect(platform.requests.slice(requested).filter(({ url }) => url.includes('gtin'))).toEqual([]);
  });

  test('without the platform there is no data, and no product is said to be gone', async () => {
    platform.answer = (_request, response) => response.destroy();
    const { status, headers } = await sendRequest(app.url, '/p/1002.json');
    expect([status, headers['retry-after']]).toEqual([503, '5']);
  });
});
