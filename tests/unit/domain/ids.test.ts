import { isVersionId, parseLang, parseProductId } from '@/lib/domain/product/identifiers';

test.each([
  ['1001', 1001],
  ['0001001', 1001],
  ['999999999999', 999_999_999_999],
  ['1000000000000', null],
  ['0', null],
  ['000000000000', null],
  ['-1001', null],
  ['+1', null],
  ['1.5', null],
  ['1e3', null],
  ['0x10', null],
  [' 1', null],
  ['1\n', null],
  ['١٢', null],
  ['', null],
  ['9'.repeat(65_536), null],
])('product id %p is %p', (value, expected) => {
  expect(parseProductId(value)).toBe(expected);
});

test.each([
  ['1', 1],
  ['9999', 9999],
  ['10000', null],
  ['0', null],
  ['en', null],
  ['', null],
])('document language %p is %p', (value, expected) => {
  expect(parseLang(value)).toBe(expected);
});

test.each([
  ['31', true],
  ['3.0-b_1', true],
  ['a'.repeat(32), true],
  ['a'.repeat(33), false],
  ['', false],
  ['../31', false],
  ['3 0', false],
  ['31\n', false],
])('%p is a version id: %p', (value, expected) => {
  expect(isVersionId(value)).toBe(expected);
});
