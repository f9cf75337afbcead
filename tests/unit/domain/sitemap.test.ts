import {
  type ListedProduct,
  newestDay,
  partsOf,
  productsPerPart,
  sitemapIndex,
  sitemapPart,
} from '@/lib/domain/discovery/sitemap';

const product = (more: Partial<ListedProduct> = {}): ListedProduct => ({
  id: 1001,
  lastmod: '2026-02-01',
  validLangs: [1, 2],
  validTdsLangs: [1],
  documents: { sds: true, tds: true, label: true, ipi: true },
  ...more,
});
const textOf = (products: ListedProduct[], siteUrl = 'https://d.example') =>
  [...sitemapPart(products, siteUrl)].join('');
const screensIn = (text: string) => [
  ...new Set([...text.matchAll(/<loc>[^<]*\/(\w\w)\/\d+<\/loc>/g)].map(([, screen]) => screen)),
];

test.each<[string, Partial<ListedProduct>, string[]]>([
  ['all that there is', {}, ['pd', 'pi', 'gh', 'th', 'ee', 'mh']],
  [
    'no document that cannot be opened',
    { documents: { sds: false, tds: false, label: true, ipi: false } },
    ['pd', 'pi', 'ee'],
  ],
  ['no document without a language', { validLangs: [], validTdsLangs: [] }, ['pd', 'pi']],
  ['no document in a language that nobody knows', { validLangs: [77], validTdsLangs: [78] }, ['pd', 'pi']],
])('a product has %s', (_, more, expected) => {
  expect(screensIn(textOf([product(more)]))).toEqual(expected);
});

test('a part has at most 5,000 addresses and 8 MB, however many languages there are', () => {
  const langs = Array.from({ length: 40 }, (_, index) => index + 1);
  const largest = Array.from({ length: productsPerPart }, (_, index) =>
    product({ id: 999_999_999_000 + index, validLangs: langs, validTdsLangs: langs }),
  );
  const text = textOf(largest, 'https://safety-data-sheets.example-company.example');
  expect(text.match(/<url>/g)).toHaveLength(4_800);
  expect(Buffer.byteLength(text)).toBeLessThan(8_000_000);
});

test('an address is written so that XML reads it', () => {
  expect(textOf([product()], 'https://d.example/?a=1&b=<">')).toContain(
    '<loc>https://d.example/?a=1&amp;b=&lt;&quot;&gt;/p/',
  );
});

test('a day that nobody knows is left out', () => {
  expect(textOf([product({ lastmod: null })])).not.toContain('lastmod');
  expect(sitemapIndex([null, '2026-02-01'], 'https://d.example')).toContain(
    '<sitemap><loc>https://d.example/p/sitemap/1.xml</loc></sitemap>\n' +
      '<sitemap><loc>https://d.example/p/sitemap/2.xml</loc><lastmod>2026-02-01</lastmod></sitemap>',
  );
});

test.each<[(string | null)[], string | null]>([
  [['2026-02-01', '2026-11-03', null], '2026-11-03'],
  [[null], null],
  [[], null],
])('the newest of %j is %s', (days, expected) => {
  expect(newestDay(days.map((lastmod) => product({ lastmod })))).toBe(expected);
});

test.each([
  [0, 0],
  [1, 1],
  [100, 1],
  [101, 2],
])('%i products make %i parts', (total, parts) => {
  expect(partsOf(total)).toBe(parts);
});
