import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { json as readJson } from 'node:stream/consumers';
import { PassThrough } from 'node:stream';
import { sendRequest } from '@/tests/support/ask';
import { expectEach } from '@/tests/support/expect-each';
import { HttpVisitor } from '@/tests/support/http-visitor';
import { demo, type Provider, startProvider } from '@/tests/support/provider';
import { json } from '@/tests/support/scripted-platform';
import { freePort, type RunningWebApp, startWebApp } from '@/tests/support/start-app';

jest.setTimeout(240_000);

let provider: Provider;
let app: RunningWebApp;
let metricsUrl: string;
let visitor: HttpVisitor;

const kibibyte = 1024;
const mebibyte = 1024 * kibibyte;
const studio = '/p/api/studio/drafts';
const draft = `${studio}/0b0e7a0e-6a52-4e7e-9b52-1a2b3c4d5e6f`;
const section = `${draft}/sections/ingredients`;
const file = `${draft}/files?name=a.pdf`;
const roles = (...names: string[]) => json({ workgroups: [{ id: 3, name: 'A', roles: names }], demoProducts: [] });
const saved = json({ revision: 4, state: 'draft', summary: {} });

beforeAll(async () => {
  provider = await startProvider();
  const port = await freePort();
  metricsUrl = `http://127.0.0.1:${port}`;
  app = await startWebApp(provider.platform.url, {
    TRUST_PROXY: '1',
    METRICS_PORT: String(port),
    LOG_LEVEL: 'info',
    PLATFORM_PAGE_TIMEOUT_MS: '120000',
  });
  provider.script = { '/api/v1/studio': roles('author') };
  visitor = await HttpVisitor.loggedIn(app.url, demo);
});
afterAll(async () => {
  await app?.stop();
  await provider?.platform.close();
});
beforeEach(() => {
  provider.platform.requests.length = 0;
  provider.script = { '/api/v1/studio': roles('author'), '/api/v1/studio/drafts/': saved };
});

/** The sum of a metric over the labels that match. */
async function metric(name: string, labels = ''): Promise<number> {
  const lines = (await sendRequest(metricsUrl, '/metrics')).text.split('\n');
  const found = lines.filter((line) => line.startsWith(name) && line.includes(labels));
  return found.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
}
const refusals = (reason: string) => metric('dossier_body_refusals_total', `"${reason}"`);

async function waitFor(isSo: () => Promise<boolean> | boolean): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 50));
}

/** Sends the head of a request, and nothing of its body. */
function sendHead(method: string, path: string, headers: Record<string, string>): ClientRequest {
  const { hostname, port } = new URL(app.url);
  const call = request({ hostname, port, path, method, headers, agent: false });
  call.on('error', () => undefined).flushHeaders();
  return call;
}
const headOf = (size: number, sender = visitor): Record<string, string> => ({
  ...sender.headers,
  'content-type': 'application/json',
  'if-match': '"3"',
  'content-length': String(size),
});
async function responseTo(call: ClientRequest): Promise<{ status: number; body: unknown }> {
  const [response] = (await once(call, 'response')) as [IncomingMessage];
  const body = await readJson(response.pipe(new PassThrough()));
  call.destroy();
  return { status: response.statusCode!, body };
}
const studioRequests = () => provider.platform.requests.filter(({ url }) => url.startsWith('/api/v1/studio/'));

