/** @jest-environment jest-fixed-jsdom */
import { sendRequest } from '@/tests/support/ask';
import { publishedDemoIds } from '@/tests/support/demo-products';
import { testInSoak } from '@/tests/support/in-soak';
import { pages } from '@/tests/support/product-addresses';
import { schemaErrors } from '@/tests/support/schema-org';
import { bootSite, demoPassword } from '@/tests/support/boot-site';
import { HttpVisitor } from '@/tests/support/http-visitor';

jest.setTimeout(180_000);
const running = bootSite();
const operated = bootSite('other');

const site = 'https://dossier.example/p/';
const codes = ['en', 'de', 'fr', 'sl', 'it', 'es', 'pl', 'el'];
const local = (address = '') => address.replace(site, '');

/** Of a page only what matches is parsed: jsdom takes ten times as long for a whole one. */
const parse = (html: string, parts: RegExp) =>
  new DOMParser().parseFromString((html.match(parts) ?? []).join(''), 'text/html');
const headAndData = /<html[^]*?<\/head>|<script[^>]* type="application\/ld\+json"[^]*?<\/script>/g;

/** What crawlers read of a page, its addresses without the site. */
async function read(path: string) {
  const { status, headers, text } = await sendRequest(running.app.url, `/p/${path}`);
  const page = parse(text, headAndData);
  const all = (selector: string, name = 'content') =>
    [...page.head.querySelectorAll(selector)].map((element) => element.getAttribute(name) ?? '');
  const property = (name: string) => all(`meta[property="${name}"],meta[name="${name}"]`);
  const hreflang = [...page.head.querySelectorAll('link[rel="alternate"][hreflang]')].map((link) => [
    link.getAttribute('hreflang'),
    local(link.getAttribute('href') ?? ''),
  ]);
  const scripts = [...page.querySelectorAll('script[type="application/ld+json"]')];
  return {
    status,
    headers,
    title: page.title,
    canonical: all('link[rel="canonical"]', 'href').map(local),
    hreflang: Object.fromEntries(hreflang) as Record<string, string>,
    property,
    nonces: scripts.map((script) => script.getAttribute('nonce')),
    data: scripts.map((script) => JSON.parse(script.textContent) as { '@graph': Record<string, unknown>[] }),
  };
}

/** The links of an answer's `Link` headers by relation and type, those that Next adds for the browser left out. */
const linksOf = (header = '') =>
  Object.fromEntries(
    [...header.matchAll(/<([^>]*)>; rel="(\w+)"(?:; type="([^"]*)")?/g)].map(([, address, rel, type]) => [
      [rel, type].filter(Boolean).join(' '),
      local(address),
    ]),
  );

/** Without the sheets for another country than the default one of their language. */
const languageAlternates = (hreflang: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(hreflang).filter(([code]) => code === 'x-default' || !code.includes('-')));

// crawler.test.ts reads the same pages of the products that it looks at.
testInSoak.each(['pd', 'pi', 'gh', 'th', 'ee', 'mh'])(
  'the page %s is one page a language, each with a title of its own, and each names all of them',
  async (docType) => {
    const paths = codes.map((code, index) => `1001/${code}/${docType}/${index + 1}`);
    const heads = await Promise.all(paths.map(read));
    const set = { ...Object.fromEntries(codes.map((code, index) => [code, paths[index]])), 'x-default': paths[0] };
    for (const [index, head] of heads.entries()) {
      expect(head.canonical).toEqual([paths[index]]);
      expect(languageAlternates(head.hreflang)).toEqual(set);
      expect(head.property('robots')).toEqual(['index, follow']);
    }
    expect(new Set(heads.map(({ title }) => title)).size).toBe(codes.length);
  },
);

test('a document in one language stands for all', async () => {
  const { hreflang } = await read('1021/de/gh/2');
  expect(languageAlternates(hreflang)).toEqual({ de: '1021/de/gh/2', 'x-default': '1021/de/gh/2' });
});

test('the sheet for another country is a page of its own, which names the same others as that for the default country', async () => {
  const [german, austrian] = await Promise.all(['1001/de/gh/2', '1001/de/gh/2?market=AT'].map(read));
  expect(austrian!.canonical).toEqual(['1001/de/gh/2?market=AT']);
  expect(austrian!.hreflang).toEqual(german!.hreflang);
  expect(austrian!.hreflang['de-AT']).toBe('1001/de/gh/2?market=AT');
});

