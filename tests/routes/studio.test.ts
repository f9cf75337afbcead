import { create } from 'content-disposition';
import { sendRequest } from '@/tests/support/ask';
import { HttpVisitor } from '@/tests/support/http-visitor';
import { expectEach } from '@/tests/support/expect-each';
import { demo, type Provider, startProvider } from '@/tests/support/provider';
import { json } from '@/tests/support/scripted-platform';
import { type RunningWebApp, startWebApp } from '@/tests/support/start-app';
import { studioCalls } from '@/lib/upstream/studio/studio-calls';

jest.setTimeout(180_000);

let provider: Provider;
let app: RunningWebApp;
let visitor: HttpVisitor;

const draft = '0b0e7a0e-6a52-4e7e-9b52-1a2b3c4d5e6f';
const base = '/p/api/studio';
const section = `${base}/drafts/${draft}/sections/identity`;
const revisionHeader = { 'if-match': '"3"' };

beforeAll(async () => {
  provider = await startProvider();
  app = await startWebApp(provider.platform.url);
  visitor = await HttpVisitor.loggedIn(app.url, demo);
});
afterAll(async () => {
  await app.stop();
  await provider.platform.close();
});
beforeEach(() => {
  provider.platform.requests.length = 0;
  provider.script = { '/api/v1/studio': author };
});

const author = json({ workgroups: [{ id: 3, name: 'A', roles: ['author'] }], demoProducts: [] });

/** What the platform was asked, beside whether the visitor has a role. */
const forwarded = () =>
  provider.platform.requests
    .filter(({ url }) => url.startsWith('/api/v1/studio') || url.startsWith('/product-file'))
    .map(({ method, url }) => `${method} ${url}`)
    .filter((call) => call !== 'GET /api/v1/studio');

test('a section goes to the platform with its revision, as it was sent', async () => {
  provider.script['/api/v1/studio/drafts/'] = json({ revision: 4, state: 'draft', summary: {} });
  const content = { product: { code: 'A', gtin: null }, facts: { name: { en: 'Ünïcode' } } };
  const headers = { ...revisionHeader, 'accept-language': 'el' };
  const response = await visitor.call(app.url, section, { method: 'PUT', body: content, headers });
  expect([response.status, response.json()]).toEqual([200, { revision: 4, state: 'draft' }]);
  const [request] = provider.platform.requests.filter(({ method }) => method === 'PUT');
  expect(request?.url).toBe(`/api/v1/studio/drafts/${draft}/sections/identity`);
  expect(request?.headers).toMatchObject({
    'if-match': '"3"',
    'content-type': 'application/json',
    'accept-language': 'el',
  });
  expect(JSON.parse(request!.body)).toEqual(content);
});

test('a conflict comes back with what the other person saved', async () => {
  const other = { revision: 5, content: { product: { code: 'B' } }, changedBy: 'Eva' };
  provider.script['/api/v1/studio/drafts/'] = json({ error: 'conflict', ...other, changed: 'x' }, 412);
  const response = await visitor.call(app.url, section, { method: 'PUT', body: {}, headers: revisionHeader });
  expect([response.status, response.json()]).toEqual([412, { error: 'conflict', ...other }]);
});

test.each([
  [403, { error: 'missing_role', role: 'author' }],
  [409, { error: 'not_editable' }],
  [422, { error: 'invalid_section', message: 'facts.label is not a field of the section identity' }],
])('a rejection with %i keeps its code and its sentence', async (status, body) => {
  provider.script['/api/v1/studio/drafts/'] = json({ ...body, secret: 'x' }, status);
  const response = await visitor.call(app.url, section, { method: 'PUT', body: {}, headers: revisionHeader });
  expect([response.status, response.json()]).toEqual([status, body]);
});

test('a call without a body and its type is made as one', async () => {
  provider.script['/api/v1/studio/'] = json({ state: 'inReview' });
  const submit = `${base}/drafts/${draft}/submit`;
  expect((await visitor.call(app.url, submit, { method: 'POST', headers: revisionHeader })).status).toBe(200);
  for (const path of [`${base}/drafts/${draft}`, `${base}/substances/${draft}`])
    for (const type of ['', 'application/json']) {
      const headers = { ...revisionHeader, ...(type && { 'content-type': type }) };
      expect((await visitor.call(app.url, path, { method: 'DELETE', headers })).status).toBe(200);
    }
});