describe('the head of a call', () => {
  test('is enough to refuse who has no role, no login or a forged value: none of the body is read', async () => {
    const refusedBefore = await refusals('caller');
    const anonymous = new HttpVisitor();
    anonymous.take(await anonymous.call(app.url, '/p/api/session'));
    const calls = ['codes', 'label-job', 'label-presets', 'share/languages', 'share/preview', 'share/send'];
    for (const path of [section, `${draft}/presence`, ...calls.map((call) => `/p/api/${call}`)]) {
      const method = path.startsWith(studio) ? 'PUT' : 'POST';
      const response = await responseTo(sendHead(method, path, headOf(800, anonymous)));
      expect([path, response.status]).toEqual([path, 401]);
    }
    const forged = { ...headOf(4 * mebibyte), 'sec-fetch-site': 'cross-site' };
    expect((await responseTo(sendHead('PUT', section, forged))).status).toBe(403);
    provider.script['/api/v1/studio'] = json({ workgroups: [{ id: 3, name: 'A', roles: [] }], demoProducts: [] });
    const other = await HttpVisitor.loggedIn(app.url, demo);
    expect(await responseTo(sendHead('PUT', section, headOf(4 * mebibyte, other)))).toEqual({
      status: 403,
      body: { error: 'missing_role', role: 'author' },
    });
    expect(studioRequests()).toEqual([]);
    expect((await refusals('caller')) - refusedBefore).toBe(10);
    expect(app.log()).toMatch(/"reason":"caller","status":403,"msg":"body refused"/);
    visitor = await HttpVisitor.loggedIn(app.url, demo);
  });

  test('is enough to refuse what is too large for its route', async () => {
    const sizes: [string, string, number][] = [
      ['PUT', `${draft}/presence`, kibibyte],
      ['PUT', section, 5 * mebibyte],
      ['POST', `${draft}/preview`, 5 * mebibyte],
      ['POST', studio, 5 * mebibyte],
      ['POST', `${draft}/return`, 64 * kibibyte],
      ['POST', file, 25 * mebibyte],
      ['POST', '/p/api/share/send', 64 * kibibyte],
      ['POST', '/p/api/session', 64 * kibibyte],
      ['POST', '/p/api/purge', 64 * kibibyte],
      ['GET', '/p/1001/en/pd/1', 0],
      ['GET', '/p/api/session', 0],
    ];
    const refusedBefore = await refusals('too-large');
    await expectEach(
      sizes,
      ([method, path]) => `${method} ${path}`,
      async ([method, path, max]) => {
        const { status, body } = await responseTo(sendHead(method, path, headOf(max + 1)));
        expect([status, body]).toEqual([413, expect.objectContaining({ uiMessage: 'error_message_TOO_LARGE' })]);
      },
    );
    expect((await refusals('too-large')) - refusedBefore).toBe(sizes.length);
    expect(studioRequests()).toEqual([]);
  });

  test('of a file says its size', async () => {
    const headers = { ...visitor.headers, 'content-type': 'application/octet-stream' };
    const response = await responseTo(sendHead('POST', file, { ...headers, 'transfer-encoding': 'chunked' }));
    expect(response.status).toBe(411);
    expect(studioRequests()).toEqual([]);
  });
});

test('a body whose size is not said is refused as soon as it is too large', async () => {
  const headers = { ...visitor.headers, 'content-type': 'application/json', 'transfer-encoding': 'chunked' };
  const call = sendHead('POST', '/p/api/session', headers);
  call.write('x'.repeat(65 * kibibyte));
  expect((await responseTo(call)).status).toBe(413);
});

test('millions of lists on three connections go to the platform unread, and the process goes on', async () => {
  const lists = `[${'[],'.repeat(1_700_000)}`;
  expect(lists.length).toBeLessThan(5 * mebibyte);
  const headers = headOf(lists.length);
  const calls = ['a', 'b', 'c'].map(() => sendRequest(app.url, section, { method: 'PUT', headers, body: lists }));
  expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(studioRequests().map(({ body }) => body === lists)).toEqual([true, true, true]);
  expect((await sendRequest(app.url, '/p/healthz')).status).toBe(200);
  expect(app.process.exitCode).toBeNull();
  expect(app.log()).not.toMatch(/Warning|"level":"error"/);
});

