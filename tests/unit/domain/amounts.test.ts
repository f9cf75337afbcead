import { massPercent, priceInEuro, sizeInKilobytes } from '@/lib/domain/amounts';

test.each([
  [48_213, 'en', '48.213'],
  [48_213, 'de', '48,213'],
  [1_234_567, 'en', '1234.567'],
  [500, 'en', '0.500'],
  [0, 'de', '0,000'],
])('%d bytes in %s are %s KB', (bytes, lang, expected) => {
  expect(sizeInKilobytes(bytes, lang)).toBe(expected);
});

test.each([
  [99.5, 'en', '99.50'],
  [0.125, 'de', '0,13'],
  [100, 'de', '100,00'],
])('%d mass %% in %s is %s', (value, lang, expected) => {
  expect(massPercent(value, lang)).toBe(expected);
});

test.each([
  [0.84, 'en', '€0.84'],
  [1234.5, 'de', '1.234,50\u00a0€'],
])('a price of %d in %s is %s', (value, lang, expected) => {
  expect(priceInEuro(value, lang)).toBe(expected);
});
