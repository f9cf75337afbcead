import {
  refererPage,
  attachmentParams,
  documentParams,
  ipiSizeQuery,
  qrQuery,
  queryOf,
  versionQuery,
} from '@/lib/loaders/request/request-parameters';

const requestFrom = (referer?: string) =>
  new Request('https://dossier.example/p/api/sds/1001/1', { headers: referer === undefined ? {} : { referer } });

test('a document has a product and a language', () => {
  expect(documentParams.parse({ id: '1001', lang: '2' })).toEqual({ id: 1001, lang: 2 });
});

const noNumbers = ['', '0', '-1', '1.5', '1e3', '0x1', '٣', ' 1', '1 ', '1\n', '__proto__', 'null', '1'.repeat(13)];

test.each(noNumbers)('%p is no product, no language and no position', (text) => {
  expect(documentParams.safeParse({ id: text, lang: '1' }).success).toBe(false);
  expect(documentParams.safeParse({ id: '1', lang: text }).success).toBe(false);
  expect(attachmentParams.safeParse({ id: text, position: '0' }).success).toBe(false);
  if (text !== '0') expect(attachmentParams.safeParse({ id: '1', position: text }).success).toBe(false);
});

test('positions count from 0', () => {
  expect(attachmentParams.parse({ id: '1001', position: '0' })).toEqual({ id: 1001, position: 0 });
});

test.each([
  [versionQuery, '31', '31'],
  [versionQuery, '2026-1.0_b', '2026-1.0_b'],
  [versionQuery, null, null],
  [qrQuery, '0', 0],
  [qrQuery, '1', 1],
  [qrQuery, null, 1],
  [ipiSizeQuery, 'A2', 'A2'],
  [ipiSizeQuery, null, 'A4'],
])('the query value %# is read: %p', (query, text, expected) => {
  expect(query.parse(text)).toBe(expected);
});

test.each([
  [versionQuery, ['', '3/1', '3 1', '../x', '1'.repeat(33), 'ä', '1&qrCode=0']],
  [qrQuery, ['', '2', 'true', '01', '1 ']],
  [ipiSizeQuery, ['', 'A3', 'a4', 'A4 ']],
])('the query %# refuses all other values', (query, wrong) => {
  expect(wrong.filter((text) => query.safeParse(text).success)).toEqual([]);
});

test('of a query value that comes twice the first counts, one that does not come is null', () => {
  const request = new Request('https://dossier.example/p/api/sds/1/1?qr=0&qr=1&other=x');
  expect(queryOf(request, 'qr', 'version')).toEqual({ qr: '0', version: null });
});

test.each([
  ['https://dossier.example/p/1001/de/gh/2', 'de', 2],
  ['https://dossier.example/p/1001/de/pi/4?version=1#section-3', 'de', 4],
  ['https://dossier.example/p/1001/en/gh/8/download', 'en', 8],
  ['https://dossier.example/', 'en', 1],
  ['https://dossier.example/p/1001', 'en', 1],
  ['https://dossier.example/p/1001/xx/pi/2', 'en', 1],
  ['https://dossier.example/p/sdserror?interfaceLang=de', 'en', 1],
  ['about:client', 'en', 1],
  ['no address', 'en', 1],
  [undefined, 'en', 1],
])('who asks from %p reads %s and documents in language %i', (referer, interfaceLang, lang) => {
  expect(refererPage(requestFrom(referer))).toMatchObject({ interfaceLang, lang });
});
