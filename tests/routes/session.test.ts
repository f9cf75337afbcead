import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HttpVisitor } from '@/tests/support/http-visitor';
import { demo, type Provider, startProvider } from '@/tests/support/provider';
import { json } from '@/tests/support/scripted-platform';
import { type RunningWebApp, startWebApp } from '@/tests/support/start-app';

jest.setTimeout(180_000);
let provider: Provider;
let apps: RunningWebApp[];
let folder: string;
let visitor: HttpVisitor;

beforeAll(async () => {
  provider = await startProvider();
  folder = mkdtempSync(join(tmpdir(), 'dossier-sessions-'));
  const settings = { SESSION_DIR: folder, SITE_URL: 'http://dossier.example' };
  apps = await Promise.all([1, 2].map(() => startWebApp(provider.platform.url, settings)));
});
afterAll(async () => {
  await Promise.all(apps.map((app) => app.stop()));
  await provider.platform.close();
  rmSync(folder, { recursive: true });
});

beforeEach(async () => {
  provider.script = {};
  visitor = await HttpVisitor.loggedIn(apps[0]!.url, demo);
  provider.platform.requests.length = 0;
});

const call = (path: string, { app = 0, ...rest }: { app?: number } & Parameters<HttpVisitor['call']>[2] = {}) =>
  visitor.call(apps[app]!.url, path, rest);

const refreshes = () => provider.tokenCalls().filter(({ grant_type }) => grant_type === 'refresh_token').length;
const page = '/p/1001/en/pd/1';

test('a logout on one instance counts on the other', async () => {
  await call('/p/api/session', { method: 'DELETE' });
  expect((await call('/p/api/session', { app: 1 })).json()).toMatchObject({ user: null });
});

test('a logged-in visitor’s page is asked for with the token, once, and names the visitor', async () => {
  const { text, status } = await call(page);
  expect(status).toBe(200);
  expect(text).toContain('Account: Ada');
  expect(provider.calls().filter(({ call }) => call.includes('/-1001/detail'))).toEqual([
    { call: 'GET /api/v1/products/-1001/detail?m', token: expect.stringMatching(/^access-/), workgroup: '3' },
  ]);
});

test('nothing of a logged-in visitor’s page gets into an anonymous one', async () => {
  await call(page);
  const anonymous = await call(page, { headers: { cookie: '' } });
  expect(anonymous.text).toContain('for everybody');
  expect(anonymous.text).not.toMatch(/for Ada|Account:/);
  expect(anonymous.headers['set-cookie']).toBeUndefined();
  expect((await call(page)).text).toContain('for Ada');
});

test('a page whose token is refused is refreshed on the way, and its answer brings the new cookie', async () => {
  provider.expireAccess();
  const response = await call(page, { headers: { 'sec-fetch-dest': 'document' } });
  expect([response.status, refreshes()]).toEqual([200, 1]);
  expect(response.text).toContain('for Ada');
  visitor.take(response);
  provider.platform.requests.length = 0;
  expect((await call(page)).text).toContain('for Ada');
  expect(refreshes()).toBe(0);
});

test.each<Record<string, string>>([
  { 'next-router-prefetch': '1', rsc: '1' },
  { 'sec-purpose': 'prefetch;prerender' },
  { purpose: 'prefetch' },
])('a page that is fetched in case it is wanted (%j) refreshes nothing', async (headers) => {
  provider.expireAccess();
  const response = await call(page, { headers });
  expect(response.status).toBeLessThan(400);
  expect(refreshes()).toBe(0);
  expect(response.headers['set-cookie']).toBeUndefined();
});

/** The notice as an element's text: scripts of the page carry the message of an error that begins alike. */
const sessionEnded = />Your session has ended\.(?: |<)/;

test('a session that ended is said on the page that everybody may see, once', async () => {
  provider.expireAccess();
  provider.script['/api/oauth2/token'] = json({ error: 'invalid_grant' }, 401);
  const response = await call(page);
  expect(response.status).toBe(200);
  expect(response.text).toMatch(sessionEnded);
  expect(response.text).toContain('for everybody');
  visitor.take(response);
  expect(visitor.cookies.has('token')).toBe(false);
  expect((await call(page)).text).not.toMatch(sessionEnded);
});

test('a visitor cannot say that a session ended', async () => {
  const response = await call(page, { headers: { cookie: '', 'x-session-ended': '1' } });
  expect(response.text).not.toMatch(sessionEnded);
});

test('the login page gives an anonymous visitor what its form sends back', async () => {
  const response = await call('/p/login?next=//evil.example', { headers: { cookie: '' } });
  visitor.take(response);
  expect(response.text).toContain(`value="${visitor.cookies.get('XSRF-TOKEN')}"`);
  expect(response.text).toContain('name="next" value="/products"');
});
