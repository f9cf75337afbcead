import { readCatalogueQuery } from '@/lib/domain/lists/catalogue';
import { hasGtinCheckDigit } from '@/lib/domain/product/identifiers';

test.each([
  ['a GTIN-14', '10614141000019', true],
  ['a GTIN-13 in 14 digits', '09521234000013', true],
  ['a GTIN-12 in 14 digits', '00614141007349', true],
  ['a GTIN-8 in 14 digits', '00000095050003', true],
  ['a check digit of 0', '09521234000150', true],
  ['another check digit', '09521234000014', false],
  ['two digits that changed places', '09521243000013', false],
])('%s (%s) has a valid check digit: %s', (_, digits, expected) => {
  expect(hasGtinCheckDigit(digits)).toBe(expected);
});

test.each([
  ['a GS1 Digital Link', 'https://example.org/01/09521234000013/10/ABC?17=271231', '09521234000013'],
  ['its path alone', '/01/09521234000013', '09521234000013'],
  ['an element string', '(01)09521234000013(10)ABC', '09521234000013'],
  ['a link with too many digits', 'https://example.org/01/095212340000131', 'https://example.org/01/095212340000131'],
  ['a name with such signs', 'mixture (01) 5', 'mixture (01) 5'],
])('a search for %s is one for its GTIN, if it has one', (_, search, expected) => {
  expect(readCatalogueQuery({ search }).search).toBe(expected);
});
