import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { docTypes, isForm } from '@/lib/domain/pages/tabs';

const source = readFileSync(join(__dirname, '../../public/sw.js'), 'utf8');
const origin = 'https://dossier.example';

/** The service worker with caches in memory and pages of which each says its own path. */
function startWorker() {
  const stores = new Map<string, Map<string, Response>>();
  const urlOf = (key: string | { url: string }) => new URL(typeof key === 'string' ? key : key.url, origin).href;
  const open = (name: string) => {
    const entries = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, entries);
    return Promise.resolve({
      match: (key: string) => Promise.resolve(entries.get(urlOf(key))?.clone()),
      put: (key: string, response: Response) => Promise.resolve(void entries.set(urlOf(key), response)),
      delete: (key: string) => Promise.resolve(entries.delete(urlOf(key))),
      keys: () => Promise.resolve([...entries.keys()].map((url) => ({ url }))),
    });
  };
  const listeners: Record<string, (event: unknown) => void> = {};
  let isOnline = true;
  const fetchPage = (key: string | { url: string }) =>
    isOnline
      ? Promise.resolve(new Response(`<title>Title of ${new URL(urlOf(key)).pathname} :: Dossier</title>`))
      : Promise.reject(new Error('no network'));
  runInNewContext(source, {
    Response,
    Headers,
    URL,
    Promise,
    Date,
    JSON,
    Set,
    Map,
    Error,
    crypto,
    setTimeout: (run: () => void, ms: number) => setTimeout(run, ms).unref(),
    caches: { open, keys: () => Promise.resolve([...stores.keys()]) },
    fetch: fetchPage,
    location: { origin },
    skipWaiting: () => {},
    addEventListener: (type: string, listener: (event: unknown) => void) => (listeners[type] = listener),
  });
  return {
    offline: () => (isOnline = false),
    cache: async (id: number | 'site', pages: string[]) => {
      let done: Promise<unknown> = Promise.resolve();
      listeners.message!({
        data: { id, pages, texts: { lang: 'en' } },
        waitUntil: (task: Promise<unknown>) => (done = task),
      });
      await done;
    },
    kept: () => [...(stores.get('dossier-pages-1')?.keys() ?? [])].map((url) => url.slice(origin.length)),
    visit: async (path: string) => {
      let response: Promise<Response> | undefined;
      const request = { method: 'GET', mode: 'navigate', url: origin + path, headers: new Headers() };
      listeners.fetch!({
        request,
        respondWith: (promise: Promise<Response>) => (response = promise),
        waitUntil: () => {},
      });
      return (await response)!;
    },
  };
}

test('hazards in short, versions and the list of a site are kept beside landing page, emergency screen and SDS, and no form', async () => {
  const worker = startWorker();
  const pages = ['pd', 'emergency', 'gh', 'hazards', 'history'].map((segment) => `/p/1001/en/${segment}/1`);
  const forms = ['/p/1001/en/feedback/1', '/p/follow?product=1001', '/p/login', '/p/products', '/p/1001/en/ed/1'];
  await worker.cache(1001, [...pages, ...forms]);
  await worker.cache('site', ['/p/site?products=1001.1009&interfaceLang=en']);
  expect(worker.kept()).toEqual(['/p/offline-texts', ...pages, '/p/site?products=1001.1009&interfaceLang=en']);
  worker.offline();
  for (const path of [pages[3]!, pages[4]!, '/p/site?products=1001.1009&interfaceLang=en']) {
    const response = await worker.visit(path);
    expect([path, response.status, response.headers.get('server-timing')?.slice(0, 5)]).toEqual([path, 200, 'kept;']);
  }
  const other = await worker.visit('/p/1001/en/feedback/1');
  expect(other.status).toBe(503);
  expect(await other.text()).toContain(
    '<a href="/p/site?products=1001.1009&amp;interfaceLang=en">Title of /p/site</a>',
  );
});

test('no form of a product is kept, whoever asks for it', async () => {
  const worker = startWorker();
  const addressOf = (docType: string) => `/p/1001/en/${docType}/1`;
  await worker.cache(1001, docTypes.map(addressOf));
  const pages = docTypes.filter((docType) => !isForm(docType));
  expect(worker.kept()).toEqual(['/p/offline-texts', ...pages.map(addressOf)]);
});

test('of sites the list that was opened last is kept, beside 20 products', async () => {
  const worker = startWorker();
  for (const products of ['1001', '1001.1009']) await worker.cache('site', [`/p/site?products=${products}`]);
  for (let id = 1; id <= 21; id += 1) await worker.cache(id, [`/p/${id}/en/pd/1`]);
  expect(worker.kept().filter((path) => path.startsWith('/p/site'))).toEqual(['/p/site?products=1001.1009']);
  expect(worker.kept().filter((path) => path.includes('/pd/'))).toHaveLength(20);
});
