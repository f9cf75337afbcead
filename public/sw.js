/**
 * The service worker of the dossiers' pages: with a network it stays out of the way, without one it shows the dossiers that
 * were opened last. It keeps pages as everybody sees them, fetched without credentials, each with the files that it needs.
 */
// A new number leaves behind what older workers kept.
const [pagesName, filesName] = ['dossier-pages-1', 'dossier-files-1'];
/** A page is not fetched anew before `freshMs`. */
const [mostProducts, mostPages, freshMs] = [20, 120, 60 * 60 * 1000];
/** How long a visitor who has the page waits for the network; and how long after having waited in vain. */
const [patienceMs, littlePatienceMs, vainMs] = [4000, 1000, 30_000];
/** Says of a kept page `{id: 1001, savedOn: '2026-02-01T…', files: ['/p/_next/…']}`; what the page without a network says. */
const [noteHeader, textsPath] = ['x-kept', '/p/offline-texts'];
/** What pages need beside their HTML; what is under `_next/static` never changes under its name. */
const filePattern = /\/p\/(?:(?:_next\/static|api\/assets|brand)\/[\w./~%@-]+|api\/qr\/\d+\/code\.svg|icon\.svg)/g;
const isFile = (path) => path.replace(filePattern, '') === '';
const isFixed = (address) => address.includes('/_next/static/');
const find = async (cacheName, address) => (await caches.open(cacheName)).match(address, { ignoreVary: true });
const put = async (cacheName, address, answer) => (await caches.open(cacheName)).put(address, answer);
const drop = async (cacheName, address) => (await caches.open(cacheName)).delete(address, { ignoreVary: true });
const noteOf = (page) => JSON.parse(page?.headers.get(noteHeader) ?? 'null');
/** One after the other; what fails, for want of room too, leaves what there is. */
let work = Promise.resolve();
const afterwards = (task) => (work = work.then(task).catch(() => {}));

/** Keeps a product's pages, the landing page first. */
async function keep({ id, pages, texts }) {
  await put(pagesName, textsPath, Response.json(texts));
  for (const path of pages) {
    const note = noteOf(await find(pagesName, path));
    if (note && Date.now() - Date.parse(note.savedOn) < freshMs) continue;
    const answer = await fetch(path, { credentials: 'omit', cache: 'no-store' });
    const isGone = [404, 410].includes(answer.status);
    if (isGone && path === pages[0]) return tidy((page) => page.id !== id);
    if (isGone || (answer.ok && answer.redirected)) await drop(pagesName, path);
    if (!answer.ok || answer.redirected) continue;
    const html = await answer.text();
    // A sheet that cannot be had now: what was kept says more.
    if (note && html.includes('data-incomplete="')) continue;
    const headers = new Headers(answer.headers);
    headers.delete('content-encoding');
    const files = await keepFiles(html.match(filePattern) ?? []);
    headers.set(noteHeader, JSON.stringify({ id, savedOn: new Date().toISOString(), files }));
    await put(pagesName, path, new Response(html, { headers }));
  }
  await tidy();
}

