/**
 * The service worker of the dossiers' pages: with a network it does not interfere, without one it shows the dossiers that
 * were opened last. It caches the anonymous pages, fetched without credentials, each with the files that it needs.
 */
// A new number discards the caches of older workers.
const [pagesName, filesName] = ['dossier-pages-1', 'dossier-files-1'];
/** Maximum numbers of cached products and pages; a page is not fetched again within `freshMs`. */
const [maxProducts, maxPages, freshMs] = [20, 120, 60 * 60 * 1000];
/** Network timeout for a cached page; the shorter one applies for `shortTimeoutTtlMs` after a timeout. */
const [timeoutMs, shortTimeoutMs, shortTimeoutTtlMs] = [4000, 1000, 30_000];
/**
 * Header of a cached page: `{id: 1001, savedOn: '2026-02-01T…', files: ['/p/_next/…']}`; cache key of the texts of the
 * offline page.
 */
const [noteHeader, textsPath] = ['x-kept', '/p/offline-texts'];
/** Files that pages need besides their HTML; those under `_next/static` are immutable. */
const filePattern = /\/p\/(?:(?:_next\/static|api\/assets|brand)\/[\w./~%@-]+|api\/qr\/\d+\/code\.svg|icon\.svg)/g;
const isFile = (path) => path.replace(filePattern, '') === '';
const isImmutable = (url) => url.includes('/_next/static/');
const find = async (cacheName, url) => (await caches.open(cacheName)).match(url, { ignoreVary: true });
const put = async (cacheName, url, response) => (await caches.open(cacheName)).put(url, response);
const remove = async (cacheName, url) => (await caches.open(cacheName)).delete(url, { ignoreVary: true });
const noteOf = (page) => JSON.parse(page?.headers.get(noteHeader) ?? 'null');
/** Runs tasks one after the other; a failed task, for instance for lack of space, leaves the caches as they are. */
let queue = Promise.resolve();
const enqueue = (task) => (queue = queue.then(task).catch(() => {}));

/** The id of the cached list of a site, of which there is one; those of products are numbers. */
const siteId = 'site';
/** The pages that may be cached: no form, and nothing of a login. */
const pagePattern = /^\/p\/(?:\d+\/\w+\/(?!ed\/|feedback\/)\w+\/\d+|site\?.+)$/;

/** Caches pages of a product, the landing page first, or the list of a site. */
async function cacheProduct({ id, pages, texts }) {
  await put(pagesName, textsPath, Response.json(texts));
  for (const path of pages) {
    if (!pagePattern.test(path)) continue;
    const note = noteOf(await find(pagesName, path));
    if (note && Date.now() - Date.parse(note.savedOn) < freshMs) continue;
    const response = await fetch(path, { credentials: 'omit', cache: 'no-store' });
    const isGone = [404, 410].includes(response.status);
    if (isGone && path === pages[0]) return prune((page) => page.id !== id);
    if (isGone || (response.ok && response.redirected)) await remove(pagesName, path);
    if (!response.ok || response.redirected) continue;
    const html = await response.text();
    // A page whose sheet is unavailable does not replace a complete one.
    if (note && html.includes('data-incomplete="')) continue;
    const headers = new Headers(response.headers);
    headers.delete('content-encoding');
    const files = await cacheFiles(html.match(filePattern) ?? []);
    headers.set(noteHeader, JSON.stringify({ id, savedOn: new Date().toISOString(), files }));
    await put(pagesName, path, new Response(html, { headers }));
  }
  await prune();
}

