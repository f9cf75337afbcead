import { sendRequest } from '@/tests/support/ask';
import { expectEach } from '@/tests/support/expect-each';
import { forgedHeaders, forgeries } from '@/tests/support/forgeries';
import { HttpVisitor } from '@/tests/support/http-visitor';
import { handlers } from '@/tests/support/product-addresses';
import { demo, type Provider, startProvider } from '@/tests/support/provider';
import { type RunningWebApp, startWebApp } from '@/tests/support/start-app';

jest.setTimeout(180_000);

const changing = handlers.flatMap(({ path, methods }) =>
  methods.filter((method) => method !== 'GET').map((method) => [method, path] as const),
);

let provider: Provider;
let app: RunningWebApp;
let visitor: HttpVisitor;
let other: string;

beforeAll(async () => {
  provider = await startProvider();
  app = await startWebApp(provider.platform.url);
  other = (await HttpVisitor.loggedIn(app.url, demo)).cookies.get('XSRF-TOKEN')!;
  visitor = await HttpVisitor.loggedIn(app.url, demo);
});
afterAll(async () => {
  await app.stop();
  await provider.platform.close();
});
beforeEach(() => void (provider.platform.requests.length = 0));

test('the handlers that are found are those of the product', () => {
  expect(changing).toEqual(
    expect.arrayContaining([
      ['POST', '/p/api/session'],
      ['PATCH', '/p/api/session'],
      ['DELETE', '/p/api/session'],
      ['POST', '/p/api/label/1001/xlsx'],
    ]),
  );
});

test.each(changing)('%s %s refuses every forged call, and nothing is asked of the platform', async (method, path) => {
  const ours = { ...visitor.headers, 'content-type': 'application/json' };
  await expectEach(
    forgeries,
    ([what]) => what,
    async ([, forgery]) => {
      provider.platform.requests.length = 0;
      const body = forgery.body ?? JSON.stringify({ workgroup: 4, ...demo });
      const headers = { ...forgedHeaders(forgery, ours, other), 'content-length': String(Buffer.byteLength(body)) };
      const response = await sendRequest(app.url, path, { method, headers, body });
      expect([response.status, response.headers['set-cookie']]).toEqual([403, undefined]);
      expect(provider.platform.requests).toEqual([]);
    },
  );
});

const allMethods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'PROPFIND'];

test.each(handlers)('$path has no method but $methods', async ({ path, methods }) => {
  for (const method of allMethods.filter((method) => !methods.includes(method))) {
    const { status } = await visitor.call(app.url, path, { method });
    expect([method, status]).toEqual([method, 405]);
  }
  expect(provider.platform.requests).toEqual([]);
});

test('a GET whose headers or query name another method stays a GET', async () => {
  for (const [method, path] of changing) {
    const headers = { 'x-http-method-override': method, 'x-http-method': method, 'x-method-override': method };
    await visitor.call(app.url, `${path}?_method=${method}`, { headers });
  }
  expect(provider.platform.requests.filter(({ method }) => method !== 'GET')).toEqual([]);
  expect((await visitor.call(app.url, '/p/api/session')).json()).toMatchObject({ user: { id: 7 }, workgroup: 3 });
});
