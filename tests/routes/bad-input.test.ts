import fc from 'fast-check';
import { once } from 'node:events';
import { connect } from 'node:net';
import { sendRequest } from '@/tests/support/ask';
import { badText, traversal } from '@/tests/support/bad-texts';
import { demoPassword } from '@/tests/support/cheap-password';
import { HttpVisitor } from '@/tests/support/http-visitor';
import { type PlainRequest, sendRequests, type PlainResponse } from '@/tests/support/keep-asking';
import { handlers, pages } from '@/tests/support/product-addresses';
import { scriptedResponseOf, type ScriptedPlatform, startScriptedPlatform } from '@/tests/support/scripted-platform';
import { type RunningWebApp, startWebApp } from '@/tests/support/start-app';
import { type RunningPlatform, startPlatform } from '@/tests/support/start-platform';

jest.setTimeout(240_000);

const demo = { username: 'demo', password: demoPassword };
/** What is drawn is the same every time: the first twentieth of it, and with SOAK=1 all. */
const drawn = <T>(arbitrary: fc.Arbitrary<T>, count: number) =>
  fc.sample(arbitrary, { numRuns: process.env.SOAK ? count : count / 20, seed: 2_026 });

let platform: RunningPlatform;
/** In front of the platform: it writes down what the web app asks of it. */
let watched: ScriptedPlatform;
let app: RunningWebApp;
let visitor: HttpVisitor;

beforeAll(async () => {
  platform = await startPlatform();
  watched = await startScriptedPlatform(scriptedResponseOf(platform.url));
  app = await startWebApp(watched.url, { PLATFORM_PAGE_TIMEOUT_MS: '60000' });
  visitor = await HttpVisitor.loggedIn(app.url, demo);
});
afterAll(async () => {
  await app?.stop();
  await watched?.close();
  await platform?.stop();
});

const trace = /\bat (?:async )?[\w.<>[\] ]+\(?(?:file:\/\/|node:|\/)[^\s)]*:\d+:\d+|\/node_modules\/|\bnode:internal\b/;

/** What is wrong with an answer to bad input (reliability B1): a fault of the server, or what it looks like inside. */
const failureOf = ({ method, path, body }: PlainRequest, { status, text: written }: PlainResponse) => {
  const failure = status >= 500 ? String(status) : trace.test(written) ? 'a stack trace' : null;
  return failure && `${failure}: ${method} ${path.slice(0, 300)} ${body?.slice(0, 200) ?? ''}`;
};
async function failuresOf(origin: string, all: readonly PlainRequest[]): Promise<string[]> {
  const failures: string[] = [];
  await sendRequests(origin, all, (request, response) =>
    failures.push(...[failureOf(request, response)].filter((failure) => failure !== null)),
  );
  return failures;
}

/** An address with another text in one of its parts behind `/p/`. */
function replaced(address: string, seed: number, value: string): string {
  const parts = address.split('/');
  parts[2 + (seed % (parts.length - 2))] = value;
  return parts.join('/');
}

const names = [
  'version',
  'compare',
  'qr',
  'changes',
  'edit',
  'lang',
  'xlang',
  'dim',
  'padL',
  'id',
  'cause',
  'interfaceLang',
  'doc',
  'page',
  'search',
  'next',
  'failure',
  'linkType',
  'size',
  'link',
  'url',
  '_rsc',
  '__proto__[a]',
  'a[]',
  'a%00',
  '%ff',
  '',
];
const query = fc
  .array(fc.tuple(fc.constantFrom(...names), badText), { maxLength: 3 })
  .map((pairs) => (pairs.length ? `?${pairs.map((pair) => pair.join('=')).join('&')}` : ''));

const wrongValue = fc.oneof(
  fc.jsonValue(),
  badText,
  fc.constantFrom('__proto__', [], {}, null, [[]], 1e308, 'x'.repeat(60_000)),
);
const wrongJson = fc
  .dictionary(
    fc.constantFrom(
      'username',
      'password',
      'workgroup',
      'recipients',
      'target',
      'ui',
      'sds',
      'synonymIds',
      '__proto__',
      'action',
    ),
    wrongValue,
    { maxKeys: 8 },
  )
  .map((value) => JSON.stringify(value));
const body = fc.oneof(
  wrongJson,
  wrongJson.map((json) => json.slice(0, json.length / 2)),
  fc.json(),
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    '',
    '[',
    '{"a":',
    '"',
    '\0',
    '[['.repeat(20_000),
    '{"__proto__":{"isAdmin":true}}',
    'a=1&a[]=2&a[b]=3&%ff=%ff',
  ),
);
const contentType = fc.constantFrom(
  'application/json',
  'application/x-www-form-urlencoded',
  'application/json; charset=utf-7',
);

