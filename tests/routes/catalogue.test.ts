import { sendRequest } from '@/tests/support/ask';
import { bootSite } from '@/tests/support/boot-site';
import { HttpVisitor } from '@/tests/support/http-visitor';
import { demo, type Provider, startProvider } from '@/tests/support/provider';
import { readPage } from '@/tests/support/read-page';
import { type RunningWebApp, startWebApp } from '@/tests/support/start-app';

jest.setTimeout(180_000);

describe('the start page', () => {
  const site = bootSite();
  const open = async (path: string, headers: Record<string, string> = {}) => {
    const { status, text, headers: responseHeaders } = await sendRequest(site.app.url, path, { headers });
    return { status, text, location: responseHeaders.location, ...readPage(text, site.app.url) };
  };

  test('finds products by what is typed, each with its dossier, sheet and emergency screen', async () => {
    const { status, links } = await open('/p?search=acetnoe');
    expect(status).toBe(200);
    for (const path of ['/p/1001/en/pd/1', '/p/api/download/sds/1001/1', '/p/1001/en/emergency/1'])
      expect(links.map((link) => new URL(link, site.app.url).pathname)).toContain(path);
    expect((await open('/p?search=zzqqxx')).text).toContain('Nothing found for “zzqqxx”.');
  });

  test.each([
    ['/p?search=1001', '/p/1001/en/pd/1'],
    ['/p?search=+1001+&interfaceLang=de', '/p/1001/de/pd/2'],
    ['/p?id=1001', '/p/1001/en/pd/1'],
    ['/p?id=999999', '/p/999999/en/pd/1'],
  ])('%s, a product’s number, opens %s', async (path, target) => {
    const { status, location } = await open(path);
    expect([status, new URL(location!, 'http://x').pathname]).toEqual([307, target]);
  });

  test('finds nothing by a number that no product has, and by what is no number', async () => {
    for (const path of ['/p?search=999999', '/p?id=abc'])
      expect([path, (await open(path)).status]).toEqual([path, 200]);
  });

  test('is in the language of its address, else of the page read last, else of the browser', async () => {
    const accepts = { 'accept-language': 'pl' };
    expect((await open('/p', accepts)).title).toMatch(/^Znajdź produkt/);
    expect((await open('/p', { ...accepts, cookie: 'language=de_DE' })).title).toMatch(/^Produkt finden/);
    expect((await open('/p?interfaceLang=el', accepts)).title).toMatch(/^Εύρεση προϊόντος/);
  });

  test('is indexed in each language, a search in it is not', async () => {
    const { robots, alternates, canonical } = await open('/p?interfaceLang=de');
    expect(robots).toBe('index, follow');
    expect(canonical).toMatch(/\/p\?interfaceLang=de$/);
    expect(Object.keys(alternates)).toHaveLength(8);
    expect((await open('/p?search=acetone')).robots).toBe('noindex, follow');
    expect((await open('/p/suppliers/demo-chemicals-gmbh')).robots).toBe('index, follow');
  });

  test('has a page for each supplier, and 404 for a supplier without products', async () => {
    const { status, title, text } = await open('/p/suppliers/demo-chemicals-gmbh?search=acetone');
    expect([status, title]).toEqual([200, 'Products of Demo Chemicals GmbH :: Dossier']);
    expect(text).toContain('Acetone technical 99.5 %');
    expect((await open('/p/suppliers/nobody')).status).toBe(404);
  });

  test('takes any text and any filters for a search that finds something or nothing', async () => {
    const thousand = Array.from({ length: 500 }, (_, n) => `pictogram=x${n}`).join('&');
    for (const query of [
      `search=${'a'.repeat(7_000)}`,
      `search=${encodeURIComponent('%_\\\'".*[(')}`,
      'search=%F0%9F%98%80&page=41&lang=x&signal=none',
      'search[$ne]=1&__proto__=1&supplier=%25',
      thousand,
    ])
      expect([query.slice(0, 40), (await open(`/p?${query}`)).status]).toEqual([query.slice(0, 40), 200]);
  });
});

describe('with CATALOGUE=0 and EMBED_ORIGINS=none', () => {
  let provider: Provider;
  let app: RunningWebApp;
  beforeAll(async () => {
    provider = await startProvider();
    app = await startWebApp(provider.platform.url, { CATALOGUE: '0', EMBED_ORIGINS: 'none' });
  });
  afterAll(async () => {
    await app.stop();
    await provider.platform.close();
  });

  test('the start page asks for a number, and the platform is not asked for products', async () => {
    expect((await sendRequest(app.url, '/p?search=acid')).text).toContain('Open a product dossier');
    expect((await sendRequest(app.url, '/p?id=acetone')).text).toMatch(/1 to 12 digits/);
    expect((await sendRequest(app.url, '/p/suppliers/any')).headers.location).toMatch(/^\/p\/?$/);
    expect(provider.platform.requests.filter(({ url }) => url?.startsWith('/api/v1/p/'))).toEqual([]);
  });

  test('there is no card and no description of a product, and its page names none', async () => {
    const description = `/p/api/oembed?url=${encodeURIComponent('https://dossier.example/p/1001/en/pd/1')}`;
    for (const path of ['/p/api/embed/1001/en', description])
      expect([path, (await sendRequest(app.url, path)).status]).toEqual([path, 404]);
    const { status, text } = await sendRequest(app.url, '/p/1001/en/pd/1');
    expect([status, text.includes('oembed')]).toEqual([200, false]);
  });

  test('a product as data is what everybody may see, whoever asks', async () => {
    const visitor = await HttpVisitor.loggedIn(app.url, demo);
    expect((await visitor.call(app.url, '/p/1001/en/pd/1')).text).toContain('for Ada');
    const response = await visitor.call(app.url, '/p/1001.json');
    expect(response.json()).toMatchObject({ name: 'Acetone', description: 'for everybody' });
  });
});
