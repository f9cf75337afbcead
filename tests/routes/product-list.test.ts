import { type RawResponse, sendRequest } from '@/tests/support/ask';
import { HttpVisitor } from '@/tests/support/http-visitor';
import { demo, type Provider, startProvider } from '@/tests/support/provider';
import { readPage } from '@/tests/support/read-page';
import { type ScriptedResponse as Scripted, json, minimalDetail } from '@/tests/support/scripted-platform';
import { type RunningWebApp, startWebApp } from '@/tests/support/start-app';

jest.setTimeout(180_000);
let provider: Provider;
let app: RunningWebApp;
/** Somebody who is logged in. */
let visitor: HttpVisitor;

const listPath = '/api/v1/products';
const ownPath = '/api/v1/products/1001/detail';

beforeAll(async () => {
  provider = await startProvider();
  app = await startWebApp(provider.platform.url, { SITE_URL: 'http://dossier.example' });
});
afterAll(async () => {
  await app.stop();
  await provider.platform.close();
});

beforeEach(async () => {
  visitor = new HttpVisitor();
  provider.script = {};
  visitor.take(await call('/p/api/session'));
  const body = JSON.stringify(demo);
  visitor.take(await call('/p/api/session', { method: 'POST', body, headers: { 'content-type': 'application/json' } }));
  expect(visitor.cookies.has('token')).toBe(true);
  provider.platform.requests.length = 0;
});

const call = (path: string, { method = 'GET', body, headers = {} }: Parameters<typeof sendRequest>[2] = {}) =>
  sendRequest(app.url, path, {
    method,
    body,
    headers: {
      ...visitor.headers,
      ...headers,
    },
  });
const changeWorkgroup = async () => {
  const headers = { 'content-type': 'application/json' };
  visitor.take(await call('/p/api/session', { method: 'PATCH', body: '{"workgroup":4}', headers }));
};
const anonymously = { headers: { cookie: '' } };

const row = (id: number) => ({ id, text: `Product ${id}`, code_name: `P-${id}`, sds: true });
/** A list of 120 products, 50 a page; a search finds those whose name has it. */
const serveList: Scripted = (request, response) => {
  const query = new URL(request.url ?? '', 'http://platform').searchParams;
  const page = Number(query.get('page') || 1);
  const all = Array.from({ length: 120 }, (_, index) => row(index + 1));
  const found = all.filter(({ text }) => text.includes(query.get('search') ?? ''));
  const pages = Math.max(1, Math.ceil(found.length / 50));
  const data = found.slice((page - 1) * 50, page * 50);
  json({ data, page, pages, total: found.length })(request, response);
};
const requested = () => provider.calls().filter((request) => request.call.startsWith(`GET ${listPath}`));
const pageOf = ({ text }: RawResponse) =>
  /Page (?:<!-- -->)?\d+(?:<!-- -->)? of (?:<!-- -->)?\d+/.exec(text)?.[0].replace(/<!-- -->/g, '');

