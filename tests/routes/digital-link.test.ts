/** @jest-environment jest-fixed-jsdom */
import { sendRequest } from '@/tests/support/ask';
import { bootSite } from '@/tests/support/boot-site';

jest.setTimeout(180_000);
const site = bootSite();

/** Acetone, 1001; citric acid descaler, 1019; trichloroethylene, 1023, which was removed. */
const [acetone, descaler, removed] = ['09521234000013', '09521234000112', '09521234000129'];

test.each([
  ['nothing said: in English', `${acetone}`, undefined, '/p/1001/en/pd/1'],
  ['in the visitor’s language', `${acetone}`, 'de-AT,de;q=0.9,en;q=0.5', '/p/1001/de/pd/2'],
  ['in the next one that we speak', `${descaler}`, 'hr,sl;q=0.8', '/p/1019/sl/pd/4'],
  ['in English where we speak none', `${acetone}`, 'ja', '/p/1001/en/pd/1'],
  [
    'with the query in the form in which it came',
    `${acetone}?lang=fr&x=a%20b+c&y`,
    'it',
    '/p/1001/fr/pd/3?lang=fr&x=a%20b+c&y',
  ],
  ['with a serial number of a third party', `${acetone}/235/T-1`, 'fr', '/p/1001/fr/pd/3'],
  ['with variant, batch and serial number', `${acetone}/22/2A/10/L7/21/1`, 'fr', '/p/1001/fr/pd/3?batch=L7&serial=1'],
  [
    'with the batch before the query in the form in which it came',
    `${acetone}/10/L%2F7?17=270101&x=a%20b`,
    'en',
    '/p/1001/en/pd/1?batch=L%2F7&17=270101&x=a%20b',
  ],
  ['with a slash at the end', `${acetone}/`, undefined, '/p/1001/en/pd/1'],
  ['with the data behind it', `${acetone}?17=270101&foo=bar`, 'it', '/p/1001/it/pd/5?17=270101&foo=bar'],
  ['in the language that it names', `${acetone}?lang=sl`, 'de', '/p/1001/sl/pd/4?lang=sl'],
  ['to the product page', `${acetone}?linkType=gs1:pip`, 'el', '/p/1001/el/pd/8?linkType=gs1:pip'],
  ['to the safety data sheet', `${acetone}?linkType=gs1:safetyInfo`, 'pl', '/p/1001/pl/gh/7?linkType=gs1:safetyInfo'],
  [
    'to a sheet in a language of ours',
    `${acetone}?linkType=gs1:safetyInfo`,
    'ja,es',
    '/p/1001/es/gh/6?linkType=gs1:safetyInfo',
  ],
  [
    'to the safety instructions',
    `${acetone}?linkType=gs1:instructions`,
    'de',
    '/p/1001/de/mh/2?linkType=gs1:instructions',
  ],
])('a GS1 Digital Link leads %s', async (_, link, language, location) => {
  const headers: Record<string, string> = language ? { 'accept-language': language } : {};
  const response = await sendRequest(site.app.url, `/p/01/${link}`, { headers });
  expect(response).toMatchObject({ status: 307, headers: { location, vary: 'Accept, Accept-Language' } });
  const [linkset, target, ...others] = String(response.headers.link).split(', ');
  expect(linkset).toMatch(/^<https:\/\/dossier\.example\/p\/01\/\d{14}\?linkType=linkset>; rel="linkset"; .*title="/);
  // The default link or the requested one, with all that the resolver standard asks of an exposed link.
  expect(target).toContain(`<https://dossier.example${location.split('?')[0]}>; rel="https://ref.gs1.org/voc/`);
  expect(target).toMatch(/; hreflang="[a-z]{2}"; title="[\w ]+"$/);
  expect(others).toEqual([]);
  expect((await sendRequest(site.app.url, location)).status).toBe(200);
});

test.each([
  ['linkType=linkset', '?linkType=linkset', '*/*'],
  ['linkType=all', '?linkType=all', '*/*'],
  ['its media type', '', 'application/linkset+json'],
])('the linkset, asked for by %s, has every link with title, type and language', async (_, query, accept) => {
  const { status, headers, ...response } = await sendRequest(site.app.url, `/p/01/${acetone}/10/L7${query}`, {
    headers: { accept },
  });
  expect({ status, type: headers['content-type'] }).toEqual({ status: 200, type: 'application/linkset+json' });
  interface Link {
    href: string;
    title: string;
  }
  const { linkset } = response.json() as { linkset: Record<string, Link[]>[] };
  const [links, ...others] = linkset;
  const { origin } = new URL(site.app.url);
  const { href, title } = links?.['https://ref.gs1.org/voc/pip']?.[0] ?? {};
  expect(others).toEqual([]);
  expect(links).toMatchObject({
    anchor: `https://dossier.example/p/01/${acetone}`,
    itemDescription: expect.any(String),
  });
  expect(links?.['https://ref.gs1.org/voc/defaultLink']).toEqual([{ href, title }]);
  expect(links?.['https://ref.gs1.org/voc/safetyInfo']).toContainEqual({
    href: 'https://dossier.example/p/1001/de/gh/2',
    title: 'Sicherheitsdatenblatt',
    type: 'text/html',
    hreflang: ['de'],
  });
  for (const type of ['pip', 'safetyInfo', 'instructions']) {
    const targets = links?.[`https://ref.gs1.org/voc/${type}`] ?? [];
    expect(targets).toHaveLength(8);
    for (const { href } of targets) {
      expect((await sendRequest(origin, new URL(href).pathname)).status).toBe(200);
    }
  }
});

test.each([
  ['the landing page', '', 'Batch L7</span>'],
  ['the safety data sheet', '?linkType=gs1:safetyInfo', 'Serial number &lt;S&gt;9</span>'],
  ['the safety instructions', '?linkType=gs1:instructions', 'Batch L7</span>'],
])('batch and serial number of a link are on %s', async (_, query, text) => {
  const { headers } = await sendRequest(site.app.url, `/p/01/${acetone}/10/L7/21/%3CS%3E9${query}`);
  expect((await sendRequest(site.app.url, String(headers.location))).text).toContain(text);
});

test('what is no batch is not shown as one', async () => {
  for (const batch of ['L'.repeat(21), '%3Cb%3E%C3%A9', '']) {
    const { text, status } = await sendRequest(site.app.url, `/p/1001/en/pd/1?batch=${batch}`);
    expect([status, text.includes('Batch '), text.includes('<b>é')]).toEqual([200, false, false]);
  }
});

test('OPTIONS names the same links as GET and HEAD, for links and permalinks', async () => {
  for (const path of [
    `/p/01/${acetone}`,
    `/p/01/${acetone}/10/L7?linkType=gs1:safetyInfo`,
    `/p/01/${acetone}?linkType=all`,
    '/p/1001',
  ]) {
    const [options, ...others] = await Promise.all(
      ['OPTIONS', 'GET', 'HEAD'].map((method) => sendRequest(site.app.url, path, { method })),
    );
    expect(options).toMatchObject({ status: 204, headers: { allow: 'GET, HEAD, OPTIONS' } });
    expect(others.map(({ headers }) => headers.link)).toEqual([options!.headers.link, options!.headers.link]);
    if (!path.includes('all'))
      expect(options!.headers.link).toContain(
        `<https://dossier.example/p/01/${acetone}?linkType=linkset>; rel="linkset"; type="application/linkset+json"`,
      );
  }
  const unknown = await sendRequest(site.app.url, '/p/01/00012345678905', { method: 'OPTIONS' });
  expect([unknown.status, unknown.headers.link]).toEqual([204, undefined]);
});

test('at the site’s own address a link leads to an absolute URL, the one of the default link', async () => {
  const ask = (query = '', method = 'GET') =>
    sendRequest(site.app.url, `/p/01/${acetone}${query}`, { method, headers: { host: 'dossier.example' } });
  const { linkset } = (await ask('?linkType=linkset')).json() as { linkset: Record<string, { href: string }[]>[] };
  const href = linkset[0]?.['https://ref.gs1.org/voc/defaultLink']?.[0]?.href;
  for (const method of ['GET', 'HEAD']) expect((await ask('', method)).headers.location).toBe(href);
});

test.each(['GET', 'HEAD', 'OPTIONS'])('a page of another site may send a resolver request with %s', async (method) => {
  for (const path of [`/p/01/${acetone}`, '/p/01/123', '/.well-known/gs1resolver']) {
    const { status, headers } = await sendRequest(site.app.url, path, { method });
    expect(headers).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'GET, HEAD, OPTIONS',
    });
    if (method === 'OPTIONS')
      expect({ status, allow: headers.allow }).toEqual({ status: 204, allow: 'GET, HEAD, OPTIONS' });
  }
});