test('a preview that a newer one has replaced is no failure in the console of a browser', async () => {
  provider.script['/api/v1/studio/drafts/'] = json({ error: 'replaced' }, 409);
  const body = { language: 'en', want: ['findings'] };
  const response = await visitor.call(app.url, `${base}/drafts/${draft}/preview`, { method: 'POST', body });
  expect([response.status, response.json()]).toEqual([200, { error: 'replaced' }]);
});

test('HTML of a preview is sanitised', async () => {
  const html = '<section id="section-1"><p onclick="x()">Text</p><script>x()</script></section>';
  const emergency = { telephone: null, signalWord: null, pictograms: [], hazards: [], unNumbers: [], html };
  provider.script['/api/v1/studio/drafts/'] = json({ sds: { html, derived: [] }, emergency });
  const body = { language: 'en', want: ['sds', 'emergency'], sdsSection: 1 };
  const response = await visitor.call(app.url, `${base}/drafts/${draft}/preview`, { method: 'POST', body });
  const clean = '<section id="section-1"><p>Text</p></section>';
  expect(response.json()).toMatchObject({ sds: { html: clean }, emergency: { html: clean }, findings: null });
});

test('a search gives the list of what it found', async () => {
  const phrase = { name: 'heat', text: { en: 'heat' }, subsections: ['10.4'] };
  provider.script['/api/v1/studio/phrases'] = json({ phrases: [{ ...phrase, subsection: '10.4' }] });
  const response = await visitor.call(app.url, `${base}/phrases?search=heat&subsection=10.4&language=en`);
  expect(response.json()).toEqual([{ name: 'heat', subsection: '10.4', text: { en: 'heat' } }]);
});

test('a person whose document of a draft cannot be made is led to the review, which says so; a script gets the failure', async () => {
  const path = `${base}/drafts/${draft}/documents/sds?language=en`;
  const followed = () => visitor.call(app.url, path, { headers: { 'sec-fetch-mode': 'navigate' } });
  provider.script['/api/v1/studio/drafts/'] = json({ error: 'incomplete', findings: [] }, 422);
  const { status, headers } = await followed();
  expect([status, headers.location]).toEqual([
    307,
    `https://dossier.example/p/studio/${draft}/review?document=incomplete#review-documents`,
  ]);
  expect((await visitor.call(app.url, path)).status).toBe(422);
  provider.script['/api/v1/studio/drafts/'] = json({ error: 'internal' }, 500);
  const again = encodeURIComponent(path.replace(/^\/p/, ''));
  expect((await followed()).headers.location).toBe(`https://dossier.example/p/unhandlederror?next=${again}`);
});

test('what is no call of the table, or has a bad value, never reaches the platform', async () => {
  const refused: [string, string, string, unknown, number, Record<string, string>?][] = [
    ['an unknown call', 'GET', '/users', undefined, 404],
    ['a way up', 'GET', '/drafts/..%2F..%2Fadmin', undefined, 404],
    ['an id that is none', 'GET', '/drafts/1', undefined, 404],
    ['an unknown section', 'PUT', `/drafts/${draft}/sections/secret`, {}, 404],
    ['another method', 'POST', '/products', {}, 405],
    ['an unknown state', 'GET', '/products?state=secret', undefined, 400],
    ['a workgroup that is no number', 'GET', '/members?workgroup=1%20or%201', undefined, 400],
    ['a CAS number of another form', 'GET', '/ingredient?workgroup=3&cas=acetone', undefined, 400],
    ['a section without a revision', 'PUT', `/drafts/${draft}/sections/identity`, {}, 400],
    ['a revision of another form', 'PUT', `/drafts/${draft}/sections/identity`, {}, 400, { 'if-match': '*' }],
    ['a return without a comment', 'POST', `/drafts/${draft}/return`, { comment: ' ' }, 400, revisionHeader],
    ['a role that there is not', 'PUT', '/members/7?workgroup=3', { roles: ['owner'] }, 400],
  ];
  await expectEach(
    refused,
    ([what]) => what,
    async ([, method, path, body, status, headers]) => {
      const response = await visitor.call(app.url, base + path, { method, body, headers });
      expect([response.status, forwarded()]).toEqual([status, []]);
    },
  );
});