test('bodies of one client take so much memory and no more; others have room, and it is given back', async () => {
  const waiting: (() => void)[] = [];
  provider.script['/api/v1/studio/drafts/'] = (call, response) => void waiting.push(() => saved(call, response));
  const body = ' '.repeat(5 * mebibyte);
  const headers = headOf(body.length);
  const send = () => sendRequest(app.url, section, { method: 'PUT', headers, body });
  const held = [send(), send(), send()];
  await waitFor(() => waiting.length === 3);
  expect(await metric('dossier_held_body_bytes')).toBe(15 * mebibyte);
  const fourth = await send();
  expect([fourth.status, Number(fourth.headers['retry-after'])]).toEqual([429, 2]);
  const others = await visitor.call(app.url, '/p/api/session', {
    method: 'POST',
    body: { username: 'a', password: 'b' },
    headers: { 'x-forwarded-for': '192.0.2.9' },
  });
  expect(others.status).toBe(401);
  waiting.forEach((answer) => answer());
  expect((await Promise.all(held)).map(({ status }) => status)).toEqual([200, 200, 200]);
  await waitFor(async () => (await metric('dossier_held_body_bytes')) === 0);
  expect(await refusals('client')).toBe(1);
});

/** A connection that sends a head, and a byte of its body now and then; resolves when it is closed, with what came back. */
function drip(head: string): Promise<string> {
  const { hostname, port } = new URL(app.url);
  const socket = connect(Number(port), hostname);
  let received = '';
  socket.on('data', (part) => (received += part.toString())).on('error', () => undefined);
  socket.write(`${head}\r\n\r\n`);
  const timer = setInterval(() => socket.write('x'), 2_000);
  return once(socket, 'close').then(() => {
    clearInterval(timer);
    return received;
  });
}
const lines = (headers: Record<string, string>) => Object.entries(headers).map((header) => `\r\n${header.join(': ')}`);

test('576 bodies and six files that come a byte at a time take no place and no room of others, and end with 408', async () => {
  const refusedBefore = await refusals('too-slow');
  const type = 'content-type: application/json\r\ncontent-length: 60000';
  const bodies = Array.from({ length: 576 }, (_, index) =>
    drip(
      `POST /p/api/session HTTP/1.1\r\nhost: a\r\nx-xsrf-token: a\r\n${type}\r\nx-forwarded-for: 198.51.100.${index % 9}`,
    ),
  );
  const fileHead = { ...headOf(25 * mebibyte), 'content-type': 'application/octet-stream' };
  // More than four in a row would open a breaker, if the platform were blamed for them.
  const files = Array.from({ length: 6 }, (_, index) =>
    drip(
      `POST ${file} HTTP/1.1\r\nhost: a${lines({ ...fileHead, 'x-forwarded-for': `198.51.100.${index}` }).join('')}`,
    ),
  );
  await waitFor(() => studioRequests().length === files.length);
  expect(await metric('dossier_limited_work', 'work="call",state="running"')).toBe(0);
  expect(await metric('dossier_held_body_bytes')).toBeLessThan(mebibyte);
  for (const path of ['/p/1001', '/p/1001.json', '/p/api/session', '/p/login'])
    expect([path, (await sendRequest(app.url, path)).status]).toEqual([path, path === '/p/1001' ? 307 : 200]);
  const [bodyResponses, fileResponses] = [await Promise.all(bodies), await Promise.all(files)];
  expect(new Set([...bodyResponses, ...fileResponses].map((received) => received.split('\r\n')[0]))).toEqual(
    new Set(['HTTP/1.1 408 Request Timeout']),
  );
  expect((await refusals('too-slow')) - refusedBefore).toBe(bodies.length + files.length);
  expect(await metric('dossier_upstream_breaker_open')).toBe(0);
  provider.script['/api/v1/studio/drafts/'] = json({ file: 'a/a.pdf', name: 'a.pdf', size: 3, hash: 'a'.repeat(64) });
  const upload = await sendRequest(app.url, file, {
    method: 'POST',
    body: 'abc',
    headers: { ...visitor.headers, 'content-type': 'application/octet-stream' },
  });
  expect(upload.status).toBe(200);
});
