import { readCatalogueQuery } from '@/lib/domain/lists/catalogue';
import { rightGtin } from '@/lib/domain/lists/scanned-gtin';
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
  ['09521234000014', '09521234000013'],
  ['9521234000014', '9521234000013'],
  ['614141000037', '614141000036'],
  ['09521234000013', null],
  ['9521234000013', null],
  ['20261130', null],
  ['10614141000018', '10614141000019'],
  ['9521234000014x', null],
])('of the search %s the right GTIN is %s', (search, right) => {
  expect(rightGtin(search)).toBe(right);
});

test.each([
  ['a GS1 Digital Link', 'https://example.org/01/09521234000013/10/ABC?17=271231', '09521234000013'],
  ['its path alone', '/01/09521234000013', '09521234000013'],
  ['an element string', '(01)09521234000013(10)ABC', '09521234000013'],
  ['a link with too many digits', 'https://example.org/01/095212340000131', 'https://example.org/01/095212340000131'],
  ['a name with such signs', 'mixture (01) 5', 'mixture (01) 5'],
  ['a link with a shorter GTIN', 'https://example.org/01/9521234000013', '09521234000013'],
  ['an element string without brackets', '010952123400001310L7', '09521234000013'],
  ['one with FNC1', '010952123400001310L7\u001d21S9', '09521234000013'],
  ['a GS1 DataMatrix', ']d20109521234000013', '09521234000013'],
  ['a GS1-128 whose batch is first', ']C110L7\u001d0109521234000013', '09521234000013'],
  ['a GS1 QR code whose date is first', ']Q3172701010109521234000013', '09521234000013'],
  ['an EAN-13', ']E09521234000013', '09521234000013'],
  ['a link in a QR code', ']Q1https://example.org/01/09521234000013/10/L7', '09521234000013'],
  ['brackets with blanks', '(10) L7 (01) 09521234000013 (21) S9', '09521234000013'],
  ['a wrong check digit', '010952123400001410L7', '09521234000014'],
  ['a GTIN alone', '9521234000013', '9521234000013'],
  ['another number of 16 digits', '0209521234000013', '0209521234000013'],
])('a search for %s is one for its GTIN, if it has one', (_, search, expected) => {
  expect(readCatalogueQuery({ search }).search).toBe(expected);
});
