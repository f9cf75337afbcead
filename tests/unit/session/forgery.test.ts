import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Browser } from '@/tests/support/browser';
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

interface Forged {
  headers?: (ours: Record<string, string>) => Record<string, string>;
  body?: string;
}

const form = 'application/x-www-form-urlencoded';
const without = (name: string) => (ours: Record<string, string>) => ({ ...ours, [name]: '' });
const withHeader = (name: string, value: string) => (ours: Record<string, string>) => ({ ...ours, [name]: value });

/** What another site, or another session, can send. */
const forgeries: [string, Forged][] = [
  ['no header', { headers: without('x-xsrf-token') }],
  ['a wrong header', { headers: withHeader('x-xsrf-token', 'x.y') }],
  [
    'a header without the cookie',
    { headers: (ours) => ({ ...ours, cookie: `token=${browser.cookies.get('token')}` }) },
  ],
  [
    'a header and cookie of its own making',
    {
      headers: (ours) => ({
        ...ours,
        'x-xsrf-token': 'a.b',
        cookie: `token=${browser.cookies.get('token')}; XSRF-TOKEN=a.b`,
      }),
    },
  ],
  [
    'header and cookie of another session',
    {
      headers: (ours) => ({
        ...ours,
        'x-xsrf-token': otherToken,
        cookie: `token=${browser.cookies.get('token')}; XSRF-TOKEN=${otherToken}`,
      }),
    },
  ],
  ['a page of another site', { headers: withHeader('sec-fetch-site', 'cross-site') }],
  ['a page of a sister site', { headers: withHeader('sec-fetch-site', 'same-site') }],
  ['an address that was typed', { headers: withHeader('sec-fetch-site', 'none') }],
  ['a foreign origin', { headers: withHeader('origin', 'https://evil.example') }],
  ['the origin null', { headers: (ours) => ({ ...ours, 'sec-fetch-site': '', origin: 'null' }) }],
  ['an old browser that says nothing', { headers: without('sec-fetch-site') }],
  [
    'an old browser on another site',
    { headers: (ours) => ({ ...ours, 'sec-fetch-site': '', origin: 'https://dossier.example.evil.example' }) },
  ],
  ['a form of another site in plain text', { headers: withHeader('content-type', 'text/plain'), body: '{"a":1}' }],
  ['a form with files', { headers: withHeader('content-type', 'multipart/form-data; boundary=x'), body: '--x--' }],
  [
    'a form without its hidden field',
    { headers: (ours) => ({ ...ours, 'x-xsrf-token': '', 'content-type': form }), body: 'a=1' },
  ],
  [
    'a form with a wrong hidden field',
    { headers: (ours) => ({ ...ours, 'x-xsrf-token': '', 'content-type': form }), body: 'action=log-out&xsrf=a.b' },
  ],
];

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

describe.each(handlers)('%s %s', (method, _file, handler) => {
  test.each(forgeries)('from %s is refused before anything is asked of the platform', async (_what, forged) => {
    const ours = browser.headers({
      'x-xsrf-token': browser.cookies.get('XSRF-TOKEN')!,
      'content-type': 'application/json',
    });
    const given = Object.entries(forged.headers?.(ours) ?? ours).filter(([, value]) => value !== '');
    const body = forged.body ?? JSON.stringify({ workgroup: 4, ...demo });
    const request = new Request(`${site}/p/api/x`, { method, headers: given, body });
    const answer = await handler(request, { params: Promise.resolve({ id: '1001', lang: '1' }) });
    expect(answer.status).toBe(403);
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(provider.platform.requests).toEqual([]);
    expect(await (await browser.copy().get()).json()).toMatchObject({ user: { id: 7 }, workgroup: 3 });
  });
});

test('an old browser’s call from a page of ours is let through', async () => {
  const answer = await browser.send('PATCH', { workgroup: 4 }, { 'sec-fetch-site': '', origin: site });
  expect(answer.status).toBe(403);
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
  const answer = await browser.send('POST', { username: 'x'.repeat(65_536), password: 'y' }, more);
  expect(answer.status).toBe(413);
  expect(await answer.json()).toMatchObject({ uiMessage: 'error_message_TOO_LARGE' });
  expect(provider.platform.requests).toEqual([]);
});

test('a body that is no JSON is the client’s fault', async () => {
  expect((await browser.send('POST', '{"username":')).status).toBe(400);
});
