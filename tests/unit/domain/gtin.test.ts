import { hasGtinCheckDigit } from '@/lib/domain/product/identifiers';

test.each([
  ['a GTIN-14', '10614141000019', true],
  ['a GTIN-13 in 14 digits', '09521234000013', true],
  ['a GTIN-12 in 14 digits', '00614141007349', true],
  ['a GTIN-8 in 14 digits', '00000095050003', true],
  ['a check digit of 0', '09521234000150', true],
  ['another check digit', '09521234000014', false],
  ['two digits that changed places', '09521243000013', false],
])('%s: %s', (_, digits, expected) => {
  expect(hasGtinCheckDigit(digits)).toBe(expected);
});
