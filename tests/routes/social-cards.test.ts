import { readFileSync } from 'node:fs';
import { sendRequest } from '@/tests/support/ask';
import { json, type ScriptedPlatform, minimalDetail, startScriptedPlatform } from '@/tests/support/scripted-platform';
import { type RunningWebApp, startWebApp } from '@/tests/support/start-app';

jest.setTimeout(180_000);

/** Says what the process asks of the network by fetch; its own calls go by undici. */
const probe = `
  const originalFetch = globalThis.fetch;
  globalThis.fetch = (asked, more) => {
    if (/^http/.test(asked)) process.stderr.write('fetches ' + asked + '\\n');
    return originalFetch(asked, more);
  };`;
const saysFetches = `--import=data:text/javascript,${encodeURIComponent(probe)}`;

const names: Record<number, string> = {
  1: 'Acetone',
  2: 'Ακετόνη',
  3: 'Αμμωνία',
  4: 'Čistilo za steklo',
  5: 'Žistilo za steklo',
  6: '丙酮',
  7: 'Acetone 丙酮 🔥 ﷽ \u{10FFFF}',
  8: `Reaction mass of ${'5-chloro-2-methyl-2H-isothiazol-3-one and '.repeat(5)}`,
  9: 'Acetone',
  10: 'Acetone',
  11: 'Acetone',
};

const pictograms: Record<number, string[]> = { 9: ['GHS02'], 10: ['GHS02', 'GHS07'], 11: ['GHS09'] };

let platform: ScriptedPlatform;
let app: RunningWebApp;

const card = (id: number | string, interfaceLang = 'en', headers: Record<string, string> = {}, method = 'GET') =>
  sendRequest(app.url, `/p/api/card/${id}/${interfaceLang}`, { headers, method });
/** Width and height as the picture's header says them (ISO/IEC 15948, IHDR). */
const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];
const detailRequestCount = () => platform.requests.filter(({ url }) => url.includes('/detail')).length;

beforeAll(async () => {
  platform = await startScriptedPlatform((request, response) => {
    const id = Number(/\/products\/-(\d+)\/detail/.exec(request.url ?? '')?.[1]);
    if (request.url?.includes('/trans/')) return json({ data: { app: {} } })(request, response);
    const drawing = /\/assets\/pictograms\/(GHS0\d\.svg)/.exec(request.url ?? '')?.[1];
    if (drawing === 'GHS09.svg') return json({}, 500)(request, response);
    if (drawing) {
      const svg = readFileSync(`platform/assets/pictograms/${drawing}`);
      return response.writeHead(200, { 'content-type': 'image/svg+xml' }).end(svg);
    }
    if (id === 410) return json({ error: 'removed' }, 410)(request, response);
    if (id === 503) return json({}, 500)(request, response);
    if (!names[id]) return json({ error: 'not_found' }, 404)(request, response);
    const health_safety = {
      classification: [],
      signal_word: { code: 'danger', text: 'Danger' },
      pictograms: (pictograms[id] ?? []).map((code) => ({ id: code, inProd: 1 })),
    };
    return json(minimalDetail({ basic: { id, text: names[id] }, health_safety }))(request, response);
  });
  app = await startWebApp(platform.url, { NODE_OPTIONS: saysFetches });
});
afterAll(async () => {
  await app.stop();
  await platform.close();
});

test('the card of a product is a picture of 1200 × 630 for everybody, that other sites may show', async () => {
  const { status, headers, body } = await card(1);
  expect(status).toBe(200);
  expect(sizeOf(body)).toEqual([1200, 630]);
  expect(headers).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=3600, stale-while-revalidate=86400',
    'cross-origin-resource-policy': 'cross-origin',
  });
  expect(headers['set-cookie']).toBeUndefined();
});

test('a card that is known is not sent again, and HEAD tells its tag', async () => {
  const { headers } = await card(1);
  expect(headers.etag).toMatch(/^"[\w-]{22}"$/);
  const again = await card(1, 'en', { 'if-none-match': `"other", W/${headers.etag}` });
  expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, headers.etag]);
  const head = await card(1, 'en', {}, 'HEAD');
  expect([head.status, head.body.length, head.headers.etag]).toEqual([200, 0, headers.etag]);
});

test.each([
  ['products', [1, 'en'], [2, 'en']],
  ['Greek names of one length', [2, 'el'], [3, 'el']],
  ['Slovenian names that differ in one letter', [4, 'sl'], [5, 'sl']],
  ['products that differ in a pictogram', [9, 'en'], [10, 'en']],
  ['interface languages', [1, 'en'], [1, 'de']],
] satisfies [string, [number, string], [number, string]][])(
  'two %s have two pictures',
  async (_what, firstCard, other) => {
    const [first, second] = await Promise.all([card(...firstCard), card(...other)]);
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(first.body.equals(second.body)).toBe(false);
  },
);

test('a name that the font cannot draw at all gives way to the product’s number; what it can draw of one stays', async () => {
  const [chinese, mixed, plain] = await Promise.all([card(6), card(7), card(1)]);
  expect([chinese.status, mixed.status]).toEqual([200, 200]);
  expect(mixed.body.equals(plain.body)).toBe(true);
  expect(chinese.body.equals(plain.body)).toBe(false);
});

test('a name of any length is set within the card', async () => {
  const { status, body } = await card(8);
  expect([status, ...sizeOf(body)]).toEqual([200, 1200, 630]);
});

test('no card makes the server ask for letters or pictures elsewhere', async () => {
  await Promise.all([card(6, 'de'), card(7, 'el')]);
  expect(app.log().match(/fetches .+/g)).toBeNull();
});

test.each([
  ['a product that nobody knows', 404, 'en', 404],
  ['a product that was removed', 410, 'en', 410],
  ['an interface language that we do not speak', 1, 'xx', 404],
  ['an id that is none', 'abc', 'en', 404],
])('%s has no card', async (_what, id, interfaceLang, status) => {
  expect((await card(id, interfaceLang)).status).toBe(status);
});

test('a platform that fails is no missing card: come again', async () => {
  const { status, headers } = await card(503);
  expect([status, headers['retry-after'], headers['cache-control']]).toEqual([503, '5', 'no-store']);
});

test('a card waits for a pictogram that cannot be had now, rather than show less of a hazard', async () => {
  expect((await card(11)).status).toBe(503);
});

test('a burst of crawlers costs one call for the product', async () => {
  const countBefore = detailRequestCount();
  const responses = await Promise.all(Array.from({ length: 40 }, () => card(2, 'fr')));
  expect(new Set(responses.map(({ headers }) => headers.etag)).size).toBe(1);
  expect(detailRequestCount() - countBefore).toBe(1);
});
