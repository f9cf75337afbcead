import { keptPage } from '@/page-cache/kept-page.mjs';

const kept = (url: string, headers: Record<string, string> = {}, method = 'GET') => keptPage({ method, url, headers });

test.each(['pd', 'pi', 'gh', 'th', 'ee', 'mh', 'emergency'])('the page %s is kept for everybody', (segment) => {
  expect(kept(`/p/1001/en/${segment}/1`)).toBe(`/p/1001/en/${segment}/1`);
  expect(kept(`/p/1001/en/${segment}/1`, {}, 'HEAD')).toBe(`/p/1001/en/${segment}/1`);
});

test('so are the pages under the SDS, and a page with what it reads of its query, in one order', () => {
  expect(kept('/p/1001/en/gh/1/download')).toBe('/p/1001/en/gh/1/download');
  expect(kept('/p/1009/en/gh/1?qr=0&version=10091')).toBe('/p/1009/en/gh/1?version=10091&qr=0');
  expect(kept('/p/1009/en/gh/1?version=10091&qr=0')).toBe('/p/1009/en/gh/1?version=10091&qr=0');
});

test('what no page reads of a query makes no other page of it', () => {
  expect(kept('/p/1001/en/pd/1?utm_source=mail')).toBe('/p/1001/en/pd/1');
  expect(kept('/p/1009/en/gh/1?fbclid=a&qr=0')).toBe('/p/1009/en/gh/1?qr=0');
});

test.each([
  ['/p/1001/en/pi/1?edit=0.734', '/p/1001/en/pi/1'],
  ['/p/1001/en/pi/1?edit=1', '/p/1001/en/pi/1?edit=1'],
  ['/p/1001/en/pi/1?edit=2&changes=10011', '/p/1001/en/pi/1?changes=10011'],
  ['/p/1001/en/gh/1?edit=1&changes=2', '/p/1001/en/gh/1'],
  ['/p/1001/en/pd/1?version=7&qr=0', '/p/1001/en/pd/1'],
  ['/p/1001/en/mh/1?qr=0&version=1', '/p/1001/en/mh/1?qr=0'],
])('%s is the page %s: values that change nothing make no other page', (url, key) => {
  expect(kept(url)).toBe(key);
});

test.each(['gh/1?version=../a%26qr=1', 'gh/1?qr=yes', `th/1?version=${'1'.repeat(33)}`, 'pi/1?changes=', 'mh/1?qr=2'])(
  '%s leads to another address and is not kept',
  (page) => expect(kept(`/p/1009/en/${page}`)).toBeNull(),
);

test.each(['/p/01009/en/gh/1', '/p/1009/en/gh/01', '/p/0/en/gh/1'])('%s is no page of its own', (url) => {
  expect(kept(url)).toBeNull();
});

test.each([
  ['the label under edit', '/p/1001/en/ed/1'],
  ['the start page', '/p'],
  ['the product list', '/p/products'],
  ['an error page', '/p/dossiererror?id=1&cause=unknown'],
  ['a handler', '/p/api/sds/1001/1'],
  ['a label with settings', '/p/1001/en/ee/1?size=5'],
  ['a parameter that is there twice', '/p/1001/en/gh/1?qr=0&qr=1'],
  ['an encoded address', '/p/1001/en/%70d/1'],
])('%s is not', (_, url) => {
  expect(kept(url)).toBeNull();
});

test.each([
  ['a logged-in visitor', { cookie: 'language=en_US; token=Fe26.2' }],
  ['the data of a page', { rsc: '1' }],
  ['a page in case it is wanted', { 'x-prefetch': '1' }],
])('what is asked for by or as %s is not', (_, headers) => {
  expect(kept('/p/1001/en/pd/1', headers)).toBeNull();
});

test('another cookie does not matter', () => {
  expect(kept('/p/1001/en/pd/1', { cookie: 'language=de_DE; xtoken=1' })).toBe('/p/1001/en/pd/1');
  expect(kept('/p/1001/en/pd/1', {}, 'POST')).toBeNull();
});
