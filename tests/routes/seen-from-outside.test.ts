import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { type RawResponse, sendRequest } from '@/tests/support/ask';
import { HttpVisitor } from '@/tests/support/http-visitor';
import { startCollector } from '@/tests/support/otlp-collector';
import { openSession } from '@/tests/support/sealed-session';
import { type RunningWebApp, startWebApp } from '@/tests/support/start-app';
import { type RunningPlatform, startPlatform } from '@/tests/support/start-platform';

jest.setTimeout(180_000);
const page = '/p/1001/en/pd/1';
let collector: Awaited<ReturnType<typeof startCollector>>;
let platform: RunningPlatform;
let app: RunningWebApp;

beforeAll(async () => {
  collector = await startCollector();
  const settings = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_BSP_SCHEDULE_DELAY: '100', LOG_LEVEL: 'info' };
  platform = await startPlatform({ ...settings, PLATFORM_METRICS_PORT: '0' });
  app = await startWebApp(platform.url, { ...settings, METRICS_PORT: '0', TRUST_PROXY: '1' });
});
afterAll(async () => {
  await app?.stop();
  await platform?.stop();
  await collector?.close();
});

type Line = Record<string, unknown>;
const linesOf = (service: { log: () => string }): Line[] =>
  service
    .log()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Line);

/** What has come by then; what is sent late is waited for. */
async function eventually<T>(find: () => T | undefined): Promise<T> {
  for (let tries = 0; tries < 100; tries += 1) {
    const found = find();
    if (found !== undefined) return found;
    await pause(100);
  }
  throw new Error('It did not come');
}
const lineOf = (service: { log: () => string }, requestId: string) =>
  eventually(() => linesOf(service).find((line) => line.msg === 'request' && line.requestId === requestId));

/** The log line that says where a program serves its metrics. */
async function metricsOf(service: { log: () => string }): Promise<RawResponse> {
  const { metricsPort } = linesOf(service).find(({ msg }) => msg === 'metrics are served')!;
  return sendRequest(`http://127.0.0.1:${String(metricsPort)}`, '/metrics');
}

test('a request has one id in its response and in the logs of web app and platform, whose lines are alike', async () => {
  const { headers } = await sendRequest(app.url, `${page}?secret=1`);
  const requestId = headers['x-request-id']!;
  expect(requestId).toMatch(/^[0-9a-f-]{36}$/);
  const [web, itself] = [await lineOf(app, requestId), await lineOf(platform, requestId)];
  expect(web).toMatchObject({ service: 'web', method: 'GET', path: page, status: 200 });
  expect(itself).toMatchObject({ service: 'platform', path: '/api/v1/products/-1001/detail', status: 200 });
  for (const { level, time, durationMs } of [web, itself])
    expect([level, time, durationMs]).toEqual([
      'info',
      expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      expect.any(Number),
    ]);
});

test('the log says how a page was had', async () => {
  const logLine = async () =>
    (await lineOf(app, (await sendRequest(app.url, '/p/1010/en/pd/1')).headers['x-request-id']!)).page;
  expect([await logLine(), await logLine()]).toEqual(['rendered', 'fresh']);
});

