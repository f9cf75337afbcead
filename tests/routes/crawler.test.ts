import { bootSite } from '@/tests/support/boot-site';
import { publishedDemoIds } from '@/tests/support/demo-products';
import { readPage, type ReadPage, readSitemap, type SitemapPage } from '@/tests/support/read-page';

// A search engine's way through the catalogue, without JavaScript: robots.txt, sitemap, every page that it names of the products
// that are looked at, and from there the links. With SOAK=1 these are all, else one of each kind: complete, without a technical data
// sheet, without a safety data sheet, in one language, without documents, and with a file that not everybody may have.

jest.setTimeout(600_000);
const site = 'https://dossier.example';

const running = bootSite();
let sitemap: SitemapPage[];
/** Those of the sitemap that are read. */
let named: SitemapPage[];
const isRead = (page: SitemapPage) =>
  isOfProduct(page) && (Boolean(process.env.SOAK) || /\/p\/10(?:01|20|21|24)\//.test(page.loc));
let robots: string;
const pages = new Map<string, ReadPage & { status: number }>();

beforeAll(async () => {
  robots = await (await get(`${site}/robots.txt`)).text();
  const [, index = ''] = /^Sitemap: (\S+)$/m.exec(robots) ?? [];
  const parts = readSitemap(await (await get(index)).text());
  sitemap = [];
  for (const { loc } of parts) sitemap.push(...readSitemap(await (await get(loc)).text()));
  named = sitemap.filter(isRead);
  await each(named, async ({ loc }) => {
    const response = await get(loc);
    pages.set(loc, { status: response.status, ...readPage(await response.text(), loc) });
  });
});

/** Not a page of a supplier. */
const isOfProduct = ({ loc }: { loc: string }) => !loc.startsWith(`${site}/p/suppliers/`);

/** Asks the running web app for an address of the site; redirects are followed. */
const get = (address: string) => fetch(address.replace(site, running.app.url));

/** Eight at once. */
async function each<T>(items: Iterable<T>, work: (item: T) => Promise<void>) {
  const left = [...items];
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      for (let item = left.shift(); item !== undefined; item = left.shift()) await work(item);
    }),
  );
}

/** Whether robots.txt lets an address be read: of the rules that begin like it the longest counts (RFC 9309 2.2.2). */
function isAllowed(address: string): boolean {
  const { pathname } = new URL(address);
  const rules = [...robots.matchAll(/^(Allow|Disallow): (\S+)$/gm)].filter(([, , path]) => pathname.startsWith(path!));
  const [longest] = rules.sort(([, , a], [, , b]) => b!.length - a!.length);
  return longest?.[1] !== 'Disallow';
}

const complaints = (isWrong: (page: ReadPage & { status: number }, address: string) => boolean) =>
  [...pages].filter(([address, page]) => isWrong(page, address)).map(([address]) => address);

test('every product that is published is there, with every document that it has', () => {
  const found = new Map<number, Set<string>>();
  for (const { loc } of sitemap.filter(isOfProduct)) {
    const [, id, docType] = /\/p\/(\d+)\/\w\w\/(\w\w)\/\d+$/.exec(loc) ?? [];
    found.set(Number(id), (found.get(Number(id)) ?? new Set()).add(docType!));
  }
  const complete = ['pd', 'pi', 'gh', 'th', 'ee', 'mh'];
  const states: Record<number, string[]> = {
    1018: ['pd', 'pi', 'gh', 'ee', 'mh'],
    1019: ['pd', 'pi', 'gh', 'ee', 'mh'],
    1020: ['pd', 'pi', 'th', 'ee'],
    1022: ['pd', 'pi'],
  };
  const expected = publishedDemoIds.map((id) => [id, states[id] ?? complete]);
  expect([...found].map(([id, docTypes]) => [id, [...docTypes]])).toEqual(expected);
});

test('every page that the sitemap names is there once, and is its own canonical that may be kept', () => {
  expect(pages.size).toBe(named.length);
  expect(complaints(({ status }) => status !== 200)).toEqual([]);
  expect(complaints(({ canonical }, address) => canonical !== address)).toEqual([]);
  expect(complaints(({ robots }) => /noindex|none/.test(robots))).toEqual([]);
  expect(sitemap.filter(({ loc }) => !isAllowed(loc))).toEqual([]);
});

test('every page has a title of its own and a description', () => {
  const titles = new Map<string, string[]>();
  for (const [address, { title }] of pages) titles.set(title, [...(titles.get(title) ?? []), address]);
  expect([...titles].filter(([title, same]) => title === '' || same.length > 1)).toEqual([]);
  expect(complaints(({ description }) => description.length < 20)).toEqual([]);
});

/** The sheet for another country than the default one of its language; the sitemap has one page a language. */
const isByCountry = (address: string) => address.includes('?market=');

