import { constants, gunzipSync } from 'node:zlib';
import { sendRequest } from '@/tests/support/ask';
import { bootSite, demoPassword } from '@/tests/support/boot-site';
import { HttpVisitor } from '@/tests/support/http-visitor';

jest.setTimeout(180_000);
const site = bootSite();

const plain = ['/p/1001/en/emergency/1', '/p/1009/de/emergency/2', '/p/1001/en/hazards/1'];
const others = ['/p/1001/en/pd/1', '/p/1001/en/gh/1', '/p/1001/en/ee/1', '/p/1001/en/pi/1', '/p/1001/en/mh/1'];
const scriptsOf = (html: string) => html.match(/<script\b[^>]*>/g) ?? [];
const nonceOf = (policy = '') => /'nonce-([^']+)'/.exec(policy)?.[1];

test.each(plain)('%s comes without scripts of the framework, style sheets and fonts', async (path) => {
  const { status, headers, text, body } = await sendRequest(site.app.url, path, {
    headers: { 'accept-encoding': 'gzip' },
  });
  const html = text.startsWith('<') ? text : gunzipSync(body).toString();
  expect(status).toBe(200);
  expect(html).not.toMatch(/<script[^>]* src=|__next_f|<noscript|<link rel="(?:stylesheet|preload)"|url\([^)]*woff2/);
  const nonce = nonceOf(headers['content-security-policy']);
  // What runs before the first paint, and its own.
  expect(scriptsOf(html).filter((tag) => !tag.includes('ld+json'))).toHaveLength(2);
  for (const tag of [...scriptsOf(html), ...(html.match(/<style\b[^>]*>/g) ?? [])])
    expect(tag).toContain(`nonce="${nonce}"`);
  expect(headers.link).not.toMatch(/font|style/);
  expect(body.length).toBeLessThan(26_000);
});

test.each([...plain, ...others])('%s has its styles in it under the policy of all pages', async (path) => {
  const { headers, text } = await sendRequest(site.app.url, path);
  const nonce = nonceOf(headers['content-security-policy']);
  const directives = String(headers['content-security-policy']).split('; ');
  expect(directives).toContain(`script-src 'nonce-${nonce}' 'strict-dynamic'`);
  expect(directives).toContain(`style-src 'self' 'nonce-${nonce}'`);
  const [head = ''] = text.split('<body');
  const [, styles = ''] = /<style nonce="[^"]+">(.*?)<\/style>/s.exec(head) ?? [];
  expect(styles).toContain('.min-h-touch{');
  expect(styles).toMatch(/[}]html{[^}]*font-family:/);
  // Of the Studio, and of the catalogue.
  expect(styles).not.toMatch(/\.catalogue-row|\.animate-spin/);
  expect(styles.length).toBeLessThan(45_000);
  // The whole style sheet is for those who run no script; others get it with the scripts.
  expect(head.replaceAll(/<noscript>.*?<\/noscript>|<script\b.*?<\/script>/gs, '')).not.toContain('rel="stylesheet"');
});

test.each([
  ['/p/1001/en/emergency/1', ['In an emergency', 'Acetone', 'tel:112', 'href="#eyes"', 'at least 10 minutes']],
  ['/p/1001/el/emergency/8', ['Ακετόνη', 'tel:112', 'href="#eyes"', 'τουλάχιστον 10']],
  ['/p/1001/en/pd/1', ['Acetone', 'Danger', '/p/1001/en/emergency/1', '/p/1001/en/gh/1']],
  ['/p/1001/el/pd/8', ['Ακετόνη', 'Κίνδυνος', '/p/1001/el/emergency/8', '/p/1001/el/gh/8']],
  ['/p/1001/en/hazards/1', ['Acetone', 'Danger']],
])('the first 14 KB of %s, its headers among them, have what a person came for', async (path, words) => {
  const { headers, body } = await sendRequest(site.app.url, path, { headers: { 'accept-encoding': 'gzip' } });
  const headerBytes = Object.entries(headers).reduce((sum, [name, value]) => sum + `${name}: ${value}\r\n`.length, 20);
  const first = gunzipSync(body.subarray(0, 14 * 1024 - headerBytes), { finishFlush: constants.Z_SYNC_FLUSH });
  const text = first.toString().split('<main')[1] ?? '';
  const shell = first.toString().split('<body')[1] ?? '';
  for (const word of words) expect(word.startsWith('/') ? shell : text).toContain(word);
});

test('a logged-in visitor gets the emergency page with the scripts of his menus, beside which its own is inert', async () => {
  const visitor = await HttpVisitor.loggedIn(site.app.url, { username: 'demo', password: demoPassword });
  const { text } = await visitor.call(site.app.url, plain[0]!);
  expect(text).toMatch(/<script[^>]* src="\/p\/_next\/static/);
  expect(text).toMatch(/<script[^>]* type="text\/plain" data-plain=""/);
});

test('a browser that opens a permalink gets the page that is known, and everybody else the redirect', async () => {
  const target = '/p/1002/de/pd/2';
  const headers = { 'sec-fetch-dest': 'document', 'accept-language': 'de' };
  const permalink = (more: Record<string, string> = {}) =>
    sendRequest(site.app.url, '/p/1002', { headers: { ...headers, ...more } });
  const page = await sendRequest(site.app.url, target);
  const opened = await permalink();
  expect(opened.status).toBe(200);
  expect(opened.headers['content-location']).toBe(target);
  expect(opened.headers.vary).toContain('Accept-Language, Cookie');
  const comparable = ({ headers: { 'content-security-policy': policy }, text }: typeof page) =>
    text.replaceAll(nonceOf(policy)!, '');
  expect(comparable(opened)).toBe(comparable(page));
  for (const response of [await permalink({ 'sec-fetch-dest': 'empty' }), await permalink({ cookie: 'token=1' })])
    expect([response.status, response.headers.location]).toEqual([307, target]);
  const unknown = await sendRequest(site.app.url, '/p/999999', { headers });
  expect([unknown.status, unknown.headers.location]).toEqual([307, '/p/999999/de/pd/2']);
});

test('scripts are sent in Brotli to who accepts it', async () => {
  const { text } = await sendRequest(site.app.url, others[0]!);
  const script = /"(\/p\/_next\/static\/chunks\/[^"]+\.js)"/.exec(text)![1]!;
  const ask = (encoding: string) => sendRequest(site.app.url, script, { headers: { 'accept-encoding': encoding } });
  const [brotli, gzip] = [await ask('gzip, br'), await ask('gzip, br;q=0')];
  expect([brotli.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual(['br', 'gzip']);
  expect(brotli.body.length).toBeLessThan(gzip.body.length);
});