test('a trusted proxy names the request, if its name is plain; refusals and probes have an id too', async () => {
  const headers = { 'X-Request-Id': 'edge-4711' };
  for (const path of ['/p/healthz', '/p/%ff', '/p/1002/en/pd/1'])
    expect((await sendRequest(app.url, path, { headers })).headers['x-request-id']).toBe('edge-4711');
  expect((await lineOf(platform, 'edge-4711')).path).toContain('-1002');
  const odd = await sendRequest(app.url, page, { headers: { 'X-Request-Id': 'a"}' } });
  expect(odd.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
});

test('a path with characters that JSON escapes is logged as it was sent, in one line', async () => {
  const path = '/p/"x"\\1001","status":500';
  await sendRequest(app.url, path, { headers: { 'X-Request-Id': 'escaped-path' } });
  expect(await lineOf(app, 'escaped-path')).toMatchObject({ path, service: 'web', msg: 'request' });
});

test('what goes wrong in a request is logged under its id', async () => {
  const { headers } = await sendRequest(app.url, '/p/api/session', { method: 'POST', body: '{}' });
  expect(linesOf(app)).toContainEqual(
    expect.objectContaining({ msg: 'request rejected', requestId: headers['x-request-id'] }),
  );
});

test('one page view is one trace through web app and platform, and its log lines carry it', async () => {
  const headers = { traceparent: '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01' };
  const { headers: answered } = await sendRequest(app.url, '/p/1003/en/gh/1', { headers });
  const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
  const spansOfTrace = () => collector.spans.filter((span) => span.traceId === traceId);
  await eventually(() => spansOfTrace().find(({ name }) => name === 'GET gh'));
  const call = await eventually(() =>
    spansOfTrace().find(({ service, name }) => service === 'dossier-platform' && name.includes('/sdsRender/view/')),
  );
  const request = spansOfTrace().find(({ spanId }) => spanId === call.parentSpanId);
  expect(request).toMatchObject({ service: 'dossier-web', name: 'GET' });
  expect(spansOfTrace().find(({ name }) => name === 'GET gh')?.parentSpanId).toBe('00f067aa0ba902b7');
  expect(spansOfTrace().map(({ name }) => name)).toContainEqual(expect.stringContaining('render route (app)'));
  const requestId = answered['x-request-id']!;
  for (const service of [app, platform]) expect((await lineOf(service, requestId)).trace_id).toBe(traceId);
});

test('a document that is made has a span of its own', async () => {
  await sendRequest(app.url, '/p/api/download/sds/1001/1');
  const made = await eventually(() => collector.spans.find(({ name }) => name === 'render sds pdf'));
  expect(collector.spans.find(({ spanId }) => spanId === made.parentSpanId)).toMatchObject({
    service: 'dossier-platform',
    name: expect.stringContaining('GET /api/v1/'),
  });
});

test('metrics are not at the public address, and count by kinds of pages and calls', async () => {
  for (const path of ['/metrics', '/p/metrics', '/p/api/metrics'])
    expect((await sendRequest(app.url, path)).text).not.toContain('http_request_duration_seconds');
  expect((await sendRequest(platform.url, '/metrics')).status).toBe(404);
  for (const id of [1004, 1005, 1006, 999_999]) await sendRequest(app.url, `/p/${id}/en/pd/1`);
  await sendRequest(app.url, '/p/%ff');

  const { text, headers } = await metricsOf(app);
  expect(headers['content-type']).toContain('text/plain');
  expect(text).toMatch(
    /http_request_duration_seconds_count\{route="pd",method="GET",status="2xx",page="rendered"\} [4-9]/,
  );
  expect(text).toMatch(/dossier_upstream_call_duration_seconds_count\{class="product",outcome="not-found"\} 1/);
  expect(text).toContain('dossier_upstream_breaker_open{class="product"} 0');
  expect(text).toMatch(/dossier_page_cache_pages [1-9]/);
  const platformMetrics = (await metricsOf(platform)).text;
  expect(platformMetrics).toMatch(/\{route="\/api\/v1\/products\/[^"]*detail",method="GET",status="4xx"\} 1/);
  expect(platformMetrics).toContain('dossier_outbox_waiting 0');
  for (const metrics of [text, platformMetrics]) expect(metrics).not.toMatch(/="[^"]*(?:999999|1004|%ff)/);
});

test('logins are counted by their outcome; no span holds what was typed or a token', async () => {
  const who = { username: 'demo', password: readFileSync(`${platform.dataDir}/demo-password`, 'utf8').trim() };
  const visitor = await HttpVisitor.loggedIn(app.url, who);
  await expect(HttpVisitor.loggedIn(app.url, { ...who, password: 'a wrong one' })).rejects.toThrow();
  const { text } = await metricsOf(app);
  expect(text).toContain('dossier_logins_total{outcome="success"} 1');
  expect(text).toContain('dossier_logins_total{outcome="refused"} 1');

  await visitor.call(app.url, '/p/products');
  await eventually(() => collector.spans.find(({ name }) => name === 'GET products'));
  const { access, refresh } = await openSession(visitor.cookies.get('token')!);
  const secrets = [who.password, access, refresh, visitor.cookies.get('token')!];
  expect(secrets.filter((secret) => collector.received().includes(secret))).toEqual([]);
});

test.each([
  ['the web app', 'Web app', () => app],
  ['the platform', 'Platform', () => platform],
])('docs/operations.md has every metric of %s, and no other', async (_what, title, service) => {
  const dossierMetric = /^(http_|dossier_)/;
  const metricNames = [...(await metricsOf(service())).text.matchAll(/^# TYPE (\w+) /gm)].map(([, name]) => name!);
  const docs = readFileSync('docs/operations.md', 'utf8').split(`**${title}**`)[1]?.split('\n**')[0] ?? '';
  const written = [...docs.matchAll(/^\| `(\w+)`/gm)].map(([, name]) => name!);
  expect(written.sort()).toEqual(metricNames.filter((name) => dossierMetric.test(name)).sort());
});

test('spans that are left to send are sent when the program is stopped', async () => {
  const { headers } = await sendRequest(app.url, '/p/1007/en/mh/1');
  await app.stop();
  expect(collector.spans).toContainEqual(expect.objectContaining({ name: 'GET mh' }));
  expect(linesOf(app)).toContainEqual(expect.objectContaining({ requestId: headers['x-request-id'], msg: 'request' }));
});
