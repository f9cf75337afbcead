/** @jest-environment jest-fixed-jsdom */
import { sendRequest } from '@/tests/support/ask';
import { bootSite } from '@/tests/support/boot-site';
import { movableClock, moveClock } from '@/tests/support/move-clock';
import { json, type ScriptedPlatform, startScriptedPlatform } from '@/tests/support/scripted-platform';
import { type RunningWebApp, startWebApp } from '@/tests/support/start-app';

jest.setTimeout(180_000);

const all = { sds: true, tds: true, lbl: true, ipi: true };
const product = (id: number) => ({ id, lastmod: '2026-02-01', validLangs: [1, 2], validTdsLangs: [1], doc: all });
/** A list of 5,150 products, the last of them newer than all others. */
const total = 5_150;
const products = Array.from({ length: total }, (_, index) => product(1_000 + index));
products[total - 1]!.lastmod = '2026-11-01';

const lists: ScriptedPlatform['answer'] = (request, response) => {
  const page = Number(new URL(request.url ?? '', 'http://platform').searchParams.get('page') ?? 1);
  const data = products.slice((page - 1) * 5_000, page * 5_000);
  json({ data, page, pages: 2, total })(request, response);
};

const silent = bootSite('other');
let platform: ScriptedPlatform;
let app: RunningWebApp;
beforeAll(async () => {
  platform = await startScriptedPlatform(lists);
  app = await startWebApp(platform.url, { SITEMAP: '1', PLATFORM_PAGE_TIMEOUT_MS: '5000', ...movableClock });
});
afterAll(async () => {
  await app?.stop();
  await platform?.close();
});

const xml = (text: string) => {
  const document = new DOMParser().parseFromString(text, 'application/xml');
  expect(document.querySelector('parsererror')).toBeNull();
  return document;
};
const texts = (document: Document, name: string) =>
  [...document.querySelectorAll(name)].map((element) => element.textContent);

// The first tests: nothing is kept yet.
describe('when nothing is kept', () => {
  afterAll(async () => {
    platform.answer = lists;
    platform.requests.length = 0;
    // Breakers close, and what was learnt of the suppliers is too old.
    await moveClock(app, 24 * 60 * 60 * 1_000);
  });

  test.each<[string, ScriptedPlatform['answer']]>([
    ['is down', json({ error: 'busy' }, 503)],
    ['does not answer', () => undefined],
    ['gives a malformed response', json({ data: 'none' })],
  ])('and the platform %s, a search engine is told to come again', async (_, response) => {
    await moveClock(app, 20_000);
    platform.answer = response;
    platform.requests.length = 0;
    for (const path of ['/p/sitemap.xml', '/p/sitemap/1.xml']) {
      const { status, headers } = await sendRequest(app.url, path);
      expect({ path, status, waits: Number(headers['retry-after']) > 0 }).toEqual({ path, status: 503, waits: true });
    }
    expect(platform.requests.length).toBeGreaterThan(0);
  });
});

/** The index once the days of all parts are known: until then it comes without. */
async function completeIndex() {
  for (;;) {
    const response = await sendRequest(app.url, '/p/sitemap.xml');
    if (response.text.includes('<lastmod>')) return response;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

test('the index names each part with its newest day, and a robot finds it', async () => {
  const robots = await sendRequest(app.url, '/robots.txt');
  expect(robots.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(robots.text).toContain('\nSitemap: https://dossier.example/p/sitemap.xml\n');
  const { status, headers, text } = await completeIndex();
  expect({ status, type: headers['content-type'] }).toEqual({ status: 200, type: 'application/xml; charset=utf-8' });
  const index = xml(text);
  expect(texts(index, 'loc')).toEqual(
    Array.from({ length: 52 }, (_, part) => `https://dossier.example/p/sitemap/${part + 1}.xml`),
  );
  expect(texts(index, 'lastmod')).toEqual([...Array<string>(51).fill('2026-02-01'), '2026-11-01']);
});

test('a part has 100 products, and every one stands in one part', async () => {
  const ids = async (part: number) => {
    const { text } = await sendRequest(app.url, `/p/sitemap/${part}.xml`);
    return new Set([...text.matchAll(/<loc>https:\/\/dossier\.example\/p\/(\d+)\//g)].map(([, id]) => Number(id)));
  };
  expect([...(await ids(1))]).toEqual(products.slice(0, 100).map(({ id }) => id));
  expect([...(await ids(50))]).toEqual(products.slice(4_900, 5_000).map(({ id }) => id));
  expect([...(await ids(51))]).toEqual(products.slice(5_000, 5_100).map(({ id }) => id));
  expect([...(await ids(52))]).toEqual(products.slice(5_100).map(({ id }) => id));
});

test('a page stands there with its day and itself in its other languages', async () => {
  const part = xml((await sendRequest(app.url, '/p/sitemap/1.xml')).text);
  const page = [...part.querySelectorAll('url')].find(
    (url) => url.querySelector('loc')?.textContent === 'https://dossier.example/p/1000/de/gh/2',
  );
  const links = [...(page?.getElementsByTagName('xhtml:link') ?? [])];
  expect(page?.querySelector('lastmod')?.textContent).toBe('2026-02-01');
  expect(links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')])).toEqual([
    ['en', 'https://dossier.example/p/1000/en/gh/1'],
    ['de', 'https://dossier.example/p/1000/de/gh/2'],
    ['x-default', 'https://dossier.example/p/1000/en/gh/1'],
  ]);
});

test('walking through all of it takes two calls to the platform, and one for the suppliers', async () => {
  for (let part = 1; part <= 52; part += 1)
    expect((await sendRequest(app.url, `/p/sitemap/${part}.xml`)).status).toBe(200);
  expect(platform.requests.map(({ url }) => url).sort()).toEqual([
    '/api/v1/p/products?page=1',
    '/api/v1/p/products?page=2',
    '/api/v1/p/suppliers',
  ]);
});

test.each(['0', '01', '53', '9999999', '99999999999999999999'])('there is no part %s', async (part) => {
  expect((await sendRequest(app.url, `/p/sitemap/${part}.xml`)).status).toBe(404);
});

test('HEAD is answered as GET, without a body', async () => {
  for (const path of ['/robots.txt', '/p/sitemap.xml', '/p/sitemap/1.xml']) {
    const [head, get] = [await sendRequest(app.url, path, { method: 'HEAD' }), await sendRequest(app.url, path)];
    expect([head.status, head.headers['content-type'], head.text]).toEqual([200, get.headers['content-type'], '']);
  }
});

test('without the operator’s word there is no sitemap, and robots.txt names none', async () => {
  for (const path of ['/p/sitemap.xml', '/p/sitemap/1.xml'])
    expect((await sendRequest(silent.app.url, path)).status).toBe(404);
  const { text } = await sendRequest(silent.app.url, '/robots.txt');
  expect(text).not.toContain('Sitemap:');
  expect(text).toMatch(/^Disallow: \/p\/api\/$/m);
  for (const call of ['assets', 'card', 'download', 'label', 'qr']) expect(text).toContain(`Allow: /p/api/${call}/`);
});