test('hreflang is reciprocal, names the page itself, leads into the sitemap and is the same there but for sheets by country', () => {
  expect(complaints(({ alternates }, address) => !Object.values(alternates).includes(address))).toEqual([]);
  expect(complaints(({ alternates }) => alternates['x-default'] === undefined)).toEqual([]);
  const strangers = complaints(({ alternates }) =>
    Object.values(alternates).some(
      (other) => !isByCountry(other) && JSON.stringify(pages.get(other)?.alternates) !== JSON.stringify(alternates),
    ),
  );
  expect(strangers).toEqual([]);
  for (const { loc, alternates } of named) {
    const languageAlternates = Object.entries(pages.get(loc)?.alternates ?? {}).filter(
      ([, address]) => !isByCountry(address),
    );
    expect(alternates).toEqual(Object.fromEntries(languageAlternates));
  }
});

test('every page describes itself to programs: the product or a document, and the way to it', () => {
  const typesOf = ({ jsonLd }: ReadPage) =>
    jsonLd
      .flatMap((text) => (JSON.parse(text) as { '@graph': { '@type': string }[] })['@graph'])
      .map((node) => node['@type']);
  const expectedValue = (address: string) => (/\/p[di]\/\d+$/.test(address) ? 'Product' : 'DigitalDocument');
  const wrong = complaints((page, address) => {
    const types = typesOf(page);
    return !types.includes(expectedValue(address)) || !types.includes('BreadcrumbList');
  });
  expect(wrong).toEqual([]);
});

test('every page has a picture to be shared with: a PNG of 1200 × 630 that may be read', async () => {
  expect(complaints(({ ogImage }) => !ogImage?.startsWith(`${site}/p/api/card/`) || !isAllowed(ogImage))).toEqual([]);
  const wrong: unknown[] = [];
  // Each product has a picture a language.
  const isMade = (address: string) => Boolean(process.env.SOAK) || /\/1001\/|\/de$/.test(address);
  const pictures = new Set([...pages.values()].map(({ ogImage }) => ogImage!).filter(isMade));
  expect(pictures.size).toBeGreaterThan(10);
  await each(pictures, async (address) => {
    const response = await get(address);
    const png = Buffer.from(await response.arrayBuffer());
    const [signature, width, height] = [png.toString('latin1', 1, 4), png.readUInt32BE(16), png.readUInt32BE(20)];
    if (response.status !== 200 || signature !== 'PNG' || width !== 1200 || height !== 630) {
      wrong.push({ address, status: response.status, signature, width, height });
    }
  });
  expect(wrong).toEqual([]);
});

describe('links', () => {
  /** A product's page, whatever the language around it. */
  const pagePath = /^\/p\/(\d+)\/\w\w\/(\w\w)\/(\d+)$/;
  const found = new Map<string, string>();
  beforeAll(() => {
    for (const [address, { links }] of pages) for (const link of links) found.set(link, address);
    for (const link of found.keys()) if (new URL(link).origin !== site) found.delete(link);
    // The catalogue's one file that a visitor may not have: 403.
    expect(found.delete(`${site}/p/api/attachments/1024/0`)).toBe(true);
  });

  test('to a document in another language of the interface lead to one that the sitemap has', () => {
    const documents = new Set<string>();
    for (const { loc } of sitemap.filter(isOfProduct))
      documents.add(pagePath.exec(new URL(loc).pathname)!.slice(1).join());
    const unknown = [...found.keys()].filter((link) => {
      const page = pagePath.exec(new URL(link).pathname);
      // The landing page and the detail are there with any language; the label's editor goes with the label.
      if (!page || ['pd', 'pi'].includes(page[2]!)) return false;
      return !documents.has([page[1], page[2] === 'ed' ? 'ee' : page[2], page[3]].join());
    });
    expect(unknown).toEqual([]);
  });

  test('none is dead: of each kind of page one of each product, of each kind of file one', async () => {
    const language = /\/(en|de|fr|sl|it|es|pl|el)(?=\/)/g;
    const kindOf = (link: string) => {
      const { pathname, searchParams } = new URL(link);
      const isPage = /^\/p\/\d/.test(pathname);
      const shape = isPage
        ? pathname.replace(/\/\d+(?=$|\/[a-z]+$)/, '/n').replace(language, '/xx')
        : pathname.replace(/\d+/g, 'n');
      return [shape, ...searchParams.keys()].join(' ');
    };
    const linkByShape = new Map(
      [...found.keys()].filter((link) => !pages.has(link)).map((link) => [kindOf(link), link]),
    );
    expect(linkByShape.size).toBeGreaterThan(50);
    const dead: unknown[] = [];
    await each(linkByShape.values(), async (link) => {
      const response = await get(link);
      await response.arrayBuffer();
      if (response.status !== 200) dead.push({ link, status: response.status, on: found.get(link) });
    });
    expect(dead).toEqual([]);
  });
});