describe('the product list', () => {
  beforeEach(() => (provider.script[listPath] = serveList));

  test('is rendered on the server with one call, for the user’s workgroup, and is kept by nobody', async () => {
    const response = await call('/p/products?page=2');
    expect(response.status).toBe(200);
    expect(response.text).toContain('Product 51');
    expect(pageOf(response)).toBe('Page 2 of 3');
    expect(requested()).toEqual([
      { call: `GET ${listPath}?page=2`, token: expect.stringMatching(/^access-/), workgroup: '3' },
    ]);
    expect(response.headers['cache-control']).toContain('no-store');
    expect(response.text).toContain('<meta name="robots" content="noindex, nofollow"/>');
  });

  test('is for who is logged in: an anonymous visitor logs in first and gets to the same page', async () => {
    const response = await call('/p/products?page=2&search=a%20b', anonymously);
    expect(response.status).toBe(307);
    const login = new URL(response.headers.location!, app.url);
    expect(login.pathname).toBe('/p/login');
    expect(login.searchParams.get('next')).toBe('/products?search=a+b&page=2');
    expect(login.searchParams.has('failure')).toBe(false);
    expect(provider.platform.requests).toEqual([]);
  });

  test.each([
    ['page=0', 'Page 1 of 3'],
    ['page=-1', 'Page 1 of 3'],
    ['page=x', 'Page 1 of 3'],
    ['page=1.5&page=2', 'Page 1 of 3'],
    ['page=999999999999', 'Page 1 of 3'],
    ['search=%00&page=2', 'Page 2 of 3'],
    ['search=%ff%fe', undefined],
    [`search=${'x'.repeat(7_000)}`, undefined],
    ['search=__proto__&constructor=1', undefined],
    ['search[]=1&page[]=2', 'Page 1 of 3'],
  ])('?%.30s is a sensible page', async (query, page) => {
    const response = await call(`/p/products?${query}`);
    expect(response.status).toBe(200);
    expect(pageOf(response)).toBe(page);
    expect(requested()[0]!.call.length).toBeLessThan(300);
  });

  test('its order and filters go to the platform, and stay on its pages, but none that makes no sense', async () => {
    provider.script[listPath] = (request, response) =>
      json({ data: [row(1)], page: 1, pages: 2, total: 51, sort: '-date' })(request, response);
    const response = await call('/p/products?sort=-date&pictogram=GHS02&lang=2&sds=none');
    const query = 'sort=-date&pictogram=GHS02&lang=2&sds=none';
    expect(requested().map((request) => request.call)).toEqual([`GET ${listPath}?page=1&${query}`]);
    expect(response.text).toContain(`href="/p/products?${query}&page=2"`.replaceAll('&', '&amp;'));
    expect(response.text).toContain('<option value="GHS02" selected="">');
    provider.platform.requests.length = 0;
    await call('/p/products?sort=size&pictogram=x&lang=-1&sds=1');
    expect(requested().map((request) => request.call)).toEqual([`GET ${listPath}?page=1`]);
  });

  test('of a platform that can neither sort nor filter it stands in that platform’s order, without controls', async () => {
    const response = await call('/p/products?sort=code&sds=none');
    expect([response.status, pageOf(response)]).toEqual([200, 'Page 1 of 3']);
    expect(response.text).not.toContain('<select');
    expect(response.text).not.toContain('aria-label="Sort by"');
  });

  test('behind the last page it is the last one', async () => {
    const response = await call('/p/products?page=77&search=Product');
    expect([response.status, response.headers.location]).toEqual([307, '/p/products?search=Product&page=3']);
    expect((await call('/p/products?page=77&search=unobtainium')).headers.location).toBe(
      '/p/products?search=unobtainium',
    );
  });

  test('speaks the language that the address names, else the one that the visitor chose', async () => {
    expect((await call('/p/products?interfaceLang=de')).text).toContain('<html lang="de"');
    const cookie = `${visitor.headers.cookie}; language=de_DE`;
    expect((await call('/p/products', { headers: { cookie } })).text).toContain('120 Produkte');
  });

  test('follows the workgroup that was chosen', async () => {
    await changeWorkgroup();
    const response = await call('/p/products');
    expect(requested().at(-1)).toMatchObject({ workgroup: '4' });
    expect(response.text).toMatch(/Workgroup: (<!-- -->)?Production/);
  });

  test('a workgroup that was lost gives way to the first one, with a notice and no error', async () => {
    await changeWorkgroup();
    provider.script[listPath] = (request, response) =>
      request.headers['x-workgroup-id'] === '4'
        ? json({ error: 'workgroup' }, 403)(request, response)
        : serveList(request, response);
    provider.script['/api/v1/app/init'] = json({
      user_settings: { user_id: 7, name: 'Ada', email: null },
      groups: [{ id: 3, text: 'Laboratory' }],
    });
    const response = await call('/p/products');
    expect(response.status).toBe(200);
    expect(response.text).toContain('no longer one of yours');
    expect(response.text).toMatch(/Workgroup: (<!-- -->)?Laboratory/);
    visitor.take(response);
    const next = await call('/p/products');
    expect(next.text).not.toContain('no longer one of yours');
    expect(requested().at(-1)).toMatchObject({ workgroup: '3' });
  });

  test('nobody else can say that a workgroup was lost', async () => {
    const headers = { cookie: visitor.headers.cookie!, 'x-workgroup-lost': '1' };
    expect((await call('/p/products', { headers })).text).not.toContain('no longer one of yours');
  });

  test('a token that is refused is refreshed on the way', async () => {
    provider.expireAccess();
    let stale: string | undefined;
    provider.script[listPath] = (request, response) => {
      stale ??= request.headers.authorization;
      const isStale = request.headers.authorization === stale;
      (isStale ? json({ error: 'invalid_token' }, 401) : serveList)(request, response);
    };
    const response = await call('/p/products', {
      headers: { cookie: visitor.headers.cookie!, 'sec-fetch-dest': 'document' },
    });
    expect(response.status).toBe(200);
    expect(response.text).toContain('Product 1');
    expect(response.headers['set-cookie']).toContain('token=');
  });

  test('a session that ended leads to the login, which says so, and back to the same page of the list', async () => {
    provider.script[listPath] = json({ error: 'invalid_token' }, 401);
    provider.script['/api/oauth2/token'] = json({ error: 'invalid_grant' }, 401);
    const response = await call('/p/products?page=2&search=acid');
    expect(response.status).toBe(307);
    expect(response.headers['set-cookie']).toContain('token=;');
    const login = new URL(response.headers.location!, app.url);
    expect(login.searchParams.get('next')).toBe('/products?search=acid&page=2');
    visitor.take(response);
    const page = await call(login.pathname + login.search);
    expect(page.text).toContain('Your session has ended. Please log in again.');
    expect(page.text).toContain('name="next" value="/products?search=acid&amp;page=2"');
  });

  test.each<[string, Scripted]>([
    ['an error', json({ error: 'internal' }, 500)],
    ['a login page', (_request, response) => response.setHeader('content-type', 'text/html').end('<h1>Log in</h1>')],
    ['nothing that makes sense', json({ data: 'x', total: 'many' })],
  ])('a platform that answers with %s is said, with a way to try again', async (_, response) => {
    provider.script[listPath] = response;
    const { status, text, headers } = await call('/p/products');
    expect([status, headers['retry-after']]).toEqual([503, '5']);
    expect(text).toContain('The products could not be loaded. Please try again.');
    expect(text).toMatch(/Error id: (<!-- -->)?[a-z2-9]{3}/);
    expect(headers['set-cookie'] ?? '').not.toContain('token=;');
  });

  test('a platform that says no more than it must makes a whole list', async () => {
    provider.script[listPath] = json({ data: [{ id: 1, text: 'Acetone' }, { text: 'no id' }, null], total: 1 });
    const { status, text } = await call('/p/products');
    expect(status).toBe(200);
    expect(text).toContain('Acetone');
    expect(text).not.toContain('no id');
  });

  test('its handler answers a page of it to scripts, and 401 to who is not logged in', async () => {
    const response = await call('/p/api/products?page=3&search=Product');
    expect(response.json()).toMatchObject({ pages: 3, total: 120 });
    expect((response.json() as { products: unknown[] }).products).toHaveLength(20);
    expect(response.headers['cache-control']).toBe('private, no-store');
    provider.script[listPath] = json({ error: 'unauthorized' }, 401);
    const refused = await call('/p/api/products', anonymously);
    expect([refused.status, refused.json()]).toMatchObject([401, { uiMessage: 'error_message_LOGIN_NEEDED' }]);
  });
});