test.each([
  ['a document in another interface language', '1001/en/gh/2', '1001/de/gh/2'],
  ['a page with another document language', '1001/en/pd/2', '1001/en/pd/1'],
  ['an older version', '1001/en/gh/1?version=10012', '1001/en/gh/1'],
  ['a comparison', '1001/en/gh/1?compare=10012', '1001/en/gh/1'],
  ['a document without its QR code', '1001/en/mh/1?qr=0', '1001/en/mh/1'],
  ['a label with other settings', '1001/en/ee/1?dim=3', '1001/en/ee/1'],
  ['the changes of a product', '1001/en/pi/1?changes=10012', '1001/en/pi/1'],
  ['the download page of the SDS', '1001/en/gh/1/download', '1001/en/gh/1'],
  ['any other page below it', '1001/de/gh/2/promo', '1001/de/gh/2'],
  ['the emergency screen', '1001/en/emergency/2', '1001/de/gh/2'],
])('%s is a copy: it names the page that is kept, and no languages', async (_, path, canonical) => {
  const head = await read(path);
  expect(head.status).toBe(200);
  expect({ canonical: head.canonical, hreflang: head.hreflang }).toEqual({ canonical: [canonical], hreflang: {} });
  expect(head.property('robots')).toEqual(['index, follow']);
});

test.each([
  ['the label’s editor', '1001/en/ed/1'],
  ['edit mode', '1001/en/pi/1?edit=1'],
  ['the login', 'login'],
  ['the privacy page', 'privacy'],
  ['the accessibility statement', 'accessibility'],
  ['the tables of law', 'law'],
  ['an error page', 'dossiererror'],
])('%s is not indexed', async (_, path) => {
  const head = await read(path);
  expect(head.property('robots').join()).toMatch(/^noindex/);
  expect(head.hreflang).toEqual({});
});

const brands = () => [
  { app: running.app, brand: 'Dossier' },
  { app: operated.app, brand: 'ChemCard' },
];

/** The head of a page of no product in German. */
async function headOf({ url }: { url: string }, path: string, headers: Record<string, string> = {}) {
  const address = `/p/${path}${path.includes('?') ? '&' : '?'}interfaceLang=de`.replace('/?', '?');
  const { head } = parse((await sendRequest(url, address, { headers })).text, headAndData);
  const all = (selector: string, name = 'content') =>
    [...head.querySelectorAll(selector)].map((element) => element.getAttribute(name));
  const descriptions = all('meta[name="description"]');
  return {
    title: head.querySelector('title')?.textContent,
    og: all('meta[property="og:title"]'),
    description: descriptions.map((text) => text!.length > 20 && text!.length <= 160),
    isDescriptionOfOg: String(all('meta[property="og:description"]')) === String(descriptions),
    canonical: all('link[rel="canonical"]', 'href'),
    url: all('meta[property="og:url"]'),
    locale: all('meta[property="og:locale"]'),
    name: all('meta[property="og:site_name"]'),
  };
}
const wholeHead = (title: string, brand: string, ownPath: string) => {
  const canonical = `${site}${ownPath}?interfaceLang=de`.replace('/?', '?');
  return {
    title: `${title} :: ${brand}`,
    og: [title],
    description: [true],
    isDescriptionOfOg: true,
    canonical: [canonical],
    url: [canonical],
    locale: ['de_DE'],
    name: [brand],
  };
};

test.each([
  ['login', 'Anmelden', 'login'],
  ['privacy', 'Datenschutz', 'privacy'],
  ['accessibility', 'Barrierefreiheit', 'accessibility'],
  ['law', 'Daten des Rechts', 'law'],
  ['site', 'Mein Betrieb', 'site'],
  ['follow?product=1001', 'Einem Sicherheitsdatenblatt folgen', 'follow'],
  ['', 'Produkt finden', ''],
  ['dossiererror?cause=removed', 'Dieses Dossier wurde entfernt', 'dossiererror'],
  ['sdserror', 'Dieses Sicherheitsdatenblatt ist nicht gültig', 'sdserror'],
  ['fileerror', 'Sie dürfen diese Datei nicht öffnen', 'fileerror'],
  ['unhandlederror', 'Etwas ist schiefgegangen', 'unhandlederror'],
  ['brand/none', 'Unter dieser Adresse gibt es kein Produkt', 'dossiererror'],
])(
  'the page /p/%s has title, OG title, description and canonical link of its language and brand',
  async (path, title, ownPath) => {
    for (const { app, brand } of brands()) expect(await headOf(app, path)).toEqual(wholeHead(title, brand, ownPath));
  },
);