test('what only the platform reads goes to it byte for byte, whatever it is, and its word on it comes back', async () => {
  const sent: [string, string, string][] = [
    ['a part that no section has', `PUT /drafts/${draft}/sections/identity`, '{"other": {} }'],
    ['a draft from nowhere', 'POST /drafts', '{"workgroup":3,"from":{"kind":"address","url":"http://a"}}'],
    ['a deep nesting', `PUT /drafts/${draft}/sections/identity`, '['.repeat(10_000)],
    ['no JSON', `POST /drafts/${draft}/preview`, '{"want":[\0'],
    ['a substance', 'POST /substances?workgroup=3', '{"content":{"name":"\\u00fc"}}'],
  ];
  const invalid = { error: 'invalid_section', message: 'facts.label is not a field of the section identity' };
  for (const path of ['drafts', 'substances']) provider.script[`/api/v1/studio/${path}`] = json(invalid, 422);
  await expectEach(
    sent,
    ([what]) => what,
    async ([, call, body]) => {
      const [method = '', path = ''] = call.split(' ');
      const headers = { ...visitor.headers, ...revisionHeader, 'content-type': 'application/json' };
      const response = await sendRequest(app.url, base + path, { method, body, headers });
      expect([response.status, response.json()]).toEqual([422, invalid]);
      expect(provider.platform.requests.at(-1)).toMatchObject({ method, url: `/api/v1/studio${path}`, body });
    },
  );
});

test('a section of a megabyte is passed on, one of nine is refused with 413', async () => {
  provider.script['/api/v1/studio/drafts/'] = json({ revision: 4 });
  const put = (bytes: number) =>
    visitor.call(app.url, section, {
      method: 'PUT',
      body: { facts: { text: 'x'.repeat(bytes) } },
      headers: revisionHeader,
    });
  expect((await put(1_000_000)).status).toBe(200);
  expect((await put(9_000_000)).status).toBe(413);
});

test('a file goes to the platform byte for byte, and comes back with a type that no browser runs; one that may be forged does not', async () => {
  const files = `${base}/drafts/${draft}/files`;
  const bytes = Buffer.from('%PDF-\0ä');
  const file = { file: `${'a'.repeat(64)}/ä b.pdf`, name: 'ä b.pdf', size: 8, hash: 'a'.repeat(64) };
  provider.script['/api/v1/studio/drafts/'] = json(file);
  const send = (more: Record<string, string>, body: Buffer = bytes, name = encodeURIComponent(file.name)) =>
    sendRequest(app.url, `${files}?name=${name}`, {
      method: 'POST',
      body,
      headers: { ...visitor.headers, 'content-type': 'application/octet-stream', ...more },
    });
  const sent = await send({});
  expect([sent.status, sent.json()]).toEqual([200, file]);
  const [passed] = provider.platform.requests.filter(({ method }) => method === 'POST');
  expect(passed?.url).toBe(`/api/v1/studio/drafts/${draft}/files?name=%C3%A4+b.pdf`);
  expect(passed?.headers).toMatchObject({ 'content-length': '8', 'content-type': 'application/octet-stream' });
  expect(passed?.body).toBe(bytes.toString());

  provider.platform.requests.length = 0;
  const refused: Record<string, number> = {
    'another site': (await send({ origin: 'https://other.example', 'sec-fetch-site': 'cross-site' })).status,
    'no token': (await send({ 'x-xsrf-token': '' })).status,
    'a form': (await send({ 'content-type': 'multipart/form-data; boundary=a' })).status,
    'too large': (await send({}, Buffer.alloc(26 * 2 ** 20))).status,
    JSON: (await send({ 'content-type': 'application/json' }, Buffer.from('{}'))).status,
    'a long name': (await send({}, bytes, 'n'.repeat(500))).status,
  };
  expect(refused).toEqual({
    'another site': 403,
    'no token': 403,
    'a form': 403,
    'too large': 413,
    JSON: 400,
    'a long name': 400,
  });
  expect(forwarded()).toEqual([]);

  const content = (type: string) => {
    provider.script['/api/v1/studio/drafts/'] = (_request, response) =>
      response.writeHead(200, { 'content-type': type, 'content-disposition': create(file.name) }).end(bytes);
    return visitor.call(app.url, `${files}/${file.hash}`);
  };
  const shown = await content('application/pdf');
  expect([shown.status, shown.body, shown.headers['content-type']]).toEqual([200, bytes, 'application/pdf']);
  expect(shown.headers['content-disposition']).toContain("filename*=UTF-8''%C3%A4%20b.pdf");
  expect((await content('text/html')).status).toBe(502);
  // A name in the address names nothing.
  provider.script['/api/v1/studio/drafts/'] = (_request, response) =>
    response.writeHead(200, { 'content-type': 'application/pdf', 'content-disposition': create(file.name) }).end(bytes);
  const named = await visitor.call(app.url, `${files}/${file.hash}?name=invoice.exe`);
  expect([named.status, named.headers['content-disposition']]).toEqual([200, shown.headers['content-disposition']]);
});

