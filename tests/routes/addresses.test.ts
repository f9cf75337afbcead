import { sendRequest } from '@/tests/support/ask';
import { bootSite } from '@/tests/support/boot-site';

jest.setTimeout(180_000);
const site = bootSite();
const other = bootSite('other');

/** The words of a page without its markup and scripts. */
const wordsOf = (html: string) =>
  html
    .replace(/<script[\s\S]*?<\/script>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');

test('the landing page reads in its first HTML: name, supplier, pictograms, signal word and hazards', async () => {
  const { status, text } = await sendRequest(site.app.url, '/p/1001/en/pd/1');
  expect(status).toBe(200);
  const words = wordsOf(text);
  expect(words).toContain('Acetone technical 99.5 %');
  expect(words).toContain('Demo Chemicals GmbH');
  expect(words).toContain('Danger');
  expect(words).toContain('Highly flammable liquid and vapour.');
  expect([...text.matchAll(/<img\b[^>]* src="data:image\/svg\+xml,/g)].length).toBeGreaterThanOrEqual(2);
});

test('security.txt names the operator’s contact, and is not there while none is known', async () => {
  const path = '/.well-known/security.txt';
  expect((await sendRequest(site.app.url, path)).status).toBe(404);
  const { status, headers, text } = await sendRequest(other.app.url, path);
  expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(text).toMatch(/^Contact: mailto:info@company\.example\nExpires: \S+\nCanonical: https:\/\/dossier\.example\//);
});

test('who wants to change a password gets to the sentence about it, and an unknown address stays unknown', async () => {
  const { status, headers } = await sendRequest(site.app.url, '/.well-known/change-password');
  expect([status, headers.location]).toEqual([303, '/p/login#change-password']);
  expect((await sendRequest(site.app.url, '/p/login')).text).toContain('id="change-password"');
  const unknown = '/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200';
  expect((await sendRequest(site.app.url, unknown)).status).toBe(404);
});

test('the service worker may speak to the server and is looked for anew each time', async () => {
  const { status, headers } = await sendRequest(site.app.url, '/p/sw.js');
  expect(status).toBe(200);
  expect(headers['content-type']).toMatch(/^application\/javascript/);
  expect(headers['cache-control']).toBe('no-cache');
  expect(headers['content-security-policy']).toBe("default-src 'none'; connect-src 'self'");
  const page = await sendRequest(site.app.url, '/p/1001/en/pd/1');
  expect(page.headers['content-security-policy']).toContain("worker-src 'self'");
});

test('the emergency screen reads in its first HTML, leads search engines to the SDS', async () => {
  const { status, text } = await sendRequest(site.app.url, '/p/1001/de/emergency/2');
  expect(status).toBe(200);
  const words = wordsOf(text);
  for (const word of ['Im Notfall', 'UN 1090', 'Nach Einatmen', 'Geeignete Löschmittel', 'Augen-/Gesichtsschutz'])
    expect(words).toContain(word);
  expect(text).toMatch(/<a href="tel:\+[0-9]+"/);
  expect(text).toContain('<link rel="canonical" href="https://dossier.example/p/1001/de/gh/2"/>');
});

test('the landing page speaks German under the German address', async () => {
  const { status, text } = await sendRequest(site.app.url, '/p/1001/de/pd/2');
  expect(status).toBe(200);
  expect(text).toMatch(/<html[^>]* lang="de"/);
  const words = wordsOf(text);
  expect(words).toContain('Aceton technisch 99,5 %');
  expect(words).toContain('Gefahr');
  expect(words).toContain('Flüssigkeit und Dampf leicht entzündbar.');
});

test.each([
  ['/p/1001', '/p/1001/en/pd/1'],
  ['/p/1001/en', '/p/1001/en/pd/1'],
  ['/p/1001/de', '/p/1001/en/pd/1'],
  ['/p/1001/en/pd', '/p/1001/en/pd/1'],
  ['/p/1001/en/xx/1', '/p/1001/en/pd/1'],
  ['/p/1001/en/gh/x', '/p/1001/en/pd/1'],
  ['/p/1001/xx/pi/1', '/p/1001/en/pi/1'],
  ['/p/1009/xx/gh/1?version=10091&qr=0', '/p/1009/en/gh/1?version=10091&qr=0'],
  ['/p/1009/en/gh?version=10091', '/p/1009/en/pd/1'],
  ['/p/1020/en/gh/1', '/p/1020/en/pi/1'],
  ['/p/1022/en/gh/1', '/p/1022/en/pi/1'],
  ['/p/1021/en/gh/1', '/p/1021/en/gh/2'],
  ['/p/1021/en/emergency/1', '/p/1021/en/emergency/2'],
  ['/p/1001/xx/emergency/1', '/p/1001/en/emergency/1'],
  ['/p/999999/en/pd/1', '/p/dossiererror?id=999999&cause=unknown'],
  ['/p/1023/en/pd/1', '/p/dossiererror?id=1023&cause=removed'],
  ['/p/abc/en/pd/1', '/p/dossiererror?cause=unknown'],
  ['/p/-1/en/pd/1', '/p/dossiererror?cause=unknown'],
  ['/p/1234567890123/en/pd/1', '/p/dossiererror?cause=unknown'],
  ['/p/no-such-page-of-ours', '/p/dossiererror?cause=unknown'],
  ['/', '/p'],
])('%s leads to %s', async (path, target) => {
  const { status, headers } = await sendRequest(site.app.url, path);
  expect({ status, location: headers.location }).toEqual({ status: 307, location: target });
});

test.each<[string, string, string | undefined, string | undefined]>([
  ['/p/1001/en/pd/1', 'nothing known', undefined, undefined],
  ['/p/1001/de/pd/2', 'the browser’s language', 'de-AT,de;q=0.9,en;q=0.5', undefined],
  ['/p/1001/fr/pd/3', 'the weights, not the order', 'de;q=0.2,fr;q=0.8,en;q=0.5', undefined],
  ['/p/1001/sl/pd/4', 'the next language that we speak', 'hr,sl;q=0.8,en;q=0.1', undefined],
  ['/p/1001/pl/pd/7', 'no language of weight 0', 'de;q=0,pl;q=0.1', undefined],
  ['/p/1001/en/pd/1', 'none that we speak', 'ja,zh-Hant;q=0.9', undefined],
  ['/p/1001/en/pd/1', 'a header that makes no sense', ';;q=x,,*,<de>', undefined],
  ['/p/1001/el/pd/8', 'the chosen language before the browser’s', 'de', 'language_chosen=el_GR'],
  ['/p/1001/de/pd/2', 'a choice that is none', 'de', 'language_chosen=xx_XX'],
  ['/p/1001/de/pd/2', 'the language of the page read last, which nobody chose', 'de', 'language=en_US'],
])('the permalink leads to %s by %s, and says what that depends on', async (target, _, language, cookie) => {
  const headers = { ...(language ? { 'accept-language': language } : {}), ...(cookie ? { cookie } : {}) };
  const response = await sendRequest(site.app.url, '/p/1001', { headers });
  expect(response).toMatchObject({ status: 307, headers: { location: target, vary: 'Accept-Language, Cookie' } });
});

test('an address that names more than the product leads to English, whatever the browser reads', async () => {
  const headers = { 'accept-language': 'de' };
  for (const path of ['/p/1001/de', '/p/1001/de/pd', '/p/1001/xx/pd/1']) {
    expect((await sendRequest(site.app.url, path, { headers })).headers.location).toBe('/p/1001/en/pd/1');
  }
});

test.each(['/p', '/p/site', '/p/login', '/p/privacy', '/p/accessibility', '/p/dossiererror'])(
  '%s is in the language of the page read last, else in the best one of the browser, else in English',
  async (path) => {
    const languageFor = async (headers: Record<string, string>, query = '') => {
      const { text } = await sendRequest(site.app.url, path + query, { headers });
      return /<html\b[^>]*\blang="(\w+)"/.exec(text)?.[1];
    };
    const polish = { 'accept-language': 'xx,pl;q=0.9,de;q=0.1' };
    expect(await languageFor(polish)).toBe('pl');
    expect(await languageFor({ ...polish, cookie: 'language=de_DE' })).toBe('de');
    expect(await languageFor(polish, '?interfaceLang=el')).toBe('el');
    expect(await languageFor(polish, '?interfaceLang=xx')).toBe('pl');
    expect(await languageFor({})).toBe('en');
  },
);

test('a page is the same for every browser, with all languages in which it can be read', async () => {
  const offersOf = (text: string) =>
    [...text.matchAll(/<p data-code="(..)" class="read-in"><a/g)].map(([, code]) => code);
  const [german, french] = await Promise.all(
    ['de', 'fr'].map((language) =>
      sendRequest(site.app.url, '/p/1001/en/pd/1', { headers: { 'accept-language': language } }),
    ),
  );
  expect(offersOf(german!.text)).toEqual(['de', 'fr', 'sl', 'it', 'es', 'pl', 'el']);
  expect(offersOf(french!.text)).toEqual(offersOf(german!.text));
});

test('a forged Host does not lead off the site', async () => {
  const { headers } = await sendRequest(site.app.url, '/p/1001', {
    headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' },
  });
  expect(headers.location).toBe('/p/1001/en/pd/1');
  const page = await sendRequest(site.app.url, '/p/1001/en/pd/1', { headers: { host: 'evil.example' } });
  expect(page.text).not.toContain('evil.example');
});

test.each([
  ['dossiererror?id=999999&cause=unknown', 404],
  ['dossiererror?id=1023&cause=removed', 410],
  ['dossiererror?id=1001&cause=unavailable', 503],
  ['dossiererror', 404],
  ['dossiererror?cause=unheard-of', 404],
  ['sdserror?id=1001&interfaceLang=en&lang=1&doc=gh&qr=0', 404],
  ['sdserror?id=1001&interfaceLang=de&lang=1&doc=gh&qr=0&cause=unavailable', 503],
  ['fileerror?id=1024&interfaceLang=en&lang=1', 403],
  ['unhandlederror', 500],
  ['1001/en/pd/1/more', 404],
])('/p/%s is answered with %i and is not indexed', async (path, expected) => {
  const { status, headers, text } = await sendRequest(site.app.url, `/p/${path}`);
  expect(status).toBe(expected);
  expect(text).toMatch(/<meta name="robots" content="noindex/);
  expect(headers['retry-after'] !== undefined).toBe(expected === 503);
});

test.each([
  ['an escape that cannot be read', 'GET', '/p/%ff/en/pd/1', 400],
  ['a NUL byte', 'GET', '/p/1001%00/en/pd/1', 400],
  ['a backslash', 'GET', '/p\\1001', 400],
  ['another host in the path', 'GET', '//evil.example/p/1001', 400],
  ['a segment of two dots', 'GET', '/p/x/../api/card/1001/en', 400],
  ['a segment of one dot', 'GET', '/p/./1001/en/pd/1', 400],
  ['a segment of two encoded dots', 'POST', '/p/api/%2E./1001/en/pd/1', 400],
  ['a fragment', 'POST', '/p/api/..#', 400],
  ['a segment of two dots at the end', 'GET', '/p/1001/en/pd/..', 400],
  ['TRACE', 'TRACE', '/p/1001/en/pd/1', 405],
  ['PUT', 'PUT', '/p/1001/en/pd/1', 405],
  ['POST to a page', 'POST', '/p/1001/en/pd/1', 405],
  ['an asset outside its folder', 'GET', '/p/api/assets/pictograms/..%2f..%2fsecret.svg', 404],
  ['an asset of an unknown kind', 'GET', '/p/api/assets/v1/GHS02.svg', 404],
])('%s is refused', async (_what, method, path, expected) => {
  expect((await sendRequest(site.app.url, path, { method })).status).toBe(expected);
});

test.each(['?utm=50%off', '?q=%ff', '?q=%00', '?__proto__=1'])(
  'a product’s link reads with the query %s',
  async (query) => {
    expect((await sendRequest(site.app.url, `/p/1001/en/pd/1${query}`)).status).toBe(200);
  },
);

test('bad input never brings a 500', async () => {
  const bad = [
    '%25',
    '__proto__',
    'null',
    '1e3',
    '0x10',
    '٣',
    '%F0%9F%98%80',
    "'",
    '"><script>',
    '%2e%2e%2f',
    'a'.repeat(6_000),
  ];
  for (const value of bad.map((text) => encodeURI(text).replaceAll('%25', '%'))) {
    const paths = [`/p/${value}/en/pd/1`, `/p/1001/${value}/pd/1`, `/p/1001/en/${value}/1`, `/p/1001/en/gh/${value}`];
    for (const path of [
      ...paths,
      `/p/dossiererror?id=${value}&cause=${value}`,
      `/p/sdserror?lang=${value}&id=${value}`,
    ]) {
      const { status } = await sendRequest(site.app.url, path);
      expect({ path, serverError: status >= 500 }).toEqual({ path, serverError: false });
    }
  }
});

test('every answer forbids sniffing and does not say what made it', async () => {
  for (const path of ['/p/1001/en/pd/1', '/p/api/assets/pictograms/GHS02.svg', '/p/healthz', '/p/%ff', '/p/1001']) {
    const { headers } = await sendRequest(site.app.url, path);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['x-powered-by']).toBeUndefined();
  }
});

test.each(['/p', '/p/1001/en/pd/1/more', '/p/brand/none', '/p/dossiererror'])(
  'the page %s has a policy with a nonce, whatever the client sends under internal names',
  async (path) => {
    const headers = {
      'content-security-policy': "script-src 'nonce-evil'",
      'x-nonce': 'evil',
      'x-address': '/1001/en/pd/1?evil',
      'x-next-intl-locale': 'de',
    };
    const { headers: answered, text } = await sendRequest(site.app.url, path, { headers });
    expect(answered['content-security-policy']).toMatch(/script-src 'nonce-[^']{20,}' 'strict-dynamic'/);
    expect(text).not.toContain('evil');
    expect(text).toMatch(/<html[^>]* lang="en"/);
  },
);

test.each([
  '/p/api/nothing',
  '/p/_next/static/nope.js',
  '/p/_next/image?url=%2Fp%2Fapple-icon.png&w=384&q=75',
  '/elsewhere',
])('%s is 404, and nothing in the answer may run', async (path) => {
  const { status, headers } = await sendRequest(site.app.url, path);
  expect(status).toBe(404);
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'/);
});

test('a client that would rather speak HTTP/2 is answered in HTTP/1.1', async () => {
  const headers = {
    connection: 'Upgrade, HTTP2-Settings',
    upgrade: 'h2c',
    'http2-settings': 'AAMAAABkAAQCAAAAAAIAAAAA',
  };
  expect((await sendRequest(site.app.url, '/p/1001/en/pd/1', { headers })).status).toBe(200);
});

test('each page has a policy with a nonce of its own, and its scripts carry it', async () => {
  const nonceOf = (policy = '') => /script-src 'nonce-([^']+)' 'strict-dynamic'/.exec(policy)?.[1];
  const pages = [
    await sendRequest(site.app.url, '/p/1001/en/gh/1'),
    await sendRequest(site.app.url, '/p/1001/en/gh/1'),
  ];
  const nonces = pages.map(({ headers }) => nonceOf(String(headers['content-security-policy'])));
  expect(new Set(nonces).size).toBe(2);
  for (const [index, { text }] of pages.entries()) {
    const scripts = text.match(/<script\b[^>]*>/g) ?? [];
    expect(scripts.length).toBeGreaterThan(0);
    expect(scripts.filter((tag) => !tag.includes(`nonce="${nonces[index]}"`))).toEqual([]);
    expect(text).not.toMatch(/<[^>]+\sstyle="/);
  }
});

test('titles, description and canonical link are the screen’s own, on the configured origin', async () => {
  const { text } = await sendRequest(site.app.url, '/p/1001/en/gh/2?utm_source=x');
  expect(text).toContain('<title>Acetone technical 99.5 % :: Safety data sheet :: Dossier</title>');
  expect(text).toMatch(/<meta property="og:title" content="Acetone technical 99.5 % :: Safety data sheet"/);
  expect(text).toMatch(/<meta name="description" content="Safety data sheet of Acetone technical 99.5 %\. Danger: /);
  expect(text).toContain('<link rel="canonical" href="https://dossier.example/p/1001/de/gh/2"');
});

test('the SDS has its 16 sections in the document’s language inside a page of another', async () => {
  const { text } = await sendRequest(site.app.url, '/p/1001/en/gh/2');
  for (let section = 1; section <= 16; section += 1) expect(text).toContain(`id="section-${section}"`);
  expect(text).toMatch(/lang="de"/);
  expect(wordsOf(text)).toContain('ABSCHNITT 4: Erste-Hilfe-Maßnahmen');
});

test('health and readiness are told without a page', async () => {
  expect((await sendRequest(site.app.url, '/p/healthz')).status).toBe(200);
  expect((await sendRequest(site.app.url, '/p/readyz')).status).toBe(200);
});

test('under the other brand the classification section is hidden and the hazard block stays', async () => {
  const landing = await sendRequest(other.app.url, '/p/1001/en/pd/1');
  expect(landing.text).toMatch(/data-brand="chemcard"/);
  expect(wordsOf(landing.text)).toContain('Highly flammable liquid and vapour.');
  const [shown, hidden] = [
    await sendRequest(site.app.url, '/p/1001/en/pi/1'),
    await sendRequest(other.app.url, '/p/1001/en/pi/1'),
  ];
  expect(wordsOf(shown.text)).toContain('Hazard class and category');
  expect(wordsOf(hidden.text)).not.toContain('Hazard class and category');
});
