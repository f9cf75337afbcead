/** @jest-environment jest-fixed-jsdom */
import { sendRequest } from '@/tests/support/ask';
import { bootSite } from '@/tests/support/boot-site';

jest.setTimeout(180_000);
const site = bootSite();
const other = bootSite('other');

const get = (path: string, headers: Record<string, string> = {}) => sendRequest(site.app.url, path, { headers });
const describing = (page: string, more = '') =>
  `/p/api/oembed?url=${encodeURIComponent(`https://dossier.example${page}`)}${more}`;

test('the card of a product has its hazards, the sentence of CLP Art. 48, and every document in its languages', async () => {
  const { status, headers, text } = await get('/p/api/embed/1001/de');
  const card = new DOMParser().parseFromString(text, 'text/html');
  expect({ status, lang: card.documentElement.lang, type: headers['content-type'] }).toEqual({
    status: 200,
    lang: 'de',
    type: 'text/html; charset=utf-8',
  });
  expect(card.querySelector('h1 a')?.getAttribute('href')).toBe('https://dossier.example/p/1001/de/pd/1');
  expect([...card.querySelectorAll('img')].map(({ alt }) => alt)).toEqual(['Flamme', 'Ausrufezeichen']);
  for (const words of ['Gefahr', 'H225', 'H319', 'EUH066', 'Sicherheitsdatenblatt', 'Betriebsanweisung'])
    expect(card.body.textContent).toContain(words);
  const links = [...card.querySelectorAll('dd a')].map((link) => link.getAttribute('href'));
  for (const link of ['/p/1001/de/gh/2', '/p/1001/el/gh/8', '/p/1001/de/mh/2'])
    expect(links).toContain(`https://dossier.example${link}`);
});

test('a page in a language without an interface has its card in English', async () => {
  expect((await get('/p/api/embed/1001/hu')).headers['content-language']).toBe('en');
});

test('a product without hazards says that it is not classified, a public one to follow its label', async () => {
  expect((await get('/p/api/embed/1020/en')).text).toContain('Not classified as hazardous');
  expect((await get('/p/api/embed/1017/en')).text).toContain('Always follow the information on the product label');
});

test('no card of the catalogue has a script, a cookie, a foreign address or more than 15 KB', async () => {
  for (let id = 1001; id <= 1022; id += 1) {
    const { status, headers, body, text } = await get(`/p/api/embed/${id}/el`, { cookie: 'language=de' });
    expect([id, status]).toEqual([id, 200]);
    expect(body.length).toBeLessThanOrEqual(15_000);
    expect(text).not.toMatch(/<script|<link|https?:\/\/(?!dossier\.example)/);
    expect(headers['set-cookie']).toBeUndefined();
  }
});

test('any site may show the card, which may load nothing and run nothing', async () => {
  const { headers } = await get('/p/api/embed/1001/en');
  expect(headers['content-security-policy']).toMatch(
    /^default-src 'none'; style-src 'sha256-[\w+/=]+'; img-src data:; .*frame-ancestors \*; sandbox allow-popups /,
  );
  expect(headers).not.toHaveProperty('x-frame-options');
  expect(headers).toMatchObject({ 'cross-origin-resource-policy': 'cross-origin', etag: expect.any(String) });
});

test('with EMBED_ORIGINS only these sites may', async () => {
  const { headers } = await sendRequest(other.app.url, '/p/api/embed/1001/en');
  expect(headers['content-security-policy']).toContain('frame-ancestors https://shop.example;');
});

test.each([
  ['an unknown product', '/p/api/embed/424242/en', 404],
  ['a removed product', '/p/api/embed/1023/en', 410],
  ['what is no code of a language', '/p/api/embed/1001/hungarian', 404],
  ['a page of another site', `/p/api/oembed?url=${encodeURIComponent('https://other.example/p/1001/en/pd/1')}`, 404],
  ['a page of no product', describing('/p/login'), 404],
  ['XML, which is not offered', describing('/p/1001/en/pd/1', '&format=xml'), 501],
  ['no URL', '/p/api/oembed', 404],
])('%s: %s is %i', async (_, path, status) => {
  expect((await get(path)).status).toBe(status);
});

test('the landing page names its oEmbed description, which has a frame without scripts in the size asked for', async () => {
  const page = new DOMParser().parseFromString((await get('/p/1001/de/pd/2')).text, 'text/html');
  const link = page.querySelector('link[type="application/json+oembed"]')?.getAttribute('href') ?? '';
  expect(link).toBe(`https://dossier.example${describing('/p/1001/de/pd/2', '&format=json')}`);
  const { headers, json } = await get(`${link.replace('https://dossier.example', '')}&maxwidth=300&maxheight=9999`);
  const { html, ...description } = json() as { html: string };
  expect(headers['access-control-allow-origin']).toBe('*');
  expect(description).toMatchObject({
    type: 'rich',
    version: '1.0',
    width: 300,
    height: 420,
    provider_name: 'Dossier',
  });
  const frame = new DOMParser().parseFromString(html, 'text/html').querySelector('iframe');
  expect(frame?.getAttribute('src')).toBe('https://dossier.example/p/api/embed/1001/de');
  expect(frame?.getAttribute('sandbox')).toBe('allow-popups allow-popups-to-escape-sandbox');
});