test('the resolver describes itself outside of the base path', async () => {
  const { status, headers, json } = await sendRequest(site.app.url, '/.well-known/gs1resolver');
  expect({ status, type: headers['content-type'], body: json() }).toEqual({
    status: 200,
    type: 'application/json',
    body: {
      name: 'Dossier',
      resolverRoot: 'https://dossier.example/p',
      supportedPrimaryKeys: ['01'],
      supportedLinkType: [{ namespace: 'https://ref.gs1.org/voc/', prefix: 'gs1:' }],
      linkTypeDefaultCanBeLinkset: false,
    },
  });
});

const wrong: [string, string, number, string][] = [
  ['9521234000013', 'GTIN_FORM', 400, 'This is not a GTIN of 14 digits. A shorter number has zeros before it.'],
  ['acetone', 'GTIN_FORM', 400, 'This is not a GTIN of 14 digits. A shorter number has zeros before it.'],
  ['09521234000014', 'GTIN_CHECK_DIGIT', 400, 'The check digit of this GTIN is wrong.'],
  [`${acetone}/10`, 'GTIN_QUALIFIER', 400, 'What follows the GTIN in this link cannot be read.'],
  [
    '../AQnYUc1gmg',
    'GTIN_COMPRESSED',
    400,
    'This is a compressed GS1 Digital Link, which cannot be read here. Use the link with the GTIN in plain digits.',
  ],
  [
    '../8006/095212340000130102',
    'GTIN_KEY',
    404,
    'This GS1 Digital Link has no GTIN. Products are found here by their GTIN only.',
  ],
  ['00012345678905', 'GTIN_UNKNOWN', 404, 'No product here has this GTIN.'],
  [`${acetone}?linkType=gs1:recipeInfo`, 'GTIN_LINK_TYPE', 404, 'This product has no document of that kind.'],
  [removed, 'NOT_AVAILABLE', 410, 'This dossier was removed'],
];

