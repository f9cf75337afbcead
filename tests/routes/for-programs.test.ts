import { gunzipSync } from 'node:zlib';
import { sendRequest } from '@/tests/support/ask';
import { bootSite } from '@/tests/support/boot-site';

jest.setTimeout(300_000);
const site = bootSite();

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  sendRequest(site.app.url, path, { method, headers });
const oembed = (path: string) => `/p/api/oembed?url=${encodeURIComponent(`https://dossier.example${path}`)}`;

const files = [
  '/p/api/download/sds/1002/1',
  '/p/api/download/sds-xml/1002/1',
  '/p/api/download/tds/1002/1',
  '/p/api/download/ipi/1002/1',
  '/p/api/label/1002/pdf?lp=1',
  '/p/api/attachments/1001/0',
];

describe('files', () => {
  test.each(files)('%s is sent once, in parts when they are wanted', async (path) => {
    const first = await get(path);
    const { etag = '' } = first.headers;
    const size = first.body.length;
    expect([first.status, etag, first.headers['cache-control'], first.headers['accept-ranges']]).toEqual([
      200,
      expect.stringMatching(/^"[0-9a-f]{32}"$/),
      'private, no-cache',
      'bytes',
    ]);
    const again = await get(path, { 'If-None-Match': etag });
    expect([again.status, again.headers.etag, again.body.length]).toEqual([304, etag, 0]);
    const head = await get(path, {}, 'HEAD');
    expect([head.status, head.headers.etag, head.headers['content-length'], head.body.length]).toEqual([
      200,
      etag,
      String(size),
      0,
    ]);
    const part = await get(path, { Range: 'bytes=10-19', 'If-Range': etag });
    expect([part.status, part.headers['content-range'], part.body]).toEqual([
      206,
      `bytes 10-19/${size}`,
      first.body.subarray(10, 20),
    ]);
    const other = await get(path, { Range: 'bytes=10-19', 'If-Range': '"other"' });
    expect([other.status, other.body.length]).toEqual([200, size]);
    const beyond = await get(path, { Range: `bytes=${size}-` });
    expect([beyond.status, beyond.headers['content-range'], beyond.json()]).toEqual([
      416,
      `bytes */${size}`,
      expect.objectContaining({ id: expect.any(String) }),
    ]);
  });

  test('an ETag of compressed bytes is weak, and serves as well', async () => {
    const path = '/p/api/download/sds-xml/1002/1';
    const zipped = await get(path, { 'Accept-Encoding': 'gzip' });
    expect([zipped.headers['content-encoding'], zipped.headers.etag]).toEqual(['gzip', expect.stringMatching(/^W\/"/)]);
    expect((await get(path, { 'If-None-Match': zipped.headers.etag! })).status).toBe(304);
  });

  test('the sheets of the catalogue that a program has are not sent again', async () => {
    const paths = Array.from({ length: 8 }, (_, index) => `/p/api/download/sds/${1001 + index}/1`);
    const tags: string[] = [];
    for (const path of paths) tags.push((await get(path)).headers.etag!);
    const statuses: number[] = [];
    for (const [index, path] of paths.entries())
      statuses.push((await get(path, { 'If-None-Match': tags[index]! })).status);
    expect(statuses).toEqual(paths.map(() => 304));
  });
});

/** What programs of every origin read, with an address of each that is not there. */
const shared = [
  ['/p/1001.json', '/p/999999.json', 404],
  ['/p/1001.atom', '/p/1023.atom', 410],
  ['/p/suppliers/demo-chemicals-gmbh.atom', '/p/suppliers/demo-chemicals-gmbh.atom?page=99', 404],
  ['/p/api/qr/1001/code.svg', '/p/api/qr/0/code.svg', 404],
  ['/p/api/qr/1001/code.png', '/p/api/qr/1001/code.gif', 404],
  ['/p/api/card/1001/en', '/p/api/card/999999/en', 404],
  [oembed('/p/1001/en/pd/1'), oembed('/p/login'), 404],
] as const;

describe('what is the same for every visitor', () => {
  test.each(shared)('%s is for programs of every origin, which may have it already', async (path) => {
    const { status, headers } = await get(path);
    expect([status, headers['access-control-allow-origin'], headers['cross-origin-resource-policy']]).toEqual([
      200,
      '*',
      'cross-origin',
    ]);
    const again = await get(path, { 'If-None-Match': headers.etag! });
    expect([again.status, again.body.length, again.headers['access-control-allow-origin']]).toEqual([304, 0, '*']);
    const head = await get(path, {}, 'HEAD');
    expect([head.status, head.headers.etag, head.body.length]).toEqual([200, headers.etag, 0]);
  });

  test.each(shared)('beside %s, a failure is a problem that a program reads', async (_, path, status) => {
    const failure = await get(path, { Accept: 'text/html' });
    expect([failure.status, failure.headers['content-type'], failure.headers['access-control-allow-origin']]).toEqual([
      status,
      'application/problem+json',
      '*',
    ]);
    expect(failure.json()).toEqual({
      type: 'about:blank',
      title: status === 404 ? 'Not Found' : 'Gone',
      status,
      detail: expect.stringMatching(/^[A-Zu].*\.$/),
      id: expect.stringMatching(/^\w{3}$/),
      code: expect.any(String),
    });
  });

  test('the drawing of a label is for every origin, and is not sent to who has it', async () => {
    const path = '/p/api/label/1001/preview';
    const { status, headers } = await get(path);
    expect([status, headers['access-control-allow-origin'], headers['cross-origin-resource-policy']]).toEqual([
      200,
      '*',
      'cross-origin',
    ]);
    expect((await get(path, { 'If-None-Match': headers.etag! })).status).toBe(304);
    expect((await get(path, {}, 'HEAD')).status).toBe(200);
  });

  test.each(['/p/api/session', '/p/api/products', '/p/api/studio/drafts', '/p/1001/en/pd/1'])(
    '%s, which depends on a session, is for no other origin',
    async (path) => {
      const { headers } = await get(path, { Origin: 'https://shop.example' });
      expect([headers['access-control-allow-origin'], headers['cross-origin-resource-policy']]).toEqual([
        undefined,
        'same-origin',
      ]);
    },
  );

  test.each(['/p/none.json', '/p/a/b.atom', '/p/none.xml', '/p/api/none'])(
    '%s is a problem, not a page',
    async (path) => {
      const { status, headers, json } = await get(path, { Accept: 'text/html' });
      expect([status, headers['content-type']]).toEqual([404, 'application/problem+json']);
      expect(json()).toMatchObject({ code: 'CLIENT_SIDE', title: 'Not Found', id: expect.stringMatching(/^\w{3}$/) });
    },
  );
});

test.each(['page=0', 'page=-1', 'page=x', 'page=100000'])('a feed with %s is refused by name', async (query) => {
  const { status, json } = await get(`/p/1001.atom?${query}`);
  expect([status, json()]).toEqual([400, expect.objectContaining({ field: 'page', title: 'Bad Request' })]);
});

test('the pages of a supplier’s feed are bounded, lead to each other and have each sheet once', async () => {
  const link = (text: string, rel: string) => new RegExp(`<link rel="${rel}"[^>]*href="([^"]+)"`).exec(text)?.[1];
  const ids: string[] = [];
  let path: string | undefined = '/p/suppliers/demo-chemicals-gmbh.atom';
  let pages = 0;
  for (; path && pages < 10; pages += 1) {
    const { status, text } = await get(path);
    expect(status).toBe(200);
    const entries = [...text.matchAll(/<entry><id>([^<]+)/g)].map(([, id]) => id!);
    expect(entries.length).toBeLessThanOrEqual(25);
    ids.push(...entries);
    expect(link(text, 'self')).toBe(`https://dossier.example${path.replaceAll('&', '&amp;')}`);
    expect([link(text, 'first'), link(text, 'previous') === undefined]).toEqual([
      'https://dossier.example/p/suppliers/demo-chemicals-gmbh.atom',
      pages === 0,
    ]);
    path = link(text, 'next')?.replace('https://dossier.example', '').replaceAll('&amp;', '&');
  }
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.length).toBeGreaterThan(10);
});

test('oEmbed knows a product by each of its addresses', async () => {
  // Of product 1001.
  const link = '/p/01/09521234000013';
  for (const [path, language, card] of [
    ['/p/1001', '', 'en'],
    ['/p/1001', 'de', 'de'],
    [link, '', 'en'],
    [`${link}/10/L7`, 'fr', 'fr'],
  ] as const) {
    const { status, headers, text } = await get(oembed(path), { 'Accept-Language': language });
    expect([path, status, headers.vary?.includes('Accept-Language')]).toEqual([path, 200, true]);
    expect(text).toContain(`https://dossier.example/p/api/embed/1001/${card}`);
  }
  for (const path of ['/p/01/12345678901234', '/p/01/09521234543213', '/p/424242'])
    expect([path, (await get(oembed(path))).status]).toEqual([path, 404]);
});

test.each(['/p/sitemap.xml', '/p/sitemap/1.xml', '/p/sitemap/suppliers.xml'])(
  '%s is sent compressed to who accepts it, within the bounds of the protocol',
  async (path) => {
    const plain = await get(path);
    const zipped = await get(path, { 'Accept-Encoding': 'gzip' });
    expect([plain.headers['content-encoding'], zipped.headers['content-encoding']]).toEqual([undefined, 'gzip']);
    const text = gunzipSync(zipped.body).toString();
    expect(text).toBe(plain.text);
    expect(text.split('<loc>').length - 1).toBeLessThanOrEqual(50_000);
    expect(plain.body.length).toBeLessThanOrEqual(50 * 2 ** 20);
  },
);
