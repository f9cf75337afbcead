import { encodeQuery, type QueryValue } from '@/lib/upstream/encode';

test.each<[string, Record<string, QueryValue>, string]>([
  ['a plain value', { version: 31 }, 'version=31'],
  ['a list with its suffix, repeated', { name: [1, 4] }, 'name%5B%5D=1&name%5B%5D=4'],
  ['an empty text', { version: '' }, ''],
  ['false, null and undefined', { a: false, b: null, c: undefined }, ''],
  ['an empty list', { a: [] }, ''],
  ['0 where it means nothing', { page: 0 }, ''],
  ['0 for the QR code and margins', { qrCode: 0, padL: 0 }, 'qrCode=0&padL=0'],
  ['characters that need escaping', { q: 'ä&=' }, 'q=%C3%A4%26%3D'],
])('%s', (_what, query, expected) => {
  expect(encodeQuery(query)).toBe(expected);
});