describe('the back button', () => {
  const page = '/p/1001/de/gh/1';
  /** What is valid in the detail that the provider serves is pi and pd. */
  const detail = page.replace('gh', 'pi');
  const links = ({ text }: RawResponse) =>
    [...text.matchAll(/<a [^>]*?(?:aria-label="Zurück[^>]*?href="([^"]+)"|href="([^"]+)"[^>]*?aria-label="Zurück)/g)]
      .map(([, hrefAfterLabel, hrefBeforeLabel]) => hrefAfterLabel ?? hrefBeforeLabel)
      .sort();
  const ownCalls = () => provider.calls().filter(({ call }) => call === `GET ${ownPath}`);

  test('leads to the overview of a product of the list, and on small screens to the list, for one more call', async () => {
    const response = await call(detail);
    expect(links(response)).toEqual(['/p/1001/de/pd/1', '/p/products']);
    expect(ownCalls()).toEqual([{ call: `GET ${ownPath}`, token: expect.stringMatching(/^access-/), workgroup: '3' }]);
    expect(response.headers['cache-control']).toContain('no-store');
  });

  test('leads to the list from a product that the list lacks', async () => {
    provider.script[ownPath] = json({ error: 'not_found' }, 404);
    expect(links(await call(detail))).toEqual(['/p/products']);
  });

  test.each<[string, Scripted]>([
    ['fails', json({ error: 'internal' }, 500)],
    ['knows no such workgroup', json({ error: 'workgroup' }, 403)],
    ['hangs', () => undefined],
    ['gives a malformed response', json([])],
  ])('leads to the list when the platform %s, and the page stands', async (_, response) => {
    provider.script[ownPath] = response;
    const shown = await call(detail);
    expect(shown.status).toBe(200);
    expect(links(shown)).toEqual(['/p/products']);
  });

  test('is not there for an anonymous visitor, for whom nothing is asked', async () => {
    await call(detail);
    provider.platform.requests.length = 0;
    const response = await call(detail, anonymously);
    expect(links(response)).toEqual([]);
    expect(ownCalls()).toEqual([]);
  });

  test('leads to the provider’s application where there is one', async () => {
    const other = await startWebApp(provider.platform.url, {
      SITE_URL: 'http://dossier.example',
      APP_URL: 'https://app.example/products/',
    });
    const headers = { cookie: visitor.headers.cookie! };
    const response = await sendRequest(other.url, detail, { headers });
    await other.stop();
    expect(links(response)).toEqual(['https://app.example/products', 'https://app.example/products/1001']);
  });
});

