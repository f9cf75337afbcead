import { type RawResponse, sendRequest } from '@/tests/support/ask';
import { demoPassword } from '@/tests/support/cheap-password';
import { HttpVisitor } from '@/tests/support/http-visitor';
import { testSecret } from '@/tests/support/one-process';
import { handlers, pages } from '@/tests/support/product-addresses';
import { runOnPglite } from '@/tests/support/run-on-pglite';
import { changedSession, openSession } from '@/tests/support/sealed-session';
import { type RunningWebApp, startWebApp } from '@/tests/support/start-app';
import { type RunningPlatform, seededDirectory, startPlatform } from '@/tests/support/start-platform';

jest.setTimeout(300_000);

/** The demo account under names that no page has of its own; its password is quick to compare with. */
const who = { username: 'leopoldine', password: demoPassword };
const email = 'quast@nowhere-else.example';
const wrongPassword = 'another password like no other';
const settings = { SITE_URL: 'https://dossier.example', LOG_LEVEL: 'trace' };

let platform: RunningPlatform;
let app: RunningWebApp;
let visitor: HttpVisitor;
/** What no answer and no line of a log may hold; tokens join as they are made. */
const secrets = new Set([who.password, wrongPassword, testSecret]);

beforeAll(async () => {
  const dataDir = seededDirectory();
  runOnPglite(
    dataDir,
    `update users set name = '${who.username}', email = '${email}' where name = 'demo';
    update workgroups set name = 'Brushes' where name = 'Demo laboratory'`,
  );
  platform = await startPlatform(settings, dataDir);
  app = await startWebApp(platform.url, { ...settings, PLATFORM_PAGE_TIMEOUT_MS: '60000' });
  visitor = await HttpVisitor.loggedIn(app.url, who);
  await noteTokens();
});
afterAll(async () => {
  await app.stop();
  await platform.stop();
});

async function noteTokens(): Promise<void> {
  const { access, refresh } = await openSession(visitor.cookies.get('token')!);
  for (const token of [access, refresh]) secrets.add(token);
}

const written = ({ text, headers }: RawResponse) => text + JSON.stringify(headers);
const expectNoSecret = (text: string) => expect([...secrets].filter((secret) => text.includes(secret))).toEqual([]);

const errors = [
  '/p/dossiererror?id=1023&cause=removed',
  '/p/dossiererror?id=1001&cause=unavailable',
  '/p/sdserror?id=1001&interfaceLang=en&lang=1&doc=gh&qr=0&cause=unknown',
  '/p/fileerror?id=1024&interfaceLang=en&lang=1',
  '/p/1023/en/pd/1',
  '/p/login?next=/1001/en/pd/1&failure=INVALID_USERNAME_PASSWORD',
];
const addresses = [...pages, ...errors, ...handlers.map(({ path }) => path)];
/** What Next sends the data of, too; a handler answers the same to whom it may. */
const withData = new Set([...pages, ...errors]);

/** Next sends a page's data to the address that it names itself. */
async function fetchPageData(path: string, headers: Record<string, string>): Promise<RawResponse> {
  const { headers: pageHeaders, ...rest } = await sendRequest(app.url, path, { headers: { ...headers, rsc: '1' } });
  const isElsewhere = pageHeaders.location?.startsWith('/p') && pageHeaders.location.includes('_rsc');
  return isElsewhere
    ? sendRequest(app.url, pageHeaders.location!, { headers: { ...headers, rsc: '1' } })
    : { headers: pageHeaders, ...rest };
}

test('there are pages with a visitor’s name, and pages of data', async () => {
  expect((await visitor.call(app.url, '/p/1001/en/pd/1')).text).toContain(`Account: ${who.username}`);
  const data = await fetchPageData('/p/1001/en/pd/1', visitor.headers);
  expect(data.headers['content-type']).toContain('text/x-component');
  expect(data.text).toContain(who.username);
  expect((await visitor.call(app.url, '/p/api/session')).text).toContain(email);
});

test.each(addresses)('%s shows no secret to who is logged in, and nothing of them to anybody else', async (path) => {
  const privateResponses = [await visitor.call(app.url, path)];
  const shared = [await sendRequest(app.url, path)];
  if (withData.has(path)) {
    privateResponses.push(await fetchPageData(path, visitor.headers));
    shared.push(await fetchPageData(path, {}));
  }
  for (const response of privateResponses) expectNoSecret(written(response));
  for (const response of shared) {
    expectNoSecret(written(response));
    expect(written(response)).not.toMatch(/leopoldine|nowhere-else|Brushes/i);
  }
});

const changing = handlers.flatMap(({ path, methods }) =>
  methods.filter((method) => method !== 'GET').map((method) => [method, path] as const),
);

test.each(changing)('%s %s shows no secret, however it ends', async (method, path) => {
  for (const body of [{}, { ...who, password: wrongPassword }, who]) {
    const response = await visitor.call(app.url, path, { method, body });
    visitor.take(response);
    if (visitor.cookies.has('token')) await noteTokens();
    expectNoSecret(written(response));
  }
});

test('a session that is refreshed, and one that is over, show no secret', async () => {
  visitor = await HttpVisitor.loggedIn(app.url, who);
  await noteTokens();
  visitor.cookies.set('token', await changedSession(visitor.cookies.get('token')!, { expires: 0 }));
  const refreshed = await visitor.call(app.url, '/p/1001/en/pd/1');
  visitor.take(refreshed);
  const known = secrets.size;
  await noteTokens();
  expect(secrets.size).toBe(known + 2);
  expectNoSecret(written(refreshed));

  const usedTokens = { expires: 0, access: 'a token that nobody made', refresh: 'a token that never was good' };
  visitor.cookies.set('token', await changedSession(visitor.cookies.get('token')!, usedTokens));
  const expired = await visitor.call(app.url, '/p/1001/en/pd/1');
  expect(expired.text).toContain('Your session has ended.');
  for (const token of [usedTokens.access, usedTokens.refresh]) secrets.add(token);
  expectNoSecret(written(expired));
});

test('neither the web app nor the platform writes a secret to its log', () => {
  expect(app.log().length + platform.log().length).toBeGreaterThan(10_000);
  expectNoSecret(app.log());
  expectNoSecret(platform.log());
});