/** Keeps files and those that their style sheets name; the paths of all of them. */
async function keepFiles(paths) {
  const keepFile = async (path) => {
    const known = isFixed(path) && (await find(filesName, path));
    const file = known || (await fetch(path, { credentials: 'omit' }));
    if (!file.ok) return [];
    if (!known) await put(filesName, path, file.clone());
    if (!path.endsWith('.css')) return [path];
    const named = [...(await file.text()).matchAll(/url\(["']?([^"')]+)/g)];
    const within = named.map(([, address]) => new URL(address, location.origin + path).pathname);
    return [path, ...(await keepFiles(within.filter(isFile)))];
  };
  return [...new Set((await Promise.all([...new Set(paths)].map(keepFile))).flat())];
}

/** Every kept page with its note, the newest first. */
async function keptPages() {
  const requests = await (await caches.open(pagesName)).keys();
  const noted = await Promise.all(requests.map(async ({ url }) => ({ url, ...noteOf(await find(pagesName, url)) })));
  return noted.filter(({ id }) => id).sort((one, other) => (one.savedOn < other.savedOn ? 1 : -1));
}

/** Lets go of what is not wanted, of all but the newest products, and of files that no page needs. */
async function tidy(isWanted = () => true) {
  const all = await keptPages();
  const newest = [...new Set(all.map(({ id }) => id))].slice(0, mostProducts);
  const stay = all.filter((page) => newest.includes(page.id) && isWanted(page)).slice(0, mostPages);
  const needed = new Set(stay.flatMap(({ files }) => files));
  for (const page of all) if (!stay.includes(page)) await drop(pagesName, page.url);
  for (const { url } of await (await caches.open(filesName)).keys())
    if (!needed.has(new URL(url).pathname)) await drop(filesName, url);
}

let waitedInVain = 0;
/** What the network says, unless a visitor would wait too long for it. */
async function inTime(request) {
  const waitMs = Date.now() - waitedInVain < vainMs ? littlePatienceMs : patienceMs;
  const answer = await Promise.race([fetch(request), new Promise((resolve) => setTimeout(resolve, waitMs))]);
  // Little patience is for a while: who waits in vain with it does not wait so for ever.
  if (answer) waitedInVain = 0;
  else if (waitMs === patienceMs) waitedInVain = Date.now();
  return answer ?? Promise.reject(new Error('too late'));
}

async function showPage(event) {
  const { url } = event.request;
  const kept = await find(pagesName, url);
  try {
    const answer = await (kept ? inTime(event.request) : fetch(event.request));
    const { pathname, searchParams } = new URL(url);
    const isGone = pathname === '/p/dossiererror' && [404, 410].includes(answer.status);
    if (isGone) event.waitUntil(afterwards(() => tidy(({ id }) => id !== Number(searchParams.get('id')))));
    return answer;
  } catch {
    if (!kept) return showOffline(new URL(url).pathname);
    const headers = new Headers(kept.headers);
    headers.set('server-timing', `kept;desc="${noteOf(kept).savedOn}"`);
    return new Response(kept.body, { headers });
  }
}

/** The data with which Next turns to a page: where the page is kept and they are late, Next then asks for the whole page. */
async function turnPage({ request }) {
  const kept = await find(pagesName, request.url.replace(/[?&]_rsc=[^&]*/, ''));
  return kept ? inTime(request).catch(() => Response.error()) : fetch(request);
}

async function showFile({ request }) {
  const kept = await find(filesName, request.url);
  if (!kept) return fetch(request);
  return isFixed(request.url) ? kept : inTime(request).catch(() => kept);
}

/** Where QR codes lead, the older ones in English. */
const permalink = /^\/p\/(\d+)(?:\/en\/pd\/1)?$/;

/** Says that the page is not kept, and which dossiers are; a QR code leads to its landing page in the language that is kept. */
async function showOffline(path) {
  const all = await keptPages();
  const asked = Number(permalink.exec(path)?.[1]);
  const landing = all.find(({ id, url }) => id === asked && url.includes('/pd/'));
  if (landing) return Response.redirect(landing.url);
  const texts = await (await find(pagesName, textsPath))?.json();
  if (!texts) return Response.error();
  const links = new Map();
  for (const { id, url } of all) {
    if (links.has(id) && !url.includes('/pd/')) continue;
    const [, name] = /<title>(.*?)(?: :: |<)/.exec(await (await find(pagesName, url)).text()) ?? [];
    if (name) links.set(id, `<li><a href="${new URL(url).pathname}">${name}</a></li>`);
  }
  const list = links.size > 0 ? `<h2>${texts.list}</h2><ul>${[...links.values()].join('')}</ul>` : '';
  const nonce = crypto.randomUUID();
  const style = `:root{color-scheme:light dark}body{font:1.25rem/1.5 system-ui,sans-serif;max-width:40rem;margin:2rem auto;padding:0 1rem;overflow-wrap:anywhere}a{display:inline-block;padding:.8rem 0;color:inherit}`;
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
addEventListener('message', (event) => event.waitUntil(afterwards(() => keep(event.data).catch(() => tidy()))));
addEventListener('fetch', (event) => {
  const { method, mode, url, headers } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== location.origin) return;
  if (isFile(pathname)) event.respondWith(showFile(event));
  else if (pathname.startsWith('/p/api/')) return;
  else if (mode === 'navigate') event.respondWith(showPage(event));
  else if (headers.has('rsc')) event.respondWith(turnPage(event));
});
