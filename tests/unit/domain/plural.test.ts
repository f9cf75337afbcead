import { pluralSuffix } from '@/lib/domain/languages/formatting';

test.each([
  [-1, 'zero'],
  [0, 'zero'],
  [1, 'one'],
  [2, 'two'],
  [3, 'few'],
  [10, 'few'],
  [11, 'many'],
  [99, 'many'],
  [100, 'other'],
  [1_000_000, 'other'],
  [NaN, 'zero'],
])('%d takes the suffix %s', (count, expected) => {
  expect(pluralSuffix(count)).toBe(expected);
});