test('an anonymous visitor gets 401 from every call, and the platform is not asked', async () => {
  const anonymous = new HttpVisitor();
  anonymous.take(await anonymous.call(app.url, '/p/api/session'));
  await expectEach(
    studioCalls,
    ({ method, path }) => `${method} ${path}`,
    async ({ method, path }) => {
      const address = base + path.replace(/\{\w+\}/g, draft);
      const response = await anonymous.call(app.url, address, {
        method,
        body: method === 'POST' || method === 'PUT' ? {} : undefined,
      });
      expect([response.status, forwarded()]).toEqual([401, []]);
    },
  );
});

test('pages of the Studio lead an anonymous visitor to the login and back', async () => {
  const response = await new HttpVisitor().call(app.url, `/p/studio/${draft}/label?field=%2Fa`);
  expect([response.status, response.headers.location]).toEqual([
    307,
    `/p/login?next=${encodeURIComponent(`/studio/${draft}/label?field=%2Fa`)}`,
  ]);
});

test('the page of what can be no draft is not found, and the platform is not asked for it', async () => {
  // Of another login: whether one has a role is known for a minute.
  const other = await HttpVisitor.loggedIn(app.url, demo);
  const { status } = await other.call(app.url, '/p/studio/%f1%91%b1%9e/start');
  expect(status).toBe(404);
  expect(provider.platform.requests.filter(({ url }) => url?.includes('/studio/drafts/'))).toEqual([]);
});

test('a platform without a Studio has no link to it, and its page says what to do', async () => {
  provider.script['/api/v1/studio'] = json({ error: 'not_found' }, 404);
  const other = await HttpVisitor.loggedIn(app.url, demo);
  const page = await other.call(app.url, '/p/studio');
  expect(page.text).toContain('You have no role in the Studio.');
  expect((await other.call(app.url, '/p/privacy')).text).not.toContain('/p/studio');
});

test('no public page loads a byte of the Studio', async () => {
  const anonymous = new HttpVisitor();
  const scripts = new Set<string>();
  for (const path of ['/p/', '/p/login', '/p/privacy', '/p/1001/en/pd/1', '/p/1001/en/gh/1']) {
    const { text } = await anonymous.call(app.url, path);
    for (const [source] of text.matchAll(/\/p\/_next\/static\/chunks\/[\w./~-]+\.js/g)) scripts.add(source);
  }
  expect(scripts.size).toBeGreaterThan(5);
  const loaded = await Promise.all(
    [...scripts].map(async (path) => [path, (await anonymous.call(app.url, path)).text]),
  );
  expect(loaded.filter(([, text]) => /\/api\/studio|studio_/.test(text!)).map(([path]) => path)).toEqual([]);
});
