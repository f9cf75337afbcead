import { encodeForm, encodeQuery, type QueryValue } from '@/lib/upstream/transport/call';

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

test.each([
  [{ xlang: [4, 1], synonym_id: 1001, opisOFF: '1' }, 'opisOFF=1&synonym_id=1001&xlang[0]=4&xlang[1]=1'],
  [{ b: true, a: false, c: 0, d: '' }, 'a=false&b=true&c=0&d='],
  [{ a: null, b: undefined, c: [] }, ''],
  [{ a: 'ä & b' }, 'a=ä & b'],
  [
    { list: Array.from({ length: 11 }, (_, index) => index) },
    'list[0]=0&list[1]=1&list[2]=2&list[3]=3&list[4]=4&list[5]=5&list[6]=6&list[7]=7&list[8]=8&list[9]=9&list[10]=10',
  ],
])('the form %p is the body %s', (form, expected) => {
  const body = encodeForm(form);
  expect(decodeURIComponent(body.replaceAll('+', ' '))).toBe(expected);
  expect(body).not.toMatch(/[[\]ä ]/);
});
