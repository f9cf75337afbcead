import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Browser } from '@/tests/support/browser';
import { expectEach } from '@/tests/support/expect-each';
import { forgedHeaders, forgeries } from '@/tests/support/forgeries';
import { freshProcess } from '@/tests/support/one-process';
import { demo, type Provider, startProvider } from '@/tests/support/provider';

let provider: Provider;
let browser: Browser;
let otherToken: string;
const site = 'https://dossier.example';

beforeEach(async () => {
  provider = await startProvider();
  freshProcess({ PLATFORM_URL: provider.platform.url, SITE_URL: site });
  otherToken = (await Browser.loggedIn(demo)).cookies.get('XSRF-TOKEN')!;
  browser = await Browser.loggedIn(demo);
  provider.platform.requests.length = 0;
});
afterEach(() => provider.platform.close());

const methods = ['POST', 'PATCH', 'DELETE'] as const;
type Handler = (request: Request, context: { params: Promise<object> }) => Promise<Response>;

/** Every handler of the product that does something, with its file. */
const handlers = readdirSync(join(__dirname, '../../../app/api'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('route.ts'))
  .flatMap((file) => {
    const route = jest.requireActual<Partial<Record<string, Handler>>>(join(__dirname, '../../../app/api', file));
    return methods.flatMap((method) => (route[method] ? [[method, file, route[method]] as const] : []));
  });

test('the table of handlers is that of the product', () => {
  expect(handlers.map(([method, file]) => `${method} ${file}`)).toEqual(
    expect.arrayContaining([
      'POST session/route.ts',
      'PATCH session/route.ts',
      'DELETE session/route.ts',
      'POST label/[id]/xlsx/route.ts',
    ]),
  );
});

test.each(handlers)(
  '%s %s refuses every forged call before anything is asked of the platform',
  async (method, _file, handler) => {
    const ours = browser.headers({
      'x-xsrf-token': browser.cookies.get('XSRF-TOKEN')!,
      'content-type': 'application/json',
    });
    await expectEach(
      forgeries,
      ([what]) => what,
      async ([, forgery]) => {
        provider.platform.requests.length = 0;
        const headers = forgedHeaders(forgery, ours, otherToken);
        const body = forgery.body ?? JSON.stringify({ workgroup: 4, ...demo });
        const request = new Request(`${site}/p/api/x`, { method, headers, body });
        const response = await handler(request, { params: Promise.resolve({ id: '1001', lang: '1' }) });
        expect(response.status).toBe(403);
        expect(response.headers.getSetCookie()).toEqual([]);
        expect(provider.platform.requests).toEqual([]);
        expect(await (await browser.copy().get()).json()).toMatchObject({ user: { id: 7 }, workgroup: 3 });
      },
    );
  },
);

test('an old browser’s call from a page of ours is let through', async () => {
  const response = await browser.send('PATCH', { workgroup: 4 }, { 'sec-fetch-site': '', origin: site });
  expect(response.status).toBe(403);
  const headers = browser.headers({
    'x-xsrf-token': browser.cookies.get('XSRF-TOKEN')!,
    'content-type': 'application/json',
    origin: site,
  });
  delete headers['sec-fetch-site'];
  const { PATCH } = await import('@/app/api/session/route');
  const request = new Request(`${site}/p/api/session`, { method: 'PATCH', headers, body: '{"workgroup":4}' });
  expect((await browser.ask(PATCH, request)).status).toBe(200);
});

test('the value against forgery is another one after the login, and after the logout', async () => {
  const values = [browser.cookies.get('XSRF-TOKEN')];
  await browser.send('DELETE');
  values.push(browser.cookies.get('XSRF-TOKEN'));
  await browser.send('POST', demo);
  values.push(browser.cookies.get('XSRF-TOKEN'));
  expect(new Set(values).size).toBe(3);
  expect(values).not.toContain(undefined);
});

test.each([
  ['says so', { 'content-length': '65537' }],
  ['does not', {}],
])('a body of more than 64 KB that %s is refused, and nothing is asked', async (_what, more) => {
  const response = await browser.send('POST', { username: 'x'.repeat(65_536), password: 'y' }, more);
  expect(response.status).toBe(413);
  expect(await response.json()).toMatchObject({ uiMessage: 'error_message_TOO_LARGE' });
  expect(provider.platform.requests).toEqual([]);
});

test('a body that is no JSON is the client’s fault', async () => {
  expect((await browser.send('POST', '{"username":')).status).toBe(400);
});

describe('a form of our page that stood open for too long', () => {
  const sent = async (fields: Record<string, string>, client = browser) => {
    const headers = client.headers({
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-mode': 'navigate',
    });
    const body = new URLSearchParams({ xsrf: 'a.b', next: '/1001/en/pd/1', ...fields }).toString();
    const { POST } = await import('@/app/api/session/route');
    return client.ask(POST, new Request(`${site}/p/api/session`, { method: 'POST', headers, body }));
  };

  test.each(['log-in', 'log-out', 'workgroup'])('(%s) does nothing and leads to the login page', async (action) => {
    const response = await sent({ action, ...demo, workgroup: '4' });
    expect([response.status, response.headers.get('location')]).toEqual([
      303,
      '/p/login?next=%2F1001%2Fen%2Fpd%2F1&failure=STALE_FORM',
    ]);
    expect(provider.platform.requests).toEqual([]);
    expect(await (await browser.get()).json()).toMatchObject({ user: { id: 7 }, workgroup: 3 });
  });

  test('wants to log out who is logged out already: back to the page', async () => {
    const response = await sent({ action: 'log-out' }, new Browser());
    expect([response.status, response.headers.get('location')]).toEqual([303, '/p/1001/en/pd/1']);
  });

  test('leads to no other site', async () => {
    const response = await sent({ action: 'log-in', next: '//evil.example' });
    expect(response.headers.get('location')).toBe('/p/login?next=%2Fproducts&failure=STALE_FORM');
  });
});
