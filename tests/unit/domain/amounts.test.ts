import {
  documentFigure,
  massPercent,
  percentage,
  priceInEuro,
  sizeInKilobytes,
  volumeInLitres,
} from '@/lib/domain/languages/formatting';

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
  // Rounded as written, not as the binary fraction next to it.
  [39.985, 'en', '39.99'],
])('%d mass %% in %s is %s', (value, lang, expected) => {
  expect(massPercent(value, lang)).toBe(expected);
});

test.each([
  [69.53, 'en', '69.53'],
  [1234.5, 'de', '1234,50'],
])('a volume of %d litres in %s is %s', (value, lang, expected) => {
  expect(volumeInLitres(value, lang)).toBe(expected);
});

test.each([
  [0.84, 'en', '€0.84'],
  [1234.5, 'de', '1.234,50\u00a0€'],
  [19.51, 'sl', '19,51\u00a0€'],
  [0, 'en', '€0.00'],
])('a price of %d in %s is %s', (value, lang, expected) => {
  expect(priceInEuro(value, lang)).toBe(expected);
});

test.each([
  [42, 'en', '42%'],
  [42.4, 'it', '42%'],
  [42, 'de', '42\u00a0%'],
  [150, 'fr', '150\u00a0%'],
  [0, 'el', '0%'],
])('%d of a hundred in %s is %s', (value, lang, expected) => {
  expect(percentage(value, lang)).toBe(expected);
});

test.each([
  ['en', '48.213', '99.50', '1234.50', '€1,234.50', '42%'],
  ['de', '48,213', '99,50', '1234,50', '1.234,50\u00a0€', '42\u00a0%'],
  ['fr', '48,213', '99,50', '1234,50', '1\u202f234,50\u00a0€', '42\u00a0%'],
  ['sl', '48,213', '99,50', '1234,50', '1234,50\u00a0€', '42\u00a0%'],
  ['it', '48,213', '99,50', '1234,50', '1234,50\u00a0€', '42%'],
  ['es', '48,213', '99,50', '1234,50', '1234,50\u00a0€', '42\u00a0%'],
  ['pl', '48,213', '99,50', '1234,50', '1234,50\u00a0€', '42%'],
  ['el', '48,213', '99,50', '1234,50', '1.234,50\u00a0€', '42%'],
])('in %s a file has %s KB, a substance %s mass %%, a volume %s l; a price is %s, a share %s', (lang, ...expected) => {
  const written = [sizeInKilobytes(48_213, lang), massPercent(99.5, lang), volumeInLitres(1234.5, lang)];
  expect([...written, priceInEuro(1234.5, lang), percentage(42, lang)]).toEqual(expected);
});

test.each([
  [1200, 'en', '1\u202f200'],
  [1200, 'de', '1\u202f200'],
  [1200, 'it', '1200'],
  [12_500, 'pl', '12\u202f500'],
  [0.375, 'el', '0,375'],
])('the limit %d is in %s written as in documents, %s', (value, lang, expected) => {
  expect(documentFigure(value, lang)).toBe(expected);
});