test.each([
  ['products', 'Produkte'],
  ['shares', 'Geteilte Produkte'],
])('the list /p/%s has title, OG title, description and canonical link for a logged-in user', async (path, title) => {
  for (const { app, brand } of brands()) {
    const { headers } = await HttpVisitor.loggedIn(app.url, { username: 'demo', password: demoPassword });
    expect(await headOf(app, path, headers)).toEqual(wholeHead(title, brand, path));
  }
});

test('a search in the catalogue, which is not indexed, does not name the catalogue, which is', async () => {
  const { text } = await sendRequest(running.app.url, '/p?search=acetone&interfaceLang=de');
  const { head } = parse(text, headAndData);
  expect(head.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex, follow');
  const canonical = head.querySelector('link[rel="canonical"]')?.getAttribute('href');
  expect(canonical).toBe('https://dossier.example/p?search=acetone&interfaceLang=de');
});

test.each([
  ['privacy', 'Datenschutz'],
  ['accessibility', 'Barrierefreiheit'],
  ['law', 'Daten des Rechts'],
])('the page %s speaks the language of its address, else the one that the visitor chose last', async (path, title) => {
  const german = await read(`${path}?interfaceLang=de`);
  expect([german.status, german.title]).toEqual([200, `${title} :: Dossier`]);
  expect(german.property('description')[0]!.length).toBeGreaterThan(20);
  const chosen = await sendRequest(running.app.url, `/p/${path}`, { headers: { cookie: 'language=de_DE' } });
  expect(chosen.text).toMatch(/<html lang="de"/);
  for (const unknown of ['', '?interfaceLang=xx']) {
    expect((await sendRequest(running.app.url, `/p/${path}${unknown}`)).text).toMatch(/<html lang="en"/);
  }
});

test('the footer of every page leads to the operator’s pages, and to the product’s where there are none', async () => {
  const operator = [
    'https://company.example/imprint',
    'https://company.example/privacy',
    'mailto:info@company.example',
  ];
  const footerOf = async ({ url }: { url: string }, path: string) => {
    const response = await fetch(url + path);
    const page = parse(await response.text(), /<footer[^]*?<\/footer>/g);
    return [...page.querySelectorAll('footer nav[aria-label="About this site"] a')].map((link) =>
      link.getAttribute('href'),
    );
  };
  const shown = pages.filter((path) => !/^\/p\/(?:products|shares|01)/.test(path));
  expect(shown.length).toBeGreaterThan(15);
  const [privacy, accessibility] = ['/p/privacy?interfaceLang=en', '/p/accessibility?interfaceLang=en'];
  const law = '/p/law?interfaceLang=en';
  for (const path of shown)
    expect([path, ...(await footerOf(running.app, path))]).toEqual([path, privacy, accessibility, law]);
  // All have the same footer.
  for (const path of process.env.SOAK ? shown : shown.filter((_, index) => index % 5 === 0))
    expect([path, ...(await footerOf(operated.app, path))]).toEqual([path, ...operator, accessibility, law]);
});

test('a shared link has a picture in the page’s language, and says in which others it is there', async () => {
  const { property } = await read('1001/de/pd/2');
  const picture = `${site}api/card/1001/de`;
  expect((await sendRequest(running.app.url, `/p/${local(picture)}`)).headers['content-type']).toBe('image/png');
  const alt = 'Aceton technisch 99,5 % · Gefahr · Demo Chemicals GmbH';
  expect({
    image: property('og:image'),
    size: [...property('og:image:width'), ...property('og:image:height')],
    alt: property('og:image:alt'),
    locale: property('og:locale'),
    others: property('og:locale:alternate'),
    card: property('twitter:card'),
    cardImage: property('twitter:image'),
    url: property('og:url'),
  }).toEqual({
    image: [picture],
    size: ['1200', '630'],
    alt: [alt],
    locale: ['de_DE'],
    others: ['en_GB', 'fr_FR', 'sl_SI', 'it_IT', 'es_ES', 'pl_PL', 'el_GR'],
    card: ['summary_large_image'],
    cardImage: [picture],
    url: [`${site}1001/de/pd/2`],
  });
});

test.each([
  ['pd', ['Product', 'BreadcrumbList']],
  ['pi', ['Product', 'BreadcrumbList']],
  ['gh', ['DigitalDocument', 'BreadcrumbList']],
  ['th', ['DigitalDocument', 'BreadcrumbList']],
  ['ee', ['DigitalDocument', 'BreadcrumbList']],
  ['mh', ['DigitalDocument', 'BreadcrumbList']],
])('the page %s says in its HTML what it is, valid by schema.org’s definitions', async (docType, types) => {
  const { data, nonces, headers } = await read(`1001/en/${docType}/1`);
  expect(data[0]!['@graph'].map((node) => node['@type'])).toEqual(types);
  expect(data.flatMap((item) => schemaErrors(item))).toEqual([]);
  expect(headers['content-security-policy']).toContain(`'nonce-${nonces[0]}'`);
});

test.each(['ed', 'emergency'])('the page %s, which is no tab, says nothing of its own', async (docType) => {
  expect((await read(`1001/en/${docType}/1`)).data).toEqual([]);
});

test.each([
  ['pd/1', 'api/download/sds/1001/1', '1001/en/pd/1'],
  ['pi/1', 'api/download/sds/1001/1', '1001/en/pi/1'],
  ['gh/2?version=10012', 'api/download/sds/1001/2?version=10012', '1001/de/gh/2'],
  ['th/1', 'api/download/tds/1001/1', '1001/en/th/1'],
  ['ee/1', undefined, '1001/en/ee/1'],
  ['mh/1', 'api/download/ipi/1001/1?size=A4', '1001/en/mh/1'],
])('the answer of %s leads programs to PDF, data and canonical page', async (path, pdf, canonical) => {
  const { headers } = await sendRequest(running.app.url, `/p/1001/en/${path}`);
  expect(linksOf(headers.link)).toEqual({
    canonical,
    ...(pdf && { 'alternate application/pdf': pdf }),
    'alternate application/ld+json': '1001.json',
  });
});

test.each([
  ['sds/1001/2', '1001/de/gh/2'],
  ['tds/1001/1', '1001/en/th/1'],
  ['ipi/1001/1?size=A4', '1001/en/mh/1'],
])('the PDF %s names the page that is kept', async (path, page) => {
  const { headers } = await sendRequest(running.app.url, `/p/api/download/${path}`);
  expect([headers['content-type'], headers.link]).toEqual(['application/pdf', `<${site}${page}>; rel="canonical"`]);
});

/** One of each kind: their pages are asked for, with SOAK=1 those of all. */
const kinds = [1001, 1018, 1020, 1021, 1022, 1024];

test.each([...publishedDemoIds])('product %i is there as data, with its documents in every language', async (id) => {
  const response = await sendRequest(running.app.url, `/p/${id}.json`);
  expect([response.status, response.headers['content-type']]).toEqual([200, 'application/ld+json']);
  const product = response.json() as { subjectOf?: { url: string; encoding: { contentUrl: string } }[] };
  expect(schemaErrors(product)).toEqual([]);
  const pages = (product.subjectOf ?? []).map(({ url }) => `/p/${local(url)}`);
  expect(pages.length).toBe(new Set(pages).size);
  if (!process.env.SOAK && !kinds.includes(id)) return;
  for (const page of pages.slice(0, 3)) expect((await sendRequest(running.app.url, page)).status).toBe(200);
});

test('a product as data speaks English, or the language that is asked for', async () => {
  const nameOf = async (query: string) =>
    ((await sendRequest(running.app.url, `/p/1001.json${query}`)).json() as { name: string }).name;
  expect(await nameOf('')).toBe('Acetone technical 99.5 %');
  expect(await nameOf('?interfaceLang=de')).toBe('Aceton technisch 99,5 %');
  expect(await nameOf('?interfaceLang=xx')).toBe('Acetone technical 99.5 %');
});

test('who has the data as it is gets it not again', async () => {
  const first = await sendRequest(running.app.url, '/p/1001.json');
  const again = await sendRequest(running.app.url, '/p/1001.json', {
    headers: { 'if-none-match': `"x", ${first.headers.etag}` },
  });
  expect([again.status, again.text]).toEqual([304, '']);
  expect(first.headers['cache-control']).toBe('public, max-age=60, stale-while-revalidate=600');
  expect(first.headers['set-cookie']).toBeUndefined();
});

test.each([
  ['999999.json', 404],
  ['1023.json', 410],
  ['0.json', 404],
  ['1234567890123.json', 404],
])('%s is answered with %i as a problem that a program reads', async (path, expected) => {
  const { status, headers, json } = await sendRequest(running.app.url, `/p/${path}`, {
    headers: { accept: 'text/html' },
  });
  expect([status, headers['cache-control']]).toEqual([expected, 'no-store']);
  expect(json()).toMatchObject({
    type: 'about:blank',
    status: expected,
    detail: 'This document is not available.',
    id: expect.any(String),
  });
});