const read = handlers.filter(({ methods }) => methods.includes('GET')).map(({ path }) => path);
/** Every page, and every call with what it reads of an address. */
const gets: fc.Arbitrary<PlainRequest> = fc
  .record({
    method: fc.constantFrom('GET', 'GET', 'GET', 'HEAD'),
    address: fc.constantFrom(...pages.filter((path) => path !== '/p/unhandlederror'), ...read),
    seed: fc.nat(20),
    value: badText,
    isWhole: fc.constantFrom(true, false, false, false),
    query,
    isLoggedIn: fc.boolean(),
  })
  .map(({ method, address, seed, value, isWhole, query: request, isLoggedIn }) => ({
    method,
    path: (isWhole || address === '/p' ? address : replaced(address, seed, value)) + request,
    headers: { cookie: isLoggedIn ? visitor.headers.cookie! : '' },
  }));
const changing = handlers.flatMap(({ path, methods }) =>
  methods.filter((method) => method !== 'GET' && method !== 'DELETE').map((method) => ({ method, path })),
);
/** Every call that changes something, by a page of ours, with a body that is none. */
const changes: fc.Arbitrary<PlainRequest> = fc
  .record({ call: fc.constantFrom(...changing), body, contentType, query })
  .map(({ call, body: sent, contentType: type, query: request }) => ({
    method: call.method,
    path: call.path + request,
    headers: { ...visitor.headers, 'content-type': type, 'content-length': String(Buffer.byteLength(sent)) },
    body: sent,
  }));

/** The calls of docs/platform-api.md, with what may stand in them. */
let calls: RegExp[];
const parameters: Record<string, string> = {
  id: '-?\\d{1,12}|[0-9a-f-]{36}',
  lang: '\\d{1,4}',
  uiLang: '[a-z]{2}(?:_[A-Z]{2})?',
  gtin: '\\d{8,14}',
  key: '[\\w-]{1,64}',
  file: '\\w+\\.json',
  section: '[a-z]+',
  document: 'sds|label|ipi',
  user: '\\d{1,9}',
  hash: '[0-9a-f]{64}',
};
interface Documented {
  paths: Record<string, Record<string, { parameters?: { in: string; name: string }[] }>>;
}
const documented = async () => (await sendRequest(platform.url, '/openapi.json')).json() as Documented;

beforeAll(async () => {
  const whole = (path: string) =>
    new RegExp(`^${path.replace(/\{(\w+)\}/g, (_, name: string) => `(?:${parameters[name]})`)}$`);
  const assets = '/v2/assets/(?:logos|pictograms|signs)/[\\w-]{1,64}\\.(?:svg|png|jpg)';
  calls = [...Object.keys((await documented()).paths), assets].map(whole);
});
/** What was asked of the platform and stands in no row of the table of calls. */
const foreignCalls = () =>
  watched.requests.map(({ url }) => url).filter((url) => !calls.some((call) => call.test(url.split('?', 1)[0]!)));

test('bad addresses and bad bodies, 6,500 of them or a twentieth, over all pages and calls bring no fault of the server', async () => {
  expect(await failuresOf(app.url, [...drawn(gets, 5_000), ...drawn(changes, 1_500)])).toEqual([]);
  expect(foreignCalls()).toEqual([]);
  expect((await sendRequest(app.url, '/p/1001/en/pd/1')).status).toBe(200);
  expect(app.log()).not.toMatch(/"level":"(?:error|fatal)"/);
});

test('ways out of an address, 1,300 of them or a twentieth, lead to no call of the platform outside of its table', async () => {
  watched.requests.length = 0;
  const ways = drawn(
    fc.record({
      address: fc.constantFrom(...[...pages, ...read].filter((path) => path.split('/').length > 2)),
      seed: fc.nat(20),
      way: traversal,
      isInQuery: fc.boolean(),
    }),
    1_300,
  ).map(({ address, seed, way, isInQuery }) => ({
    method: 'GET',
    path: isInQuery ? `${address}?${names[seed % names.length]}=${way}` : replaced(address, seed, way),
    isBroken: address === '/p/unhandlederror',
  }));
  const failures: string[] = [];
  await sendRequests(app.url, ways, (request, response) => {
    const failure = failureOf(request, response);
    if (failure && !request.isBroken) failures.push(failure);
    if (/root:x:0|"openapi":"3/.test(response.text)) failures.push(`a file: ${request.path}`);
  });
  expect(failures).toEqual([]);
  expect(foreignCalls()).toEqual([]);
});

test('bad calls, 3,500 of them or a twentieth, over all routes of the platform bring no fault of the server', async () => {
  const { paths } = await documented();
  const login = { grant_type: 'password', client_id: 'dossier-web', ...demo };
  const { access_token } = (
    await sendRequest(platform.url, '/api/oauth2/token', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(login).toString(),
    })
  ).json() as { access_token: string };
  const routes = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) => ({
      path,
      method: method.toUpperCase(),
      parameters: call.parameters ?? [],
    })),
  );
  const good: Record<string, string> = {
    id: '-1001',
    lang: '1',
    uiLang: 'en',
    gtin: '09521234000013',
    key: 'x',
    file: '1.json',
  };
  const bad = fc
    .record({ route: fc.constantFrom(...routes), seed: fc.nat(40), value: badText, more: query, body })
    .map(({ route, seed, value, more, body: sent }) => {
      const wrong = route.parameters[seed % (route.parameters.length || 1)];
      const path = route.path.replace(/\{(\w+)\}/g, (_, name: string) => (name === wrong?.name ? value : good[name]!));
      const search = wrong?.in === 'query' ? `?${wrong.name}=${value}` : more;
      const headers = { authorization: `Bearer ${access_token}` };
      if (route.method === 'GET') return { method: 'GET', path: path + search, headers };
      const type = {
        'content-type': 'application/x-www-form-urlencoded',
        'content-length': String(Buffer.byteLength(sent)),
      };
      return { method: route.method, path, headers: { ...headers, ...type }, body: sent };
    });
  expect(await failuresOf(platform.url, drawn(bad, 3_500))).toEqual([]);
  expect(platform.log()).not.toContain('a request failed');
});