const pathOf = (link: string) => new URL(`http://localhost/p/01/${link}`).href.replace('http://localhost', '');

test.each(wrong)('01/%s is a page that says why: %s', async (link, _message, status, says) => {
  const response = await sendRequest(site.app.url, pathOf(link), { headers: { accept: 'text/html,*/*;q=0.8' } });
  const page = new DOMParser().parseFromString(response.text, 'text/html');
  expect({ status: response.status, says: page.querySelector('h1')?.textContent }).toEqual({ status, says });
  expect(page.querySelector('meta[name=robots]')?.getAttribute('content')).toMatch(/noindex/);
});

test.each(wrong)('01/%s tells a program why: %s', async (link, message, status) => {
  const response = await sendRequest(site.app.url, pathOf(link));
  expect({ status: response.status, body: response.json() }).toMatchObject({
    status,
    body: { uiMessage: `error_message_${message}`, message: expect.stringMatching(/\.$/) },
  });
});

test('the reason is in the visitor’s language, whatever a client says under internal names', async () => {
  const headers = { accept: 'text/html', 'accept-language': 'de', 'x-digital-link-issue': 'unavailable' };
  const { status, text } = await sendRequest(site.app.url, '/p/01/09521234000014', { headers });
  const page = new DOMParser().parseFromString(text, 'text/html');
  expect(status).toBe(400);
  expect(page.documentElement.lang).toBe('de');
  expect(page.querySelector('h1')?.textContent).toBe('Die Prüfziffer dieser GTIN ist falsch.');
});

test('a link type that the product lacks leaves the way to its page', async () => {
  const { text } = await sendRequest(site.app.url, `/p/01/${acetone}?linkType=gs1:recipeInfo`, {
    headers: { accept: 'text/html' },
  });
  const page = new DOMParser().parseFromString(text, 'text/html');
  expect([...page.querySelectorAll('main a')].map((link) => link.getAttribute('href'))).toContain(`/p/01/${acetone}`);
});