/** Caches files and those that their style sheets refer to; returns the paths of all of them. */
async function cacheFiles(paths) {
  const cacheFile = async (path) => {
    const cached = isImmutable(path) && (await find(filesName, path));
    const file = cached || (await fetch(path, { credentials: 'omit' }));
    if (!file.ok) return [];
    if (!cached) await put(filesName, path, file.clone());
    if (!path.endsWith('.css')) return [path];
    const references = [...(await file.text()).matchAll(/url\(["']?([^"')]+)/g)];
    const referenced = references.map(([, url]) => new URL(url, location.origin + path).pathname);
    return [path, ...(await cacheFiles(referenced.filter(isFile)))];
  };
  return [...new Set((await Promise.all([...new Set(paths)].map(cacheFile))).flat())];
}

/** All cached pages with their notes, newest first. */
async function cachedPages() {
  const requests = await (await caches.open(pagesName)).keys();
  const pages = await Promise.all(requests.map(async ({ url }) => ({ url, ...noteOf(await find(pagesName, url)) })));
  return pages.filter(({ id }) => id).sort((left, right) => (left.savedOn < right.savedOn ? 1 : -1));
}

/**
 * Removes pages that `shouldKeep` rejects, those of all but the newest products, all but the newest list of a site, and files that no
 * page needs.
 */
async function prune(shouldKeep = () => true) {
  const all = await cachedPages();
  const newest = [...new Set(all.map(({ id }) => id))].filter((id) => id !== siteId).slice(0, maxProducts);
  const site = all.find(({ id }) => id === siteId);
  const isKept = (page) => (page === site || newest.includes(page.id)) && shouldKeep(page);
  const remaining = all.filter(isKept).slice(0, maxPages);
  const needed = new Set(remaining.flatMap(({ files }) => files));
  for (const page of all) if (!remaining.includes(page)) await remove(pagesName, page.url);
  for (const { url } of await (await caches.open(filesName)).keys())
    if (!needed.has(new URL(url).pathname)) await remove(filesName, url);
}

let lastTimeoutAt = 0;
/** Fetches with a timeout; rejects after it. */
async function fetchWithTimeout(request) {
  const waitMs = Date.now() - lastTimeoutAt < shortTimeoutTtlMs ? shortTimeoutMs : timeoutMs;
  const response = await Promise.race([fetch(request), new Promise((resolve) => setTimeout(resolve, waitMs))]);
  // Only a full timeout starts the short one, so that it ends even if every request times out.
  if (response) lastTimeoutAt = 0;
  else if (waitMs === timeoutMs) lastTimeoutAt = Date.now();
  return response ?? Promise.reject(new Error('timeout'));
}

async function pageResponse(event) {
  const { url } = event.request;
  const cached = await find(pagesName, url);
  try {
    const response = await (cached ? fetchWithTimeout(event.request) : fetch(event.request));
    const { pathname, searchParams } = new URL(url);
    const isGone = pathname === '/p/dossiererror' && [404, 410].includes(response.status);
    if (isGone) event.waitUntil(enqueue(() => prune(({ id }) => id !== Number(searchParams.get('id')))));
    return response;
  } catch {
    if (!cached) return offlineResponse(new URL(url).pathname);
    const headers = new Headers(cached.headers);
    headers.set('server-timing', `kept;desc="${noteOf(cached).savedOn}"`);
    return new Response(cached.body, { headers });
  }
}

/** The data of Next's client-side navigation: for a cached page with a timeout, after which Next loads the page itself. */
async function navigationResponse({ request }) {
  const cached = await find(pagesName, request.url.replace(/[?&]_rsc=[^&]*/, ''));
  return cached ? fetchWithTimeout(request).catch(() => Response.error()) : fetch(request);
}

async function fileResponse({ request }) {
  const cached = await find(filesName, request.url);
  if (!cached) return fetch(request);
  return isImmutable(request.url) ? cached : fetchWithTimeout(request).catch(() => cached);
}

/** Targets of QR codes; older codes name the English landing page. */
const permalink = /^\/p\/(\d+)(?:\/en\/pd\/1)?$/;

/**
 * The page for a URL that is not cached, with links to the cached dossiers; a permalink redirects to its landing page in
 * the cached language.
 */
async function offlineResponse(path) {
  const all = await cachedPages();
  const requestedId = Number(permalink.exec(path)?.[1]);
  const landing = all.find(({ id, url }) => id === requestedId && url.includes('/pd/'));
  if (landing) return Response.redirect(landing.url);
  const texts = await (await find(pagesName, textsPath))?.json();
  if (!texts) return Response.error();
  const links = new Map();
  for (const { id, url } of all) {
    if (links.has(id) && !url.includes('/pd/')) continue;
    const [, name] = /<title>(.*?)(?: :: |<)/.exec(await (await find(pagesName, url)).text()) ?? [];
    const { pathname, search } = new URL(url);
    if (name) links.set(id, `<li><a href="${pathname}${search.replaceAll('&', '&amp;')}">${name}</a></li>`);
  }
  const list = links.size > 0 ? `<h2>${texts.list}</h2><ul>${[...links.values()].join('')}</ul>` : '';
  const nonce = crypto.randomUUID();
  const style = `:root{color-scheme:light dark}body{font:1rem/1.625 'Source Sans 3',system-ui,sans-serif;max-width:36rem;margin:12vh auto 2rem;padding:0 1rem;overflow-wrap:anywhere;background:light-dark(#f6f7f9,#0f1419);color:light-dark(#17202a,#e7ecf1)}h1{font-size:1.625rem;line-height:1.25}h2{font-size:1.25rem;margin:2.5rem 0 .5rem}ul{list-style:none;padding:0}li{border-top:1px solid light-dark(#dce1e7,#2c3641)}a{display:inline-block;padding:.6rem 0;font-weight:600;color:inherit;text-underline-offset:4px}`;
  const html = `<!doctype html><html lang="${texts.lang}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${texts.title}</title><style nonce="${nonce}">${style}</style><main><h1>${texts.title}</h1><p>${texts.text}</p><p><a href="">${texts.again}</a></p>${list}</main></html>`;
  const policy = `default-src 'none'; style-src 'nonce-${nonce}'; frame-ancestors 'none'`;
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy };
  return new Response(html, { status: 503, headers });
}

addEventListener('install', (event) => event.waitUntil(skipWaiting()));
addEventListener('activate', (event) => {
  const isOld = (name) => name.startsWith('dossier-') && ![pagesName, filesName].includes(name);
  event.waitUntil(caches.keys().then((names) => Promise.all(names.filter(isOld).map((name) => caches.delete(name)))));
});
addEventListener('message', (event) => event.waitUntil(enqueue(() => cacheProduct(event.data).catch(() => prune()))));
addEventListener('fetch', (event) => {
  const { method, mode, url, headers } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== location.origin) return;
  if (isFile(pathname)) event.respondWith(fileResponse(event));
  else if (pathname.startsWith('/p/api/')) return;
  else if (mode === 'navigate') event.respondWith(pageResponse(event));
  else if (headers.has('rsc')) event.respondWith(navigationResponse(event));
});