describe('edit mode of a product, before a platform that knows two workgroups', () => {
  const ownWorkgroupDetail = json(
    minimalDetail({ steps: { formulation_mixer: [{ product_name: 'Secret', child_source: 'M' }] } }),
  );
  const page = '/p/1001/en/pi/1?edit=1';
  const ownCalls = () => provider.calls().filter(({ call }) => call === `GET ${ownPath}`);

  beforeEach(() => {
    provider.script[ownPath] = (request, response) =>
      (request.headers['x-workgroup-id'] === '3' ? ownWorkgroupDetail : json({ error: 'not_found' }, 404))(
        request,
        response,
      );
  });

  test('asks it once a page view, with the visitor’s token and workgroup', async () => {
    expect((await call(page)).text).toContain('Secret');
    expect(ownCalls()).toEqual([{ call: `GET ${ownPath}`, token: expect.stringMatching(/^access-/), workgroup: '3' }]);
  });

  test('does not ask it for an anonymous visitor', async () => {
    expect((await call(page, anonymously)).text).not.toContain('Secret');
    expect(ownCalls()).toEqual([]);
  });

  test('is not there for a visitor who changed to the other workgroup', async () => {
    await changeWorkgroup();
    const { status, text } = await call(page);
    expect([status, ownCalls()[0]?.workgroup]).toEqual([200, '4']);
    expect(text).not.toMatch(/Secret|role="switch"|data of your workgroup/);
  });

  test.each([
    ['fails', json({ steps: 'Secret' }, 500)],
    ['gives a malformed response', json({ steps: 'Secret' })],
  ])('is the public page and a notice when the platform %s', async (_what, response) => {
    provider.script[ownPath] = response;
    const { status, text } = await call(page);
    expect(status).toBe(200);
    expect(text).toContain('The data of your workgroup cannot be loaded at the moment.');
    expect(text).toContain('Acetone');
    expect(text).not.toContain('Secret');
  });
});

describe('the start page', () => {
  test('asks for a number, and opens it, where the platform has no search', async () => {
    provider.script = { '/api/v1/p/': json({ error: 'not_found' }, 404) };
    expect(readPage((await call('/p', anonymously)).text, app.url).title).toMatch(/^Open a product dossier/);
    expect((await call('/p?id=1001', anonymously)).headers.location).toMatch(/\/p\/1001\/en\/pd\/1$/);
  });

  test('says so where the platform fails, and a number opens its dossier', async () => {
    provider.script = { '/api/v1/p/': json({ error: 'unavailable' }, 503) };
    const failed = await call('/p?search=acid', anonymously);
    expect([failed.status, failed.headers['retry-after']]).toEqual([503, '5']);
    expect((await call('/p?search=1002', anonymously)).headers.location).toMatch(/\/p\/1002\/en\/pd\/1$/);
  });
});
