import { formatCount } from '../../cli/output.ts';

test.each([
  [0, '0 files', '0 products are'],
  [1, '1 file', '1 product is'],
  [2, '2 files', '2 products are'],
])('a count of %d takes the singular or the plural', (count, files, products) => {
  expect(formatCount(count, 'file')).toBe(files);
  expect(formatCount(count, 'product is', 'products are')).toBe(products);
});
