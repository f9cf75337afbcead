import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { capture } from '@/page-cache/capture';
import { type Freshness, LimitError, PageCache } from '@/page-cache/page-cache';
import { sendRequests } from '@/tests/support/keep-asking';

type RenderedResponse = (request: IncomingMessage, response: ServerResponse) => unknown;

const page: RenderedResponse = (request, response) => {
  const nonce = String(request.headers['x-nonce']);
  response.setHeader('Content-Security-Policy', `script-src 'nonce-${nonce}'`);
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader('Link', ['</a.css>; rel=preload', `</a.js>; rel=preload; nonce="${nonce}"`]);
  response.write(`<p>${request.url}</p>`);
  response.end(`<script nonce="${nonce}"></script>`);
};

let server: Server;
let cache: PageCache<object>;
const cacheDependencies = new AsyncLocalStorage<Map<string, object | undefined>>();
let answer: RenderedResponse;
let holding: Freshness;
let isSameData: boolean;
/** Pages made before are of data that have changed. */
let changedAt: number;
/** What was asked of Next. */
let rendered: IncomingMessage[];

beforeEach(async () => {
  [answer, holding, isSameData, changedAt, rendered] = [page, 'fresh', false, 0, []];
  cache = new PageCache({
    render: (requested) =>
      capture((request, response) => {
        rendered.push(request);
        cacheDependencies.getStore()?.set('product 1001 en', {});
        return answer(request, response);
      }, requested),
    cacheDependencies,
    freshnessOf: (_dependencies, madeAt) => (madeAt < changedAt ? 'expired' : holding),
    revalidate: () => Promise.resolve(isSameData),
    headers: { 'Content-Security-Policy': "default-src 'none'", 'X-Content-Type-Options': 'nosniff' },
    hostOf: ({ host }) => (host === 'other.example' ? host : 'dossier.example'),
  });
  server = createServer((request, response) => {
    request.headers['x-request-id'] = 'r-1';
    if (!cache.respond(request, response)) response.writeHead(421).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  jest.spyOn(Date, 'now').mockReturnValue(1_000_000);
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

const later = (ms: number) => jest.mocked(Date.now).mockReturnValue(1_000_000 + ms);
const ask = async (path = '/p/1001/en/pd/1', init: RequestInit = {}) => {
  const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, {
    redirect: 'manual',
    ...init,
  });
  const policy = response.headers.get('content-security-policy');
  return { response, text: await response.text(), nonce: /'nonce-(.+)'/.exec(policy ?? '')?.[1] };
};

test('a page is made once; each answer has a nonce of its own, in policy and text', async () => {
  const [first, second] = [await ask(), await ask('/p/1001/en/pd/1', { headers: { 'accept-encoding': 'identity' } })];
  expect(rendered).toHaveLength(1);
  for (const { nonce, text } of [first, second])
    expect(text).toBe(`<p>/p/1001/en/pd/1</p><script nonce="${nonce}"></script>`);
  for (const { nonce, response } of [first, second])
    expect(response.headers.get('link')).toBe(`</a.css>; rel=preload, </a.js>; rel=preload; nonce="${nonce}"`);
  expect(first.nonce).not.toBe(second.nonce);
  expect(first.nonce).toMatch(/^[\w+/]{22}==$/);
  expect(first.response.headers.get('content-encoding')).toBe('gzip');
  expect(second.response.headers.get('content-encoding')).toBeNull();
  expect(first.response.headers.get('x-content-type-options')).toBe('nosniff');
});

test('a page whose visitor has left is not kept for the visitor', async () => {
  let finish = () => {};
  const made = new Promise<void>((resolve) => (finish = resolve));
  answer = async (request, response) => {
    await made;
    return page(request, response);
  };
  const leaving = new AbortController();
  const left = ask('/p/1001/en/pd/1', { signal: leaving.signal });
  for (let waits = 0; rendered.length === 0 && waits < 200; waits += 1) await pause(10);
  leaving.abort();
  await expect(left).rejects.toThrow();
  await pause(50);
  finish();
  await pause(50);
  expect(cache.sizes.unsentBytes()).toBe(0);
});

test.each(['/p?interfaceLang=en', '/p/1001/en/pd/1'])(
  'scripts of %s run after its first paint; in the catalogue that before the first paint does not wait for the style sheet',
  async (path) => {
    answer = (request, response) => {
      const nonce = String(request.headers['x-nonce']);
      response.setHeader('Content-Security-Policy', `script-src 'nonce-${nonce}'`);
      response.end(
        `<head><meta name="viewport"/><link rel="stylesheet" href="/a.css"/><link rel="preload" as="script" href="/b.js"/><script src="/a.js" async="" nonce="${nonce}"></script><script src="/old.js" noModule="" nonce="${nonce}"></script></head><body><script type="x">1</script><script nonce="${nonce}" data-early="" data-html="e">ü = "$&"</script><p><script src="/b.js" nonce="${nonce}" async=""></script></body>`,
      );
    };
    const { text, nonce } = await ask(path);
    const isCatalogue = path.startsWith('/p?');
    const [, first, late] =
      /<script nonce="[^"]+">(?:ü = "\$&")?(\{\n {2}if \(.+?\n\})<\/script>.*<script nonce="[^"]+">(\{\n {2}const sources = \["\/a\.js","\/b\.js"\],.+?\n\})<\/script>/s.exec(
        text,
      ) ?? [];
    expect(text.replace(String(first), '{first}').replace(String(late), '{late}')).toBe(
      `<head><meta name="viewport"/><script nonce="${nonce}">${isCatalogue ? 'ü = "$&"' : ''}{first}</script><link rel="stylesheet" href="/a.css"/><script src="/old.js" noModule="" nonce="${nonce}"></script></head><body><script type="x">1</script><script nonce="${nonce}" data-early="" data-html="e">${isCatalogue ? '' : 'ü = "$&"'}</script><p><script nonce="${nonce}">{late}</script></body>`,
    );
  },
);

test('who asks while it is made waits for it', async () => {
  const responses = await Promise.all(Array.from({ length: 20 }, () => ask()));
  expect(new Set(responses.map(({ nonce }) => nonce)).size).toBe(20);
  expect(rendered).toHaveLength(1);
});

test('many answers at once, some of which nobody waits for, do not get into each other', async () => {
  const paths = ['/p/1001/en/pd/1', '/p/1002/en/pd/1'];
  const requested = Array.from({ length: process.env.SOAK ? 600 : 200 }, async (_, index) => {
    const path = paths[index % 2]!;
    if (index % 10 !== 9) {
      const { text, nonce } = await ask(path);
      expect(text).toBe(`<p>${path}</p><script nonce="${nonce}"></script>`);
    } else await ask(path, { signal: AbortSignal.timeout(index % 7) }).catch(() => undefined);
  });
  await Promise.all(requested);
});

test('nothing of the visitor who came first gets into it', async () => {
  await ask('/p/1001/en/pd/1', {
    headers: { cookie: 'language=de_DE', range: 'bytes=0-3', 'accept-encoding': 'gzip' },
  });
  expect(rendered[0]?.headers).toEqual({
    accept: 'text/html',
    'user-agent': 'Mozilla/5.0',
    host: 'dossier.example',
    'x-nonce': expect.any(String) as string,
    'x-request-id': 'r-1',
  });
});

test('a page that may not be made now is refused; it is made for who asked meanwhile and may have it', async () => {
  let turnAway = () => {};
  answer = () =>
    new Promise(
      (_resolve, reject) =>
        (turnAway = () => reject(new LimitError(429, () => ({ headers: { 'Retry-After': '7' }, body: 'later' })))),
    );
  const first = ask();
  while (rendered.length === 0) await new Promise((resolve) => setImmediate(resolve));
  const isJoined = new Promise<void>((resolve) => server.once('request', () => resolve()));
  const second = ask();
  await isJoined;
  answer = page;
  turnAway();
  const { response, text } = await first;
  expect([response.status, response.headers.get('retry-after')]).toEqual([429, '7']);
  expect(text).toBe('later');
  expect(response.headers.get('content-security-policy')).toBe("default-src 'none'");
  expect((await second).response.status).toBe(200);
});

test('of answers that nobody takes, those that lie longest are ended before they fill the memory', async () => {
  const large = randomBytes(3_000_000).toString('base64');
  answer = (_request, response) => response.end(large);
  await ask();
  const sockets = Array.from({ length: 30 }, () => connect((server.address() as AddressInfo).port, '127.0.0.1'));
  let closedCount = 0;
  for (const socket of sockets) {
    socket.on('close', () => (closedCount += 1)).on('error', () => undefined);
    socket.pause().write('GET /p/1001/en/pd/1 HTTP/1.1\r\nHost: a\r\nAccept-Encoding: gzip\r\n\r\n');
  }
  while ((await serverConnections()) > 20) await new Promise((resolve) => setTimeout(resolve, 20));
  expect(cache.sizes.unsentBytes()).toBeLessThanOrEqual(32 * 1024 * 1024);
  expect((await ask()).text).toBe(large);
  sockets.forEach((socket) => socket.destroy());
  while (cache.sizes.unsentBytes() > 0) await new Promise((resolve) => setTimeout(resolve, 20));
});
const serverConnections = () =>
  new Promise<number>((resolve, reject) =>
    server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  );

test('HEAD has the headers of the page and no text', async () => {
  const { response, text } = await ask('/p/1001/en/pd/1', { method: 'HEAD' });
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(Number(response.headers.get('content-length'))).toBeGreaterThan(0);
  expect(text).toBe('');
});

test('data that are fetched again let the page be shown meanwhile; it is made anew behind', async () => {
  await ask();
  later(5_000);
  holding = 'stale';
  answer = (_request, response) => response.end('newer');
  expect((await ask()).text).toContain('/p/1001/en/pd/1');
  holding = 'fresh';
  expect((await ask()).text).toBe('newer');
  expect(rendered).toHaveLength(2);
});

test('a page whose data do not hold is made anew first', async () => {
  await ask();
  later(5_000);
  holding = 'expired';
  answer = (_request, response) => response.end('newer');
  expect((await ask()).text).toBe('newer');
});

describe('pages of a product that changed', () => {
  const isOf1001 = (path: string) => path.startsWith('/p/1001/');
  /** All pages so far are of older data. */
  const change = () => {
    later(5_000);
    changedAt = 1_005_000;
    rendered = [];
  };
  /** The pages that are rendered, when no other has been for a while. */
  const renewed = async () => {
    for (let count = -1; count < rendered.length || count === 0; await pause(600)) count = rendered.length;
    return rendered.map(({ url }) => url);
  };

  test('are rendered before anybody asks for them, those visited last first, each once, and no others', async () => {
    const paths = ['/p/1001/en/pd/1', '/p/1001/en/gh/1', '/p/1001/en/pi/1'];
    for (const path of [...paths, '/p/1002/en/pd/1', paths[0]!]) await ask(path);
    change();
    cache.renewAhead(isOf1001);
    cache.renewAhead(isOf1001);
    expect(await renewed()).toEqual(['/p/1001/en/pd/1', '/p/1001/en/pi/1', '/p/1001/en/gh/1']);
    const [{ headers }] = rendered as [IncomingMessage];
    expect(headers).toEqual(expect.objectContaining({ host: 'dossier.example', accept: 'text/html' }));
    for (const path of paths) await ask(path);
    expect(rendered).toHaveLength(3);
  });

  test('are not rendered twice for who came first; one that fails keeps none waiting, and is tried at the next change', async () => {
    const paths = ['/p/1001/en/pd/1', '/p/1001/en/gh/1', '/p/1001/en/pi/1'];
    for (const path of paths) await ask(path);
    change();
    cache.renewAhead(isOf1001);
    await ask('/p/1001/en/gh/1');
    answer = (request, response) => {
      answer = page;
      if (request.url === '/p/1001/en/pi/1') throw new Error('The platform is down');
      return page(request, response);
    };
    expect(await renewed()).toEqual(['/p/1001/en/gh/1', '/p/1001/en/pi/1', '/p/1001/en/pd/1']);
    later(10_000);
    changedAt = 1_010_000;
    cache.renewAhead(isOf1001);
    expect(await renewed()).toHaveLength(6);
  });

  test('that change again while they are rendered are rendered once more', async () => {
    await ask();
    change();
    answer = (request, response) => {
      answer = page;
      later(6_000);
      changedAt = 1_006_000;
      cache.renewAhead(isOf1001);
      return page(request, response);
    };
    cache.renewAhead(isOf1001);
    expect(await renewed()).toHaveLength(2);
    await ask();
    expect(rendered).toHaveLength(2);
  });

  test('are rendered ahead up to a hundred at a time', async () => {
    for (let lang = 1; lang <= 110; lang += 1) await ask(`/p/1001/en/pd/${lang}`);
    change();
    cache.renewAhead(isOf1001);
    expect(await renewed()).toHaveLength(100);
  });
});

test('who asks for a page that is being made of data that do not hold any more gets a newer one', async () => {
  let resolveFetch = () => {};
  const isAsked = new Promise<void>((resolve) => {
    answer = (_request, response) => {
      resolve();
      resolveFetch = () => void response.end('old');
    };
  });
  const first = ask();
  await isAsked;
  answer = (_request, response) => {
    holding = 'fresh';
    response.end('newer');
  };
  holding = 'expired';
  const isJoined = new Promise<void>((resolve) => server.once('request', () => resolve()));
  const second = ask();
  await isJoined;
  resolveFetch();
  await first;
  expect((await second).text).toBe('newer');
  expect((await ask()).text).toBe('newer');
  expect(rendered).toHaveLength(2);
});

test.each(['stale', 'expired'] as const)(
  'a page of which the data are %s, and cannot be had any newer, is not made anew',
  async (freshness) => {
    await ask();
    later(5_000);
    [holding, isSameData] = [freshness, true];
    expect((await ask()).text).toContain('/p/1001/en/pd/1');
    expect(rendered).toHaveLength(1);
  },
);

test.each<[string, RenderedResponse]>([
  ['a redirect', (_request, response) => response.writeHead(307, { Location: '/p/1001/en/pi/1' }).end()],
  ['an error', (_request, response) => response.writeHead(503).end('down')],
  ['a page that sets a cookie', (_request, response) => response.setHeader('Set-Cookie', 'a=1').end('page')],
])('%s is handed on and not kept', async (_, respond) => {
  answer = respond;
  const first = await ask();
  await ask();
  expect(rendered).toHaveLength(2);
  expect(first.response.status).toBe(first.text === 'down' ? 503 : first.text === '' ? 307 : 200);
});

test('a page that fails is the failure of its request alone', async () => {
  answer = () => Promise.reject(new Error('broken'));
  await expect(ask()).rejects.toThrow('fetch failed');
  answer = page;
  expect((await ask()).response.status).toBe(200);
});

test('what is not such a page is left to others', async () => {
  expect((await ask('/p/products')).response.status).toBe(421);
  expect(rendered).toEqual([]);
});

test('thousands of addresses, hosts and headers fill no more than its room, and nothing of them stands in another’s page', async () => {
  answer = ({ url, headers }, response) =>
    response.end(`<p>${url} ${headers.cookie ?? ''}</p>${text}${String(headers['x-nonce'])}`);
  // 10,000 pages of a usual size in the soak run, else fewer and larger ones; together more than the room, also when they are packed.
  const [count, size] = process.env.SOAK ? [10_000, 12_000] : [150, 800_000];
  const text = randomBytes(size).toString('base64');
  const { port } = server.address() as AddressInfo;
  const attack = Array.from({ length: count }, (_, index) => ({
    method: 'GET',
    path: [`/p/1001/en/gh/1?version=evil-${index}`, `/p/1001/en/gh/evil-${index}`, `/p/1001/en/gh/1??evil=${index}`][
      index % 3
    ]!,
    headers: { host: `evil-${index}.example`, cookie: `evil=${index}`, [`x-evil-${index % 100}`]: `evil-${index}` },
  }));
  let max = 0;
  await sendRequests(`http://127.0.0.1:${port}`, attack, () => (max = Math.max(max, cache.sizes.pageCacheBytes())));
  expect(max).toBeGreaterThan(30 * 2 ** 20);
  expect(max).toBeLessThanOrEqual(40 * 2 ** 20);
  const texts: string[] = [];
  const clean = ['/p/1001/en/gh/1', '/p/1001/en/pd/1'].map((path) => ({ method: 'GET', path }));
  await sendRequests(`http://127.0.0.1:${port}`, clean, (_asked, { text }) => texts.push(text));
  expect(texts).toEqual([expect.stringMatching(/^<p>\/p\/1001/), expect.stringMatching(/^<p>\/p\/1001/)]);
  // The random text of a page may hold any letters.
  expect(texts.join()).not.toMatch(/evil[-=]/);
});

test('each domain has pages of its own, and foreign hosts share those of the first', async () => {
  answer = ({ headers }, response) => response.end(`<p>${headers.host}</p>${String(headers['x-nonce'])}`);
  const { port } = server.address() as AddressInfo;
  const texts: string[] = [];
  const hosts = ['dossier.example', 'other.example', 'evil.example', 'other.example', 'dossier.example'];
  for (const host of hosts)
    await sendRequests(
      `http://127.0.0.1:${port}`,
      [{ method: 'GET', path: '/p/1001/en/pd/1', headers: { host } }],
      (_asked, { text }) => texts.push(/<p>(.*)<\/p>/.exec(text)![1]!),
    );
  expect(texts).toEqual(['dossier.example', 'other.example', 'dossier.example', 'other.example', 'dossier.example']);
  expect(rendered).toHaveLength(2);
});

test('endless searches of the catalogue evict no dossier', async () => {
  const text = randomBytes(120_000).toString('base64');
  answer = ({ url, headers }, response) => response.end(`<p>${url}</p>${text}${String(headers['x-nonce'])}`);
  const { port } = server.address() as AddressInfo;
  const send = (paths: string[]) =>
    sendRequests(
      `http://127.0.0.1:${port}`,
      paths.map((path) => ({ method: 'GET', path })),
      () => {},
    );
  await send(['/p/1001/en/pd/1']);
  await send(Array.from({ length: 100 }, (_, n) => `/p?search=${n}`));
  expect(cache.sizes.pageCacheBytes()).toBeLessThan(9 * 2 ** 20);
  const pageCount = cache.sizes.pageCachePages();
  await send(['/p/1001/en/pd/1']);
  expect(cache.sizes.pageCachePages()).toBe(pageCount);
});