/**
 * Sends bytes as they are, and gives what comes until the connection is closed. A server that closes it with bytes unread resets it,
 * by which a system may lose the response: then they are sent again.
 */
async function send(bytes: string, trials = 3): Promise<string> {
  const { hostname, port } = new URL(app.url);
  const socket = connect(Number(port), hostname);
  let received = '';
  let isReset = false;
  socket.on('data', (part) => (received += part.toString())).on('error', () => (isReset = true));
  socket.end(bytes);
  await once(socket, 'close').catch(() => once(socket, 'close'));
  return received === '' && isReset && trials > 1 ? send(bytes, trials - 1) : received;
}
const page = '/p/1001/en/pd/1';
const second = `GET /p/healthz HTTP/1.1\r\nHost: a\r\n\r\n`;
const chunked = `0\r\n\r\n`;

test.each([
  ['no Host', `GET ${page} HTTP/1.1\r\n\r\n`, 400],
  ['two Hosts', `GET ${page} HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n`, 400],
  ['an absolute address', `GET http://evil.example${page} HTTP/1.1\r\nHost: a\r\n\r\n`, 400],
  ['another server', `CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example\r\n\r\n`, 405],
  ['the whole server', `OPTIONS * HTTP/1.1\r\nHost: a\r\n\r\n`, 405],
  ['a method that nobody knows', `GETS ${page} HTTP/1.1\r\nHost: a\r\n\r\n`, 400],
  [
    'a length and chunks',
    `POST /p/api/session HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n${chunked}${second}`,
    400,
  ],
  [
    'two lengths',
    `POST /p/api/session HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nabcdef${second}`,
    400,
  ],
  [
    'chunks twice',
    `POST /p/api/session HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n\r\n${chunked}${second}`,
    400,
  ],
  [
    'a chunk of a senseless length',
    `POST /p/api/session HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n${second}`,
    400,
  ],
  [
    'white space before a colon',
    `POST /p/api/session HTTP/1.1\r\nHost: a\r\nTransfer-Encoding : chunked\r\n\r\n${chunked}${second}`,
    400,
  ],
  ['a header over two lines', `GET ${page} HTTP/1.1\r\nHost: a\r\nX-A: b\r\n c: d\r\n\r\n`, 400],
  ['an address without end', `GET ${page}?${"'".repeat(8_000)} HTTP/1.1\r\nHost: a\r\n\r\n`, 414],
  ['headers without end', `GET ${page} HTTP/1.1\r\nHost: a\r\nCookie: token=${'x'.repeat(60_000)}\r\n\r\n`, 431],
])('a request with %s is refused, and nothing behind it is taken for another', async (_what, bytes, status) => {
  const response = await send(bytes);
  expect(response.match(/^HTTP\/1\.1 \d+/gm)).toEqual([`HTTP/1.1 ${status}`]);
});

test('requests behind one that the server refuses by itself take nothing from others', async () => {
  const refused = 'GET / HTTP/1.1\r\n\r\nGET /p/login HTTP/1.1\r\nHost: a\r\n\r\n';
  for (let sent = 0; sent < 20; sent += 1) expect(await send(refused)).toMatch(/^HTTP\/1\.1 400/);
  expect((await sendRequest(app.url, '/p/login')).status).toBe(200);
});

test('after CONNECT the connection is closed, whatever the client sends and however long it stays', async () => {
  const { hostname, port } = new URL(app.url);
  const socket = connect({ port: Number(port), host: hostname, allowHalfOpen: true });
  socket.write('CONNECT a:443 HTTP/1.1\r\nHost: a\r\n\r\n');
  socket.resume();
  await once(socket, 'end');
  const failed = once(socket, 'error');
  const sending = setInterval(() => socket.write('x'), 20);
  await failed.catch(() => undefined);
  clearInterval(sending);
  expect(socket.destroyed).toBe(true);
});

test('a body that ends before its length, on every call that takes one, ends nothing else', async () => {
  for (const { method, path } of changing) {
    const headers = Object.entries({
      ...visitor.headers,
      host: 'a',
      'content-type': 'application/json',
      'content-length': '100',
    });
    const head = headers.map((pair) => pair.join(': ')).join('\r\n');
    expect(await send(`${method} ${path} HTTP/1.1\r\n${head}\r\n\r\n{"a":`)).not.toMatch(/^HTTP\/1\.1 5/);
  }
  expect((await sendRequest(app.url, page)).status).toBe(200);
});
