import * as sds from '@/app/api/sds/[id]/[lang]/route';
import { Browser } from '@/tests/support/browser';
import { freshProcess } from '@/tests/support/one-process';
import { demo, type Provider, startProvider } from '@/tests/support/provider';
import { json } from '@/tests/support/scripted-platform';

let provider: Provider;
let browser: Browser;

beforeEach(async () => {
  provider = await startProvider();
  // A burst takes its time where other stages use the processors; the limit of a page's call has tests of its own.
  const limits = { PLATFORM_PAGE_TIMEOUT_MS: '60000' };
  freshProcess({ PLATFORM_URL: provider.platform.url, SITE_URL: 'https://dossier.example', ...limits });
  browser = await Browser.loggedIn(demo);
  provider.platform.requests.length = 0;
});
afterEach(() => provider.platform.close());

const refreshes = () => provider.tokenCalls().filter(({ grant_type }) => grant_type === 'refresh_token');
const statuses = (responses: Response[]) => [...new Set(responses.map(({ status }) => status))];

test.each([50, 200])('%i requests with an expired token: one refresh, all of them succeed', async (count) => {
  provider.expireAccess();
  const responses = await Promise.all(Array.from({ length: count }, () => browser.copy().get()));
  expect(statuses(responses)).toEqual([200]);
  expect(refreshes()).toEqual([{ client_id: 'dossier-web', grant_type: 'refresh_token', refresh_token: 'refresh-1' }]);
});

test('a call that is refused for its token is made again with the new one, which the cookie then holds', async () => {
  const old = browser.cookies.get('token');
  provider.expireAccess();
  expect((await browser.get()).status).toBe(200);
  expect(provider.calls().map(({ token }) => token)).toEqual(['access-1', 'access-2']);
  expect(browser.cookies.get('token')).not.toBe(old);
  provider.platform.requests.length = 0;
  await browser.get();
  expect(provider.calls().map(({ token }) => token)).toEqual(['access-2']);
});

test('a late request with the old cookie is served without another refresh and gets the newest cookie', async () => {
  const late = browser.copy();
  provider.expireAccess();
  await browser.get();
  provider.expireAccess();
  await browser.get();
  expect(refreshes()).toHaveLength(2);
  expect((await late.get()).status).toBe(200);
  expect(refreshes()).toHaveLength(2);
  provider.platform.requests.length = 0;
  await late.get();
  expect(provider.calls().map(({ token }) => token)).toEqual(['access-3']);
});

test('an answer that comes after a newer one does not take the choice of workgroup back', async () => {
  const late = browser.copy();
  provider.expireAccess();
  await browser.send('PATCH', { workgroup: 4 });
  await late.get();
  expect(await (await late.get()).json()).toMatchObject({ workgroup: 4 });
});

test('an answer that comes after the logout does not bring the login back', async () => {
  const late = browser.copy();
  provider.expireAccess();
  let release: () => void = () => undefined;
  const isHeld = new Promise<void>((held) => {
    provider.script['/api/v1/app/init'] = (request, response) => {
      if (request.headers.authorization === 'Bearer access-1') return json({}, 401)(request, response);
      held();
      release = () => json({ user_settings: { user_id: 7 }, groups: [] })(request, response);
    };
  });
  const response = late.get();
  await isHeld;
  await browser.send('DELETE');
  release();
  expect((await response).headers.getSetCookie()).toContainEqual(expect.stringMatching(/^__Host-token=; .*Max-Age=0/));
  expect(late.cookies.has('token')).toBe(false);
});

test.each([
  [400, 'invalid_grant'],
  [401, 'invalid_grant'],
  [401, 'invalid_client'],
])('a refresh that is answered %i %s ends the session: one call for 50 waiters', async (status, error) => {
  provider.expireAccess();
  provider.script['/api/oauth2/token'] = json({ error }, status);
  const responses = await Promise.all(Array.from({ length: 50 }, () => browser.copy().get()));
  expect(statuses(responses)).toEqual([401]);
  expect(await responses[0]?.json()).toMatchObject({ type: 'SESSION_EXPIRED', tokenExpiredError: true, user: null });
  expect(responses[0]?.headers.getSetCookie()).toContainEqual(expect.stringMatching(/^__Host-token=; .*Max-Age=0/));
  expect(refreshes()).toHaveLength(1);
});

test('a handler of documents says so too', async () => {
  provider.script['/api/v1/sdsRender'] = json({ error: 'invalid_token' }, 401);
  provider.script['/api/oauth2/token'] = json({ error: 'invalid_grant' }, 401);
  const request = new Request('https://dossier.example/p/api/sds/1001/1', { headers: browser.headers() });
  const response = await browser.ask(sds.GET as Parameters<Browser['ask']>[0], request, { id: '1001', lang: '1' });
  expect(response.status).toBe(401);
  expect(await response.json()).toMatchObject({ type: 'SESSION_EXPIRED', tokenExpiredError: true });
  expect(browser.cookies.has('token')).toBe(false);
});

test.each<[string, Provider['script'][string]]>([
  ['is answered 500', json({}, 500)],
  ['is answered 429', json({ error: 'too_many_requests' }, 429)],
  ['is reset', (request) => request.socket.destroy()],
  ['makes no sense', json({ token: 'x' })],
])('a refresh that %s keeps the login: 503, and the next call works', async (_what, response) => {
  provider.expireAccess();
  provider.script['/api/oauth2/token'] = response;
  const refused = await browser.get();
  expect(refused.status).toBe(503);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(refused.headers.getSetCookie()).not.toContainEqual(expect.stringMatching(/^token=/));
  expect(refreshes()).toHaveLength(1);
  provider.script['/api/oauth2/token'] = undefined;
  expect((await browser.get()).status).toBe(200);
});

test('a platform that never answers a refresh: 503 within 6 s', async () => {
  provider.expireAccess();
  provider.script['/api/oauth2/token'] = () => undefined;
  const refused = await browser.get();
  expect(refused.status).toBe(503);
}, 20_000);

test('a platform that always says 401 gets two calls and one refresh a request', async () => {
  provider.script['/api/v1/app/init'] = json({ error: 'invalid_token' }, 401);
  const response = await browser.get();
  expect(response.status).toBe(401);
  expect(await response.json()).toMatchObject({ type: 'SESSION_EXPIRED', tokenExpiredError: true });
  expect(provider.calls()).toHaveLength(2);
  expect(refreshes()).toHaveLength(1);
});
