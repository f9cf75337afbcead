import { readdirSync, readFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { unkeyedHeaders } from '@/bench/unkeyed-headers.mjs';
import { sendRequest } from '@/tests/support/ask';
import { comparablePage } from '@/tests/support/comparable-page';
import { freePort, type RunningWebApp, startWebApp } from '@/tests/support/start-app';
import { type RunningPlatform, startPlatform } from '@/tests/support/start-platform';

jest.setTimeout(180_000);

let platform: RunningPlatform;
let app: RunningWebApp;
let metricsUrl: string;

beforeAll(async () => {
  platform = await startPlatform();
  metricsUrl = `http://127.0.0.1:${await freePort()}`;
  // These tests are of who is refused; how long a label takes on a busy machine is no part of them.
  const port = new URL(metricsUrl).port;
  app = await startWebApp(platform.url, { TRUST_PROXY: '1', METRICS_PORT: port, PLATFORM_PAGE_TIMEOUT_MS: '60000' });
});
afterAll(async () => {
  await app?.stop();
  await platform?.stop();
});

const requestFrom = (address: string) => ({ headers: { 'X-Forwarded-For': address, 'Accept-Encoding': 'gzip' } });
const [attacker, other] = [requestFrom('192.0.2.1'), requestFrom('192.0.2.2')];
const statuses = (responses: { status: number }[]) => [...new Set(responses.map(({ status }) => status))];

/** The sum of a metric over the labels that match. */
async function metric(name: string, labels = ''): Promise<number> {
  const lines = (await sendRequest(metricsUrl, '/metrics')).text.split('\n');
  const found = lines.filter((line) => line.startsWith(name) && line.includes(labels));
  return found.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
}
const residentMb = () =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${app.process.pid}/status`, 'utf8'))![1]) / 1024;

/** Asks over connections of their own; each is lost after so many ms, if at all. */
function flood(paths: readonly string[], leaveMs: (index: number) => number | null = () => null) {
  const agent = new Agent({ maxSockets: Infinity });
  const { hostname, port } = new URL(app.url);
  return Promise.all(
    paths.map(
      (path, index) =>
        new Promise<{ status: number; retryAfter?: string }>((resolve) => {
          const call = get({ hostname, port, path, agent, headers: attacker.headers }, (response) => {
            const answer = { status: response.statusCode!, retryAfter: response.headers['retry-after'] };
            response.resume().on('close', () => resolve(answer));
          });
          call.on('error', () => resolve({ status: 0 }));
          const ms = leaveMs(index);
          if (ms !== null) setTimeout(() => call.destroy(), ms);
        }),
    ),
  );
}

describe('many requests at once on connections that are not read (D1)', () => {
  test('others get their pages, memory stays within bounds, and the connections are ended', async () => {
    await sendRequest(app.url, '/p/1001/en/gh/1', other);
    const refused = () => metric('dossier_connection_refusals_total', 'pipelined');
    const refusedBefore = await refused();
    const { hostname, port } = new URL(app.url);
    const requests = 'GET /p/1001/en/gh/1 HTTP/1.1\r\nHost: a\r\nAccept-Encoding: gzip\r\n\r\n'.repeat(1_000);
    const sockets = Array.from({ length: 50 }, () => connect(Number(port), hostname).on('error', () => undefined));
    for (const socket of sockets) socket.pause().write(requests);
    const responses = [];
    for (let count = 0; count < 20; count += 1) responses.push(await sendRequest(app.url, '/p/1001/en/gh/1', other));
    expect(statuses(responses)).toEqual([200]);
    expect(residentMb()).toBeLessThan(512);
    expect(await metric('dossier_unsent_bytes')).toBeLessThanOrEqual(32 * 1024 * 1024);
    expect((await refused()) - refusedBefore).toBe(50);
    sockets.forEach((socket) => socket.destroy());
  });
});

describe('a client that asks for labels without end (D2)', () => {
  const made = ['sds', 'tds', 'ipi', 'sds-xml'].map((kind) => `/p/api/download/${kind}/1001/1`);
  const labels = Array.from(
    { length: 130 },
    (_, index) => `/p/api/label/${1001 + (index % 20)}/pdf?padT=${index % 20}&padL=${index % 19}`,
  );

  test('is told to come later; documents and pages of others are there, and no breaker opens', async () => {
    for (const path of made) await sendRequest(app.url, path, other);
    const flooding = flood(labels, (index) => (index % 3 === 0 ? 50 + index : 4_000));
    const responses = [];
    for (let round = 0; round < 3; round += 1)
      for (const path of [...made, '/p/1001/en/pd/1', `/p/api/download/sds/${1002 + round}/1`])
        responses.push(await sendRequest(app.url, path, other));
    expect(statuses(responses)).toEqual([200]);
    const flooded = await flooding;
    const refused = flooded.filter(({ status }) => status === 429);
    expect(statuses(flooded).filter((status) => ![0, 200, 429].includes(status))).toEqual([]);
    expect(refused.length).toBeGreaterThan(0);
    for (const { retryAfter } of refused) expect(Number(retryAfter)).toBeGreaterThan(0);
    const platformRefusals = await metric('dossier_upstream_call_duration_seconds_count', 'outcome="throttled"');
    expect((await metric('dossier_limit_refusals_total')) + platformRefusals).toBeGreaterThanOrEqual(refused.length);
    expect(await metric('dossier_upstream_breaker_open')).toBe(0);
  });

  test('20 people behind one address who edit labels at once are never refused', async () => {
    const people = Array.from({ length: 20 }, async (_, person) => {
      const responses = [];
      for (let change = 0; change < 2; change += 1) {
        const query = `padT=${person % 20}&padB=${change}`;
        for (const what of ['preview', 'audit'])
          responses.push(await sendRequest(app.url, `/p/api/label/1003/${what}?${query}`, requestFrom('192.0.2.20')));
      }
      return responses;
    });
    expect(statuses((await Promise.all(people)).flat())).toEqual([200]);
  });
});

describe('pages that cannot be kept (D3)', () => {
  test('of one client wait for each other; others get theirs, and values without a meaning make no other page', async () => {
    const cachedBefore = await metric('dossier_page_cache_pages');
    const flooding = flood(
      // Far more than may wait, so that some are refused however slowly the machine accepts connections.
      Array.from({ length: 600 }, (_, index) => `/p/1001/en/ee/1?padT=${index % 20}&padL=${index % 7}`),
    );
    await flood(Array.from({ length: 30 }, (_, index) => `/p/1001/en/pi/1?edit=${index}`));
    const responses = [];
    for (let count = 0; count < 10; count += 1) responses.push(await sendRequest(app.url, '/p/1001/en/pd/1', other));
    expect(statuses(responses)).toEqual([200]);
    const flooded = await flooding;
    expect(statuses(flooded).filter((status) => ![0, 200, 307, 429].includes(status))).toEqual([]);
    expect(flooded.some(({ status, retryAfter }) => status === 429 && Number(retryAfter) > 0)).toBe(true);
    // The detail page once, and the landing page where it was not kept any more.
    expect((await metric('dossier_page_cache_pages')) - cachedBefore).toBeLessThanOrEqual(2);
  });

  test.each([
    ['/p/1001/en/pd/1.rsc', 404, undefined],
    ['/p/1001/en/gh/1.rsc?_rsc=1', 404, undefined],
    ['/p/01001', 307, '/p/1001/en/pd/1'],
    ['/p/01001/en/gh/01?qr=0', 307, '/p/1001/en/gh/1?qr=0'],
  ])('%s is no second address of a page', async (path, status, location) => {
    const response = await sendRequest(app.url, path);
    expect([response.status, response.headers.location]).toEqual([status, location]);
  });
});

test('an address of a file that is not there is limited as a page is, or costs nothing; files are not limited', async () => {
  const limited = await startWebApp(platform.url, { LIMIT_PAGES: '1/1/1' });
  const script = readdirSync('.next/static/chunks').find((name) => name.endsWith('.js'))!;
  const expected = {
    '/p/brand/none': 404,
    '/p/icons/none.svg': 429,
    '/p/favicon.ico': 429,
    '/p/brand': 429,
    '/p/_next/static/none.js': 404,
    '/p/_next/static/chunks': 404,
    [`/p/_next/static/chunks/${script}`]: 206,
    '/p/brand/dossier.svg': 206,
    '/p/icon.svg': 206,
    '/p/sw.js': 206,
    '/p/apple-icon.png': 200,
  };
  try {
    const found: Record<string, number> = {};
    for (const path of Object.keys(expected))
      found[path] = (await sendRequest(limited.url, path, { headers: { range: 'bytes=0-9' } })).status;
    expect(found).toEqual(expected);
    expect((await sendRequest(limited.url, '/p/_next/static/none.js')).text.length).toBeLessThan(100);
  } finally {
    await limited.stop();
  }
});

test('whatever headers the first visitor sends, the kept page is that of a fresh instance (D6)', async () => {
  const odd = [
    '',
    'Googlebot',
    'curl/8',
    'de-DE,de;q=0.9',
    '"><script>',
    'x'.repeat(4_000),
    'application/json',
    '1',
    'null',
    'evil.example',
  ];
  const [visited, fresh] = [await startWebApp(platform.url), await startWebApp(platform.url)];
  try {
    // Each page is another one, since only the first visitor's request makes it; several headers come at once.
    const clientHeaders = unkeyedHeaders.filter((name) => name !== 'x-forwarded-for');
    const groupCount = process.env.SOAK ? 20 : 5;
    const groups = Array.from({ length: groupCount }, (_, group) => ({
      path: `/p/${1001 + group}/en/${['pd', 'pi', 'gh', 'mh'][group % 4]}/1`,
      headers: Object.fromEntries(
        clientHeaders
          .filter((_name, index) => index % groupCount === group)
          .map((name, index) => [name, odd[(group + index) % odd.length]!]),
      ),
    }));
    const differences = [];
    for (const { path, headers } of groups) {
      await sendRequest(visited.url, path, { headers });
      await sendRequest(fresh.url, path);
      const [cached, plain] = [await sendRequest(visited.url, path), await sendRequest(fresh.url, path)].map(
        comparablePage,
      );
      if (cached !== plain) differences.push(`${path} ${Object.keys(headers).join(' ')}`);
    }
    expect(differences).toEqual([]);
  } finally {
    await Promise.all([visited.stop(), fresh.stop()]);
  }
});

const head = (line: string, more = '') => `${line}\r\nHost: a\r\n${more}\r\n`;
const chunked = 'Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n';
test.each([
  ['an unknown transfer coding', head('POST /p/api/session HTTP/1.1', 'Transfer-Encoding: xchunked\r\n'), 400],
  ['two transfer codings', head('POST /p/api/session HTTP/1.1', 'Transfer-Encoding: gzip, chunked\r\n'), 400],
  [
    'a bare line feed in a chunk extension',
    `${head('POST /p/api/session HTTP/1.1', chunked)}2;a\nb\r\n{}\r\n0\r\n\r\n`,
    400,
  ],
  ['a request line without a version', head('GET /p/1001/en/pd/1'), 400],
  ['HTTP/0.9', head('GET /p/1001/en/pd/1 HTTP/0.9'), 400],
  ['HTTP/2.0 in plain text', head('GET /p/1001/en/pd/1 HTTP/2.0'), 400],
  [
    '2,500 headers',
    head('GET /p/1001/en/pd/1 HTTP/1.1', Array.from({ length: 2_500 }, () => 'a: b\r\n').join('')),
    431,
  ],
  [
    '101 headers',
    head('GET /p/1001/en/pd/1 HTTP/1.1', Array.from({ length: 101 }, (_, index) => `a${index}: b\r\n`).join('')),
    431,
  ],
])('%s is refused', async (_, request, status) => {
  const { hostname, port } = new URL(app.url);
  const socket = connect(Number(port), hostname);
  socket.write(request);
  setTimeout(() => socket.end(), 500);
  expect((await text(socket)).split(' ')[1]).toBe(String(status));
});
