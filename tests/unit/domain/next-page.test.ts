import { nextPage, parseNext } from '@/lib/domain/pages/navigation';

test.each([
  '/1001/en/pd/1',
  '/1001/en/gh/1?version=3&compare=2',
  '/products?page=2&search=a%20b',
  '/1001/en/pd/1?x=https://evil.example',
])('after logging in a visitor gets to %s', (path) => {
  expect(nextPage(path)).toBe(path);
});

test.each([
  'https://evil.example',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/a\\..\\..\\evil',
  '/./..//evil.example',
  'javascript:alert(1)',
  'products',
  '/api/session',
  '/api?x=1',
  '/login?next=/login',
  '/_next/static',
  `/${'x'.repeat(3_000)}`,
  '',
  undefined,
  ['/1001/en/pd/1'],
])('%p leads to the product list: no login leads elsewhere', (next) => {
  expect(nextPage(next)).toBe('/products');
});

test.each([
  ['/1001/de/gh/2?version=10012&qr=0', '/1001/de/gh/2?version=10012&qr=0'],
  ['/api/attachments/1001/0', '/api/attachments/1001/0'],
  ['https://evil.example', null],
  ['//evil.example', null],
  ['javascript:alert(1)', null],
  ['', null],
])('after an outage “Try again” may lead to %p: %p', (next, path) => {
  expect(parseNext(next)).toBe(path);
});

test('a logout that names no page leads where it is told to', () => {
  expect(nextPage('https://evil.example', '/')).toBe('/');
});
